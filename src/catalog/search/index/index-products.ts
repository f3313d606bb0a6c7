import { integer } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import { changeIndexVersion } from './index-version.ts';
import { blockOf, blockSize, offsetInBlock, packPosting, type TermChanges, writePostings } from './postings.ts';
import {
  createSearchDocument,
  emptySearchDocument,
  readSearchDocument,
  saveSearchDocument,
  unpackTerms,
  documentWords,
  type SearchDocument,
  type PackedTerms,
} from './search-document.ts';
import { readProductTexts } from './product-texts.ts';
import { updateDictionary } from './dictionary.ts';

/** Marks products for `indexPending`; `ids` is a JSON array. */
export function markForIndexing(store: Database, ids: string): void {
  store.run('INSERT OR IGNORE INTO search_pending SELECT value FROM json_each(?)', ids);
}

/** Whether some products are marked. */
export function hasPending(store: Database): boolean {
  return store.first('SELECT 1 FROM search_pending LIMIT 1') !== null;
}

/** Indexes all marked products, block by block. */
export function indexPending(store: Database): void {
  store.transaction(() => {
    for (const _step of indexPendingInSteps(store));
  });
}

/** Indexes all marked products in steps as `indexInSteps` does. */
export function* indexPendingInSteps(store: Database): Generator<void> {
  for (let pending = readPendingBlock(store); pending.length > 0; pending = readPendingBlock(store))
    yield* indexInSteps(store, readDocuments(store, pending));
}

/** Indexes the marked products of one block; false if none is marked. */
export function indexPendingBlock(store: Database): boolean {
  const pending = readPendingBlock(store);
  if (pending.length > 0) indexDocuments(store, readDocuments(store, pending));
  return pending.length > 0;
}

/** The ids of the marked products of the first block that has any. */
function readPendingBlock(store: Database): readonly number[] {
  const first = store.first('SELECT product_id FROM search_pending ORDER BY product_id LIMIT 1');
  if (!first) return [];
  const end = (blockOf(integer(first, 'product_id')) + 1) * blockSize;
  const rows = store.all('SELECT product_id FROM search_pending WHERE product_id < ? ORDER BY product_id', end);
  return rows.map((row) => integer(row, 'product_id'));
}

/** By product id; null for a deleted product. */
export type SearchDocuments = ReadonlyMap<number, SearchDocument | null>;

function readDocuments(store: Database, productIds: readonly number[]): SearchDocuments {
  const texts = readProductTexts(store, productIds);
  return new Map(
    productIds.map((productId) => {
      const found = texts.get(productId);
      return [productId, found ? createSearchDocument(found) : null];
    }),
  );
}

/** Indexes some products now, whether they are marked or not. */
export function indexProducts(store: Database, productIds: readonly string[]): void {
  if (productIds.length > 0) indexDocuments(store, readDocuments(store, productIds.map(Number)));
}

/** Indexes products by their documents. Most efficient with all products of a block at once. */
function indexDocuments(store: Database, documents: SearchDocuments): void {
  store.transaction(() => {
    for (const _step of indexInSteps(store, documents));
  });
}

/**
 * Indexes products by their documents in steps of about a millisecond, so that the caller can commit between them. Call
 * each step in a transaction. Until the last step, searches find products by some of their terms; when it is
 * interrupted, the products stay marked and are indexed completely by `indexPending`.
 */
export function* indexInSteps(store: Database, documents: SearchDocuments): Generator<void> {
  for (const [block, ids] of Map.groupBy(documents.keys(), blockOf)) {
    const entries: IndexUpdate[] = [];
    for (const part of chunksOf(ids, productsPerStep)) {
      entries.push(...part.map((productId) => beginUpdate(store, productId, documents.get(productId) ?? null)));
      yield;
    }
    for (const part of chunksOf(postingChanges(entries), termsPerStep)) {
      writePostings(store, block, part);
      yield;
    }
    for (const part of chunksOf(entries, productsPerStep)) {
      endUpdates(store, part);
      yield;
    }
  }
  changeIndexVersion(store);
}

const productsPerStep = 64;
const termsPerStep = 64;

function* chunksOf<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** The change of one product's document. */
interface IndexUpdate {
  readonly productId: number;
  readonly before: SearchDocument;
  /** null: the product is deleted. */
  readonly after: SearchDocument | null;
  /** What is stored until all postings are written: a document with every term that the index may have. */
  readonly interim: SearchDocument;
  readonly beforeTerms: PackedTerms;
  readonly afterTerms: PackedTerms;
}

function beginUpdate(store: Database, productId: number, after: SearchDocument | null): IndexUpdate {
  const before = readSearchDocument(store, productId);
  const [beforeTerms, afterTerms] = [unpackTerms(before), unpackTerms(after ?? emptySearchDocument)];
  const interim = { ...before, class: after?.class ?? '', terms: unwrittenTerms(before, beforeTerms, afterTerms) };
  saveSearchDocument(store, productId, interim);
  return { productId, before, after, interim, beforeTerms, afterTerms };
}

/**
 * JSON of all terms of both documents; those to be written have the weight 0, which no posting has. They are appended:
 * of two values of one name, a parser takes the last.
 */
function unwrittenTerms({ terms }: SearchDocument, before: PackedTerms, after: PackedTerms): string {
  const unwritten: string[] = [];
  for (const term in after) if (before[term] !== after[term]) unwritten.push(`${JSON.stringify(term)}:0`);
  const written = terms === emptySearchDocument.terms ? [] : [terms.slice(1, -1)];
  return `{${[...written, ...unwritten].join(',')}}`;
}

/** Postings to write, in the order of their terms. */
function postingChanges(updates: readonly IndexUpdate[]): readonly TermChanges[] {
  const cells = new Map<string, number[]>();
  for (const update of updates) collectTermChanges(cells, update);
  return [...cells].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Stores the documents of products whose postings are written, unless another process indexed them meanwhile. */
function endUpdates(store: Database, updates: readonly IndexUpdate[]): void {
  const words = new Map<string, number>();
  const written: number[] = [];
  for (const { productId, before, after, interim, afterTerms } of updates) {
    const current = readSearchDocument(store, productId);
    if (current.terms === interim.terms) {
      collectWordChanges(words, documentWords(before), documentWords(after ?? emptySearchDocument));
      saveSearchDocument(store, productId, after);
      written.push(productId);
    } else {
      saveSearchDocument(store, productId, {
        ...current,
        terms: unwrittenTerms(after ?? emptySearchDocument, afterTerms, unpackTerms(current)),
      });
      markForIndexing(store, JSON.stringify([productId]));
    }
  }
  updateDictionary(store, words);
  store.run('DELETE FROM search_pending WHERE product_id IN (SELECT value FROM json_each(?))', JSON.stringify(written));
}

function collectTermChanges(cells: Map<string, number[]>, { productId, beforeTerms, afterTerms }: IndexUpdate): void {
  const offset = offsetInBlock(productId);
  const note = (term: string, cell: number): void => {
    const known = cells.get(term);
    if (known) known.push(cell);
    else cells.set(term, [cell]);
  };
  for (const [term, packed] of Object.entries(afterTerms)) {
    if (!Object.hasOwn(beforeTerms, term) || beforeTerms[term] !== packed)
      note(term, packPosting({ offset, weight: packed & 0xff, fields: packed >> 8 }));
  }
  for (const term in beforeTerms)
    if (!Object.hasOwn(afterTerms, term)) note(term, packPosting({ offset, weight: 0, fields: 0 }));
}

function collectWordChanges(words: Map<string, number>, before: readonly string[], after: readonly string[]): void {
  const add = (word: string, uses: number): unknown => words.set(word, (words.get(word) ?? 0) + uses);
  for (const word of after) add(word, 1);
  for (const word of before) add(word, -1);
}
