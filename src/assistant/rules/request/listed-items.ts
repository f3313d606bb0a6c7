import type { Product } from '#shop/product/product.ts';
import { parseCartIntent } from '../../cart/wording/cart-intent.ts';
import { isPronoun, itemPieces, itemText, listParts, listsPronoun } from '../../cart/wording/item-text.ts';
import { countsSeveral, mayCountPieces, statedQuantity } from '../../cart/wording/stated-quantity.ts';
import { isHead, type NamedProduct, namePieces } from '../../retrieval/named-product.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import type { ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { parseNumberWord } from '#shop/text/numbers.ts';
import { readFragment } from '../../cart/wording/order-fragment.ts';
import { shownProduct } from '../answer-value.ts';
import { findNamed, isNamedWhole } from './find-named.ts';
import { maxListed, type RequestedItem, resolveRequestedItem, resolveVariant } from './requested-item.ts';
import { productsTogether, type ShownSet, shownSet } from './written-out/shown-set.ts';

export interface ListedItem {
  readonly match: ProductMatch;
  readonly quantity: number;
  /** What the visitor says of it, as a request of its own. */
  readonly request: string;
}

/** A thing of a list of which it is not clear which product, which variant or how many. */
export interface UnclearListItem {
  /** What follows the verb of a request for it alone. */
  readonly request: string;
  readonly item: Exclude<RequestedItem, { kind: 'variant' }>;
}

export interface ListedItems {
  readonly clear: readonly ListedItem[];
  readonly unclear: readonly UnclearListItem[];
  /** Each part says by itself that it is a thing: `red and white wine` lists no red. */
  readonly isSure: boolean;
}

/**
 * The different variants that a request for several things means: `the table in oak and two lamps`, `both` of two that
 * were shown; and what is open of others. Nothing is clear where it may be no list, or where it is not clear how many.
 */
export async function readList(turn: TurnContext, rest: string): Promise<ListedItems> {
  const pointed = await productsTogether(turn);
  const together = pointed.length > 1 ? pointedItems(turn, pointed, shownSet(turn)) : [];
  const { items, isSure } = together.length > 0 ? { items: together, isSure: true } : await namedItems(turn, rest);
  const clear = items.flatMap((item) => (item !== null && 'match' in item ? [item] : []));
  const unclear = items.flatMap((item) => (item !== null && 'item' in item ? [item] : []));
  const variants = new Set(clear.map(({ match }) => match.variant.id));
  const isList = items.length > 1 && variants.size + unclear.length === items.length;
  return isList ? { clear, unclear, isSure } : { clear: [], unclear: [], isSure };
}

/** The same, empty when one of them is in any doubt. */
export async function resolveListedItems(turn: TurnContext, rest: string): Promise<readonly ListedItem[]> {
  const { clear, unclear, isSure } = await readList(turn, rest);
  return isSure && unclear.length === 0 ? clear : [];
}

/** `everything, the mugs twice`: as many of each as is said. With another name beside `both`, it is not clear what is meant. */
function pointedItems(
  turn: TurnContext,
  products: readonly Product[],
  set: ShownSet | null,
): readonly (ListedItem | UnclearListItem)[] {
  const said = listParts(set?.rest ?? turn.message).filter((part) => !pointingOnly.test(part.trim()));
  const counted = said.map((part) => countedOf(products, part));
  if (counted.includes(null)) return [];
  return products.map((product) => {
    const item = resolveVariant(turn, product, '');
    const quantity = counted.find((each) => each?.product.id === product.id)?.quantity ?? set?.quantity ?? 1;
    const request = `${quantity} of ${product.title}`;
    return item.kind === 'variant' ? writtenOut(item.match, quantity) : { request, item };
  });
}

/** The only one of some products that a part of a list names, and how many of it. */
function countedOf(
  products: readonly Product[],
  part: string,
): { readonly product: Product; readonly quantity: number } | null {
  const text = part.replace(aroundCount, '').trim();
  const named = products.flatMap((product) => {
    const fragment = readFragment(product, text);
    return fragment && fragment.quantity !== null && fragment.names.length > 0
      ? [{ product, quantity: fragment.quantity }]
      : [];
  });
  const [only, other] = named;
  return only && !other ? only : null;
}

const aroundCount = /[\s,]*(?:(?:to|in|into) (?:my|the) (?:cart|basket|bag)|please|thanks)[\s.!]*$/;

export function writtenOut(match: ProductMatch, quantity: number): ListedItem {
  const name = [match.product.title, ...match.variant.values].join(' ');
  return { match, quantity, request: `add ${quantity} of ${name}` };
}

const pointingOnly =
  /^(?:(?:please|ok|okay|yes|then|i'll|i|will|add|put|take|buy|have|get|both|of|them|these|those|the|one|ones|first|second|third|fourth|last|and|to|in|into|my|cart|basket|bag|thanks)(?:[\s,.!]+|$))*$/i;

interface ReadParts {
  readonly items: readonly (ListedItem | UnclearListItem | null)[];
  readonly isSure: boolean;
}

const nothing: ReadParts = { items: [], isSure: false };

async function namedItems(turn: TurnContext, rest: string): Promise<ReadParts> {
  const text = rest.replace(/[.!\s]+$/, '');
  const spokenOf = listsPronoun(text) ? await itemSpokenOf(turn, text) : [];
  if (spokenOf === null) return nothing;
  const all = listParts(text).map((part) => part.trim());
  const each = all.length > 1 ? all.filter((part) => isOfEach(part)) : [];
  const ofEach = each.length === 1 ? await itemsOfEach(turn, each[0] ?? '') : [];
  const parts = await wholeParts(
    turn,
    all
      .map((part) => part.replace(verbAgain, ''))
      .filter((part) => !each.includes(part) && itemPieces(itemText(part)).length > 0),
  );
  const count = parts.length + spokenOf.length + ofEach.length;
  if (count < 2 || count > maxListed) return nothing;
  const things = await Promise.all(parts.map((part) => isThing(turn, part)));
  const items = await Promise.all(parts.map((part) => itemOf(turn, part)));
  return { items: [...spokenOf, ...ofEach, ...items], isSure: things.every(Boolean) };
}

/** `one of each` beside other things of a list. */
export function isOfEach(part: string): boolean {
  return /^(?:(?:\p{L}+|\d{1,2}) of each|both)$/u.test(part);
}

function itemsOfEach(turn: TurnContext, part: string): Promise<readonly ListedItem[]> {
  const message = `add ${part}`;
  return resolveListedItems({ ...turn, message }, part);
}

/** `it and the card game`: the product spoken of. null when none was, or several things are pointed at. */
async function itemSpokenOf(turn: TurnContext, text: string): Promise<readonly ListedItem[] | null> {
  const { focus, lastProducts } = turn.memory.conversation;
  const onePronoun = lastProducts.length > 1 ? singular : singularOrPlural;
  const pointing = listParts(text).filter(isPronoun);
  const [only = '', other] = pointing;
  const { number = 'one', pronoun } = onePronoun.exec(only)?.groups ?? {};
  const product =
    focus && other === undefined && pronoun !== undefined ? await turn.catalog.product(focus.handle) : null;
  const item = product && resolveVariant(turn, product, '');
  const quantity = parseNumberWord(number);
  return item?.kind === 'variant' && quantity !== null ? [writtenOut(item.match, quantity)] : null;
}

/** `it`, `two of it`; `two of them` only where no others were shown, and `them` may always be several things. */
const singular = /^(?:(?<number>\S+) of )?(?<pronoun>it|that|this)(?: one)?$/;
const singularOrPlural = /^(?:(?<number>\S+) of )?(?<pronoun>it|that|this|(?<=of )(?:them|those|these))(?: one)?$/;

/** What stands alone has an article, a number or more than one word, or is what some product is called. */
async function isThing(turn: TurnContext, part: string): Promise<boolean> {
  if (part.trim().split(' ').length > 1) return true;
  const [best] = await findNamed(turn, itemText(part), []);
  return best !== undefined && (isHead(best) || isEndOfTitle(best, part.trim()));
}

/** `filter` of a `Kaffeefilter` */
function isEndOfTitle({ product: { title }, inTitle }: NamedProduct, part: string): boolean {
  const [piece = '', other] = itemPieces(part);
  return other === undefined && inTitle.includes(piece) && !namePieces(title).includes(piece);
}

/** With `salt and pepper mill` as one part where a product is called so. */
async function wholeParts(turn: TurnContext, parts: readonly string[]): Promise<readonly string[]> {
  const [first, second, ...others] = parts;
  if (first === undefined || second === undefined) return parts;
  const joined = `${first} and ${second}`;
  const named = await findNamed(turn, itemText(joined), []);
  const pieces = itemPieces(itemText(joined));
  const isOne = named.some(({ product, inTitle }) => inTitle.length > 0 && isNamedWhole(product, pieces));
  return isOne ? wholeParts(turn, [joined, ...others]) : [first, ...(await wholeParts(turn, [second, ...others]))];
}

/** null when the number of pieces is not clear. */
async function itemOf(turn: TurnContext, part: string): Promise<ListedItem | UnclearListItem | null> {
  const request = `add ${part}`;
  const rest = parseCartIntent(request)?.rest ?? part;
  const item = await resolveRequestedItem({ ...turn, message: request }, rest);
  if (item.kind !== 'variant') return (await valueOfFocus(turn, part)) ?? { request: rest, item };
  const { product, variant } = item.match;
  if (countsSeveral(rest, product.title) || mayCountPieces(rest, product.title, variant.values)) return null;
  const quantity = statedQuantity(rest, [product.title, ...variant.values].join(' ')) ?? 1;
  return namesPart(item.match, part) ? { match: item.match, quantity, request } : writtenOut(item.match, quantity);
}

/** `the large one` says of which product it is by what was shown alone. */
function namesPart({ product }: ProductMatch, part: string): boolean {
  const pieces = itemPieces(part);
  return namePieces(product.title).some((piece) => pieces.includes(piece));
}

/** `take the lynx and throw in the pump` */
const verbAgain = /^(?:(?:please|also|then)\s+)*(?:throw in|add|put in|take|get|buy)\s+/;

/** `1 m` of the cable spoken of, `one in grey`. */
async function valueOfFocus(turn: TurnContext, part: string): Promise<ListedItem | null> {
  const product = await shownProduct(turn);
  const fragment = product && readFragment(product, part);
  if (!product || !fragment || fragment.values.length === 0) return null;
  const item = resolveVariant(turn, product, fragment.values.join(' '));
  return item.kind === 'variant' ? writtenOut(item.match, fragment.quantity ?? 1) : null;
}
