import { LRUCache } from 'lru-cache';
import type { Database } from '#storage/database.ts';
import { integer, text } from '#storage/row.ts';
import { fieldBits } from './fields.ts';
import { memoizeByIndexVersion } from './index-version.ts';

/** All postings of a term. */
export interface TermPostings {
  /** Packed postings (`packPosting`) in the order of their offsets, by block. */
  readonly blocks: ReadonlyMap<number, Uint32Array>;
  /** Number of products that have it; one that has it only in its description counts a tenth. */
  readonly uses: number;
  /** Number of products whose title or type has it. */
  readonly names: number;
}

export interface Postings {
  /** Number of all products. */
  readonly products: number;
  /** null for a term that no product has. */
  of(term: string): TermPostings | null;
}

/** The postings of some terms, cached in memory until the index changes. */
export function readPostings(store: Database, terms: Iterable<string>): Postings {
  const { products, lists, absent } = postingCacheOf(store);
  const found = new Map<string, TermPostings>();
  const missing: string[] = [];
  for (const term of terms) {
    if (absent.has(term)) continue;
    const known = lists.get(term);
    if (known) found.set(term, known);
    else missing.push(term);
  }
  for (const [term, postings] of readMissing(store, missing)) {
    if (postings.blocks.size === 0) {
      absent.set(term, true);
      continue;
    }
    lists.set(term, postings);
    found.set(term, postings);
  }
  return { products, of: (term) => found.get(term) ?? null };
}

/** Maximum bytes of cached postings: room for the frequent terms of 100,000 products. */
const maxBytes = 64 * 2 ** 20;
/** Estimated bytes of a cached term or block besides its postings. */
const entryOverheadBytes = 400;
const maxAbsent = 5000;

interface PostingCache {
  readonly products: number;
  readonly lists: LRUCache<string, TermPostings>;
  /** Terms that no product has: visitors can invent any number of them. */
  readonly absent: LRUCache<string, true>;
}

const postingCacheOf = memoizeByIndexVersion((store): PostingCache => ({
  products: integer(store.first('SELECT count(*) products FROM product') ?? {}, 'products'),
  lists: new LRUCache<string, TermPostings>({ maxSize: maxBytes, sizeCalculation: bytesOf }),
  absent: new LRUCache<string, true>({ max: maxAbsent }),
}));

function bytesOf({ blocks }: TermPostings): number {
  let bytes = entryOverheadBytes;
  for (const cells of blocks.values()) bytes += entryOverheadBytes + cells.byteLength;
  return bytes;
}

function readMissing(store: Database, terms: readonly string[]): ReadonlyMap<string, TermPostings> {
  if (terms.length === 0) return new Map();
  const blocks = new Map(terms.map((term) => [term, new Map<number, Uint32Array>()]));
  const rows = store.all(
    'SELECT term, block, postings FROM search_posting WHERE term IN (SELECT value FROM json_each(?))',
    JSON.stringify(terms),
  );
  for (const row of rows) {
    const bytes = row['postings'];
    if (bytes instanceof Uint8Array) blocks.get(text(row, 'term'))?.set(integer(row, 'block'), toCells(bytes));
  }
  return new Map(Array.from(blocks, ([term, found]) => [term, { blocks: found, ...countUses(found.values()) }]));
}

/** Terms of the index that go on with one to three letters after `start`, at most `limit`. */
export function termsWithLettersAfter(store: Database, start: string, limit: number): readonly string[] {
  const sql = `SELECT DISTINCT term FROM search_posting
WHERE term > ?1 AND term < ?1 || '\u{10FFFF}' AND substr(term, length(?1) + 1, 1) NOT BETWEEN '0' AND '9'
AND length(term) <= length(?1) + 3 LIMIT ?2`;
  return store.all(sql, start, limit).map((row) => text(row, 'term'));
}

/** Terms of the index that are a letter with one or two digits after it, at most `limit`: `d3` for `d`. */
export function termsWithDigitsAfter(store: Database, letter: string, limit: number): readonly string[] {
  const sql = `SELECT DISTINCT term FROM search_posting
WHERE term >= ?1 || '0' AND term < ?1 || ':' AND length(term) <= length(?1) + 2 LIMIT ?2`;
  return store.all(sql, letter, limit).map((row) => text(row, 'term'));
}

const namingFields = fieldBits.title | fieldBits.type;

function countUses(blocks: Iterable<Uint32Array>): Omit<TermPostings, 'blocks'> {
  let [surface, mentions, names] = [0, 0, 0];
  for (const cells of blocks) {
    for (const cell of cells) {
      const fields = cell >>> 24;
      if (fields === fieldBits.description) mentions += 1;
      else surface += 1;
      if ((fields & namingFields) !== 0) names += 1;
    }
  }
  return { uses: surface + mentions / 10, names };
}

/** The fields of a product that have a term, as bits of `fieldBits`; 0: none has. By binary search. */
export function fieldsWithTerm({ blocks }: TermPostings, productId: number): number {
  const offset = offsetInBlock(productId);
  const cells = blocks.get(blockOf(productId));
  if (!cells) return 0;
  let [low, high] = [0, cells.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (offsetOfCell(cells[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  const cell = cells[low] ?? 0;
  return offsetOfCell(cell) === offset ? cell >>> 24 : 0;
}

/** The products that have a term in one of some fields, given as bits of `fieldBits`. */
export function productsWith(postings: Postings, term: string, fields: number): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [block, cells] of postings.of(term)?.blocks ?? [])
    for (const cell of cells) if (((cell >>> 24) & fields) !== 0) found.add(block * blockSize + offsetOfCell(cell));
  return found;
}

/** A term with changed postings of one block, packed. */
export type TermChanges = readonly [term: string, cells: readonly number[]];

/**
 * Writes changed postings of a block. Each replaces the previous one of its product; one with weight 0 deletes it.
 * Fastest in the order of the terms.
 */
export function writePostings(store: Database, block: number, changes: Iterable<TermChanges>): void {
  for (const [term, changed] of changes) writeTerm(store, { term, block, changed });
}

interface PostingChange {
  readonly term: string;
  readonly block: number;
  readonly changed: readonly number[];
}

const insertSql = `
INSERT INTO search_posting (term, block, postings) VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING id`;

/** Inserts first, as most terms of a new block are new to it. */
function writeTerm(store: Database, { term, block, changed }: PostingChange): void {
  const fresh = encode(changed);
  if (fresh && store.first(insertSql, term, block, fresh)) return;
  const row = store.first('SELECT id, postings FROM search_posting WHERE term = ? AND block = ?', term, block);
  if (!row) return;
  const postings = encode([...decode(row['postings']), ...changed]);
  if (postings) store.run('UPDATE search_posting SET postings = ? WHERE id = ?', postings, integer(row, 'id'));
  else store.run('DELETE FROM search_posting WHERE id = ?', integer(row, 'id'));
}

/** Postings as they are stored: in the order of their offsets, the last one of each; null when none is left. */
function encode(cells: readonly number[]): Uint8Array | null {
  const kept = isNormalized(cells) ? cells : normalizeCells(cells);
  return kept.length === 0 ? null : new Uint8Array(Uint32Array.from(kept).buffer);
}

/** Whether postings are in storage order already, as those of products saved in the order of their ids are. */
function isNormalized(cells: readonly number[]): boolean {
  return cells.every(
    (cell, index) => hasWeight(cell) && (index === 0 || offsetOfCell(cell) > offsetOfCell(cells[index - 1] ?? 0)),
  );
}

function normalizeCells(cells: readonly number[]): readonly number[] {
  const byPlace = new Map(cells.map((cell) => [offsetOfCell(cell), cell]));
  return [...byPlace.values()].filter(hasWeight).sort((one, other) => offsetOfCell(one) - offsetOfCell(other));
}

function offsetOfCell(cell: number): number {
  return cell & 0xffff;
}

function hasWeight(cell: number): boolean {
  return cell > 0xffff;
}

function decode(postings: unknown): Uint32Array {
  return postings instanceof Uint8Array ? toCells(postings) : new Uint32Array();
}

/** Consecutive product ids whose postings of a term are stored together. */
export const blockSize = 2048;

export interface Posting {
  /** Of the product in its block. */
  readonly offset: number;
  /** 1–255. */
  readonly weight: number;
  /** Bits of `fieldBits`. */
  readonly fields: number;
}

export function blockOf(productId: number): number {
  return Math.floor(productId / blockSize);
}

export function offsetInBlock(productId: number): number {
  return productId % blockSize;
}

/** A posting as it is stored: offset in the low 16 bits, then 8 bits each of weight and fields. */
export function packPosting({ offset, weight, fields }: Posting): number {
  return (offset | (weight << 16) | (fields << 24)) >>> 0;
}

/** Stored postings as numbers, without a copy where they are aligned in memory. */
function toCells(bytes: Uint8Array): Uint32Array {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / 4);
}
