import { given, type Given } from './fold-params.ts';
import { collapse } from './fold.ts';
import { filterKeys, noFilters, withValues } from './list-query-filters.ts';
import { readSort } from './list-query-sort.ts';
import { listBounds, type Filters, type ListQuery, type ListScope } from './listing.ts';
import { fromDecimal } from './money.ts';

/** Which list a page shows, and the currency its prices are in (ISO 4217). */
export interface ListPlace {
  readonly scope: Exclude<ListScope, { readonly kind: 'search' }> | { readonly kind: 'search' };
  readonly currency: string;
}

export interface ParsedList {
  readonly query: ListQuery;
  /** The search term was longer than it may be and has been cut. */
  readonly termCut: boolean;
}

/**
 * The state that a list's URL asks for. Besides what `listUrl` writes it understands `minPrice`, `maxPrice`, `sort`,
 * `sortBy`, `p`, and for the search term `query`, `term`, `search`, `keyword`; of several, ours counts first. Names and
 * values compare folded; unknown parameters and values that make no sense are ignored.
 */
export function parseListQuery(params: URLSearchParams, place: ListPlace): ParsedList {
  const parameters = given(params);
  const term = place.scope.kind === 'search' ? readTerm(parameters) : '';
  const cut = cutTerm(term);
  const query: ListQuery = {
    scope: place.scope.kind === 'search' ? { kind: 'search', term: cut } : place.scope,
    filters: readFilters(parameters, place.currency),
    sort: readSort(valuesUnder(parameters, ['sort_by', 'sort', 'sortby']), place.scope.kind),
    page: readPage(parameters),
  };
  return { query, termCut: cut !== term };
}

function readTerm(parameters: Given): string {
  const terms = valuesUnder(parameters, ['q', 'query', 'term', 'search', 'keyword']).map(plainTerm);
  return terms.find((term) => term !== '') ?? '';
}

function plainTerm(text: string): string {
  return collapse(
    text
      .toWellFormed()
      .normalize('NFC')
      .replace(/\p{Cc}/gu, ' '),
  );
}

function cutTerm(term: string): string {
  return term.length <= listBounds.termCharacters
    ? term
    : Array.from(term).slice(0, listBounds.termCharacters).join('').trim();
}

function readFilters(parameters: Given, currency: string): Filters {
  const priceMin = readPrice(valuesUnder(parameters, [filterKeys.priceMin, 'minprice']), currency);
  const priceMax = readPrice(valuesUnder(parameters, [filterKeys.priceMax, 'maxprice']), currency);
  return { ...withValues(noFilters, parameters), ...priceRange(priceMin, priceMax) };
}

/** A range from 0 begins where prices do; one that ends before it begins makes no sense. */
export function priceRange(min: number | null, max: number | null): Pick<Filters, 'priceMin' | 'priceMax'> {
  if (min !== null && max !== null && min > max) return { priceMin: null, priceMax: null };
  return { priceMin: min === 0 ? null : min, priceMax: max };
}

/** People also type a comma before the decimals. */
function readPrice(texts: readonly string[], currency: string): number | null {
  for (const text of texts) {
    const amount = fromDecimal(text.trim().replace(',', '.'), currency);
    if (amount !== null) return amount;
  }
  return null;
}

function readPage(parameters: Given): number {
  return Number(valuesUnder(parameters, ['page', 'p']).find((text) => /^[1-9]\d{0,5}$/.test(text)) ?? 1);
}

function valuesUnder(parameters: Given, names: readonly string[]): readonly string[] {
  return names.flatMap((name) => parameters.get(name) ?? []);
}
