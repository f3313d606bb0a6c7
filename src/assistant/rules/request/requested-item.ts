import type { Product, Variant } from '#shop/product/product.ts';
import { singularize } from '#shop/text/stem.ts';
import { countsSeveral, statedQuantity } from '../../cart/wording/stated-quantity.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { earlierValues, forAgeSearched } from '../../retrieval/variants/earlier-values.ts';
import type { ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { type NamedProduct, namePieces, splitComplement, withoutAccessories } from '../../retrieval/named-product.ts';
import { comparativePhrase } from '../../retrieval/quantities/comparatives.ts';
import { valueByMeasure, withoutMeasure } from '../../retrieval/variants/value-ranges.ts';
import { findNamedVariants } from '../../retrieval/variants/named-values.ts';
import { valueByColor } from '../../retrieval/variants/variant-color.ts';
import { valueByNumber, valueBySize } from '../../retrieval/variants/variant-size.ts';
import { countsBeside, itemPieces, itemText, listParts, listsPronoun } from '../../cart/wording/item-text.ts';
import { findNamed, isNamedWhole, unknownPieces } from './find-named.ts';
import { findPointedProduct, namesUnclearBoth, pointsAtShown } from '../shown/referenced-product.ts';
import { productsTogether } from './written-out/shown-set.ts';

/** What a request to add something means. All but `variant` need a question: a doubt is never decided for the visitor. */
export type RequestedItem =
  | { readonly kind: 'variant'; readonly match: ProductMatch }
  /** Of these variants one is meant; they differ in the open options. */
  | {
      readonly kind: 'choice';
      readonly product: Product;
      readonly variants: readonly Variant[];
      readonly open: readonly string[];
    }
  | {
      readonly kind: 'sold-out';
      readonly product: Product;
      readonly variant: Variant;
      readonly others: readonly Product[];
    }
  /** It is most like these products, which have nothing of the unknown words. */
  | { readonly kind: 'unknown'; readonly products: readonly Product[]; readonly words: readonly string[] }
  | { readonly kind: 'several'; readonly products: readonly Product[] }
  /** Several things at once: `the table and the chair`. */
  | { readonly kind: 'listed'; readonly products: readonly Product[] }
  | { readonly kind: 'none' };

/** The product and variant that a request names, by what follows its verb (folded). */
export async function resolveRequestedItem(turn: TurnContext, rest: string): Promise<RequestedItem> {
  const text = itemText(rest);
  const several = await productsTogether(turn);
  if (several.length > 1) return { kind: 'listed', products: several };
  const pointed = await findPointedProduct(turn);
  const beside = pointed ? await namedBeside(turn, text, pointed) : [];
  if (pointed && beside.length > 0) return { kind: 'listed', products: [pointed, ...beside] };
  if (pointed) return resolveVariant(turn, pointed, text.replace(comparativePhrase, ' '));
  if (pointsAtShown(turn) || namesUnclearBoth(turn)) return { kind: 'none' };
  const pieces = itemPieces(text);
  const shown = await shownProducts(turn);
  if (pieces.every((piece) => sizeWish.test(piece)))
    return resolveImplied(turn, shown, sizeAlone.test(rest) ? rest : text);
  if (packsAlone.test(text) && impliedProduct(turn, shown)) return resolveImplied(turn, shown, '');
  if (pronounIn.test(text) && impliedProduct(turn, shown)) return resolveImplied(turn, shown, text);
  const ofSize = itemOfSize(turn, text, shown);
  if (ofSize) return ofSize;
  const named = await findNamed(turn, text, shown);
  if (countsBeside(rest) || (shown.length === 0 && listsPronoun(text)))
    return { kind: 'listed', products: distinct([...shown, ...named.slice(0, 1).map(productOf)]) };
  const listed = await listedProducts(turn, text, shown);
  const isOneThing = !listsPronoun(text) && named.some(({ product }) => isNamedWhole(product, pieces));
  if (listed.length > 1 && !isOneThing) return { kind: 'listed', products: listed };
  if (countsOther.test(rest) && !isOneThing && !countsSeveral(rest, named[0]?.product.title ?? ''))
    return { kind: 'listed', products: distinct([...listed, ...named.slice(0, 1).map(productOf)]) };
  const counted = await onlyCounted(turn, { named, text, shown });
  if (counted.length > 1) return { kind: 'several', products: counted };
  return resolveNamed({ turn, named: withoutQuantity(ofThing(named, text), rest), shown, text });
}

/** `the cheapest one and a vest`: what else is named by its title, after the one that is pointed at. */
async function namedBeside(turn: TurnContext, text: string, pointed: Product): Promise<readonly Product[]> {
  const parts = listParts(text).filter((part) => itemPieces(part).length > 0);
  if (parts.length !== 2) return [];
  const named = await Promise.all(parts.filter((part) => !isPointing(part)).map((part) => findNamed(turn, part, [])));
  return named.flatMap(([first]) =>
    first && first.inTitle.length > 0 && first.score >= minScore && first.product.id !== pointed.id
      ? [first.product]
      : [],
  );
}

function isPointing(part: string): boolean {
  return /\b(?:ones?|first|second|third|fourth|last)\b/.test(part);
}

/** `the planter and 3 saucers`: the number counts another thing than what is named first. */
const countsOther =
  /\p{L}{3,}\s+(?:and|plus|&|\+)\s+(?:\d{1,2} ?[x×]?|two|three|four|five|six)\s+(?:of )?(?!packs?\b|pieces?\b|pairs?\b)\p{L}{3,}/u;

/** `chargers for the HT-18`: what has all of the thing in its title comes before the machine that it is for. */
function ofThing(named: readonly NamedProduct[], text: string): readonly NamedProduct[] {
  const [thing, complement] = splitComplement(text);
  const pieces = itemPieces(thing);
  const called = named.filter(({ inTitle }) => pieces.every((piece) => inTitle.includes(piece)));
  return complement !== '' && pieces.length > 0 && called.length > 0 ? called : named;
}

/** `I'll take 42`: a number of two digits may be a value of the product spoken of. */
const sizeAlone = /^(?:the |in )?(\d{2,3})[\s.!]*$/;

/** `100 bolts`: products among which only the number decides, as one has it in its title; it may count pieces. */
async function onlyCounted(
  turn: TurnContext,
  { named, text, shown }: Pick<NamedRequest, 'named' | 'text' | 'shown'>,
): Promise<readonly Product[]> {
  const [, number = '', thing = ''] = leadingNumber.exec(text) ?? [];
  const [best] = named;
  if (!best?.inTitle.includes(number) || singularize(lastWord(thing)) === lastWord(thing)) return [];
  const others = await findNamed(turn, thing, shown);
  const [first] = others;
  if (!first || first.inTitle.length === 0) return [];
  return others.filter(({ score }) => score >= first.score - clearLead).map(({ product }) => product);
}

const leadingNumber = /^(\d{1,4}) ((?:\p{L}+ ?){1,4})$/u;

function lastWord(text: string): string {
  return text.trim().split(' ').at(-1) ?? '';
}

/** A number that is the quantity, or which of several packs is meant, is not expected in the name. */
function withoutQuantity(named: readonly NamedProduct[], rest: string): readonly NamedProduct[] {
  return named.map((each) => {
    const quantity = String(statedQuantity(rest, each.product.title));
    const isSized = valueBySize(each.product, rest) !== null;
    const isMeant = (piece: string): boolean => piece === quantity || (isSized && sizeWish.test(piece));
    return { ...each, unknown: each.unknown.filter((piece) => !isMeant(piece)) };
  });
}

/**
 * `the table in walnut and the leaf`, `it and a leaf`: the different products that the parts of a list name by their
 * titles, or point at.
 */
async function listedProducts(turn: TurnContext, text: string, shown: readonly Product[]): Promise<readonly Product[]> {
  const parts = listParts(text).filter((part) => itemPieces(part).length > 0);
  const pointed = listsPronoun(text) ? shown.slice(0, 1) : [];
  if (parts.length + pointed.length < 2) return [];
  const named = await Promise.all(parts.slice(0, maxListed).map((part) => findNamed(turn, part, shown)));
  const best = named.flatMap(([first]) =>
    first && first.score >= minScore && first.inTitle.length > 0 ? [first] : [],
  );
  return distinct([...pointed, ...best.map(productOf)]);
}

function productOf({ product }: NamedProduct): Product {
  return product;
}

function distinct(products: readonly Product[]): readonly Product[] {
  return [...new Map(products.map((product) => [product.id, product])).values()];
}

export const maxListed = 4;

async function shownProducts({ catalog, memory }: TurnContext): Promise<readonly Product[]> {
  const { focus, lastProducts } = memory.conversation;
  const handles = [...(focus ? [focus] : []), ...lastProducts].map(({ handle }) => handle);
  return handles.length > 0 ? catalog.products([...new Set(handles)]) : [];
}

/** `2 boxes`: of what is spoken of. */
const packsAlone = /^(?:packs?|packets?|boxes|bags?|bottles?|jars?|tins?|cans?|tubes?|rolls?|sets?)[\s.!]*$/;

/** `it in natural`: whatever else comes in it. */
const pronounIn = /^(?:it|that|this|them|those|these) in \S+(?: \S+)?$/;

/** `add it`, `add the 500 g one`: the product spoken of, or the only one shown. */
function resolveImplied(turn: TurnContext, shown: readonly Product[], text: string): RequestedItem {
  const implied = impliedProduct(turn, shown);
  if (implied) return resolveVariant(turn, implied, text);
  return shown.length > 1 ? { kind: 'several', products: shown } : { kind: 'none' };
}

/** `a 16`, `one 12`: of what is spoken of, in the size that begins with that number. */
function itemOfSize(turn: TurnContext, text: string, shown: readonly Product[]): RequestedItem | null {
  const number = /^(?:an?|one) (\d{2,3})$/.exec(text)?.[1];
  const product = number === undefined ? undefined : impliedProduct(turn, shown);
  const value = product && number !== undefined ? valueByNumber(product, number) : null;
  return product && value !== null ? resolveVariant(turn, product, value) : null;
}

function impliedProduct({ memory }: TurnContext, shown: readonly Product[]): Product | undefined {
  const { focus } = memory.conversation;
  return shown.find(({ handle }) => handle === focus?.handle) ?? (shown.length === 1 ? shown[0] : undefined);
}

interface NamedRequest {
  readonly turn: TurnContext;
  readonly named: readonly NamedProduct[];
  readonly shown: readonly Product[];
  readonly text: string;
}

/** Products that differ less in how well they are named are equally likely. */
const clearLead = 0.05;
const minScore = 0.4;

function resolveNamed({ turn, named, shown, text }: NamedRequest): RequestedItem {
  const isShown = ({ product }: NamedProduct): boolean => shown.some(({ id }) => id === product.id);
  const ofShown = named.filter((each) => isShown(each) && each.unknown.length === 0);
  const isValue = ofShown.some(
    ({ product, inTitle }) => inTitle.length === 0 && findNamedVariants(product, [text]).isNamed,
  );
  const pointing =
    isValue ||
    /\b(?:it|that|this|one|ones|them|other)\b/.test(text) ||
    named.every(({ inTitle }) => inTitle.length === 0);
  if (pointing && ofShown.length > 0) return resolveAmong(turn, ofShown, text);
  const [best] = named;
  if (!best || best.score < minScore || best.inTitle.length === 0) return { kind: 'none' };
  const unnumbered = onlyComplete(named);
  if (unnumbered && unnumbered.id !== best.product.id && hasUnsaidNumber(best)) {
    const words = named.find(({ product }) => product.id === unnumbered.id)?.unknown ?? [];
    return { kind: 'unknown', products: [unnumbered, best.product], words };
  }
  const likely = withoutAccessories(named.filter(({ score }) => score >= best.score - clearLead));
  const ofKind = best.unknown.length === 0 ? sameKind(best.product, named) : [];
  if (ofKind.length > 0) return { kind: 'several', products: ofKind };
  if (best.unknown.length > 0)
    return { kind: 'unknown', products: likely.map(({ product }) => product), words: best.unknown };
  const item = resolveAmong(turn, likely, text);
  if (item.kind !== 'sold-out') return item;
  const others = named.filter(({ product, score }) => product.id !== item.product.id && score >= minScore / 2);
  return { ...item, others: others.map(({ product }) => product) };
}

/** All of the kind that is the whole name of a product, as one is called `Toner` among toners; empty for other names. */
function sameKind(product: Product, named: readonly NamedProduct[]): readonly Product[] {
  const [piece = '', ...rest] = namePieces(product.title);
  const all = named.filter(({ inTitle }) => inTitle.includes(piece)).map((each) => each.product);
  const others = all.filter(({ id, type }) => id !== product.id && namePieces(type ?? '').includes(piece));
  return rest.length === 0 && others.length >= minOfKind ? all : [];
}

/** `Kettle` and `Kettle 2` are two versions of one thing. */
const minOfKind = 2;

/** `Kettle in S` where the Kettle has no S, but the Kettle 2 does: a number that nobody said is not guessed. */
function hasUnsaidNumber({ product, inTitle }: NamedProduct): boolean {
  return namePieces(product.title).some((piece) => /\d/.test(piece) && !inTitle.includes(piece));
}

function resolveAmong(turn: TurnContext, likely: readonly NamedProduct[], text: string): RequestedItem {
  const { focus } = turn.memory.conversation;
  const products = likely.map(({ product }) => product);
  const [only, second] = products;
  const meant = second ? (products.find(({ handle }) => handle === focus?.handle) ?? onlyComplete(likely)) : only;
  return meant ? resolveVariant(turn, meant, text) : { kind: 'several', products };
}

/** The product whose whole title is named, if that is only one: `Harbor Shirt` before `Harbor Shirt 2`. */
function onlyComplete(likely: readonly NamedProduct[]): Product | null {
  const [only, second] = likely.filter(({ product, inTitle }) =>
    namePieces(product.title).every((piece) => inTitle.includes(piece)),
  );
  return only && !second ? only.product : null;
}

/** What the message leaves open may be selected on the page, or said in the last search, if that showed the product. */
export function resolveVariant(turn: TurnContext, product: Product, text: string): RequestedItem {
  const sized = valueBySize(product, text) ?? '';
  const before = earlierValues(turn.memory.conversation, product);
  const colored = valueByColor(product, text) ?? '';
  const numbered = valueByNumber(product, sizeAlone.exec(text)?.[1] ?? '') ?? '';
  const measured = valueByMeasure(product, text) ?? '';
  const texts = [text, sized, colored, measured, numbered, selectedValues(turn, product), ...before];
  const { variants, open } = forAgeSearched(turn.memory.conversation, product, findNamedVariants(product, texts));
  const quantity = String(statedQuantity(text, product.title));
  const said = measured === '' ? text : withoutMeasure(text);
  const unknown = unknownPieces(product, sized === '' ? said : said.replaceAll(sizeWishes, ' ')).filter(
    (piece) => piece !== quantity && !(piece === 'x' && quantity !== 'null'),
  );
  if (unknown.length > 0) return { kind: 'unknown', products: [product], words: unknown };
  const [first] = variants;
  const available = variants.filter((variant) => variant.available);
  if (!first)
    return { kind: 'choice', product, variants: product.variants, open: product.options.map(({ name }) => name) };
  if (available.length === 0) return { kind: 'sold-out', product, variant: first, others: [] };
  if (open.length > 0) return { kind: 'choice', product, variants: available, open };
  return { kind: 'variant', match: { product, variant: first, reason: null } };
}

function selectedValues({ page }: TurnContext, { handle }: Product): string {
  if (page?.kind !== 'product' || !page.isSelected || page.match.product.handle !== handle) return '';
  return page.match.variant.values.join(' ');
}

const sizeWord = '(?:(?:small|larg|bigg)(?:er|est)|small|large|big|little)';
const sizeWish = new RegExp(`^${sizeWord}$`);
const sizeWishes = new RegExp(String.raw`\b${sizeWord}\b`, 'g');
