import type { SortKey } from '#shop/listing.ts';

export const sortLabels: Readonly<Record<SortKey, string>> = {
  manual: 'Featured',
  relevance: 'Relevance',
  'best-selling': 'Best selling',
  'title-ascending': 'Title, A to Z',
  'title-descending': 'Title, Z to A',
  'price-ascending': 'Price, low to high',
  'price-descending': 'Price, high to low',
  'created-descending': 'Newest',
  'created-ascending': 'Oldest',
};
