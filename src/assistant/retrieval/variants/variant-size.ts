import type { Product } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { sizeOrder } from '#shop/listing/size-order.ts';
import { inBaseUnit } from '#shop/listing/units.ts';
import { namePieces } from '../named-product.ts';
import { namesOfSize } from './size-names.ts';

const wishes: readonly (readonly [RegExp, 'smallest' | 'largest'])[] = [
  [/\b(?:small|smaller|smallest|little|mini|tiny)\b/, 'smallest'],
  [/\b(?:large|larger|largest|big|bigger|biggest)\b/, 'largest'],
];

/**
 * The value that `the small jar` or `the bigger one` means of a product with packs of different sizes; null when the text
 * asks for no size, no option has amounts, or several do.
 */
export function valueBySize({ options }: Product, text: string): string | null {
  const wish = wishes.find(([pattern]) => pattern.test(foldAccents(text)))?.[1];
  const measured = options.filter(
    ({ values }) => values.length > 1 && values.every(({ value }) => amountOf(value) !== null),
  );
  const [only, second] = measured;
  if (!wish || !only || second) return null;
  const sorted = only.values.toSorted((a, b) => (amountOf(a.value) ?? 0) - (amountOf(b.value) ?? 0));
  return (wish === 'smallest' ? sorted[0] : sorted.at(-1))?.value ?? null;
}

/** `the smallest one`, `in the biggest size please`: a message that says no more. */
const sizeAlone =
  /^(?:(?:ok|okay|then|and|just|rather|no|yes|please|in|i'll take|i'd like|what about|how about)[\s,]+)*(?:the )?(?:one )?(?:in )?(?:the )?(?<wish>smallest|biggest|largest|small|big|large)(?: (?:one|size|version|pack|packet|bag|bottle|box|jar|tin))?(?:[\s,]+(?:then|please))*[\s.!?]*$/;

/** The first or last of the sizes of a product, where a message asks for nothing else; null where its sizes have no order. */
export function valueBySizeAlone({ options }: Product, message: string): string | null {
  const wish = sizeAlone.exec(foldAccents(message))?.groups?.['wish'];
  const sized = options.flatMap(({ values }) => {
    const labels = values.map(({ value }) => value);
    const order = sizeOrder(labels);
    return order ? [labels.toSorted(order)] : [];
  });
  const [only, second] = sized;
  if (wish === undefined || !only || second) return null;
  // Of S, M, L and XL the large one is L.
  const isName = !wish.endsWith('est') && only.some((label) => namesOfSize(foldAccents(label)).length > 0);
  return isName ? null : ((wish.startsWith('small') ? only[0] : only.at(-1)) ?? null);
}

/** The only value that begins with a number: `28` of a pan in 28 cm. */
export function valueByNumber({ options }: Product, number: string): string | null {
  const values = options.flatMap((option) => option.values.map(({ value }) => value));
  const [only, second] = values.filter((value) => namePieces(value).find((piece) => /\d/.test(piece)) === number);
  return second === undefined ? (only ?? null) : null;
}

/** An amount with a unit in the smallest unit of its kind, or the area of `70 x 50 cm`; null for anything else. */
function amountOf(value: string): number | null {
  const text = value.trim().toLowerCase();
  const sides = /^(\d{1,5}) ?[x×] ?(\d{1,5})(?: ?(?:mm|cm|m|in|inch))?$/.exec(text);
  if (sides) return Number(sides[1]) * Number(sides[2]);
  const [, number = '', unit = ''] = /^(\d+(?:[.,]\d+)?) ?(\p{L}+)$/u.exec(text) ?? [];
  return inBaseUnit(number, unit);
}
