import { integer } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import { blockOf, blockSize, changeIndexVersion, offsetInBlock, packPosting, writePostings } from './postings.ts';
import {
  makeSearchDocument,
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

/** Indexes all marked products, block by block. */
export function indexPending(store: Database): void {
  store.transaction(() => {
    while (indexPendingBlock(store));
  });
}

/** Indexes the marked products of one block; false if none is marked. */
export function indexPendingBlock(store: Database): boolean {
  const first = store.first('SELECT product_id FROM search_pending ORDER BY product_id LIMIT 1');
  if (!first) return false;
  const end = (blockOf(integer(first, 'product_id')) + 1) * blockSize;
  const rows = store.all('SELECT product_id FROM search_pending WHERE product_id < ? ORDER BY product_id', end);
  indexDocuments(
    store,
    readDocuments(
      store,
      rows.map((row) => integer(row, 'product_id')),
    ),
  );
  return true;
}

/** By product id; null for a deleted product. */
export type SearchDocuments = ReadonlyMap<number, SearchDocument | null>;

function readDocuments(store: Database, productIds: readonly number[]): SearchDocuments {
  const texts = readProductTexts(store, productIds);
  return new Map(
    productIds.map((productId) => {
      const found = texts.get(productId);
      return [productId, found ? makeSearchDocument(found) : null];
    }),
  );
}

/** Indexes products by their documents. Most efficient with all products of a block at once. */
export function indexDocuments(store: Database, documents: SearchDocuments): void {
  store.transaction(() => {
    for (const [block, ids] of Map.groupBy(documents.keys(), blockOf)) {
      const changes: BlockChanges = { cells: new Map(), words: new Map() };
      for (const productId of ids)
        indexDocument(store, productId, { document: documents.get(productId) ?? null, changes });
      writePostings(store, block, changes.cells);
      updateDictionary(store, changes.words);
    }
    changeIndexVersion(store);
    const ids = JSON.stringify([...documents.keys()]);
    store.run('DELETE FROM search_pending WHERE product_id IN (SELECT value FROM json_each(?))', ids);
  });
}

/** Changes of one block: postings by term, and the change in frequency of words. */
interface BlockChanges {
  readonly cells: Map<string, number[]>;
  readonly words: Map<string, number>;
}

interface DocumentUpdate {
  readonly document: SearchDocument | null;
  readonly changes: BlockChanges;
}

function indexDocument(store: Database, productId: number, { document, changes }: DocumentUpdate): void {
  const before = readSearchDocument(store, productId);
  const after = document ?? emptySearchDocument;
  collectTermChanges(changes, offsetInBlock(productId), { before: unpackTerms(before), after: unpackTerms(after) });
  collectWordChanges(changes, documentWords(before), documentWords(after));
  saveSearchDocument(store, productId, document);
}

function collectTermChanges(
  { cells }: BlockChanges,
  offset: number,
  { before, after }: { before: PackedTerms; after: PackedTerms },
): void {
  const note = (term: string, cell: number): void => {
    const known = cells.get(term);
    if (known) known.push(cell);
    else cells.set(term, [cell]);
  };
  for (const [term, packed] of Object.entries(after)) {
    if (!Object.hasOwn(before, term) || before[term] !== packed)
      note(term, packPosting({ offset, weight: packed & 0xff, fields: packed >> 8 }));
  }
  for (const term in before) if (!Object.hasOwn(after, term)) note(term, packPosting({ offset, weight: 0, fields: 0 }));
}

function collectWordChanges({ words }: BlockChanges, before: readonly string[], after: readonly string[]): void {
  const add = (word: string, uses: number): unknown => words.set(word, (words.get(word) ?? 0) + uses);
  for (const word of after) add(word, 1);
  for (const word of before) add(word, -1);
}
