import { mayBeJoined, splitJoined } from '#shop/list-query-joined.ts';
import { withoutFilters } from '#shop/list-query-change.ts';
import type { Listing, ListQuery } from '#shop/listing.ts';

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

/** Only the list without filters knows every value there is. */
async function takeApart(catalog: App.Locals['catalog'], asked: ListQuery): Promise<ListQuery> {
  const whole = await catalog.list(withoutFilters(asked));
  return whole ? splitJoined(asked, whole.facets) : asked;
}
