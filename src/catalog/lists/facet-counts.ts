import { filterKeys } from '#shop/listing/list-query-filters.ts';
import { type Bitset, countGroups, has, intersect, numbersIn, subtract } from './bitset.ts';
import {
  type CandidateSet,
  countPostedProducts,
  countPostings,
  type IndexedFilterValue,
  makeCandidateSet,
} from './facet-postings.ts';
import { candidatesPerFacet } from './filter.ts';
import { type ProductColumns, rowsWithAny, type VariantColumns, variantsOfRows } from './product-columns.ts';
import { type ProductIndex, readSortIndex } from './product-index.ts';
import type { ResultSet } from './result-set.ts';

/** What the facets of a list say, each as if nothing were chosen in it and all else were. */
export interface FacetCounts {
  /** By facet the values that some product has. */
  readonly values: ReadonlyMap<string, readonly FacetValueCount[]>;
  readonly available: number;
  readonly soldOut: number;
  /** Least and most that variants cost; null when there is none. */
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
        ? countPostings(value.members, products(value.key))
        : countOption(value, columns.variants, variants(value.key)),
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

/** The variants of the products that all that is chosen of products fits. */
function variantsOfMatchingProducts(columns: ProductColumns, { base, conditions }: ResultSet): Bitset {
  if (conditions.products.size === 0) return base.variants;
  return variantsOfRows(columns, numbersIn(intersect(base.products, ...conditions.products.values())));
}

/** A product counts that has one of the first and none of the others. */
interface CountingSets {
  readonly some: CandidateSet;
  readonly none: CandidateSet | null;
}

/** By facet. */
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

function countOption({ members }: IndexedFilterValue, variants: VariantColumns, { some, none }: CountingSets): number {
  return countPostedProducts(members, some, variants) - (none ? countPostedProducts(members, none, variants) : 0);
}

/** Products of which some of these variants are available, and of which none is. */
function countStock(
  { available, lasts }: VariantColumns,
  matchingVariants: Bitset,
): Pick<FacetCounts, 'available' | 'soldOut'> {
  const inStock = countGroups(matchingVariants, available, lasts);
  return { available: inStock, soldOut: countGroups(matchingVariants, matchingVariants, lasts) - inStock };
}

function variantsForPriceRange(columns: ProductColumns, { some: candidates, none }: CountingSets): CandidateSet {
  if (none === null) return candidates;
  return makeCandidateSet(
    subtract(candidates.bits, variantsOfRows(columns, numbersIn(rowsWithAny(columns, none.bits)))),
  );
}

/** What the cheapest and the dearest of some variants cost; null when there is none. */
export function findPriceRange(index: ProductIndex, { sparse, bits }: CandidateSet): readonly [number, number] | null {
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
