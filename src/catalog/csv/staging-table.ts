import { DatabaseSync } from 'node:sqlite';
import type { FileLayout } from './columns.ts';
import type { PreparedProduct } from './prepare-product.ts';
import type { FileRow, CsvRow } from './rows.ts';

/** A product of a file, ready to be written. */
export interface StagedProduct {
  readonly handle: string;
  /** The version it was read against; null where there was none. */
  readonly version: number | null;
  /** null: the file says what the shop has. */
  readonly prepared: PreparedProduct | null;
  /** What it was read from, for when the shop has another version by then. */
  readonly rows: () => StagedRows;
}

type StagedRows = readonly [FileRow, ...FileRow[]];

/** Where products wait between reading and writing: a file of its own that goes with the process, however it ends. */
export interface StagingTable {
  /** All rows are of one file. */
  add(staged: Omit<StagedProduct, 'rows'> & { readonly rows: StagedRows }): void;
  /** In the order in which they were added. */
  batches(size: number): Generator<readonly StagedProduct[]>;
  close(): void;
}

/** An empty name is a temporary file: https://www.sqlite.org/inmemorydb.html#temp_db */
const temporaryFile = '';

const schema = `
PRAGMA journal_mode = OFF;
PRAGMA cache_size = -4096;
CREATE TABLE staged (product TEXT NOT NULL, rows TEXT NOT NULL) STRICT;
BEGIN`;

export function openStagingTable(): StagingTable {
  const database = new DatabaseSync(temporaryFile);
  database.exec(schema);
  const insert = database.prepare('INSERT INTO staged VALUES (?, ?)');
  const selectAll = database.prepare('SELECT rowid, product FROM staged ORDER BY rowid');
  const selectRows = database.prepare('SELECT rows FROM staged WHERE rowid = ?');
  let layout: FileLayout | null = null;
  const rowsOf = (rowid: number): StagedRows => unpackRows(String(selectRows.get(rowid)?.['rows']), layout);
  return {
    add: ({ rows, ...product }) => {
      layout = rows[0].layout;
      insert.run(JSON.stringify(product), JSON.stringify(rows.map(({ line, cells }) => ({ line, cells }))));
    },
    batches: function* (size) {
      let batch: StagedProduct[] = [];
      for (const { rowid, product } of selectAll.iterate()) {
        const staged: Omit<StagedProduct, 'rows'> = JSON.parse(String(product));
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

function unpackRows(packed: string, layout: FileLayout | null): StagedRows {
  if (!layout) throw new Error('Nothing was staged.');
  const [first, ...others]: readonly [CsvRow, ...CsvRow[]] = JSON.parse(packed);
  return [{ ...first, layout }, ...others.map((row) => ({ ...row, layout }))];
}
