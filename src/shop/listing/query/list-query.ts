import { fromDecimal } from '../../product/money.ts';
import {
  collapseWhitespace,
  type NormalizedParameters,
  normalizeParameters,
  normalizeText,
} from '../../text/normalize.ts';
import { filterKey, filterKeys, noFilters, valuesOf, withValues } from './list-query-filters.ts';
import { parsePageNumber } from '../page-numbers.ts';
import {
  type Facet,
  type Filters,
  listBounds,
  type ListQuery,
  type ListScope,
  type SortKey,
  sortKeys,
} from '../listing.ts';

/** The scope of a list, and the currency of its prices (ISO 4217). */
export interface ListContext {
  readonly scope: Exclude<ListScope, { readonly kind: 'search' }> | { readonly kind: 'search' };
  readonly currency: string;
}

export interface ParsedListQuery {
  readonly query: ListQuery;
  /** Whether the search term was longer than allowed and was cut. */
  readonly isTermTruncated: boolean;
}

/**
 * Parses the parameters of a list's URL. Besides those that `listUrl` writes it accepts `minPrice`, `maxPrice`, `sort`,
 * `sortBy`, `p`, and for the search term `query`, `term`, `search`, `keyword`; of several, ours take precedence. Names and
 * values are normalized; unknown parameters and invalid values are ignored.
 */
export function parseListQuery(params: URLSearchParams, context: ListContext): ParsedListQuery {
  const parameters = normalizeParameters(params);
  const term = context.scope.kind === 'search' ? readTerm(parameters) : '';
  const cut = truncateTerm(term);
  const query: ListQuery = {
    scope: context.scope.kind === 'search' ? { kind: 'search', term: cut } : context.scope,
    filters: readFilters(parameters, context.currency),
    sort: readSort(valuesOfParameters(parameters, ['sort_by', 'sort', 'sortby']), context.scope.kind),
    page: readPage(parameters),
  };
  return { query, isTermTruncated: cut !== term };
}

function readTerm(parameters: NormalizedParameters): string {
  const terms = valuesOfParameters(parameters, ['q', 'query', 'term', 'search', 'keyword']).map(cleanTerm);
  return terms.find((term) => term !== '') ?? '';
}

function cleanTerm(text: string): string {
  return collapseWhitespace(
    text
      .toWellFormed()
      .normalize('NFC')
      .replace(/\p{Cc}/gu, ' '),
  );
}

function truncateTerm(term: string): string {
  return term.length <= listBounds.termCharacters
    ? term
    : Array.from(term).slice(0, listBounds.termCharacters).join('').trim();
}

function readFilters(parameters: NormalizedParameters, currency: string): Filters {
  const priceMin = readPrice(valuesOfParameters(parameters, [filterKeys.priceMin, 'minprice']), currency);
  const priceMax = readPrice(valuesOfParameters(parameters, [filterKeys.priceMax, 'maxprice']), currency);
  return { ...withValues(noFilters, parameters), ...priceRange(priceMin, priceMax) };
}

/** A minimum of 0 is no bound; a range whose maximum is below its minimum is ignored. */
export function priceRange(min: number | null, max: number | null): Pick<Filters, 'priceMin' | 'priceMax'> {
  if (min !== null && max !== null && min > max) return { priceMin: null, priceMax: null };
  return { priceMin: min === 0 ? null : min, priceMax: max };
}

/** A comma is accepted as decimal separator. */
function readPrice(texts: readonly string[], currency: string): number | null {
  for (const text of texts) {
    const amount = fromDecimal(text.trim().replace(',', '.'), currency);
    if (amount !== null) return amount;
  }
  return null;
}

function readPage(parameters: NormalizedParameters): number {
  const numbers = valuesOfParameters(parameters, ['page', 'p']).map(parsePageNumber);
  return numbers.find((number) => number !== null) ?? 1;
}

function valuesOfParameters(parameters: NormalizedParameters, names: readonly string[]): readonly string[] {
  return names.flatMap((name) => parameters.get(name) ?? []);
}

/** The sorts that a kind of list offers. */
export function sortsFor(kind: ListScope['kind']): readonly SortKey[] {
  return sortKeys.filter((key) => isAllowedInScope(key, kind));
}

/** The first of some names, ours or another storefront's, that is a sort of this kind of list. */
function readSort(words: readonly string[], kind: ListScope['kind']): SortKey | null {
  for (const word of words) {
    const key = sortByAlias.get(normalizeText(word).replaceAll(/[ _]/g, '-'));
    if (key && isAllowedInScope(key, kind)) return key;
  }
  return null;
}

function isAllowedInScope(key: SortKey, kind: ListScope['kind']): boolean {
  if (key === 'manual') return kind === 'collection';
  return key !== 'relevance' || kind === 'search';
}

const sortAliases = {
  manual: ['featured'],
  relevance: ['best-matches', 'best-match'],
  'best-selling': ['bestselling', 'best-sellers', 'trending-desc', 'popular', 'popularity'],
  'title-ascending': ['title-asc', 'name', 'name-asc', 'product-name-ascending', 'a-to-z', 'a-z'],
  'title-descending': ['title-desc', 'name-desc', 'product-name-descending', 'z-to-a', 'z-a'],
  'price-ascending': ['price', 'price-asc', 'price-low-to-high', 'price-low-high', 'lowest-price'],
  'price-descending': ['price-desc', 'price-high-to-low', 'price-high-low', 'highest-price'],
  'created-descending': ['created-desc', 'newest', 'latest', 'latest-desc', 'date-new-to-old', 'date-desc'],
  'created-ascending': ['created-asc', 'oldest', 'latest-asc', 'date-old-to-new', 'date-asc'],
} as const satisfies Record<SortKey, readonly string[]>;

const sortByAlias: ReadonlyMap<string, SortKey> = new Map(
  sortKeys.flatMap((key) => [key, ...sortAliases[key]].map((word) => [word, key] as const)),
);

/** Whether a filter value contains a comma: other storefronts join several values by commas. */
export function mayHaveJoinedValues(query: ListQuery): boolean {
  return [...valuesOf(query.filters).values()].flat().some((value) => value.includes(','));
}

/**
 * Splits comma-joined values where every part is a known value and the whole is not. `facets` are those of the list without
 * filters.
 */
export function splitJoinedValues(query: ListQuery, facets: readonly Facet[]): ListQuery {
  const known = knownValues(facets);
  const split = [...valuesOf(query.filters)].map(([key, values]) => {
    const ofKey = known.get(key) ?? new Set<string>();
    return [key, values.flatMap((value) => splitValue(value, ofKey))] as const;
  });
  return { ...query, filters: withValues(query.filters, new Map(split)) };
}

function knownValues(facets: readonly Facet[]): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    facets.flatMap((facet) =>
      facet.kind === 'values'
        ? [[filterKey(facet.key), new Set(facet.values.map(({ value }) => normalizeText(value)))] as const]
        : [],
    ),
  );
}

function splitValue(value: string, known: ReadonlySet<string>): readonly string[] {
  const parts = value.split(',').map(normalizeText);
  return !known.has(value) && parts.every((part) => known.has(part)) ? parts : [value];
}
