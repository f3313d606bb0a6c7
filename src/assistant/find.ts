import type { Catalog } from '#platform/port.ts';
import { noFilters } from '#shop/list-query-filters.ts';
import { type Filters, type ListScope, pageSize } from '#shop/listing.ts';
import type { Product, ProductCard } from '#shop/product.ts';
import type { Reading, Wanted } from './conversation.ts';
import { type Found, mentions, variantThatFits } from './fits.ts';
import { relaxations } from './relax.ts';

export interface Search {
  readonly wanted: Wanted;
  readonly limit: number;
  /** Handles of products not to show again. */
  readonly skip: readonly string[];
}

export interface SearchOutcome {
  readonly found: readonly Found[];
  /** How many there are in all; null when that was not counted. */
  readonly total: number | null;
  /** What was left out of the search because nothing had all of it, in the words of the message. */
  readonly dropped: readonly string[];
  /** What was searched for in the end. */
  readonly wanted: Wanted;
}

const pagesRead = 3;
const alternativesRead = 6;

/** The products that have what is wanted; when there are none, those that have most of it, with what was left out. */
export async function findProducts(catalog: Catalog, search: Search): Promise<SearchOutcome> {
  for (const { wanted, dropped } of relaxations(search.wanted)) {
    const outcome = await findExactly(catalog, { ...search, wanted });
    if (outcome.found.length > 0) return { ...outcome, dropped, wanted };
  }
  return { found: [], total: 0, dropped: [], wanted: search.wanted };
}

async function findExactly(
  catalog: Catalog,
  { wanted, limit, skip }: Search,
): Promise<Pick<SearchOutcome, 'found' | 'total'>> {
  const found = new Map<string, Found>();
  const queries = alternatives(wanted);
  const isByPrice = wanted.sort?.startsWith('price') ?? false;
  const enough = isByPrice ? pageSize : limit;
  const excluded = await excludedHandles(catalog, wanted);
  const totals: (number | null)[] = [];
  for (const query of queries) {
    if (found.size >= enough && !isByPrice) break;
    const unwanted = new Set([...skip, ...excluded, ...found.keys()]);
    totals.push(await readQuery(catalog, { wanted, unwanted, query, enough, found }));
  }
  const isCounted = totals.length === queries.length && skip.length === 0 && isFilteredWhole(wanted, queries);
  return { found: sorted([...found.values()], wanted).slice(0, limit), total: isCounted ? together(totals) : null };
}

/** Whether filters alone say what is wanted: they cannot exclude, and values of one filter are alternatives to them. */
function isFilteredWhole({ terms }: Wanted, queries: readonly Query[]): boolean {
  return !terms.some(({ negated }) => negated) && !queries.some(({ isTogether }) => isTogether);
}

/** The sum cannot be told when two ways to read the words found something: the products may be the same. */
function together(totals: readonly (number | null)[]): number | null {
  const some = totals.filter((total) => total !== 0);
  return some.length > 1 ? null : (some[0] ?? 0);
}

interface Gathering extends Fitting {
  readonly found: Map<string, Found>;
}

/** Reads pages of one query until enough is found; gives how many the platform counts in all. */
async function readQuery(catalog: Catalog, gathering: Gathering): Promise<number | null> {
  const { wanted, unwanted, query, enough, found } = gathering;
  const { scope, filters } = query;
  let total: number | null = 0;
  const lastPage = pagesRead + Math.floor(unwanted.size / pageSize);
  for (let page = 1, most = firstCards(gathering); page <= lastPage; most = pageSize) {
    const listing = await catalog.list({ scope, filters, sort: wanted.sort, page, facets: 'none', most });
    if (page === 1) total = listing ? listing.total : 0;
    for (const one of await fitting(catalog, listing?.cards ?? [], gathering)) found.set(one.product.handle, one);
    const isWhole = (listing?.cards.length ?? 0) < most || most === pageSize;
    if (found.size >= enough || (isWhole && page >= (listing?.pages ?? 0))) break;
    if (isWhole) page += 1;
  }
  return total;
}

/** Most often the first few fit; only when they do not is the rest of the page read. */
function firstCards({ unwanted, enough }: Gathering): number {
  return Math.min(pageSize, unwanted.size + enough);
}

interface Query {
  readonly scope: ListScope;
  readonly filters: Filters;
  /** Words that the scope cannot look for: the product's texts must contain them. */
  readonly words: readonly string[];
  /** Two of its readings are values of one filter, though both must hold. */
  readonly isTogether: boolean;
}

/** One platform query for each way to read the terms: a filter restricts by all its keys at once. */
function alternatives(wanted: Wanted): readonly Query[] {
  const positive = wanted.terms.filter(({ negated }) => !negated);
  let chosen: (readonly Reading[])[] = [[]];
  for (const { readings } of positive)
    chosen = chosen.flatMap((path) => readings.map((reading) => [...path, reading])).slice(0, alternativesRead);
  return chosen.map((readings) => {
    const keys = new Set(readings.map(({ kind, name }) => `${kind} ${name}`));
    return {
      ...scopeOf(readings, wanted.words),
      filters: filtersOf(readings, wanted),
      isTogether: keys.size < readings.length,
    };
  });
}

function scopeOf(readings: readonly Reading[], words: readonly string[]): Pick<Query, 'scope' | 'words'> {
  const handle = readings.find(({ kind }) => kind === 'collection')?.values[0];
  if (handle !== undefined) return { scope: { kind: 'collection', handle }, words };
  if (words.length > 0) return { scope: { kind: 'search', term: words.join(' ') }, words: [] };
  return { scope: { kind: 'all' }, words: [] };
}

function filtersOf(readings: readonly Reading[], wanted: Wanted): Filters {
  const valuesOf = (kind: Reading['kind']): readonly string[] =>
    readings.filter((reading) => reading.kind === kind).flatMap(({ values }) => values);
  const options = new Map<string, readonly string[]>();
  for (const { kind, name, values } of readings) if (kind === 'option') options.set(name, values);
  return {
    ...noFilters,
    options,
    types: valuesOf('type'),
    tags: valuesOf('tag'),
    vendors: valuesOf('vendor'),
    available: wanted.available ? [true] : [],
    priceMin: wanted.priceMin,
    priceMax: wanted.priceMax,
  };
}

async function excludedHandles(catalog: Catalog, wanted: Wanted): Promise<readonly string[]> {
  const negated = wanted.terms.filter((term) => term.negated).flatMap(({ readings }) => readings);
  const handles = negated.filter(({ kind }) => kind === 'collection').flatMap(({ values }) => values);
  const lists = await Promise.all(
    handles.map((handle) =>
      catalog.list({ scope: { kind: 'collection', handle }, filters: noFilters, sort: null, page: 1, facets: 'none' }),
    ),
  );
  return lists.flatMap((listing) => listing?.cards.map((card) => card.handle) ?? []);
}

interface Fitting {
  readonly wanted: Wanted;
  readonly unwanted: ReadonlySet<string>;
  readonly query: Query;
  readonly enough: number;
}

async function fitting(catalog: Catalog, cards: readonly ProductCard[], want: Fitting): Promise<readonly Found[]> {
  const handles = cards.map(({ handle }) => handle).filter((handle) => !want.unwanted.has(handle));
  const found: Found[] = [];
  for (let from = 0; from < handles.length && found.length < want.enough; from += want.enough) {
    const products = await catalog.products(handles.slice(from, from + want.enough));
    found.push(...products.flatMap((product) => asFound(product, want) ?? []));
  }
  return found.slice(0, want.enough);
}

function asFound(product: Product, { wanted, query }: Fitting): Found | null {
  const variant = variantThatFits(product, wanted);
  return variant && mentions(product, query.words) ? { product, variant, reason: null } : null;
}

function sorted(found: readonly Found[], { sort }: Wanted): readonly Found[] {
  if (sort === 'price-ascending') return found.toSorted((a, b) => a.variant.price.amount - b.variant.price.amount);
  if (sort === 'price-descending') return found.toSorted((a, b) => b.variant.price.amount - a.variant.price.amount);
  return found;
}
