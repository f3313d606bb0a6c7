import type { Conversation, CriteriaTerm, ProductReference, SearchCriteria } from '../../conversation/conversation.ts';
import { mentions } from '../../subject/called.ts';
import { matchesShown } from '../../subject/spoken-products.ts';
import { earlierValues } from '../../retrieval/variants/earlier-values.ts';
import { pointingComparative, rankStating } from '../../retrieval/quantities/comparatives.ts';
import { findProducts } from '../../retrieval/find-products.ts';
import { hasWordInName } from '../../retrieval/words/name-words.ts';
import { matchVariant, productMatches, type ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { findNamedVariants } from '../../retrieval/variants/named-values.ts';
import { valueByColor } from '../../retrieval/variants/variant-color.ts';
import {
  noCriteria,
  titleSimilarity,
  findProductByName,
  chooseMatch,
  findVariant,
} from '../../retrieval/resolve-product.ts';
import type { Product } from '#shop/product/product.ts';
import { policyTopics } from '../intent.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { contentStems, stemsOf } from '../../retrieval/words/words.ts';

/** The product and variant that a message refers to; null when that is unclear. */
export async function findReferencedProduct(
  turn: TurnContext,
  criteria: SearchCriteria,
  words: readonly string[],
): Promise<ProductMatch | null> {
  const pointed = productByOrdinal(turn) ?? (await productByComparison(turn));
  if (pointed) return toMatch(turn, pointed, criteria.terms);
  if (pointsAtShown(turn)) return null;
  const spokenOf = asksAboutIt(turn.message) ? await impliedProduct(turn, criteria.terms) : null;
  if (spokenOf) return spokenOf;
  if (asksAboutIt(turn.message) && (await isOfSeveral(turn, criteria))) return null;
  const values = criteria.terms.filter(isOnlyOption);
  const names = nameStems(criteria, words);
  const shown = await bestOfShown(turn, names, criteria);
  if (shown) return shown;
  if (isOnlyKind(criteria, words)) return onlyProductOf(turn, criteria);
  if (names.length > 0) {
    const product = await findProductByName(turn.catalog, names.join(' '));
    if (product && isOfNamedKind(product, criteria)) return chooseMatch(product, criteriaWith(values));
    if (!refersBack(turn.message, names)) return null;
  }
  return impliedProduct(turn, criteria.terms);
}

/** `how much sugar does it have` of several that were shown names none of them, and nothing else by its sugar. */
async function isOfSeveral(turn: TurnContext, { terms }: SearchCriteria): Promise<boolean> {
  const shown = await matchesShown(turn);
  const isShown = (label: string): boolean => shown.some(({ product }) => mentions(product, label));
  const isKindNamed = terms.some(
    ({ negated, readings, label }) => !negated && readings.some(({ kind }) => kind === 'type') && !isShown(label),
  );
  const { lastProducts } = turn.memory.conversation;
  return lastProducts.length > 1 && !isKindNamed && !policyTopics.test(foldAccents(turn.message));
}

/** `how many USB ports does the monitor have` is not about a lamp with a USB port. */
function isOfNamedKind(product: Product, { terms }: SearchCriteria): boolean {
  const title = new Set(contentStems(product.title));
  return terms.every(
    ({ negated, readings, label }) =>
      negated ||
      product.type === null ||
      !readings.every(({ kind }) => kind === 'type') ||
      readings.some((reading) => productMatches(product, reading)) ||
      contentStems(label).some((stem) => title.has(stem)),
  );
}

/** `does it fit a 10-speed cassette`: whatever else is named, the question is about the product spoken of. */
const subjectPronoun =
  /^(?:i(?:'m| am) [^?]{1,20}, )?(?:and |but |so |ok |okay )*(?:does|do|is|are|can|could|will|would|has|have|was|were|(?:how|what|which|where|who|when|why)\b.{0,40}\b(?:does|do|is|are|can|will|has)) (?:it|they|that one|this one)\b/;

/** `how much would three of those be`, `what do 2 cost`: a number is no name. */
const countedPronoun =
  /\b(?:how much|what) (?:would|will|do|does|are|is|for) (?:\w+ of (?:it|them|these|those|that)\b|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|a dozen) (?:cost|be|come to)\b)/;

/** `do you have them in rose`: a color is no name either. */
const objectPronoun = /\b(?:have|got|do|get|sell|stock|offer) (?:it|this|that|them|these|those) in\b/;

/** Whether a question is about what a pronoun stands for. */
export function asksAboutIt(message: string): boolean {
  const text = foldAccents(message);
  return subjectPronoun.test(text) || countedPronoun.test(text) || objectPronoun.test(text);
}

/** By a pronoun, or by a question about a part: `how long is the cable`. */
function refersBack(message: string, names: readonly string[]): boolean {
  const text = foldAccents(message);
  if (/\b(?:it|its|this|that|they|them)\b/.test(text)) return true;
  return names.length <= 2 && /^(?:and )?(?:how|what|which|is|are|does)\b.*\bthe\b/.test(text);
}

const ordinalPatterns: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|number (?:1|one))\b|# ?1\b/, 0],
  [/\b(?:second|2nd|number (?:2|two))\b|# ?2\b/, 1],
  [/\b(?:third|3rd|number (?:3|three))\b|# ?3\b/, 2],
  [/\b(?:fourth|4th|number (?:4|four))\b|# ?4\b/, 3],
  [/\b(?:fifth|5th|number (?:5|five))\b|# ?5\b/, 4],
  [/\b(?:sixth|6th|number (?:6|six))\b|# ?6\b/, 5],
  [/\blast (?:one|of|product)\b|\bthe last\b/, -1],
];

/** Whether a message contains an ordinal: `the second one`. */
export function hasOrdinal(message: string): boolean {
  return ordinalPatterns.some(([pattern]) => pattern.test(foldAccents(message)));
}

/** `the second one in M`, `the cheaper one in size 10`, `the first is for what age`: all of it is about that product. */
export function asksAboutPointed(turn: TurnContext): boolean {
  const { lastProducts } = turn.memory.conversation;
  const isShown =
    productByOrdinal(turn) !== null || (lastProducts.length > 1 && pointingComparative(turn.message) !== null);
  return isShown && pointedFirst.test(foldAccents(turn.message));
}

const pointedFirst =
  /^(?:(?:ok|okay|and|then|so|please|what about|how about|is|are|does|do|has|have|how (?:big|tall|heavy|long|much) (?:is|does))[\s,]+)*(?:(?:the )?(?:first|second|third|fourth|fifth|sixth|last)(?: one)?|the (?:(?:more|less) )?\p{L}+ one)(?=[\s,]+(?:in|is|does|has|have|are|comes?|how|what|which|cost|weigh|for what|made)\b)/u;

/** The product of the last list that an ordinal refers to. */
export function productByOrdinal({ message, memory }: TurnContext): ProductReference | null {
  const text = foldAccents(message);
  const { lastProducts } = memory.conversation;
  const ordinal = ordinalPatterns.find(([pattern]) => pattern.test(text));
  return ordinal ? (lastProducts.at(ordinal[1]) ?? null) : null;
}

/** The two products shown last, or the last two that were spoken of one after the other; empty when there are no two. */
export function bothSpokenOf({ lastProducts, focus, focusBefore }: Conversation): readonly ProductReference[] {
  if (lastProducts.length === 2) return lastProducts;
  return lastProducts.length === 1 && focus && focusBefore ? [focusBefore, focus] : [];
}

/** The products of the last list that several ordinals mean: `the first and the third`, and `both` of two. */
export async function productsByOrdinals({ message, memory, catalog }: TurnContext): Promise<readonly Product[]> {
  const text = foldAccents(message);
  const { lastProducts } = memory.conversation;
  const both = bothSpokenOf(memory.conversation);
  const named = ordinalPatterns.filter(([pattern]) => pattern.test(text)).map(([, index]) => lastProducts.at(index));
  const isBoth = bothWords.test(text) && both.length > 0;
  const meant = isBoth ? both : named.filter((each) => each !== undefined);
  return catalog.products([...new Set(meant.map(({ handle }) => handle))]);
}

/** `both`, `two of each`: all that is spoken of. */
const bothWords = /\bboth\b|\b(?:of each|each of (?:them|these|those))\b/;

/** `add both` after one product was shown, or more than two: which two is not known. */
export function namesUnclearBoth({ message, memory }: TurnContext): boolean {
  return (
    /^[^.!?]{0,40}\b(?:both\b(?! (?:\p{L}+ ){0,3}and\b)|of each\b|each of (?:them|these|those)\b)/iu.test(message) &&
    bothSpokenOf(memory.conversation).length === 0
  );
}

/** The product of the last list that `the second one` or `the lighter one` means; null without such words. */
export async function findPointedProduct(turn: TurnContext): Promise<Product | null> {
  const pointed = productByOrdinal(turn) ?? (await productByComparison(turn));
  return pointed && turn.catalog.product(pointed.handle);
}

/** Whether a message points at one of the products shown: `the second one`, `the cheaper one`. */
export function pointsAtShown({ message, memory }: TurnContext): boolean {
  const isComparing = memory.conversation.lastProducts.length > 1 && pointingComparative(message) !== null;
  return isComparing || hasOrdinal(message);
}

/** The product of the last list that `the cheaper one` refers to; null when two are alike or one does not state the measure. */
async function productByComparison({ message, memory, catalog }: TurnContext): Promise<ProductReference | null> {
  const comparative = pointingComparative(message);
  const { lastProducts } = memory.conversation;
  if (!comparative || lastProducts.length < 2) return null;
  const matches = await Promise.all(
    lastProducts.map(({ handle, variantId }) => findVariant(catalog, handle, variantId)),
  );
  const [best, next] =
    rankStating(
      matches.filter((match) => match !== null),
      comparative,
    ) ?? [];
  if (!best || best.number === next?.number) return null;
  return lastProducts.find(({ handle }) => handle === best.match.product.handle) ?? null;
}

async function toMatch(
  { catalog, message, memory }: TurnContext,
  { handle, variantId }: ProductReference,
  terms: readonly CriteriaTerm[],
): Promise<ProductMatch | null> {
  const product = await catalog.product(handle);
  if (!product) return null;
  const options = terms.filter(isOnlyOption);
  // Sizes such as `M` are no words of the catalog.
  const said = `${message} ${valueByColor(product, message) ?? ''}`;
  const isNamed = findNamedVariants(product, [said]).isNamed;
  const { variants } = findNamedVariants(product, [said, ...earlierValues(memory.conversation, product)]);
  const named = isNamed ? (variants.find(({ id }) => id === variantId) ?? variants[0]) : undefined;
  const asked = named ?? (options.length > 0 ? matchVariant(product, criteriaWith(options)) : null);
  const variant = asked ?? product.variants.find(({ id }) => id === variantId) ?? product.variants[0];
  return variant ? { product, variant, reason: null } : null;
}

function isOnlyOption({ readings }: CriteriaTerm): boolean {
  return readings.some(({ kind }) => kind === 'option');
}

function criteriaWith(terms: readonly CriteriaTerm[]): SearchCriteria {
  return { ...noCriteria, terms: terms.filter(({ negated }) => !negated) };
}

/** Stems that may be part of a product name: all but option values. */
function nameStems({ terms }: SearchCriteria, words: readonly string[]): readonly string[] {
  const known = terms
    .filter((term) => !isOnlyOption(term) && !term.negated)
    .flatMap(({ label }) => contentStems(label));
  return [...new Set([...known, ...words])];
}

/** Whether it names a kind of product, `a lamp`, and none in particular. */
function isOnlyKind({ terms }: SearchCriteria, words: readonly string[]): boolean {
  const kinds = terms.filter(({ negated, readings }) => !negated && readings.some(({ kind }) => kind !== 'option'));
  return kinds.length > 0 && words.length === 0;
}

/** The product that matches, if there is only one. */
async function onlyProductOf({ catalog }: TurnContext, criteria: SearchCriteria): Promise<ProductMatch | null> {
  const { found, dropped } = await findProducts(catalog, { criteria: { ...criteria, words: [] }, limit: 2, skip: [] });
  const [only, second] = found;
  return only && !second && dropped.length === 0 ? only : null;
}

/**
 * The product of the last list that is most similar to the words, the focus before the others; null when several are
 * equally similar.
 */
async function bestOfShown(
  turn: TurnContext,
  names: readonly string[],
  criteria: SearchCriteria,
): Promise<ProductMatch | null> {
  const { lastProducts, focus } = turn.memory.conversation;
  const candidates = [
    ...(focus ? [focus] : []),
    ...lastProducts.filter(({ productId }) => productId !== focus?.productId),
  ];
  const found = await Promise.all(candidates.map((each) => toMatch(turn, each, criteria.terms)));
  const scored = found.flatMap((each) => (each ? [{ found: each, score: similarityOf(each, names, criteria) }] : []));
  const [best, next] = scored.filter(({ score }) => score >= 0.5).toSorted((a, b) => b.score - a.score);
  const isClear = !next || next.score < (best?.score ?? 0) || best?.found.product.id === focus?.productId;
  if (best) return isClear ? best.found : null;
  return onlyTitledWith(
    found.filter((match) => match !== null),
    names,
  );
}

/** `the board` of a `Walnut board` and a `Knife block`, `das Brett` of a `Schneidebrett`: by a word of its title. */
function onlyTitledWith(shown: readonly ProductMatch[], names: readonly string[]): ProductMatch | null {
  const [only, other] = shown.filter(({ product: { title } }) => hasWordInName({ title, type: null, tags: [] }, names));
  return only && !other ? only : null;
}

function similarityOf({ product }: ProductMatch, names: readonly string[], criteria: SearchCriteria): number {
  const options = criteria.terms.filter((term) => isOnlyOption(term) && !term.negated);
  const hasOptions = options.length > 0 && matchVariant(product, criteriaWith(options)) !== null;
  if (names.length === 0) return hasOptions ? 0.6 : 0;
  const kind = stemsOf(`${product.type ?? ''} ${product.tags.join(' ')}`);
  return Math.max(titleSimilarity(names, product.title), names.every((name) => kind.includes(name)) ? 0.6 : 0);
}

/** The product that `it` refers to, or that is implied: the focus, or the only product shown. */
async function impliedProduct(turn: TurnContext, terms: readonly CriteriaTerm[]): Promise<ProductMatch | null> {
  const { focus, lastProducts } = turn.memory.conversation;
  const implied = focus ?? (lastProducts.length === 1 ? lastProducts[0] : null);
  return implied ? toMatch(turn, implied, terms) : null;
}
