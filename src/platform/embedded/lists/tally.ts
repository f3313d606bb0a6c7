import { intersect, size, subtract, type Bitset } from './bits.ts';
import type { ListFilter } from './choice.ts';
import { rowsWithAny, type ProductColumns } from './columns.ts';
import { evaluateConditions, type FilterConditions } from './conditions.ts';
import type { ProductIndex } from './known.ts';

/** The products that a list is about, and all their variants. */
export interface ListBase {
  readonly products: Bitset;
  readonly variants: Bitset;
}

/** What a list shows. */
export interface ResultSet {
  readonly base: ListBase;
  readonly filter: ListFilter;
  readonly conditions: FilterConditions;
  /** Variants of the base that all that is chosen of variants fits, whether available or not. */
  readonly matchingVariants: Bitset;
  /** Products of the base that have such a variant, and as it is chosen an available one or none that is. */
  readonly candidateProducts: Bitset;
  /** Those of them that all that is chosen of products fits. */
  readonly matchingProducts: Bitset;
  readonly total: number;
}

export function computeResultSet(index: ProductIndex, base: ListBase, filter: ListFilter): ResultSet {
  const conditions = evaluateConditions(index, base.variants, filter);
  const matchingVariants = intersect(base.variants, ...conditions.variants.values());
  const all = conditions.variants.size === 0 ? base.products : rowsWithAny(index.columns, matchingVariants);
  const candidateProducts =
    filter.available === null ? all : matchStock(index.columns, { all, matchingVariants, available: filter.available });
  const matchingProducts = intersect(candidateProducts, ...conditions.products.values());
  return {
    base,
    filter,
    conditions,
    matchingVariants,
    candidateProducts,
    matchingProducts,
    total: size(matchingProducts),
  };
}

interface StockFilter {
  readonly all: Bitset;
  readonly matchingVariants: Bitset;
  readonly available: boolean;
}

/** Sold out is a product of whose fitting variants none is available. */
function matchStock(columns: ProductColumns, { all, matchingVariants, available }: StockFilter): Bitset {
  const inStock = rowsWithAny(columns, intersect(matchingVariants, columns.variants.available));
  return available ? inStock : subtract(all, inStock);
}
