import { DatabaseSync } from 'node:sqlite';
import type { Layout } from './layout.ts';
import type { ReadyProduct } from './ready-product.ts';
import type { FileRow, ProductRow } from './rows.ts';

/** A product of a file, ready to be written. */
export interface Staged {
  readonly handle: string;
  /** The version it was read against; null where there was none. */
  readonly version: number | null;
  /** null: the file says what the shop has. */
  readonly ready: ReadyProduct | null;
  /** What it was read from, for when the shop has another version by then. */
  readonly rows: () => Rows;
}

type Rows = readonly [FileRow, ...FileRow[]];

/** Where products wait between reading and writing: a file of its own that goes with the process, however it ends. */
export interface Stage {
  /** All rows are of one file. */
  add(staged: Omit<Staged, 'rows'> & { readonly rows: Rows }): void;
  /** In the order in which they were added. */
  batches(size: number): Generator<readonly Staged[]>;
  close(): void;
}

/** An empty name is a temporary file: https://www.sqlite.org/inmemorydb.html#temp_db */
const temporary = '';

const schema = `
PRAGMA journal_mode = OFF;
PRAGMA cache_size = -4096;
CREATE TABLE staged (product TEXT NOT NULL, rows TEXT NOT NULL) STRICT;
BEGIN`;

export function openStage(): Stage {
  const database = new DatabaseSync(temporary);
  database.exec(schema);
  const insert = database.prepare('INSERT INTO staged VALUES (?, ?)');
  const selectAll = database.prepare('SELECT rowid, product FROM staged ORDER BY rowid');
  const selectRows = database.prepare('SELECT rows FROM staged WHERE rowid = ?');
  let layout: Layout | null = null;
  const rowsOf = (rowid: number): Rows => unpackRows(String(selectRows.get(rowid)?.['rows']), layout);
  return {
    add: ({ rows, ...product }) => {
      layout = rows[0].layout;
      insert.run(JSON.stringify(product), JSON.stringify(rows.map(({ line, cells }) => ({ line, cells }))));
    },
    batches: function* (size) {
      let batch: Staged[] = [];
      for (const { rowid, product } of selectAll.iterate()) {
        const staged: Omit<Staged, 'rows'> = JSON.parse(String(product));
        batch.push({ ...staged, rows: () => rowsOf(Number(rowid)) });
        if (batch.length < size) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    },
    close: () => database.close(),
  };
}

function unpackRows(packed: string, layout: Layout | null): Rows {
  if (!layout) throw new Error('Nothing was staged.');
  const [first, ...others]: readonly [ProductRow, ...ProductRow[]] = JSON.parse(packed);
  return [{ ...first, layout }, ...others.map((row) => ({ ...row, layout }))];
}
