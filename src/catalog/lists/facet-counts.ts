import { filterKeys } from '#shop/listing/query/list-query-filters.ts';
import { type Bitset, countGroups, has, intersect, numbersIn, subtract } from './index/bitset.ts';
import {
  type CandidateSet,
  countPostedProducts,
  countPostings,
  type IndexedFilterValue,
  createCandidateSet,
} from './index/facet-postings.ts';
import { candidatesPerFacet } from './filter.ts';
import { type ProductColumns, rowsWithAny, type VariantColumns, variantsOfRows } from './index/product-columns.ts';
import { type ProductIndex, readSortIndex } from './index/product-index.ts';
import type { ResultSet } from './result-set.ts';

/** What the facets of a list show. Each facet is counted with all filters applied but its own. */
export interface FacetCounts {
  /** By facet key, the values that some product has. */
  readonly values: ReadonlyMap<string, readonly FacetValueCount[]>;
  readonly available: number;
  readonly soldOut: number;
  /** Lowest and highest price of the variants; null when there is none. */
  readonly prices: readonly [number, number] | null;
}

export interface FacetValueCount {
  readonly value: IndexedFilterValue;
  /** Products. */
  readonly count: number;
}

export function countFacets(index: ProductIndex, resultSet: ResultSet): FacetCounts {
  const { columns, values } = index;
  const candidates = variantsOfMatchingProducts(columns, resultSet);
  const variants = variantsToCount(columns, resultSet, candidates);
  const products = candidatesPerFacet(resultSet.candidateProducts, resultSet.conditions.products);
  const counted = values.all.map((value) => ({
    value,
    count:
      value.owner === 'product'
        ? countPostings(value.postings, products(value.family))
        : countOption(value, columns.variants, variants(value.family)),
  }));
  return {
    values: Map.groupBy(
      counted.filter(({ count }) => count > 0),
      ({ value }) => value.key,
    ),
    ...countStock(columns.variants, intersect(candidates, resultSet.matchingVariants)),
    prices: findPriceRange(index, variantsForPriceRange(columns, variants(filterKeys.price))),
  };
}

/** The variants of the products that match all product filters. */
function variantsOfMatchingProducts(columns: ProductColumns, { base, conditions }: ResultSet): Bitset {
  if (conditions.products.size === 0) return base.variants;
  return variantsOfRows(columns, numbersIn(intersect(base.products, ...conditions.products.values())));
}

/** A product is counted when it has a variant among `some` and none among `none`. */
interface CountingSets {
  readonly some: CandidateSet;
  readonly none: CandidateSet | null;
}

/** By the family of a facet's key. */
function variantsToCount(
  columns: ProductColumns,
  { filter, conditions }: ResultSet,
  candidates: Bitset,
): (key: string) => CountingSets {
  const all = candidatesPerFacet(candidates, conditions.variants);
  if (filter.available === null) return (key) => ({ some: all(key), none: null });
  const inStock = candidatesPerFacet(intersect(candidates, columns.variants.available), conditions.variants);
  if (filter.available) return (key) => ({ some: inStock(key), none: null });
  return (key) => ({ some: all(key), none: inStock(key) });
}

function countOption({ postings }: IndexedFilterValue, variants: VariantColumns, { some, none }: CountingSets): number {
  return countPostedProducts(postings, some, variants) - (none ? countPostedProducts(postings, none, variants) : 0);
}

/** Counts products with an available variant among these, and those with none. */
function countStock(
  { available, groupEnds }: VariantColumns,
  matchingVariants: Bitset,
): Pick<FacetCounts, 'available' | 'soldOut'> {
  const inStock = countGroups(matchingVariants, available, groupEnds);
  return { available: inStock, soldOut: countGroups(matchingVariants, matchingVariants, groupEnds) - inStock };
}

function variantsForPriceRange(columns: ProductColumns, { some: candidates, none }: CountingSets): CandidateSet {
  if (none === null) return candidates;
  return createCandidateSet(
    subtract(candidates.bits, variantsOfRows(columns, numbersIn(rowsWithAny(columns, none.bits)))),
  );
}

/** Lowest and highest price of some variants; null when there is none. */
function findPriceRange(index: ProductIndex, { sparse, bits }: CandidateSet): readonly [number, number] | null {
  const { cells } = index.columns.variants.prices;
  if (sparse) {
    const prices = Array.from(sparse, (variant) => cells[variant] ?? 0);
    return prices.length === 0 ? null : [Math.min(...prices), Math.max(...prices)];
  }
  const { numbers } = readSortIndex(index, 'price');
  const isIn = (variant: number): boolean => has(bits, variant);
  const [cheapest, dearest] = [numbers.find(isIn), numbers.findLast(isIn)];
  return cheapest === undefined || dearest === undefined ? null : [cells[cheapest] ?? 0, cells[dearest] ?? 0];
}
