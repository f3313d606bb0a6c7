import { GraphQLError } from 'graphql';

export interface PageArguments {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

/** Most items of a page, and of an array argument. https://shopify.dev/docs/api/usage/limits */
export const maxPageItems = 250;

/** Pagination past this item is an error. https://shopify.dev/docs/api/usage/limits#pagination-limits */
export const maxPaginatedItems = 25_000;

/**
 * One page of a list, as a connection. The cursor names the last item and its place, so that a page continues after it
 * even if items before it have been removed. `nodeOf` is called for the items of the page alone.
 */
export function pageOf<Item extends { readonly id: string }>(
  items: readonly Item[],
  given: PageArguments,
  nodeOf: (item: Item) => unknown,
): unknown {
  const count = pageSize(given);
  const start = typeof given.after === 'string' ? placeAfter(items, given.after) : 0;
  const end = typeof given.before === 'string' ? placeAfter(items, given.before) - 1 : items.length;
  const [from, to] =
    typeof given.last === 'number' ? [Math.max(start, end - count), end] : [start, Math.min(start + count, end)];
  if (to > maxPaginatedItems) throw new GraphQLError('Pagination beyond 25,000 items is not supported.');
  const page = items.slice(from, to);
  const cursors = page.map((item, index) => cursorOf(item.id, from + index));
  return {
    nodes: () => page.map(nodeOf),
    edges: () => page.map((item, index) => ({ node: nodeOf(item), cursor: cursors[index] })),
    pageInfo: {
      hasNextPage: to < items.length,
      hasPreviousPage: from > 0,
      startCursor: cursors[0] ?? null,
      endCursor: cursors.at(-1) ?? null,
    },
  };
}

function pageSize({ first, last }: PageArguments): number {
  const count = first ?? last;
  if (typeof count !== 'number') throw new GraphQLError('you must provide one of first or last');
  if (count < 0 || count > maxPageItems) throw new GraphQLError(`first and last must be between 0 and ${maxPageItems}`);
  return count;
}

function cursorOf(id: string, place: number): string {
  return Buffer.from(JSON.stringify({ last_id: id, last_value: String(place) })).toString('base64');
}

function placeAfter(items: readonly { readonly id: string }[], cursor: string): number {
  const [, id = '', place = ''] =
    /^\{"last_id":"([^"]*)","last_value":"(\d+)"\}$/.exec(Buffer.from(cursor, 'base64').toString()) ?? [];
  if (place === '') throw new GraphQLError('Invalid cursor for current pagination sort.');
  if (items[Number(place)]?.id === id) return Number(place) + 1;
  const found = items.findIndex((item) => item.id === id);
  return found === -1 ? Number(place) : found + 1;
}

/** A list that is never longer than a page, e.g. the selling plans of a product. */
export function shortList(items: readonly object[], given: PageArguments): unknown {
  const listed = items.map((item, index) => ({ id: String(index), item }));
  return pageOf(listed, given, ({ item }) => item);
}
