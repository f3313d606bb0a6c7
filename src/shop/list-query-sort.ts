import { normalizeText } from './fold.ts';
import { sortKeys, type ListScope, type SortKey } from './listing.ts';

/** The sorts that a kind of list can have. */
export function sortsFor(kind: ListScope['kind']): readonly SortKey[] {
  return sortKeys.filter((key) => isAllowedInScope(key, kind));
}

/** The first of some words, ours or another storefront's, that is a sort of this kind of list. */
export function readSort(words: readonly string[], kind: ListScope['kind']): SortKey | null {
  for (const word of words) {
    const key = sortByAlias.get(normalizeText(word).replaceAll(/[ _]/g, '-'));
    if (key && isAllowedInScope(key, kind)) return key;
  }
  return null;
}

function isAllowedInScope(key: SortKey, kind: ListScope['kind']): boolean {
  if (key === 'manual') return kind === 'collection';
  return key !== 'relevance' || kind === 'search';
}

const sortAliases = {
  manual: ['featured'],
  relevance: ['best-matches', 'best-match'],
  'best-selling': ['bestselling', 'best-sellers', 'trending-desc', 'popular', 'popularity'],
  'title-ascending': ['title-asc', 'name', 'name-asc', 'product-name-ascending', 'a-to-z', 'a-z'],
  'title-descending': ['title-desc', 'name-desc', 'product-name-descending', 'z-to-a', 'z-a'],
  'price-ascending': ['price', 'price-asc', 'price-low-to-high', 'price-low-high', 'lowest-price'],
  'price-descending': ['price-desc', 'price-high-to-low', 'price-high-low', 'highest-price'],
  'created-descending': ['created-desc', 'newest', 'latest', 'latest-desc', 'date-new-to-old', 'date-desc'],
  'created-ascending': ['created-asc', 'oldest', 'latest-asc', 'date-old-to-new', 'date-asc'],
} as const satisfies Record<SortKey, readonly string[]>;

const sortByAlias: ReadonlyMap<string, SortKey> = new Map(
  sortKeys.flatMap((key) => [key, ...sortAliases[key]].map((word) => [word, key] as const)),
);
