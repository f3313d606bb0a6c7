import { DatabaseSync } from 'node:sqlite';
import type { ProductInput } from '#catalog/write/product-input.ts';

export type Ranker = (term: string) => readonly number[];

const columns = ['title', 'type', 'category', 'vendor', 'details', 'description', 'sku'] as const;

/** Ranking by bm25 of SQLite's FTS5 over the same products: any word matches, Porter stems, weights by column. */
export function bm25Ranker(products: readonly ProductInput[], weights: readonly number[]): Ranker {
  const database = new DatabaseSync(':memory:');
  database.exec(`CREATE VIRTUAL TABLE product USING fts5 (${columns.join(', ')}, tokenize = 'porter unicode61')`);
  const insert = database.prepare(`INSERT INTO product (rowid, ${columns.join(', ')}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`);
  database.exec('BEGIN');
  for (const [index, product] of products.entries()) insert.run(index, ...textsOf(product));
  database.exec('COMMIT');
  const order = `bm25(product, ${weights.join(', ')})`;
  const select = database.prepare(`SELECT rowid FROM product WHERE product MATCH ? ORDER BY ${order} LIMIT 1000`);
  return (term) => {
    const words = term.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return select.all(words.map((word) => `"${word}"`).join(' OR ')).map(({ rowid }) => Number(rowid));
  };
}

function textsOf({ title, type, vendor, details, description, variants }: ProductInput): readonly string[] {
  const category = details.filter(({ name }) => name === 'Category').map(({ value }) => value);
  const others = details.filter(({ name }) => name !== 'Category').map(({ name, value }) => `${name} ${value}`);
  const skus = variants.map(({ sku }) => sku ?? '');
  return [title, type ?? '', category.join(' '), vendor ?? '', others.join(' . '), description, skus.join(' ')];
}
