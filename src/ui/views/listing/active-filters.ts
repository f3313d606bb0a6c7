import type { Facet, ListQuery } from '#shop/listing.ts';
import { activeFilters as choices, type FilterChoice, valueLabel, withoutFilter } from '#shop/list-query-change.ts';
import { listUrl } from '#shop/list-url.ts';
import { formatMoney } from '#shop/money.ts';

/** How amounts of a listing are written. */
export interface CurrencyFormat {
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** A filter that is on: its words and the address of the listing without it. */
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

/** All filters that are on, also those that no facet offers any more, so that each can be taken away. */
export function activeFilterLinks(
  query: ListQuery,
  { path, facets, currency }: ListingContext,
): readonly ActiveFilter[] {
  return choices(query).map((choice) => ({
    label: filterLabel(choice, facets, currency),
    href: listUrl(path, withoutFilter(query, choice), currency.currency),
  }));
}

function filterLabel(choice: FilterChoice, facets: readonly Facet[], currency: CurrencyFormat): string {
  return choice.kind === 'value' ? valueLabel(choice, facets) : priceLabel(choice.min, choice.max, currency);
}

function priceLabel(min: number | null, max: number | null, { locale, currency }: CurrencyFormat): string {
  const write = (amount: number) => formatMoney({ amount, currency }, locale);
  if (min !== null && max !== null) return `${write(min)} to ${write(max)}`;
  return min === null ? `Up to ${write(max ?? 0)}` : `From ${write(min)}`;
}
