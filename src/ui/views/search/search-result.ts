import type { ContentHit } from '#shop/content.ts';
import { activeFilters } from '#shop/list-query-change.ts';
import type { Collection, Listing, ListQuery } from '#shop/listing.ts';
import type { ProductCard } from '#shop/product.ts';

export interface SearchResult {
  /** Empty when nothing was asked for. */
  readonly term: string;
  /** The term was longer than it may be; only its beginning was looked for. */
  readonly isTermTruncated: boolean;
  readonly query: ListQuery;
  /** null when the term finds no product. */
  readonly listing: Listing | null;
  /** Pages, articles and answers that match. */
  readonly hits: readonly ContentHit[];
  /** A spelling that finds something, when this one did not. */
  readonly didYouMean: string | null;
  /** What to look at instead; empty when products were found. */
  readonly popular: readonly ProductCard[];
  readonly collections: readonly Collection[];
}

/** No product for the term itself. Filters that leave nothing, or a page past the end, are told of in the listing. */
export function hasNoMatches(query: ListQuery, listing: Pick<Listing, 'cards'>): boolean {
  return listing.cards.length === 0 && query.page === 1 && activeFilters(query).length === 0;
}
