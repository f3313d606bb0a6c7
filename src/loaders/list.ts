import { withoutFilters } from '#shop/listing/list-query-change.ts';
import { noFilters } from '#shop/listing/list-query-filters.ts';
import { mayHaveJoinedValues, splitJoinedValues } from '#shop/listing/list-query.ts';
import { allProductsCollection, type Collection, type Listing, type ListQuery } from '#shop/listing/listing.ts';
import type { ProductCard } from '#shop/product/product.ts';

interface ListPageData {
  /** With filter values that other storefronts join by commas taken apart. */
  readonly query: ListQuery;
  readonly listing: Listing;
}

/** Reads a list; null when what it is about does not exist. */
export async function readList(catalog: App.Locals['catalog'], requested: ListQuery): Promise<ListPageData | null> {
  const query = mayHaveJoinedValues(requested) ? await splitJoinedFilters(catalog, requested) : requested;
  const listing = await catalog.list(query);
  return listing && { query, listing };
}

type CollectionHeading = Pick<Collection, 'title' | 'handle' | 'description' | 'picture'>;

/** A collection and its scope; all products are one that the service makes up. null when there is none. */
export async function readCollection(catalog: App.Locals['catalog'], handle: string, about: string) {
  const isAll = handle === allProductsCollection.handle;
  const collection: CollectionHeading | null = isAll
    ? { ...allProductsCollection, description: about }
    : await catalog.collection(handle);
  const scope = isAll ? ({ kind: 'all' } as const) : ({ kind: 'collection', handle } as const);
  return collection && { collection, scope };
}

/** Only the list without filters knows every value there is. */
async function splitJoinedFilters(catalog: App.Locals['catalog'], requested: ListQuery): Promise<ListQuery> {
  const whole = await catalog.list(withoutFilters(requested));
  return whole ? splitJoinedValues(requested, whole.facets) : requested;
}

/** What sells best, for pages that have nothing else to show. */
export async function popularCards(catalog: App.Locals['catalog'], limit: number): Promise<readonly ProductCard[]> {
  const listing = await catalog.list({
    scope: { kind: 'all' },
    filters: noFilters,
    sort: 'best-selling',
    page: 1,
    facets: 'none',
    limit: limit,
  });
  return listing?.cards ?? [];
}

/** The page that an address asks for, from 1; anything that is no such number asks for the first. */
export function pageNumber(url: URL): number {
  const text = url.searchParams.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
