import { sizeOrder } from '#shop/listing/size-order.ts';
import type { Product } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import type { ProductMatch } from '../retrieval/variants/match-variant.ts';
import { namedValues } from '../retrieval/variants/named-values.ts';
import { isOfSizes, sizeSentences } from './product/option-sentences.ts';

/** `boots size 48` */
const sizeAsked = /\bsize (\d{2,3}(?:[.,]5)?|x{0,3}[sl]|m|\dxl)(?![\p{L}\d.,])/u;

/**
 * Says that none of the products found comes in the size that a message asks for, and which is the nearest. null where one
 * does, or the message asks for no size.
 */
export function lackedSizeText(turn: TurnContext, found: readonly ProductMatch[]): string | null {
  const size = sizeAsked.exec(foldAccents(turn.message))?.[1];
  const sized = found.flatMap(({ product }) => sizesOf(product));
  if (size === undefined || sized.length === 0 || namedValues(sized, size).length > 0) return null;
  const { lacksValue, noneInSize } = turn.messages.answers;
  const [only, other] = found.filter(({ product }) => sizesOf(product).length > 0);
  if (only && !other)
    return [
      lacksValue({ title: only.product.title, value: size.toUpperCase() }),
      ...sizeSentences(turn, only.product),
    ].join(' ');
  const nearest = nearestTo(size, sized);
  return nearest === null ? null : noneInSize({ size: size.toUpperCase(), nearest });
}

function sizesOf({ options }: Product): readonly string[] {
  return options.filter(isOfSizes).flatMap(({ values }) => values.map(({ value }) => value));
}

/** The next smaller one, else the smallest; null where they are of another kind, as letters and numbers are. */
function nearestTo(size: string, sizes: readonly string[]): string | null {
  const order = sizeOrder([...sizes, size]);
  if (order === null) return null;
  const sorted = sizes.toSorted(order);
  return sorted.findLast((each) => order(each, size) < 0) ?? sorted[0] ?? null;
}
