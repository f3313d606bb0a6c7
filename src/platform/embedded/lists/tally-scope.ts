import type { Scope } from '../scope.ts';
import { draftFlag, type Visit } from '../visit.ts';
import { add, has, makeBits, numbersIn, upTo } from './bits.ts';
import type { Choice } from './choice.ts';
import { variantsOf, type Columns } from './columns.ts';
import { readKnown, type Known } from './known.ts';
import { tally, type Base, type Tally } from './tally.ts';

/** What a list of a scope shows, and of which products. */
export interface Tallied {
  readonly known: Known;
  readonly tally: Tally;
  /** Of the scope in its order; none where it is all products. */
  readonly rows: readonly number[];
}

export function tallyScope(visit: Visit, { ids }: Scope, choice: Choice): Tallied {
  const known = readKnown(visit.store);
  const drafts = draftFlag(visit) === 1;
  const rows = ids === null ? [] : ids.flatMap((id) => known.columns.rowOf.get(id) ?? []);
  const base = ids === null ? everything(known.columns, drafts) : only(known.columns, rows, drafts);
  return { known, tally: tally(known, base, choice), rows };
}

function everything(columns: Columns, drafts: boolean): Base {
  const { ids, current, published, variants } = columns;
  if (drafts) return { products: upTo(current, ids.length), variants: variantsOf(columns, numbersIn(current)) };
  return { products: upTo(published, ids.length), variants: upTo(variants.published, variants.ids.length) };
}

function only(columns: Columns, rows: readonly number[], drafts: boolean): Base {
  const products = makeBits(columns.ids.length);
  for (const row of rows) if (drafts || has(columns.published, row)) add(products, row);
  return { products, variants: variantsOf(columns, numbersIn(products)) };
}
