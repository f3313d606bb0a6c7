import {
  activeFilters as choices,
  type FilterChoice,
  valueLabel,
  withoutFilter,
} from '#shop/listing/list-query-change.ts';
import { listUrl } from '#shop/listing/list-url.ts';
import type { Facet, ListQuery } from '#shop/listing/listing.ts';
import type { Messages } from '#messages/messages.ts';
import { formatMoney } from '#shop/product/money.ts';

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
  readonly messages: Messages['listing'];
}

/** All active filters, also those that no facet has any more, so that each can be removed. */
export function activeFilterLinks(query: ListQuery, context: ListingContext): readonly ActiveFilter[] {
  return choices(query).map((choice) => ({
    label: filterLabel(choice, context),
    href: listUrl(context.path, withoutFilter(query, choice), context.currency.currency),
  }));
}

/** The labels of all active filters. */
export function activeFilterLabels(query: ListQuery, context: Omit<ListingContext, 'path'>): readonly string[] {
  return choices(query).map((choice) => filterLabel(choice, context));
}

function filterLabel(choice: FilterChoice, { facets, currency, messages }: Omit<ListingContext, 'path'>): string {
  return choice.kind === 'value' ? valueLabel(choice, facets) : priceLabel(choice, currency, messages.price);
}

function priceLabel(
  { min, max }: Extract<FilterChoice, { readonly kind: 'price' }>,
  { locale, currency }: CurrencyFormat,
  messages: Messages['listing']['price'],
): string {
  const write = (amount: number) => formatMoney({ amount, currency }, locale);
  if (min !== null && max !== null) return messages.between({ from: write(min), to: write(max) });
  return min === null ? messages.atMost({ price: write(max ?? 0) }) : messages.atLeast({ price: write(min) });
}

/** A number of products; only the word for them when the platform cannot count. */
export function productCountText(total: number | null, { count, products }: Messages['listing']): string {
  return total === null ? products : count({ count: total });
}
