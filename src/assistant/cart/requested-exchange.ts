import type { CartLine } from '#shop/cart/cart.ts';
import type { Product, Variant } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { namePieces, scoreName } from '../retrieval/named-product.ts';
import { namedByOption } from '../retrieval/variants/named-values.ts';
import { valueBySize } from '../retrieval/variants/variant-size.ts';
import { itemPieces } from './item-text.ts';

/** A line of the cart and the variant of its product that is wanted in its place. */
export interface RequestedExchange {
  readonly line: CartLine;
  readonly product: Product;
  readonly variant: Variant;
}

interface LineWithProduct {
  readonly line: CartLine;
  readonly product: Product;
}

/**
 * The lines that `swap the blue one for the red one`, `change the size to M` can mean, each with what it becomes. A line
 * fits when every word is of its product and the words after `for` or `to` name values that it can have instead.
 */
export function findExchanges(message: string, lines: readonly LineWithProduct[]): readonly RequestedExchange[] {
  const parts = replacementParts(message);
  if (!parts) return [];
  const found = lines.flatMap((each) => exchangeOf(each, parts) ?? []);
  const named = found.filter(({ line, product }) => isLineNamed(line, product, parts.from));
  return named.length > 0 ? named : found;
}

interface ExchangeParts {
  /** What is in the cart. */
  readonly from: string;
  /** What is wanted instead. */
  readonly to: string;
}

/** null when the message does not say what is wanted. */
export function replacementParts(message: string): ExchangeParts | null {
  const [, from = '', to = ''] =
    /\b(?:swap|switch|exchange|replace|change|make|set)\b(.*?)\b(?:for|to|with|into)\b(.*)$/.exec(
      foldAccents(message),
    ) ?? [];
  return to.trim() === '' ? null : { from, to };
}

function exchangeOf({ line, product }: LineWithProduct, { from, to }: ExchangeParts): RequestedExchange | null {
  const current = product.variants.find(({ id }) => id === line.variant.id);
  if (!current || !isOnlyAbout(product, `${from} ${to}`)) return null;
  const said = `${to} ${valueBySize(product, to) ?? ''}`;
  const wanted = namedByOption(product, said);
  const target = current.values.map((value, index) =>
    wanted[index]?.length === 1 ? (wanted[index][0] ?? value) : value,
  );
  const variant = product.variants.find(({ values }) => values.every((value, index) => value === target[index]));
  return variant && variant.id !== current.id ? { line, product, variant } : null;
}

/** All words are of the product, its options or the request: `swap the mug for the vase` is about something else. */
function isOnlyAbout(product: Product, text: string): boolean {
  const pieces = itemPieces(text);
  return pieces.length > 0 && scoreName(product, pieces).unknown.length === 0;
}

function isLineNamed({ variant }: CartLine, { title }: Product, from: string): boolean {
  const own = new Set(namePieces([title, ...variant.options.map(({ value }) => value)].join(' ')));
  return itemPieces(from).some((piece) => own.has(piece));
}
