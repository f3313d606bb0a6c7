import type { CartLine } from '#shop/cart/cart.ts';
import { sizeOrder } from '#shop/listing/size-order.ts';
import type { Option, Product, Variant } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { namePieces, scoreName } from '../../retrieval/named-product.ts';
import { namedByOption } from '../../retrieval/variants/named-values.ts';
import { valueBySize } from '../../retrieval/variants/variant-size.ts';
import { itemPieces } from './item-text.ts';
import { readFragment } from './order-fragment.ts';

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
  const wanted = current && isAbout(product, from) ? wantedValues(product, to, current) : [];
  const target = (current?.values ?? []).map((value, index) => wanted[index] ?? value);
  const variant = product.variants.find(({ values }) => values.every((value, index) => value === target[index]));
  return variant && variant.id !== line.variant.id ? { line, product, variant } : null;
}

/** The value of each option that `the bigger one`, `blue, in M` mean; null of those that stay as they are. */
function wantedValues(product: Product, text: string, { values }: Variant): readonly (string | null)[] {
  if (theOther.test(text)) return otherValues(product, values);
  const step = sizeStep(text);
  if (step !== 0) return product.options.map((option, index) => neighbour(option, values[index] ?? '', step));
  const fragment = readFragment(product, text);
  if ((!fragment && !isAbout(product, text)) || (fragment?.quantity ?? null) !== null) return [];
  const said = fragment ? fragment.values.join(' ') : `${text} ${valueBySize(product, text) ?? ''}`;
  return namedByOption(product, said).map(([only, other]) => (other === undefined ? (only ?? null) : null));
}

/** `the other colour`, where only one option has values to choose from, and that has two. */
const theOther = /^\W*(?:in )?the other(?: one)?(?: (?:colou?r|size|kind|version))?\W*$/;

function otherValues({ options }: Product, values: readonly string[]): readonly (string | null)[] {
  const [, second] = options.filter((option) => option.values.length > 1);
  return options.map((option, index) => {
    const others = option.values.filter(({ value }) => value !== values[index]);
    return second === undefined && others.length === 1 ? (others[0]?.value ?? null) : null;
  });
}

function sizeStep(text: string): number {
  const [, up, down] =
    /^\W*(?:(?:the|an?|one|next|size)\s+)*(?:(bigger|larger|longer|heavier)|(smaller|shorter|lighter))(?:\s+(?:one|size|please))*\W*$/.exec(
      text,
    ) ?? [];
  return up === undefined ? (down === undefined ? 0 : -1) : 1;
}

/** The next of the sizes in their order; null at their end, and where they have none. */
function neighbour({ values }: Option, current: string, step: number): string | null {
  const labels = values.map(({ value }) => value);
  const order = sizeOrder(labels);
  const sorted = order ? labels.toSorted(order) : [];
  const at = sorted.indexOf(current);
  return at < 0 ? null : (sorted[at + step] ?? null);
}

/** All words are of the product, its options or the request: `swap the mug for the vase` is about something else. */
function isAbout(product: Product, text: string): boolean {
  return scoreName(product, itemPieces(text)).unknown.length === 0;
}

function isLineNamed({ variant }: CartLine, { title }: Product, from: string): boolean {
  const own = new Set(namePieces([title, ...variant.options.map(({ value }) => value)].join(' ')));
  return itemPieces(from).some((piece) => own.has(piece));
}
