import type { Catalog } from '#catalog/port.ts';
import { detailKey, filterKeys, noFilters, optionKey } from '#shop/listing/list-query-filters.ts';
import { type Filters, type ListScope, pageSize } from '#shop/listing/listing.ts';
import type { Product, ProductCard } from '#shop/product/product.ts';
import type { CriteriaTerm, SearchCriteria, TermReading } from '../conversation/conversation.ts';
import { matchVariant, mentionsWords, type ProductMatch } from './match-variant.ts';

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
  /** Criteria that were dropped because nothing matched all of them, in the words of the message. */
  readonly dropped: readonly string[];
  /** Without what was dropped. */
  readonly criteria: SearchCriteria;
}

const maxPages = 3;
const maxQueries = 6;

/** Finds products that match all criteria; if there are none, those that match the most of them. */
export async function findProducts(catalog: Catalog, search: ProductSearch): Promise<SearchOutcome> {
  for (const { criteria, dropped } of relaxations(search.criteria)) {
    const outcome = await findExactly(catalog, { ...search, criteria });
    if (outcome.found.length > 0) return { ...outcome, dropped, criteria };
  }
  return { found: [], total: 0, dropped: [], criteria: search.criteria };
}

async function findExactly(
  catalog: Catalog,
  { criteria, limit, skip }: ProductSearch,
): Promise<Pick<SearchOutcome, 'found' | 'total'>> {
  const found = new Map<string, ProductMatch>();
  const queries = queriesFor(criteria);
  const isByPrice = criteria.sort?.startsWith('price') ?? false;
  const enough = isByPrice ? pageSize : limit;
  const excluded = await excludedHandles(catalog, criteria);
  const totals: (number | null)[] = [];
  for (const query of queries) {
    if (found.size >= enough && !isByPrice) break;
    const unwanted = new Set([...skip, ...excluded, ...found.keys()]);
    totals.push(await readQuery(catalog, { criteria, unwanted, query, enough, found }));
  }
  const isCounted = totals.length === queries.length && skip.length === 0 && isCountableByFilters(criteria, queries);
  return {
    found: sortMatches([...found.values()], criteria).slice(0, limit),
    total: isCounted ? sumTotals(totals) : null,
  };
}

/** Whether filters alone express the criteria: they cannot exclude, and values of one filter are alternatives. */
function isCountableByFilters({ terms }: SearchCriteria, queries: readonly CatalogQuery[]): boolean {
  return !terms.some(({ negated }) => negated) && !queries.some(({ isTogether }) => isTogether);
}

/** null when several queries found something: they may have found the same products. */
function sumTotals(totals: readonly (number | null)[]): number | null {
  const some = totals.filter((total) => total !== 0);
  return some.length > 1 ? null : (some[0] ?? 0);
}

interface MatchCollector extends MatchContext {
  readonly found: Map<string, ProductMatch>;
}

/** Reads pages of one query until enough is found, and returns the platform's total. */
async function readQuery(catalog: Catalog, gathering: MatchCollector): Promise<number | null> {
  const { criteria, unwanted, query, enough, found } = gathering;
  const { scope, filters } = query;
  let total: number | null = 0;
  const lastPage = maxPages + Math.floor(unwanted.size / pageSize);
  for (let page = 1, limit = firstCards(gathering); page <= lastPage; limit = pageSize) {
    const listing = await catalog.list({ scope, filters, sort: criteria.sort, page, facets: 'none', limit });
    if (page === 1) total = listing ? listing.total : 0;
    for (const one of await matchCards(catalog, listing?.cards ?? [], gathering)) found.set(one.product.handle, one);
    const isWhole = (listing?.cards.length ?? 0) < limit || limit === pageSize;
    if (found.size >= enough || (isWhole && page >= (listing?.pages ?? 0))) break;
    if (isWhole) page += 1;
  }
  return total;
}

/** The first few cards usually match; the rest of the page is only read if they do not. */
function firstCards({ unwanted, enough }: MatchCollector): number {
  return Math.min(pageSize, unwanted.size + enough);
}

interface CatalogQuery {
  readonly scope: ListScope;
  readonly filters: Filters;
  /** Words that the scope cannot search for: the texts of the product must contain them. */
  readonly words: readonly string[];
  /** Two readings are values of the same filter, although both are required. */
  readonly isTogether: boolean;
}

/** One query for each combination of readings: filters are always combined by `and`. */
function queriesFor(criteria: SearchCriteria): readonly CatalogQuery[] {
  const positive = criteria.terms.filter(({ negated }) => !negated);
  let chosen: (readonly TermReading[])[] = [[]];
  for (const { readings } of positive)
    chosen = chosen.flatMap((path) => readings.map((reading) => [...path, reading])).slice(0, maxQueries);
  return chosen.map((readings) => {
    const keys = new Set(readings.map(({ kind, name }) => `${kind} ${name}`));
    return {
      ...scopeOf(readings, criteria.words),
      filters: filtersOf(readings, criteria),
      isTogether: keys.size < readings.length,
    };
  });
}

function scopeOf(readings: readonly TermReading[], words: readonly string[]): Pick<CatalogQuery, 'scope' | 'words'> {
  const handle = readings.find(({ kind }) => kind === 'collection')?.values[0];
  if (handle !== undefined) return { scope: { kind: 'collection', handle }, words };
  if (words.length > 0) return { scope: { kind: 'search', term: words.join(' ') }, words: [] };
  return { scope: { kind: 'all' }, words: [] };
}

function filtersOf(readings: readonly TermReading[], criteria: SearchCriteria): Filters {
  const values = new Map<string, readonly string[]>();
  for (const reading of readings) {
    const key = readingKey(reading);
    if (key !== null) values.set(key, [...(values.get(key) ?? []), ...reading.values]);
  }
  const { priceMin, priceMax } = criteria;
  return { ...noFilters, values, available: criteria.available ? [true] : [], priceMin, priceMax };
}

/** The filter that a reading restricts a list by; null for a collection. */
function readingKey({ kind, name }: TermReading): string | null {
  if (kind === 'collection') return null;
  if (kind === 'option') return optionKey(name);
  return kind === 'detail' ? detailKey(name) : filterKeys[kind];
}

async function excludedHandles(catalog: Catalog, criteria: SearchCriteria): Promise<readonly string[]> {
  const negated = criteria.terms.filter((term) => term.negated).flatMap(({ readings }) => readings);
  const handles = negated.filter(({ kind }) => kind === 'collection').flatMap(({ values }) => values);
  const lists = await Promise.all(
    handles.map((handle) =>
      catalog.list({ scope: { kind: 'collection', handle }, filters: noFilters, sort: null, page: 1, facets: 'none' }),
    ),
  );
  return lists.flatMap((listing) => listing?.cards.map((card) => card.handle) ?? []);
}

interface MatchContext {
  readonly criteria: SearchCriteria;
  readonly unwanted: ReadonlySet<string>;
  readonly query: CatalogQuery;
  readonly enough: number;
}

async function matchCards(
  catalog: Catalog,
  cards: readonly ProductCard[],
  want: MatchContext,
): Promise<readonly ProductMatch[]> {
  const handles = cards.map(({ handle }) => handle).filter((handle) => !want.unwanted.has(handle));
  const found: ProductMatch[] = [];
  for (let from = 0; from < handles.length && found.length < want.enough; from += want.enough) {
    const products = await catalog.products(handles.slice(from, from + want.enough));
    found.push(...products.flatMap((product) => toMatch(product, want) ?? []));
  }
  return found.slice(0, want.enough);
}

function toMatch(product: Product, { criteria, query }: MatchContext): ProductMatch | null {
  const variant = matchVariant(product, criteria);
  return variant && mentionsWords(product, query.words) ? { product, variant, reason: null } : null;
}

function sortMatches(found: readonly ProductMatch[], { sort }: SearchCriteria): readonly ProductMatch[] {
  if (sort === 'price-ascending') return found.toSorted((a, b) => a.variant.price.amount - b.variant.price.amount);
  if (sort === 'price-descending') return found.toSorted((a, b) => b.variant.price.amount - a.variant.price.amount);
  return found;
}

export interface Relaxation {
  readonly criteria: SearchCriteria;
  /** Labels of the dropped criteria: `price`, `available`, quoted words or the label of a term. */
  readonly dropped: readonly string[];
}

const maxRelaxations = 7;

/**
 * The criteria with less and less of them, all of them first. Unknown words, the price, availability and options are
 * dropped before tags and types. Exclusions are never dropped.
 */
export function relaxations(criteria: SearchCriteria): readonly Relaxation[] {
  const alone = oneWordLess(criteria);
  if (alone.length > 0) return [[], ...alone.map((part) => [part])].map((chosen) => dropParts(criteria, chosen));
  const parts = droppableParts(criteria);
  const single = parts.map((part) => [part]);
  const first = parts[0];
  const pairs = first ? parts.slice(1).map((part) => [first, part]) : [];
  const ladder = parts.map((_, index) => parts.slice(0, index + 1)).slice(2);
  const choices = [[], ...single, ...pairs, ...ladder].map((chosen) => dropParts(criteria, chosen));
  return choices.filter((choice, index) => index === 0 || hasCriteria(choice.criteria)).slice(0, maxRelaxations);
}

type DroppablePart = { readonly label: string; readonly drop: (wanted: SearchCriteria) => SearchCriteria };

function droppableParts(criteria: SearchCriteria): readonly DroppablePart[] {
  const { words } = criteria;
  const quoted = `“${words.join(' ')}”`;
  const loose: DroppablePart[] = words.length > 0 ? [{ label: quoted, drop: (from) => ({ ...from, words: [] }) }] : [];
  const isPriced = criteria.priceMin !== null || criteria.priceMax !== null;
  const price: DroppablePart[] = isPriced
    ? [{ label: 'price', drop: (from) => ({ ...from, priceMin: null, priceMax: null }) }]
    : [];
  const stock: DroppablePart[] = criteria.available
    ? [{ label: 'available', drop: (from) => ({ ...from, available: false }) }]
    : [];
  const terms = criteria.terms.filter(({ negated }) => !negated).toSorted((a, b) => weight(a) - weight(b));
  const kinds = terms.map((term) => ({
    label: term.label,
    drop: (from: SearchCriteria) => ({ ...from, terms: from.terms.filter((each) => each !== term) }),
  }));
  return [...loose, ...price, ...stock, ...kinds];
}

/** If there are only words, each of the first three is tried alone. */
function oneWordLess(criteria: SearchCriteria): readonly DroppablePart[] {
  const { words } = criteria;
  if (words.length < 2 || hasCriteria({ ...criteria, words: [] })) return [];
  return words.slice(0, 3).map((word) => ({
    label: `“${words.filter((each) => each !== word).join(' ')}”`,
    drop: (from) => ({ ...from, words: [word] }),
  }));
}

function weight({ readings }: CriteriaTerm): number {
  return Math.max(...readings.map(({ kind }) => weights[kind]));
}

const weights = { option: 0, detail: 0, tag: 1, vendor: 1, collection: 2, type: 3 } as const;

function dropParts(criteria: SearchCriteria, parts: readonly DroppablePart[]): Relaxation {
  return {
    criteria: parts.reduce((from, part) => part.drop(from), criteria),
    dropped: parts.map(({ label }) => label),
  };
}

function hasCriteria({ terms, words, priceMin, priceMax }: SearchCriteria): boolean {
  return terms.some(({ negated }) => !negated) || words.length > 0 || priceMin !== null || priceMax !== null;
}
