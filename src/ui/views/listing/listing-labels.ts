import {
  activeFilters as choices,
  type FilterChoice,
  valueLabel,
  withoutFilter,
} from '#shop/listing/query/list-query-change.ts';
import { filterKeys } from '#shop/listing/query/list-query-filters.ts';
import type { RelaxedList } from '#shop/listing/query/list-alternatives.ts';
import { listUrl } from '#shop/listing/query/list-url.ts';
import type { Facet, ListQuery } from '#shop/listing/listing.ts';
import type { Messages } from '#messages/messages.ts';
import { formatMoney } from '#shop/product/money.ts';

/** How prices of a listing are formatted. */
export interface PriceFormat {
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** An active filter: its label and the URL of the listing without it. */
export interface ActiveFilter {
  readonly label: string;
  readonly href: string;
}

/** A link to the list without one of its filters, which has products. */
export interface RelaxedListLink extends ActiveFilter {
  /** null when the platform cannot count. */
  readonly count: string | null;
}

interface ListingContext {
  /** Path of the listing. */
  readonly path: string;
  readonly facets: readonly Facet[];
  readonly priceFormat: PriceFormat;
  readonly messages: Messages['listing'];
}

/** All active filters, including those that no facet offers any more, so that each can be removed. */
export function activeFilterLinks(query: ListQuery, context: ListingContext): readonly ActiveFilter[] {
  return choices(query).map((choice) => ({
    label: filterLabel(choice, context),
    href: listUrl(context.path, withoutFilter(query, choice), context.priceFormat.currency),
  }));
}

/** Links to the lists that have one filter less than `query`. */
export function relaxedListLinks(
  lists: readonly RelaxedList[],
  query: ListQuery,
  context: ListingContext,
): readonly RelaxedListLink[] {
  const { path, priceFormat, messages } = context;
  return lists.map(({ dropped, total }) => ({
    label: relaxedLabel(dropped, context),
    count: total === null ? null : productCountText(total, messages),
    href: listUrl(path, withoutFilter(query, dropped), priceFormat.currency),
  }));
}

/** The labels of all active filters. */
export function activeFilterLabels(query: ListQuery, context: LabelContext): readonly string[] {
  return choices(query).map((choice) => filterLabel(choice, context));
}

type LabelContext = Omit<ListingContext, 'path'>;

function relaxedLabel(dropped: FilterChoice, context: LabelContext): string {
  const { noResults } = context.messages;
  return dropped.kind === 'value' && dropped.key === filterKeys.without
    ? noResults.alsoWith({ word: dropped.value })
    : noResults.without({ filter: filterLabel(dropped, context) });
}

/** Searches filter by what no facet offers, and by what is in stock where the shop has no such facet. */
function filterLabel(choice: FilterChoice, { facets, priceFormat, messages }: LabelContext): string {
  if (choice.kind === 'price') return priceLabel(choice, priceFormat, messages.price);
  const { key, value } = choice;
  if (key === filterKeys.reduced) return messages.facets.reduced;
  if (key === filterKeys.without) return messages.facets.without({ word: value });
  if (key === filterKeys.availability) return value === '1' ? messages.facets.inStock : messages.facets.soldOut;
  return valueLabel(choice, facets);
}

function priceLabel(
  { min, max }: Extract<FilterChoice, { readonly kind: 'price' }>,
  { locale, currency }: PriceFormat,
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
