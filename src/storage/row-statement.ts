import type { SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { SqlRow } from './row.ts';

/** A prepared statement whose rows all have the same shape. */
export interface RowStatement {
  all(...values: SQLInputValue[]): readonly SqlRow[];
  first(...values: SQLInputValue[]): SqlRow | null;
  run: StatementSync['run'];
}

/**
 * Reads rows as arrays and makes objects of them here. `node:sqlite` would give each row a hidden class of its own, which
 * takes as long as reading it, makes access to its columns slow, and is freed only by a collection of the whole heap.
 */
export function createRowStatement(statement: StatementSync): RowStatement {
  statement.setReturnArrays(true);
  let names: readonly string[] = [];
  const toRow = (values: ValueList): SqlRow => {
    // Another process may have added a column to a table that is read by `SELECT *`.
    if (values['length'] !== names.length) names = statement.columns().map(({ name }) => name);
    const row: Record<string, SQLOutputValue> = {};
    for (let at = 0; at < names.length; at += 1) row[names[at] ?? ''] = values[at] ?? null;
    return row;
  };
  return {
    all: (...values) => statement.all(...values).map(toRow),
    first: (...values) => {
      const found = statement.get(...values);
      return found ? toRow(found) : null;
    },
    run: statement.run.bind(statement),
  };
}

/** An array, which `node:sqlite` declares as an object. */
type ValueList = ReturnType<StatementSync['all']>[number];
