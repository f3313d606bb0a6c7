import { normalizeParameters, type NormalizedParameters } from './fold-params.ts';
import { collapseWhitespace } from './fold.ts';
import { filterKeys, noFilters, withValues } from './list-query-filters.ts';
import { readSort } from './list-query-sort.ts';
import { listBounds, type Filters, type ListQuery, type ListScope } from './listing.ts';
import { fromDecimal } from './money.ts';

/** Which list a page shows, and the currency its prices are in (ISO 4217). */
export interface ListContext {
  readonly scope: Exclude<ListScope, { readonly kind: 'search' }> | { readonly kind: 'search' };
  readonly currency: string;
}

export interface ParsedListQuery {
  readonly query: ListQuery;
  /** The search term was longer than it may be and has been cut. */
  readonly isTermTruncated: boolean;
}

/**
 * The state that a list's URL asks for. Besides what `listUrl` writes it understands `minPrice`, `maxPrice`, `sort`,
 * `sortBy`, `p`, and for the search term `query`, `term`, `search`, `keyword`; of several, ours counts first. Names and
 * values compare folded; unknown parameters and values that make no sense are ignored.
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

function readPage(parameters: NormalizedParameters): number {
  return Number(valuesOfParameters(parameters, ['page', 'p']).find((text) => /^[1-9]\d{0,5}$/.test(text)) ?? 1);
}

function valuesOfParameters(parameters: NormalizedParameters, names: readonly string[]): readonly string[] {
  return names.flatMap((name) => parameters.get(name) ?? []);
}
