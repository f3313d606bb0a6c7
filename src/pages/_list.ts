import { mayBeJoined, splitJoined } from '#shop/list-query-joined.ts';
import { withoutFilters } from '#shop/list-query-change.ts';
import type { Collection, Listing, ListQuery } from '#shop/listing.ts';
import { everything } from '#ui/views/listing/everything.ts';

interface ReadList {
  /** With filter values that other storefronts join by commas taken apart. */
  readonly query: ListQuery;
  readonly listing: Listing;
}

/** Reads a list; null when what it is about does not exist. */
export async function readList(catalog: App.Locals['catalog'], asked: ListQuery): Promise<ReadList | null> {
  const query = mayBeJoined(asked) ? await takeApart(catalog, asked) : asked;
  const listing = await catalog.list(query);
  return listing && { query, listing };
}

type Named = Pick<Collection, 'title' | 'handle' | 'description' | 'picture'>;

/** A collection and its scope; all products are one that the service makes up. null when there is none. */
export async function readCollection(catalog: App.Locals['catalog'], handle: string, about: string) {
  const isAll = handle === everything.handle;
  const collection: Named | null = isAll ? { ...everything, description: about } : await catalog.collection(handle);
  const scope = isAll ? ({ kind: 'all' } as const) : ({ kind: 'collection', handle } as const);
  return collection && { collection, scope };
}

/** Only the list without filters knows every value there is. */
async function takeApart(catalog: App.Locals['catalog'], asked: ListQuery): Promise<ListQuery> {
  const whole = await catalog.list(withoutFilters(asked));
  return whole ? splitJoined(asked, whole.facets) : asked;
}
