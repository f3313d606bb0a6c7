import { DatabaseSync } from 'node:sqlite';
import type { RemoteMedia } from './remote-media.ts';
import type { PreparedProduct } from './parse/prepare-product.ts';
import type { ProductRows } from './table/product-rows.ts';

/** A product of a file, ready to be written. */
export interface StagedProduct {
  readonly handle: string;
  /** The version of the product it was prepared against; null where there was none. */
  readonly version: number | null;
  /** null: the product in the shop is the same. */
  readonly prepared: PreparedProduct | null;
  /** The title of the collection that the file puts it into; null for none. */
  readonly collection: string | null;
  /** What it was prepared from, for when the shop has another version by now. */
  readonly source: () => ProductRows;
}

/** Where products wait between reading and writing: a temporary file that goes with the process, however it ends. */
export interface StagingTable {
  add(source: ProductRows, staged: Pick<StagedProduct, 'version' | 'prepared'>): void;
  /** Returns how many were added: those with a new key. */
  addRemote(pictures: readonly RemoteMedia[]): number;
  /** Returns the line on which a SKU, in any case, was added before; null for a new one. */
  addSku(sku: string, line: number): number | null;
  /** In the order in which they were added. */
  remotePictures(): readonly RemoteMedia[];
  /** In the order in which they were added. */
  batches(size: number): Generator<readonly StagedProduct[]>;
  /** Titles of collections that the file puts products into, each once, in the order of the file. */
  collectionTitles(): readonly string[];
  close(): void;
}

/** An empty name is a temporary file: https://www.sqlite.org/inmemorydb.html#temp_db */
const temporaryFile = '';

const schema = `
PRAGMA journal_mode = OFF;
PRAGMA cache_size = -4096;
CREATE TABLE staged (product TEXT NOT NULL, source TEXT NOT NULL) STRICT;
CREATE TABLE sku (sku TEXT PRIMARY KEY, line INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE remote (key TEXT NOT NULL UNIQUE, address TEXT NOT NULL, alt TEXT NOT NULL) STRICT;
BEGIN`;

/** The collection that the first row of a product names. */
const collectionColumn = "json_extract(source, '$.rows[0].cells.collection')";

export function openStagingTable(): StagingTable {
  const database = new DatabaseSync(temporaryFile);
  database.exec(schema);
  const insert = database.prepare('INSERT INTO staged VALUES (?, ?)');
  const insertRemote = database.prepare('INSERT INTO remote VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const selectRemote = database.prepare('SELECT key, address, alt FROM remote ORDER BY rowid');
  const insertSku = database.prepare('INSERT INTO sku VALUES (?, ?)');
  const selectSku = database.prepare('SELECT line FROM sku WHERE sku = ?');
  const selectNext = database.prepare(
    `SELECT rowid, product, ${collectionColumn} collection FROM staged WHERE rowid > ? ORDER BY rowid LIMIT ?`,
  );
  const selectTitles = database.prepare(
    `SELECT ${collectionColumn} title FROM staged WHERE title IS NOT NULL GROUP BY title ORDER BY min(rowid)`,
  );
  const selectSource = database.prepare('SELECT source FROM staged WHERE rowid = ?');
  return {
    add: (source, { version, prepared }) => {
      insert.run(JSON.stringify({ handle: source.handle, version, prepared }), JSON.stringify(source));
    },
    addRemote: (pictures) =>
      pictures.reduce((count, { key, address, alt }) => count + Number(insertRemote.run(key, address, alt).changes), 0),
    addSku: (sku, line) => {
      const key = sku.toLowerCase();
      const before = selectSku.get(key);
      if (!before) insertSku.run(key, line);
      return before ? Number(before['line']) : null;
    },
    remotePictures: () =>
      selectRemote.all().map(({ key, address, alt }) => ({
        key: String(key),
        address: String(address),
        alt: String(alt),
      })),
    batches: function* (size) {
      for (let rows = selectNext.all(0, size); rows.length > 0;) {
        yield rows.map(({ rowid = null, product, collection }) => {
          const staged: Pick<StagedProduct, 'handle' | 'version' | 'prepared'> = JSON.parse(String(product));
          return {
            ...staged,
            collection: typeof collection === 'string' ? collection : null,
            source: () => JSON.parse(String(selectSource.get(rowid)?.['source'])),
          };
        });
        rows = selectNext.all(rows.at(-1)?.['rowid'] ?? null, size);
      }
    },
    collectionTitles: () => selectTitles.all().map(({ title }) => String(title)),
    close: () => database.close(),
  };
}
