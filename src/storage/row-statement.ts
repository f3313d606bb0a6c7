import type { SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { SqlRow } from './row.ts';

/** A prepared statement whose rows all have the same shape. */
export interface RowStatement {
  all(...values: SQLInputValue[]): readonly SqlRow[];
  first(...values: SQLInputValue[]): SqlRow | null;
  run: StatementSync['run'];
}

/**
 * Reads rows as lists of values and names these here. `node:sqlite` would give each row a hidden class of its own, which
 * takes as long as reading it, makes each later look at its columns slow, and stays until the whole heap is collected.
 */
export function createRowStatement(statement: StatementSync): RowStatement {
  statement.setReturnArrays(true);
  let names: readonly string[] = [];
  const toRow = (values: ValueList): SqlRow => {
    // Another process may have added a column to a table of which all are read.
    if (values['length'] !== names.length) names = statement.columns().map(({ name }) => name);
    const row: Record<string, SQLOutputValue> = {};
    for (const [at, name] of names.entries()) row[name] = values[at] ?? null;
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

/** A list, which `node:sqlite` declares as if its values were named. */
type ValueList = ReturnType<StatementSync['all']>[number];
