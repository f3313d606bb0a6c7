import type { Catalog } from '#catalog/port.ts';
import type { Product } from '#shop/product/product.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import { headNoun } from '#shop/lexicon/head-noun.ts';
import type { CriteriaTerm, SearchCriteria } from '../conversation/conversation.ts';
import { affirmedWords, deniesAny } from './words/excluded-words.ts';
import { productMatches, type ProductMatch } from './variants/match-variant.ts';
import {
  alternativeTerms,
  conditionsAlone,
  isCondition,
  type Relaxation,
  relaxations,
  renamings,
  sameThings,
  shadesAsWords,
  searchTermOfCriteria,
  withoutUse,
} from './relax-criteria.ts';
import { isTitledAs, splitComplement } from './named-product.ts';
import { type CandidateList, readCandidates } from './read-candidates.ts';
import { hasNameEndingIn, hasNameOrKind, hasWordInName, isTitledWith } from './words/name-words.ts';
import { isCalled, isSameKind } from './words/kind-names.ts';
import { isAge, statesAge } from './quantities/ages.ts';
import { ofNamedMaterials } from './stated-materials.ts';
import { contentStems, otherNamesOf, stemsOf } from './words/words.ts';

export interface ProductSearch {
  readonly criteria: SearchCriteria;
  readonly limit: number;
  /** Handles of products to leave out. */
  readonly skip: readonly string[];
}

export interface SearchOutcome {
  readonly found: readonly ProductMatch[];
  /** How many match in all; null when that is unknown. */
  readonly total: number | null;
  /** Whether more products match than were found. */
  readonly isMore: boolean;
  /** Conditions that were dropped because nothing met all of them, in the words of the message. */
  readonly dropped: readonly string[];
  /** Some word of what was looked for is missing: the products only come close. */
  readonly isClose: boolean;
  /** Without what was dropped. */
  readonly criteria: SearchCriteria;
}

/**
 * Finds products as the page of results does: what is looked for is ranked as a whole, and only the price, stock, options,
 * collections and exclusions are conditions. If nothing meets them all, other names are tried that the lexicon has for the
 * thing; then conditions are dropped; if nothing is called what is looked for, that is left out; if nothing has every word,
 * products come close.
 */
export async function findProducts(catalog: Catalog, search: ProductSearch): Promise<SearchOutcome> {
  const [exact, ...relaxed] = relaxations(search.criteria);
  const first = await findOnce(catalog, search, exact);
  const things = await findThingsForIt(catalog, search, first);
  if (things) return things;
  if (isFound(first)) return withOtherNames(catalog, search, first);
  if (first.isTagged) return first;
  for (const { criteria } of renamings(search.criteria)) {
    const outcome = await findOnce(catalog, search, { criteria, dropped: [] });
    if (isFound(outcome) && isCalledSo(outcome)) return { ...outcome, criteria: search.criteria };
  }
  const reworded = shadesAsWords(search.criteria);
  const close = reworded && (await findOnce(catalog, search, { criteria: reworded, dropped: [] }));
  if (close && close.found.length > 0) return close;
  // Where every word is understood, what only lacks a word such as `people` is nearer than what is dearer.
  const isOfKind = search.criteria.words.length === 0 && onlyOfKind(first.found, search.criteria).length > 0;
  let dearer: SearchOutcome | null = null;
  for (const relaxation of relaxed) {
    if (isOfKind && relaxation.dropped.includes('price')) continue;
    const isUnpriced = relaxation.dropped.includes('price');
    const outcome = await findOnce(catalog, isUnpriced ? { ...search, limit: maxCompared } : search, relaxation);
    if (isFound(outcome) && isCalledSo(outcome)) return isUnpriced ? nearestInPrice(outcome, search) : outcome;
    if (isUnpriced && outcome.found.length > 0 && isCalledSo(outcome)) dearer ??= nearestInPrice(outcome, search);
  }
  if (first.found.length > 0) return first;
  // `cosy blanket under €100`: a blanket that costs more, although nothing is called cosy.
  if (dearer) return dearer;
  const conditions = conditionsAlone(search.criteria);
  return conditions ? findOnce(catalog, search, conditions) : first;
}

/** `bags for the bin`: bags, where only bins were found. null where it says no use, or something else was found. */
async function findThingsForIt(
  catalog: Catalog,
  search: ProductSearch,
  first: SearchAttempt,
): Promise<SearchOutcome | null> {
  const criteria = withoutUse(search.criteria);
  const [thing = [], use = []] = splitComplement(searchTermOfCriteria(search.criteria)).map(headStems);
  if (!criteria || thing.length === 0) return null;
  const isThing = ({ product: { title, type } }: ProductMatch): boolean =>
    [hasWordInName, hasNameEndingIn].some((isNamed) => isNamed({ title, type, tags: [] }, thing));
  if (first.found.some((match) => isThing(match) || !isTitledAs(match.product.title, use))) return null;
  const outcome = await findOnce(catalog, search, { criteria, dropped: [] });
  const found = isFound(outcome) ? outcome.found.filter(isThing) : [];
  return found.length === 0 ? null : { ...outcome, found, total: null, isClose: true, criteria: search.criteria };
}

function headStems(text: string): readonly string[] {
  return contentStems(headNoun(tokenize(text))?.surface ?? '');
}

/** With what the catalog has under another name of the thing: one shop may sell `Gloves` and `Handschuhe`. */
async function withOtherNames(catalog: Catalog, search: ProductSearch, first: SearchAttempt): Promise<SearchOutcome> {
  if (first.isMore || first.found.length >= search.limit || search.criteria.terms.some(isAlternative)) return first;
  let { found } = first;
  for (const { criteria, name } of sameThings(search.criteria)) {
    const known = found.map(({ product }) => product.handle);
    const other = { ...search, criteria, skip: [...search.skip, ...known], limit: search.limit - found.length };
    const outcome = other.limit > 0 ? await findOnce(catalog, other, { criteria, dropped: [] }) : null;
    const things = outcome && isFound(outcome) ? outcome.found : [];
    found = [...found, ...things.filter(({ product }) => isCalled(product, name) || isSameKind(product, name))];
  }
  if (found.length === first.found.length) return first;
  const isMore = found.length >= search.limit;
  const made = ofNamedMaterials(found, search.criteria);
  return { ...first, found: sortMatches(made, search.criteria), total: isMore ? null : made.length, isMore };
}

function isAlternative({ label }: CriteriaTerm): boolean {
  return label.includes(' or ');
}

interface SearchAttempt extends SearchOutcome {
  /** Nothing is of the type that is named, but products have the tag of that name. */
  readonly isTagged: boolean;
}

async function findOnce(catalog: Catalog, search: ProductSearch, relaxation: Relaxation): Promise<SearchAttempt> {
  const candidates = await readCandidates(catalog, { ...search, criteria: relaxation.criteria });
  return toOutcome(candidates, relaxation, search.limit);
}

/** How many products are compared by how near their prices are to the bound that none keeps. */
const maxCompared = 48;
/** Share of a bound by which a price may miss it and still be offered beside the nearest one. */
const nearPrice = 0.3;

/** `shirts under €50` where all cost more: those that cost little more, else only the one that costs least more. */
function nearestInPrice(outcome: SearchOutcome, { criteria, limit }: ProductSearch): SearchOutcome {
  const { priceMin, priceMax } = criteria;
  const missBy = ({ variant: { price } }: ProductMatch): number =>
    Math.max(price.amount - (priceMax ?? Infinity), (priceMin ?? 0) - price.amount, 0);
  const nearest = outcome.found.toSorted((one, other) => missBy(one) - missBy(other));
  const near = nearest.filter((each) => missBy(each) <= nearPrice * (priceMax ?? priceMin ?? 0));
  const found = (near.length > 0 ? near : nearest.slice(0, 1)).slice(0, limit);
  return { ...outcome, found, total: null, isMore: nearest.length > found.length };
}

function isFound({ found, isClose }: SearchOutcome): boolean {
  return found.length > 0 && !isClose;
}

function toOutcome(candidates: CandidateList, { criteria, dropped }: Relaxation, limit: number): SearchAttempt {
  const affirmed = withoutDenied(candidates.matches, criteria);
  const matches = affirmed.length > 0 ? affirmed : candidates.matches;
  const all = matches.map(({ match }) => match);
  const complete = matches.filter(({ isPartial }) => !isPartial).map(({ match }) => match);
  const pinned = new Set(matches.filter(({ isPinned }) => isPinned).map(({ match }) => match));
  const isUnknown = candidates.unknownWords.length > 0 || affirmed.length === 0;
  const named = new Set(isUnknown ? [] : ofNamedMaterials(ofNamedKinds(complete, criteria), criteria));
  const exact = complete.filter((match) => pinned.has(match) || named.has(match));
  const tagged = complete.filter(({ product }) => hasTagOf(product, criteria));
  const ofKind = onlyOfKind(all, criteria);
  const fitting = [exact, tagged, complete, ofKind, all].find(({ length }) => length > 0) ?? [];
  const isSorted = exact.length > 0 && criteria.sort !== null;
  const sorted = isSorted ? sortMatches(thingsOf(exact, criteria), criteria) : fitting;
  // What only comes close is chosen by how close it comes.
  const found = isSorted ? sorted.slice(0, limit) : sortMatches(agedFirst(sorted, criteria).slice(0, limit), criteria);
  return {
    found,
    total: candidates.isWhole && exact.length > 0 ? sorted.length : null,
    isMore: sorted.length > found.length || (!candidates.isWhole && found.length === limit),
    dropped,
    isClose: exact.length === 0,
    isTagged: exact.length === 0 && tagged.length > 0,
    criteria,
  };
}

/** What is said to be for an age that is asked for comes before what may be for any. */
function agedFirst(found: readonly ProductMatch[], { measures = [] }: SearchCriteria): readonly ProductMatch[] {
  if (!measures.some(isAge)) return found;
  return found.toSorted((one, other) => Number(statesAge(other.product)) - Number(statesAge(one.product)));
}

/** Those of the type that is named, unless others are called by the rest: `nut butter` is no nut. */
function onlyOfKind(found: readonly ProductMatch[], criteria: SearchCriteria): readonly ProductMatch[] {
  if (!criteria.terms.some(isType)) return [];
  const named = ofNamedKinds(found, criteria);
  const others = found.filter((match) => !named.includes(match));
  return others.some(({ product }) => hasWordInName(product, criteria.words)) ? [] : named;
}

function isType({ negated, readings }: CriteriaTerm): boolean {
  return !negated && readings.some(({ kind }) => kind === 'type');
}

/**
 * Without products that only say that they are not so: `frost` in `Not frost-proof`. What is denied may be what is wanted
 * where something is excluded: `no added sugar`.
 */
function withoutDenied(matches: CandidateList['matches'], criteria: SearchCriteria): CandidateList['matches'] {
  const isExcluding = (criteria.excluded ?? []).length > 0;
  const words = isExcluding ? criteria.words : affirmedWords(searchTermOfCriteria(criteria));
  return matches.filter(({ match: { product } }) => !deniesAny(product, words));
}

/**
 * Without products of which the shop says that they are something else than the type that is named, or by someone else.
 * Products without a type stay: in many catalogs most have none.
 */
function ofNamedKinds(found: readonly ProductMatch[], criteria: SearchCriteria): readonly ProductMatch[] {
  const positive = criteria.terms.filter((term) => !term.negated && !isCondition(term));
  // In `phone stand` only the last type says what it is.
  const lastType = positive.findLast(({ readings }) => readings.some(({ kind }) => kind === 'type'));
  const named = positive.filter((term) => term === lastType || !term.readings.some(({ kind }) => kind === 'type'));
  return found.filter(
    ({ product }) =>
      named.every((term) => mayBe(product, term)) || isTitledWith(product, searchTermOfCriteria(criteria)),
  );
}

/** In another order than by relevance, what is only for the thing that is named is left out: a cleaning kit for printers. */
function thingsOf(found: readonly ProductMatch[], criteria: SearchCriteria): readonly ProductMatch[] {
  const nouns = alternativeTerms(criteria).map((term) => headNoun(tokenize(term))?.surface ?? '');
  const types = criteria.terms.filter(
    ({ negated, readings }) => !negated && readings.some(({ kind }) => kind === 'type'),
  );
  const things = found.filter(
    ({ product }) =>
      nouns.some((noun) => noun !== '' && isCalled(product, noun)) ||
      types.some(({ readings }) => readings.some((each) => productMatches(product, each))),
  );
  const kinds = new Set(things.flatMap(({ product: { type } }) => type ?? []));
  const isTaggedKind = ({ type, tags }: Product): boolean =>
    type !== null && kinds.has(type) && tags.some((tag) => nouns.includes(stemsOf(tag).join(' ')));
  return things.length > 0 ? found.filter((match) => things.includes(match) || isTaggedKind(match.product)) : found;
}

function mayBe(product: Product, { readings, label }: CriteriaTerm): boolean {
  const kinds = new Set(readings.map(({ kind }) => kind));
  const isOpen = (kinds.has('type') && product.type === null) || (kinds.has('vendor') && product.vendor === null);
  const isKind = kinds.has('type') || kinds.has('vendor');
  if (!isKind || isOpen || readings.some((each) => productMatches(product, each))) return true;
  return isCalled(product, label) || (kinds.has('type') && isSameKind(product, label));
}

function hasTagOf({ tags }: Product, { terms }: SearchCriteria): boolean {
  const types = terms.filter(({ negated, readings }) => !negated && readings.some(({ kind }) => kind === 'type'));
  const names = new Set(tags.map((tag) => stemsOf(tag).join(' ')));
  return types.length > 0 && types.every(({ label }) => names.has(stemsOf(label).join(' ')));
}

/**
 * Whether some product has a word of what is looked for in its title, type or tags, or is one of the kind that is looked
 * for; a typo is allowed. That products come from the maker who is named only counts where they have the other words too.
 */
export function isCalledSo({ found, criteria, isClose }: SearchOutcome): boolean {
  const term = searchTermOfCriteria(criteria);
  const words = withoutNumbers(contentStems(term));
  const names = [...words, ...tokenize(criteria.words.join(' ')).flatMap((word) => otherNamesOf([word]))];
  const named = criteria.terms.filter(({ negated }) => !negated).flatMap(({ readings }) => readings);
  const kinds = named.filter(({ kind }) => kind !== 'vendor' || !isClose);
  if (words.length === 0) return true;
  return found.some(
    ({ product }) => hasNameOrKind(product, names, term) || kinds.some((each) => productMatches(product, each)),
  );
}

/** `playstation 5` is not called what has only the 5. */
function withoutNumbers(words: readonly string[]): readonly string[] {
  const named = words.filter((word) => !/^\d{1,2}$/.test(word));
  return named.length > 0 ? named : words;
}

function sortMatches(found: readonly ProductMatch[], { sort }: SearchCriteria): readonly ProductMatch[] {
  if (sort === 'price-ascending') return found.toSorted((a, b) => a.variant.price.amount - b.variant.price.amount);
  if (sort === 'price-descending') return found.toSorted((a, b) => b.variant.price.amount - a.variant.price.amount);
  return found;
}
