import { allProducts, type CacheTag, type ListAspect, tags } from '#cache/tags.ts';
import type { ListedFilter } from '#shop/listing/filter-attributes.ts';
import { filterKeys, isDetailKey, isOptionKey } from '#shop/listing/query/list-query-filters.ts';
import type { SortKey } from '#shop/listing/listing.ts';
import type { ListFilter } from './filter.ts';

type Record = (tag: CacheTag) => void;

/** Records what is read of a list: a collection by id, or `allProducts`. */
export function recordList(record: Record, id: string, aspects: Iterable<ListAspect>): void {
  for (const aspect of aspects) {
    record(tags.list(id, aspect));
    record(aspect === 'members' ? tags.listSizes : tags.lists);
  }
}

/** What one page of a list shows of it besides its cards. */
export interface ShownList {
  /** Id of its collection; null: all products. */
  readonly collectionId: string | null;
  readonly sort: SortKey;
  readonly filter: ListFilter;
  /** The filters whose facets it shows; empty: none. */
  readonly facets: readonly ListedFilter[];
}

/**
 * Records what a page of a list depends on: which products there are, what it sorts and filters by, and what its facets
 * count. Whether a value is known at all depends on all products.
 */
export function recordShownList(record: Record, { collectionId, sort, filter, facets }: ShownList): void {
  const id = collectionId ?? allProducts;
  const filtered = filteredAspects(filter);
  const counted = facets.map((each) => facetAspect(each, filtered.size > 0));
  // Facets of filtered products count their variants.
  const ofVariants = filtered.size > 0 && facets.length > 0 ? variantAspects : [];
  recordList(record, id, new Set(['members', ...sortAspects[sort], ...filtered, ...counted, ...ofVariants]));
  recordList(record, allProducts, filtered);
}

const variantAspects = ['price', 'variant-stock'] as const satisfies readonly ListAspect[];

/** A search records any change of any product. Products are sorted by the price of a variant that can be bought. */
const sortAspects: Readonly<{ [Sort in SortKey]: readonly ListAspect[] }> = {
  manual: ['order'],
  relevance: [],
  'best-selling': ['rank'],
  'title-ascending': ['title'],
  'title-descending': ['title'],
  'price-ascending': variantAspects,
  'price-descending': variantAspects,
  'created-descending': ['created'],
  'created-ascending': ['created'],
};

function filteredAspects({ product, option, available, priceMin, priceMax }: ListFilter): ReadonlySet<ListAspect> {
  return new Set<ListAspect>([
    ...Array.from(product.keys(), keyAspect),
    ...(option.size > 0 ? (['option', 'variant-stock'] as const) : []),
    ...(available === null ? [] : (['stock'] as const)),
    ...(priceMin === null && priceMax === null ? [] : variantAspects),
  ]);
}

/** The aspect of a list that a facet depends on. Among filtered products, each variant counts. */
function facetAspect({ source }: ListedFilter, isFiltered: boolean): ListAspect {
  if (source === 'availability') return isFiltered ? 'variant-stock' : 'stock';
  if (source === 'price') return isFiltered ? 'price' : 'price-range';
  return source;
}

function keyAspect(key: string): ListAspect {
  if (isOptionKey(key)) return 'option';
  if (isDetailKey(key)) return 'detail';
  if (key === filterKeys.type) return 'type';
  return key === filterKeys.vendor ? 'vendor' : 'tag';
}
