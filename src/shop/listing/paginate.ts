import type { Paginated } from './listing.ts';

/** One page of a longer list; an empty list has one page, which is empty. */
export function paginate<T>(part: { items: readonly T[]; page: number; perPage: number; total: number }): Paginated<T> {
  const { items, page, perPage, total } = part;
  return { items, page, pages: Math.max(1, Math.ceil(total / perPage)), total };
}
