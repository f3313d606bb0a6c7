import { DatabaseSync } from 'node:sqlite';
import type { PreparedProduct } from './prepare-product.ts';
import type { ProductRows } from './product-rows.ts';

/** A product of a file, ready to be written. */
export interface StagedProduct {
  readonly handle: string;
  /** The version of the product it was prepared against; null where there was none. */
  readonly version: number | null;
  /** null: the shop has it so. */
  readonly prepared: PreparedProduct | null;
  /** What it was prepared from, for when the shop has another version by now. */
  readonly source: () => ProductRows;
}

/** Where products wait between reading and writing: a temporary file that goes with the process, however it ends. */
export interface StagingTable {
  add(source: ProductRows, staged: Pick<StagedProduct, 'version' | 'prepared'>): void;
  /** In the order in which they were added. */
  batches(size: number): Generator<readonly StagedProduct[]>;
  close(): void;
}

/** An empty name is a temporary file: https://www.sqlite.org/inmemorydb.html#temp_db */
const temporaryFile = '';

const schema = `
PRAGMA journal_mode = OFF;
PRAGMA cache_size = -4096;
CREATE TABLE staged (product TEXT NOT NULL, source TEXT NOT NULL) STRICT;
BEGIN`;

export function openStagingTable(): StagingTable {
  const database = new DatabaseSync(temporaryFile);
  database.exec(schema);
  const insert = database.prepare('INSERT INTO staged VALUES (?, ?)');
  const selectNext = database.prepare('SELECT rowid, product FROM staged WHERE rowid > ? ORDER BY rowid LIMIT ?');
  const selectSource = database.prepare('SELECT source FROM staged WHERE rowid = ?');
  return {
    add: (source, { version, prepared }) => {
      insert.run(JSON.stringify({ handle: source.handle, version, prepared }), JSON.stringify(source));
    },
    batches: function* (size) {
      for (let rows = selectNext.all(0, size); rows.length > 0;) {
        yield rows.map(({ rowid = null, product }) => {
          const staged: Omit<StagedProduct, 'source'> = JSON.parse(String(product));
          return { ...staged, source: () => JSON.parse(String(selectSource.get(rowid)?.['source'])) };
        });
        rows = selectNext.all(rows.at(-1)?.['rowid'] ?? null, size);
      }
    },
    close: () => database.close(),
  };
}
