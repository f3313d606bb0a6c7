import { createIdentityCache } from '#shop/memoize.ts';
import { draftFlag, type QueryContext } from '#storage/query-context.ts';
import {
  add,
  type Bitset,
  has,
  intersect,
  createBitset,
  numbersIn,
  size,
  subtract,
  truncateBitset,
} from './index/bitset.ts';
import { evaluateConditions, type FilterConditions, type ListFilter } from './filter.ts';
import type { ProductScope } from './list-scope.ts';
import { type ProductColumns, rowsWithAny, variantsOfRows } from './index/product-columns.ts';
import { type ProductIndex, readProductIndex } from './index/product-index.ts';

export interface ListResult {
  readonly index: ProductIndex;
  readonly resultSet: ResultSet;
  /** The scope's products in its own order; empty for all products. */
  readonly rows: readonly number[];
  /** Whether unpublished products are listed. */
  readonly drafts: boolean;
}

export function findListResult(
  context: QueryContext,
  { ids, excludedIds }: ProductScope,
  filter: ListFilter,
): ListResult {
  const index = readProductIndex(context.store);
  const drafts = draftFlag(context) === 1;
  const rows = ids === null ? [] : rowsOf(index.columns, ids);
  const base =
    ids === null
      ? withoutRows(index.columns, baseOfAll(index.columns, drafts), rowsOf(index.columns, excludedIds))
      : baseOfRows(index.columns, rows, drafts);
  return { index, resultSet: computeResultSet(index, base, filter), rows, drafts };
}

/** The rows of products; those that the index does not have are left out. A list is read by several filters in turn. */
function rowsOf(columns: ProductColumns, ids: readonly number[] | ReadonlySet<number>): readonly number[] {
  // A changed product has a new row, at the end.
  return rowsByIds.get([columns, ids], String(columns.ids.length), () => {
    const rows: number[] = [];
    for (const id of ids) {
      const row = columns.rowsByProductId.get(id);
      if (row !== undefined) rows.push(row);
    }
    return rows;
  });
}

const rowsByIds = createIdentityCache<readonly number[]>();

function baseOfAll(columns: ProductColumns, drafts: boolean): ListBase {
  const { ids, current, published, variants } = columns;
  if (drafts)
    return { products: truncateBitset(current, ids.length), variants: variantsOfRows(columns, numbersIn(current)) };
  return {
    products: truncateBitset(published, ids.length),
    variants: truncateBitset(variants.published, variants.ids.length),
  };
}

function withoutRows(columns: ProductColumns, base: ListBase, rows: readonly number[]): ListBase {
  if (rows.length === 0) return base;
  const products = createBitset(columns.ids.length);
  for (const row of rows) add(products, row);
  return {
    products: subtract(base.products, products),
    variants: subtract(base.variants, variantsOfRows(columns, rows)),
  };
}

function baseOfRows(columns: ProductColumns, rows: readonly number[], drafts: boolean): ListBase {
  const products = createBitset(columns.ids.length);
  for (const row of rows) if (drafts || has(columns.published, row)) add(products, row);
  return { products, variants: variantsOfRows(columns, numbersIn(products)) };
}

/** The products of a list before any filter, with all their variants. */
export interface ListBase {
  readonly products: Bitset;
  readonly variants: Bitset;
}

/** The products of a list that match its filters. */
export interface ResultSet {
  readonly base: ListBase;
  readonly filter: ListFilter;
  readonly conditions: FilterConditions;
  /** Variants of the base that match all variant filters, available or not. */
  readonly matchingVariants: Bitset;
  /** Products of the base that have a matching variant, and match the availability filter. */
  readonly candidateProducts: Bitset;
  /** Candidates that match all product filters. */
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

/** A product is sold out when none of its matching variants is available. */
function matchStock(columns: ProductColumns, { all, matchingVariants, available }: StockFilter): Bitset {
  const inStock = rowsWithAny(columns, intersect(matchingVariants, columns.variants.available));
  return available ? inStock : subtract(all, inStock);
}
