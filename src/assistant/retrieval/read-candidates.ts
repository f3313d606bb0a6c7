import type { Catalog } from '#catalog/port.ts';
import { detailKey, filterKeys, noFilters, optionKey } from '#shop/listing/query/list-query-filters.ts';
import {
  type Filters,
  listBounds,
  type ListedHandles,
  type ListScope,
  pageSize,
  type SortKey,
} from '#shop/listing/listing.ts';
import { normalizeText } from '#shop/text/normalize.ts';
import type { SearchCriteria, TermReading } from '../conversation/conversation.ts';
import { matchVariant, mentionsWords, type ProductMatch } from './variants/match-variant.ts';
import { alternativeTerms, isCondition } from './relax-criteria.ts';
import { contentStems, joinWithin } from './words/words.ts';

export interface CandidateSearch {
  readonly criteria: SearchCriteria;
  readonly limit: number;
  /** Handles of products to leave out. */
  readonly skip: readonly string[];
}

export interface CandidateList {
  /** In the order of the listing. */
  readonly matches: readonly Candidate[];
  /** Words of the term that no product has. */
  readonly unknownWords: readonly string[];
  /** All products that match were read. */
  readonly isWhole: boolean;
}

interface Candidate {
  readonly match: ProductMatch;
  /** It lacks some word of the term. */
  readonly isPartial: boolean;
  /** The merchant has put it on top of the term. */
  readonly isPinned: boolean;
}

const maxPages = 3;
const maxQueries = 6;

/** Reads the listings of a search, in the order of the page of results, and keeps the products that meet all conditions. */
export async function readCandidates(catalog: Catalog, search: CandidateSearch): Promise<CandidateList> {
  const excluded = await excludedHandles(catalog, search.criteria);
  const context = { ...search, catalog, unwanted: new Set([...search.skip, ...excluded]) };
  const lists = await Promise.all(alternativeTerms(search.criteria).map((term) => readTerm(context, term)));
  return interleave(lists);
}

async function readTerm(context: ReadContext, term: string): Promise<CandidateList> {
  const { criteria, limit } = context;
  let read = nothingRead;
  for (const query of queriesFor(criteria, term)) {
    if (query.isFallback && countComplete(read) > 0) return read;
    if (countComplete(read) >= limit && criteria.sort === null) return { ...read, isWhole: false };
    read = mergeLists(read, await readQuery(context, query));
  }
  return read;
}

/** The first of each list, then the second of each: alternatives count alike. */
function interleave(lists: readonly CandidateList[]): CandidateList {
  const longest = Math.max(...lists.map(({ matches }) => matches.length));
  const places = Array.from({ length: longest }, (_, place) => place);
  const known = lists.filter(({ unknownWords }) => unknownWords.length === 0);
  const matches = places.flatMap((place) => lists.flatMap((list) => list.matches[place] ?? []));
  const byHandle = Map.groupBy(matches, ({ match }) => match.product.handle);
  return {
    matches: [...byHandle.values()].flatMap((same) => same.find(({ isPartial }) => !isPartial) ?? same.slice(0, 1)),
    unknownWords: known.length > 0 ? [] : lists.flatMap(({ unknownWords }) => unknownWords),
    isWhole: lists.every(({ isWhole }) => isWhole),
  };
}

const nothingRead: CandidateList = { matches: [], unknownWords: [], isWhole: true };

function countComplete({ matches }: CandidateList): number {
  return matches.filter(({ isPartial }) => !isPartial).length;
}

function mergeLists(one: CandidateList, other: CandidateList): CandidateList {
  const byHandle = new Map([...other.matches, ...one.matches].map((each) => [each.match.product.handle, each]));
  const handles = [...one.matches, ...other.matches].map(({ match }) => match.product.handle);
  return {
    matches: [...new Set(handles)].flatMap((handle) => byHandle.get(handle) ?? []),
    unknownWords: other.unknownWords,
    isWhole: one.isWhole && other.isWhole,
  };
}

interface CatalogQuery {
  readonly scope: ListScope;
  readonly filters: Filters;
  /** Words that the scope cannot search for: the texts of the product must contain them. */
  readonly words: readonly string[];
  /** Only where the other queries find nothing. */
  readonly isFallback: boolean;
}

/**
 * One query for each combination of what the conditions may mean: filters are always combined by `and`. Where products have
 * no such option, the last one looks for its value in their texts.
 */
function queriesFor(criteria: SearchCriteria, term: string): readonly CatalogQuery[] {
  const conditions = criteria.terms.filter(isCondition);
  let chosen: (readonly TermReading[])[] = [[]];
  for (const { readings } of conditions)
    chosen = chosen.flatMap((path) => readings.map((reading) => [...path, reading])).slice(0, maxQueries);
  const exact = chosen.map((readings) => ({
    ...scopeOf(readings, term),
    filters: filtersOf(readings, criteria),
    isFallback: false,
  }));
  if (!conditions.some(({ readings }) => readings.some(({ kind }) => kind === 'option'))) return exact;
  const whole = [...conditions.map(({ label }) => label), term].join(' ').trim();
  return [...exact, { ...scopeOf([], whole), filters: filtersOf([], criteria), isFallback: true }];
}

function scopeOf(readings: readonly TermReading[], term: string): Pick<CatalogQuery, 'scope' | 'words'> {
  const handle = readings.find(({ kind }) => kind === 'collection')?.values[0];
  if (handle !== undefined) return { scope: { kind: 'collection', handle }, words: contentStems(term) };
  if (term === '') return { scope: { kind: 'all' }, words: [] };
  return { scope: { kind: 'search', term: joinWithin(term.split(' '), ' ', listBounds.termCharacters) }, words: [] };
}

function filtersOf(readings: readonly TermReading[], criteria: SearchCriteria): Filters {
  const values = new Map<string, readonly string[]>();
  for (const reading of readings) {
    const key = readingKey(reading);
    if (key !== null) values.set(key, [...(values.get(key) ?? []), ...reading.values]);
  }
  if (criteria.reduced) values.set(filterKeys.reduced, ['1']);
  const { priceMin, priceMax } = criteria;
  return { ...noFilters, values, available: criteria.available ? [true] : [], priceMin, priceMax };
}

/** The filter that a reading restricts a list by; null for a collection. */
function readingKey({ kind, name }: TermReading): string | null {
  if (kind === 'collection') return null;
  if (kind === 'option') return optionKey(name);
  return kind === 'detail' ? detailKey(name) : filterKeys[kind];
}

interface ReadContext extends CandidateSearch {
  readonly catalog: Catalog;
  readonly unwanted: ReadonlySet<string>;
}

/** In another order than by relevance, a search only lists products of the types that its best results have. */
async function readQuery(context: ReadContext, query: CatalogQuery): Promise<CandidateList> {
  const { sort } = context.criteria;
  if (sort === null || query.scope.kind !== 'search') return readPages(context, query, sort);
  const best = await readPages(context, query, null);
  if (best.isWhole && sort.startsWith('price')) return best;
  const types = best.matches.filter(({ isPartial }) => !isPartial).map(({ match }) => match.product.type);
  const known = types.flatMap((type) => (type === null ? [] : normalizeText(type)));
  if (known.length === 0 || known.length < types.length) return best;
  const values = new Map([...query.filters.values, [filterKeys.type, [...new Set(known)]]]);
  return readPages(context, { ...query, filters: { ...query.filters, values } }, sort);
}

/** Reads pages until enough products are found. */
async function readPages(context: ReadContext, query: CatalogQuery, sort: SortKey | null): Promise<CandidateList> {
  const { catalog, unwanted, limit } = context;
  const lastPage = maxPages + Math.floor(unwanted.size / pageSize);
  let read = nothingRead;
  for (let page = 1; page <= lastPage; page += 1) {
    const listing = await catalog.listHandles({ ...query, sort, page });
    if (!listing) break;
    const matches = await matchListed(context, query, listing);
    const isWhole = page >= listing.pages;
    read = { matches: [...read.matches, ...matches], unknownWords: listing.unknownWords, isWhole };
    if (isWhole || countComplete(read) > limit) break;
  }
  return read;
}

async function matchListed(
  { catalog, criteria, unwanted }: ReadContext,
  { words }: CatalogQuery,
  { handles: listed, partialMatches, pinned, unsearchable }: ListedHandles,
): Promise<readonly Candidate[]> {
  const leftOut = unwanted.union(new Set(unsearchable));
  const handles = listed.filter((handle) => !leftOut.has(handle));
  const products = await catalog.products(handles);
  return products.flatMap((product) => {
    const variant = mentionsWords(product, words) ? matchVariant(product, criteria) : null;
    if (!variant) return [];
    const { handle } = product;
    const match = { product, variant, reason: null };
    return [{ match, isPartial: partialMatches.includes(handle), isPinned: pinned.includes(handle) }];
  });
}

async function excludedHandles(catalog: Catalog, criteria: SearchCriteria): Promise<readonly string[]> {
  const negated = criteria.terms.filter((term) => term.negated).flatMap(({ readings }) => readings);
  const handles = negated.filter(({ kind }) => kind === 'collection').flatMap(({ values }) => values);
  const lists = await Promise.all(
    handles.map((handle) =>
      catalog.listHandles({ scope: { kind: 'collection', handle }, filters: noFilters, sort: null, page: 1 }),
    ),
  );
  return lists.flatMap((listing) => listing?.handles ?? []);
}
