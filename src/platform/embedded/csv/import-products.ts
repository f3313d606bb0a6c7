import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text } from '../row.ts';
import { indexPending } from '../search/index-products.ts';
import type { Store } from '../store.ts';
import { refreshMemberships } from '../write/memberships.ts';
import { savePicture } from '../write/pictures.ts';
import { saveProductsAlone } from '../write/products.ts';
import type { Problem } from './problem.ts';
import { readRows, type ProductRow } from './rows.ts';
import { slugOf } from './slug-of.ts';
import { toProduct, type ReadProduct } from './to-product.ts';

export interface ImportOptions {
  readonly path: string;
  /** `check`: finds out what would be wrong and writes nothing. */
  readonly mode: 'check' | 'write';
  /** ISO 8601. */
  readonly now: string;
  /** Told now and then how much is done, from 0 to 1. */
  readonly progress: (share: number) => void;
}

export type ImportResult =
  | { readonly ok: true; readonly products: number; readonly variants: number }
  /** `more` problems are not listed. */
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly more: number };

const listedProblems = 50;

/** Takes the products of a file over, each replacing the one of its handle: all of them, or none when anything is wrong. */
export async function importProducts(store: Store, options: ImportOptions): Promise<ImportResult> {
  const checked = await checkFile(store, options);
  if (!checked.ok || options.mode === 'check') return checked;
  store.run('BEGIN IMMEDIATE');
  try {
    let batch: ReadProduct[] = [];
    for await (const read of readProducts(store, { ...options, from: 0.2, to: 0.8, problem: () => {} })) {
      batch.push(read);
      if (batch.length === 500) {
        saveAll(store, batch);
        batch = [];
      }
    }
    saveAll(store, batch);
    refreshMemberships(store, options.now);
    indexPending(store);
    store.run('COMMIT');
  } catch (error) {
    store.run('ROLLBACK');
    throw error;
  }
  options.progress(1);
  return checked;
}

async function checkFile(store: Store, options: ImportOptions): Promise<ImportResult> {
  const problems: Problem[] = [];
  let [more, products, variants] = [0, 0, 0];
  const problem = (found: Problem): void => {
    if (problems.length < listedProblems) problems.push(found);
    else more += 1;
  };
  for await (const { product } of readProducts(store, { ...options, from: 0, to: 0.2, problem })) {
    products += 1;
    variants += product.variants.length;
  }
  return problems.length > 0 ? { ok: false, problems, more } : { ok: true, products, variants };
}

interface Reading extends Pick<ImportOptions, 'path' | 'now' | 'progress'> {
  readonly from: number;
  readonly to: number;
  readonly problem: (problem: Problem) => void;
}

async function* readProducts(
  store: Store,
  { path, now, progress, from, to, problem }: Reading,
): AsyncGenerator<ReadProduct> {
  const currency = text(store.first("SELECT value FROM setting WHERE name = 'currency'") ?? {}, 'value');
  const { size } = await stat(path);
  const file = countBytes(createReadStream(path), (bytes) =>
    progress(from + ((to - from) * bytes) / Math.max(1, size)),
  );
  const seen = new Map<string, number>();
  for await (const rows of productsOf(readRows(file, problem))) {
    const read = toProduct(rows, { currency, now, problem });
    noteAgain(seen, { handle: read.product.handle, row: rows[0], problem });
    yield read;
  }
}

function countBytes(file: Readable, read: (bytes: number) => void): Readable {
  let bytes = 0;
  return file.on('data', (chunk: Buffer) => read((bytes += chunk.length)));
}

type Rows = readonly [ProductRow, ...ProductRow[]];

/** The rows of each product: those that follow one another with the same handle, or without any and without a title. */
async function* productsOf(rows: AsyncIterable<ProductRow>): AsyncGenerator<Rows> {
  let current: [ProductRow, ...ProductRow[]] | null = null;
  for await (const row of rows) {
    if (current && belongs(row, current[0])) current.push(row);
    else {
      if (current) yield current;
      current = [row];
    }
  }
  if (current) yield current;
}

function belongs({ fields }: ProductRow, first: ProductRow): boolean {
  const handle = fields.handle?.trim();
  if (handle === undefined) return fields.title === undefined;
  return handle === (first.fields.handle?.trim() ?? slugOf(first.fields.title ?? ''));
}

interface Again {
  readonly handle: string;
  readonly row: ProductRow;
  readonly problem: (problem: Problem) => void;
}

function noteAgain(seen: Map<string, number>, { handle, row, problem }: Again): void {
  const before = seen.get(handle);
  const column = row.headings.get('handle') ?? '';
  seen.set(handle, row.line);
  if (before !== undefined) {
    const message = `${handle} was there before, from line ${before} on.`;
    problem({
      line: row.line,
      column,
      message,
      remedy: 'Put all rows of a product together, or give it a handle of its own.',
    });
  }
  if (!/^[\p{L}\p{N}][\p{L}\p{N}._~-]*$/u.test(handle)) {
    const message =
      handle === ''
        ? 'There is no handle, nor a title to make one of.'
        : `“${handle.slice(0, 60)}” cannot stand in an address.`;
    problem({ line: row.line, column, message, remedy: 'Use letters, digits and hyphens.' });
  }
}

function saveAll(store: Store, batch: readonly ReadProduct[]): void {
  for (const { media } of batch)
    for (const picture of media) if (!isKnown(store, picture.key)) savePicture(store, picture);
  saveProductsAlone(
    store,
    batch.map(({ product }) => ({ ...product, pictures: product.pictures.filter(({ key }) => isKnown(store, key)) })),
  );
}

function isKnown(store: Store, key: string): boolean {
  return store.first('SELECT 1 FROM media WHERE key = ?', key) !== null;
}
