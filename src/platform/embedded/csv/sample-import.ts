import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProductInput } from '../write/input.ts';
import { readProductInputs } from '../write/read-inputs.ts';
import { id } from '../row.ts';
import { demoDay } from '../sample-shop.ts';
import type { Database } from '../store.ts';
import { exportProducts } from './export-products.ts';
import { importProducts, type ImportOptions, type ImportResult } from './import-products.ts';

const folder = mkdtempSync(join(tmpdir(), 'csv-'));

/** Imports what a file holds, for tests. */
export async function importText(
  store: Database,
  content: string | Uint8Array,
  given: Partial<ImportOptions> = {},
): Promise<ImportResult> {
  const path = join(folder, `${crypto.randomUUID()}.csv`);
  writeFileSync(path, content);
  const now = demoDay.toISOString();
  return importProducts(store, { path, mode: 'write', now, origin: null, progress: () => {}, ...given });
}

export function exportText(store: Database, origin: string | null = null): string {
  return [...exportProducts(store, origin)].join('');
}

/** A product as it was written; throws for one that is not there. */
export function inputOf(store: Database, handle: string): ProductInput {
  const row = store.first('SELECT id FROM product WHERE handle = ?', handle);
  const product = row && readProductInputs(store, [id(row)]).get(id(row));
  if (!product) throw new Error(`There is no product ${handle}.`);
  return product;
}

/** The lines and columns that are complained of, as `4 Price`. */
export function placesOf(result: ImportResult): readonly string[] {
  return result.ok ? [] : result.problems.map(({ line, column }) => `${line} ${column}`.trim());
}
