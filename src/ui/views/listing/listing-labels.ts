import {
  activeFilters as choices,
  type FilterChoice,
  valueLabel,
  withoutFilter,
} from '#shop/listing/list-query-change.ts';
import { listUrl } from '#shop/listing/list-url.ts';
import type { Facet, ListQuery, SortKey } from '#shop/listing/listing.ts';
import { formatMoney } from '#shop/product/money.ts';
import type { Terminology } from '#shop/profile.ts';

/** How prices of a listing are formatted. */
export interface CurrencyFormat {
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** An active filter: its label and the URL of the listing without it. */
export interface ActiveFilter {
  readonly label: string;
  readonly href: string;
}

interface ListingContext {
  /** Path of the listing. */
  readonly path: string;
  readonly facets: readonly Facet[];
  readonly currency: CurrencyFormat;
}

/** All active filters, also those that no facet has any more, so that each can be removed. */
export function activeFilterLinks(
  query: ListQuery,
  { path, facets, currency }: ListingContext,
): readonly ActiveFilter[] {
  return choices(query).map((choice) => ({
    label: filterLabel(choice, facets, currency),
    href: listUrl(path, withoutFilter(query, choice), currency.currency),
  }));
}

/** The labels of all active filters. */
export function activeFilterLabels(
  query: ListQuery,
  facets: readonly Facet[],
  currency: CurrencyFormat,
): readonly string[] {
  return choices(query).map((choice) => filterLabel(choice, facets, currency));
}

function filterLabel(choice: FilterChoice, facets: readonly Facet[], currency: CurrencyFormat): string {
  return choice.kind === 'value' ? valueLabel(choice, facets) : priceLabel(choice.min, choice.max, currency);
}

function priceLabel(min: number | null, max: number | null, { locale, currency }: CurrencyFormat): string {
  const write = (amount: number) => formatMoney({ amount, currency }, locale);
  if (min !== null && max !== null) return `${write(min)} to ${write(max)}`;
  return min === null ? `Up to ${write(max ?? 0)}` : `From ${write(min)}`;
}

/** A number of products in the shop's terms; only the term when the platform cannot count. */
export function productCountText(total: number | null, { product, products }: Terminology): string {
  if (total === null) return products.charAt(0).toUpperCase() + products.slice(1);
  return total === 1 ? `1 ${product}` : `${total} ${products}`;
}

export const sortLabels: Readonly<Record<SortKey, string>> = {
  manual: 'Featured',
  relevance: 'Relevance',
  'best-selling': 'Best selling',
  'title-ascending': 'Title, A to Z',
  'title-descending': 'Title, Z to A',
  'price-ascending': 'Price, low to high',
  'price-descending': 'Price, high to low',
  'created-descending': 'Newest',
  'created-ascending': 'Oldest',
};
