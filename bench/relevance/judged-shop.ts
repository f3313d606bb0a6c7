import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { importProducts } from '#catalog/csv/import-products.ts';
import { type Database, openDatabase } from '#storage/database.ts';

/** A query with the ratings of products by the last part of their handles, 0 (irrelevant) to 3 (exact). */
export interface JudgedQuery {
  readonly term: string;
  readonly ratings: ReadonlyMap<string, number>;
}

export interface JudgedShop {
  readonly store: Database;
  readonly queries: readonly JudgedQuery[];
  /** Deletes the database, which must be closed. */
  readonly remove: () => void;
}

/**
 * Imports `products.csv` or `products.csv.gz` of a folder into a temporary database and reads the judgements of its
 * `queries*.csv`, with the columns query, product and rating. Throws when the import reports problems.
 */
export async function openJudgedShop(folder: string): Promise<JudgedShop> {
  const queries = readdirSync(folder)
    .filter((name) => /^queries.*\.csv$/.test(name))
    .flatMap((name) => readJudgements(join(folder, name)));
  const temporary = mkdtempSync(join(tmpdir(), 'bench-relevance-'));
  const store = openDatabase(join(temporary, 'shop.sqlite'));
  const remove = (): void => rmSync(temporary, { recursive: true });
  const path = await unpackProducts(folder, temporary);
  const now = new Date().toISOString();
  const result = await importProducts(store, { path, mode: 'write', now, origin: null, progress: () => {} });
  if (!result.ok) throw new Error(`${path} was not imported: ${JSON.stringify(result.problems[0])}`);
  return { store, queries, remove };
}

async function unpackProducts(folder: string, temporary: string): Promise<string> {
  const plain = join(folder, 'products.csv');
  if (existsSync(plain)) return plain;
  const unpacked = join(temporary, 'products.csv');
  await pipeline(createReadStream(`${plain}.gz`), createGunzip(), createWriteStream(unpacked));
  return unpacked;
}

const judgements = z.array(z.object({ query: z.string(), product: z.string(), rating: z.coerce.number() }));

function readJudgements(file: string): readonly JudgedQuery[] {
  const rows = judgements.parse(parse(readFileSync(file), { columns: true }));
  return Array.from(
    Map.groupBy(rows, ({ query }) => query),
    ([term, rated]) => ({ term, ratings: new Map(rated.map(({ product, rating }) => [product, rating])) }),
  );
}

/** The ratings of results, best first; null for a product without a rating. */
export function ratingsOf(handles: readonly string[], { ratings }: JudgedQuery): readonly (number | null)[] {
  return handles.map((handle) => ratings.get(handle) ?? ratings.get(handle.split('-').at(-1) ?? '') ?? null);
}

/** nDCG with a gain of 2^rating − 1, of unrated products 0; 0 for a query without a relevant product. */
export function gradedNdcg(found: readonly (number | null)[], { ratings }: JudgedQuery, places: number): number {
  const ideal = [...ratings.values()].toSorted((one, other) => other - one);
  const best = discountedGain(ideal, places);
  return best === 0 ? 0 : discountedGain(found, places) / best;
}

function discountedGain(ratings: readonly (number | null)[], places: number): number {
  return ratings
    .slice(0, places)
    .reduce<number>((sum, rating, index) => sum + (2 ** (rating ?? 0) - 1) / Math.log2(index + 2), 0);
}
