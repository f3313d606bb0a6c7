import { noFilters } from '#shop/list-query-filters.ts';
import type { ProductCard } from '#shop/product.ts';

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
