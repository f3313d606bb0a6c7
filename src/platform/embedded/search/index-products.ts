import { integer } from '../row.ts';
import type { Store } from '../store.ts';
import { noteIndexChange } from './index-version.ts';
import { blockOf, blockSize, cellOf, placeOf } from './postings.ts';
import {
  documentOf,
  emptyDocument,
  readDocument,
  saveDocument,
  termsOf,
  wordsIn,
  type SearchDocument,
  type Terms,
} from './search-document.ts';
import { readTexts } from './texts.ts';
import { writePostings } from './write-postings.ts';
import { writeWords } from './write-words.ts';

/** Says that products' words may have changed; `ids` is a JSON array. They are found anew after `indexPending`. */
export function markForSearch(store: Store, ids: string): void {
  store.run('INSERT OR IGNORE INTO search_pending SELECT value FROM json_each(?)', ids);
}

/** Brings the index of words up to date with all products that were marked, block by block. */
export function indexPending(store: Store): void {
  store.transaction(() => {
    for (;;) {
      const first = store.first('SELECT product_id FROM search_pending ORDER BY product_id LIMIT 1');
      if (!first) return;
      const end = (blockOf(integer(first, 'product_id')) + 1) * blockSize;
      const rows = store.all('SELECT product_id FROM search_pending WHERE product_id < ? ORDER BY product_id', end);
      indexDocuments(
        store,
        readDocuments(
          store,
          rows.map((row) => integer(row, 'product_id')),
        ),
      );
    }
  });
}

/** By id; null for a product that is gone. */
export type Documents = ReadonlyMap<number, SearchDocument | null>;

function readDocuments(store: Store, productIds: readonly number[]): Documents {
  const texts = readTexts(store, productIds);
  return new Map(
    productIds.map((productId) => {
      const said = texts.get(productId);
      return [productId, said ? documentOf(said) : null];
    }),
  );
}

/** Brings the index up to date with these products, whose documents have been made. Best for those of a block at once. */
export function indexDocuments(store: Store, documents: Documents): void {
  store.transaction(() => {
    for (const [block, ids] of Map.groupBy(documents.keys(), blockOf)) {
      const changes: Changes = { cells: new Map(), words: new Map() };
      for (const productId of ids)
        indexDocument(store, productId, { document: documents.get(productId) ?? null, changes });
      writePostings(store, block, changes.cells);
      writeWords(store, changes.words);
    }
    noteIndexChange(store);
    const ids = JSON.stringify([...documents.keys()]);
    store.run('DELETE FROM search_pending WHERE product_id IN (SELECT value FROM json_each(?))', ids);
  });
}

/** What changes in a block of the index: cells by term, uses of words. */
interface Changes {
  readonly cells: Map<string, number[]>;
  readonly words: Map<string, number>;
}

interface Indexing {
  readonly document: SearchDocument | null;
  readonly changes: Changes;
}

function indexDocument(store: Store, productId: number, { document, changes }: Indexing): void {
  const before = readDocument(store, productId);
  const after = document ?? emptyDocument;
  noteTerms(changes, placeOf(productId), { before: termsOf(before), after: termsOf(after) });
  noteWords(changes, wordsIn(before), wordsIn(after));
  saveDocument(store, productId, document);
}

function noteTerms({ cells }: Changes, place: number, { before, after }: { before: Terms; after: Terms }): void {
  const note = (term: string, cell: number): void => {
    const known = cells.get(term);
    if (known) known.push(cell);
    else cells.set(term, [cell]);
  };
  for (const [term, packed] of Object.entries(after)) {
    if (!Object.hasOwn(before, term) || before[term] !== packed)
      note(term, cellOf({ place, weight: packed & 0xff, fields: packed >> 8 }));
  }
  for (const term in before) if (!Object.hasOwn(after, term)) note(term, cellOf({ place, weight: 0, fields: 0 }));
}

function noteWords({ words }: Changes, before: readonly string[], after: readonly string[]): void {
  const add = (word: string, uses: number): unknown => words.set(word, (words.get(word) ?? 0) + uses);
  for (const word of after) add(word, 1);
  for (const word of before) add(word, -1);
}
