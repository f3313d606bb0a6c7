import { mayHaveJoinedValues, splitJoinedValues } from '#shop/list-query-joined.ts';
import { withoutFilters } from '#shop/list-query-change.ts';
import type { Collection, Listing, ListQuery } from '#shop/listing.ts';
import { allProductsCollection } from '#ui/views/listing/everything.ts';

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
