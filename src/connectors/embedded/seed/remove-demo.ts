import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { removeProduct } from '#catalog/write/save-product.ts';
import { openDatabase, type Database } from '#storage/database.ts';
import { id, type SqlRow, text } from '#storage/row.ts';
import { saveStarterProfile, seedDemo, type StarterOptions } from './seed.ts';

/** What the profile of a shop that has none is written from, and where the demo shop is. */
export interface RemoveDemoOptions extends StarterOptions {
  /** Folder of the demo shop. */
  readonly demoDir: string;
  /** Folder that pictures are served from. */
  readonly mediaDir: string;
}

export interface RemovedDemo {
  /** How many of each kind were removed, e.g. `products`. */
  readonly counts: Readonly<Record<string, number>>;
  /** Names of documents that were changed and therefore stay. */
  readonly kept: readonly string[];
}

/**
 * Removes what the demo shop consists of: products, collections, codes and redirects by their names, documents and
 * synonyms that are unchanged, pictures that nothing shows any more. Orders stay. A shop without a profile gets the
 * starter profile.
 */
export function removeDemo(store: Database, options: RemoveDemoOptions): RemovedDemo {
  const demo = openDatabase(':memory:');
  try {
    seedDemo(demo, options);
    const removed = store.transaction(() => removeRows(store, demo, options));
    removePictureFiles(options.mediaDir, unusedTemplates(store, demo));
    return removed;
  } finally {
    demo.close();
  }
}

function removeRows(store: Database, demo: Database, options: RemoveDemoOptions): RemovedDemo {
  const products = removeProducts(store, demo);
  const documents = removeDocuments(store, demo);
  const counts = {
    products,
    collections: removeByName(store, demo, { table: 'collection', columns: ['handle'] }),
    codes: removeByName(store, demo, { table: 'code', columns: ['code'] }),
    redirects: removeByName(store, demo, { table: 'redirect', columns: ['path', 'target'] }),
    documents: documents.removed,
    synonyms: removeByName(store, demo, { table: 'main.synonym', columns: ['term', 'kind', 'other'] }),
    pictures: removePictures(store, demo),
  };
  if (!store.first("SELECT 1 FROM document WHERE kind = 'profile'")) saveStarterProfile(store, options);
  return { counts, kept: documents.kept };
}

function removeProducts(store: Database, demo: Database): number {
  const handles = demo.all('SELECT handle FROM product').map((row) => text(row, 'handle'));
  const sql = 'SELECT id FROM product WHERE handle IN (SELECT value FROM json_each(?))';
  const rows = store.all(sql, JSON.stringify(handles));
  for (const row of rows) removeProduct(store, id(row));
  store.run(
    "DELETE FROM draft WHERE kind = 'product' AND handle IN (SELECT value FROM json_each(?))",
    JSON.stringify(handles),
  );
  return rows.length;
}

interface NamedRows {
  readonly table: string;
  /** Texts that name a row. */
  readonly columns: readonly string[];
}

/** Deletes the rows that the demo shop has too; returns their number. */
function removeByName(store: Database, demo: Database, { table, columns }: NamedRows): number {
  const found = columns.map((column) => `${column} = ?`).join(' AND ');
  const rows = demo.all(`SELECT ${columns.join(', ')} FROM ${table}`);
  const values = rows.map((row) => columns.map((column) => text(row, column)));
  return values.filter((each) => store.first(`DELETE FROM ${table} WHERE ${found} RETURNING 1`, ...each)).length;
}

function removeDocuments(store: Database, demo: Database): { removed: number; kept: readonly string[] } {
  const documents = demo.all('SELECT kind, parent, handle, title, front, body FROM document');
  const stored = documents.filter((row) => isStored(store, row));
  const kept = stored.filter((row) => !removeUnchanged(store, row));
  const names = kept.map((row) => ['kind', 'parent', 'handle'].map((column) => text(row, column)).filter(Boolean));
  return { removed: stored.length - kept.length, kept: names.map((parts) => parts.join('/')) };
}

const whereName = 'kind = ?1 AND parent = ?2 AND handle = ?3';

function nameOf(row: SqlRow): readonly [string, string, string] {
  return [text(row, 'kind'), text(row, 'parent'), text(row, 'handle')];
}

function isStored(store: Database, row: SqlRow): boolean {
  return store.first(`SELECT 1 FROM document WHERE ${whereName}`, ...nameOf(row)) !== null;
}

/** False for a document that was changed, or has a draft. */
function removeUnchanged(store: Database, row: SqlRow): boolean {
  const sql = `DELETE FROM document WHERE ${whereName} AND title = ?4 AND front = ?5 AND body = ?6
    AND NOT EXISTS (SELECT 1 FROM draft WHERE ${whereName}) RETURNING 1`;
  return store.first(sql, ...nameOf(row), text(row, 'title'), text(row, 'front'), text(row, 'body')) !== null;
}

/** Deletes the pictures of the demo shop that neither products nor collections nor documents show; returns their number. */
function removePictures(store: Database, demo: Database): number {
  const sql = `DELETE FROM media WHERE key = ?1 AND template = ?2
    AND NOT EXISTS (SELECT 1 FROM product_picture WHERE media_key = ?1)
    AND NOT EXISTS (SELECT 1 FROM collection WHERE picture = ?1)
    AND NOT EXISTS (SELECT 1 FROM document WHERE instr(front, json_quote(?1)) OR instr(body, ?1)) RETURNING 1`;
  const pictures = demo.all('SELECT key, template FROM media');
  return pictures.filter((row) => store.first(sql, text(row, 'key'), text(row, 'template'))).length;
}

/** Templates of the demo shop's pictures that the shop does not have, whether or not it ever had them. */
function unusedTemplates(store: Database, demo: Database): readonly string[] {
  const used = new Set(store.all('SELECT template FROM media').map((row) => text(row, 'template')));
  const templates = demo.all('SELECT template FROM media').map((row) => text(row, 'template'));
  return templates.filter((template) => !used.has(template));
}

/** Files are named by their template up to the width: `/media/vase.1f2e3d4c-{width}.{format}`. */
function removePictureFiles(mediaDir: string, templates: readonly string[]): void {
  const stems = new Set(templates.map((template) => template.replace(/^.*\//u, '').replace(/-?\{.*$/u, '')));
  for (const file of readdirSync(mediaDir)) {
    if (stems.has(file) || stems.has(file.replace(/-\d+\.[a-z]+$/u, ''))) rmSync(join(mediaDir, file));
  }
}
