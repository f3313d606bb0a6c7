import type { ProductScope } from '../scope.ts';
import { draftFlag, type QueryContext } from '../visit.ts';
import { add, has, makeBitset, numbersIn, truncateBitset } from './bits.ts';
import type { ListFilter } from './choice.ts';
import { variantsOfRows, type ProductColumns } from './columns.ts';
import { readProductIndex, type ProductIndex } from './known.ts';
import { computeResultSet, type ListBase, type ResultSet } from './tally.ts';

/** What a list of a scope shows, and of which products. */
export interface ListResult {
  readonly index: ProductIndex;
  readonly resultSet: ResultSet;
  /** Of the scope in its order; none where it is all products. */
  readonly rows: readonly number[];
}

export function findListResult(visit: QueryContext, { ids }: ProductScope, filter: ListFilter): ListResult {
  const index = readProductIndex(visit.store);
  const drafts = draftFlag(visit) === 1;
  const rows = ids === null ? [] : ids.flatMap((id) => index.columns.rowsByProductId.get(id) ?? []);
  const base = ids === null ? baseOfAll(index.columns, drafts) : baseOfRows(index.columns, rows, drafts);
  return { index, resultSet: computeResultSet(index, base, filter), rows };
}

function baseOfAll(columns: ProductColumns, drafts: boolean): ListBase {
  const { ids, current, published, variants } = columns;
  if (drafts)
    return { products: truncateBitset(current, ids.length), variants: variantsOfRows(columns, numbersIn(current)) };
  return {
    products: truncateBitset(published, ids.length),
    variants: truncateBitset(variants.published, variants.ids.length),
  };
}

function baseOfRows(columns: ProductColumns, rows: readonly number[], drafts: boolean): ListBase {
  const products = makeBitset(columns.ids.length);
  for (const row of rows) if (drafts || has(columns.published, row)) add(products, row);
  return { products, variants: variantsOfRows(columns, numbersIn(products)) };
}
