import type { Database } from '#storage/database.ts';
import { integer, text } from '#storage/row.ts';
import { createIndexEntry, type ProductTexts } from './index-entry.ts';

/** The stored search document of a product, by which its entries are removed from the index when it changes. */
export interface SearchDocument {
  readonly class: string;
  /** JSON of `PackedTerms`. */
  readonly terms: string;
  /** Words for completion and correction, separated by spaces. */
  readonly words: string;
}

/** Weight (low byte) and fields of each term in one number. */
export type PackedTerms = Readonly<Record<string, number>>;

export const emptySearchDocument: SearchDocument = { class: '', terms: '{}', words: '' };

/** Makes the search document of a product's texts. */
export function createSearchDocument(texts: ProductTexts): SearchDocument {
  const entry = createIndexEntry(texts);
  const terms: Record<string, number> = Object.create(null);
  for (const [term, { weight, fields }] of entry.terms) terms[term] = weight | (fields << 8);
  const document = { class: entry.class, terms: JSON.stringify(terms), words: [...entry.words].join(' ') };
  termsOfMade.set(document, terms);
  return document;
}

/** The terms of documents that were not read but made. */
const termsOfMade = new WeakMap<SearchDocument, PackedTerms>();

export function unpackTerms(document: SearchDocument): PackedTerms {
  const made = termsOfMade.get(document);
  if (made) return made;
  const terms: PackedTerms = JSON.parse(document.terms);
  return terms;
}

export function documentWords(document: SearchDocument): readonly string[] {
  return document.words === '' ? [] : document.words.split(' ');
}

/** The stored search document of a product; empty for an unknown one. */
export function readSearchDocument(store: Database, productId: number): SearchDocument {
  const row = store.first('SELECT class, terms, words FROM search_document WHERE product_id = ?', productId);
  return row
    ? { class: text(row, 'class'), terms: text(row, 'terms'), words: text(row, 'words') }
    : emptySearchDocument;
}

/** The words for completion and correction of some products. */
export function readDocumentWords(
  store: Database,
  productIds: readonly number[],
): ReadonlyMap<number, readonly string[]> {
  const rows = store.all(
    'SELECT product_id, words FROM search_document WHERE product_id IN (SELECT value FROM json_each(?))',
    JSON.stringify(productIds),
  );
  return new Map(rows.map((row) => [integer(row, 'product_id'), text(row, 'words').split(' ')]));
}

/** Stores a search document, or deletes it when null. */
export function saveSearchDocument(store: Database, productId: number, document: SearchDocument | null): void {
  if (!document) {
    store.run('DELETE FROM search_document WHERE product_id = ?', productId);
    return;
  }
  store.run(
    'INSERT OR REPLACE INTO search_document (product_id, class, terms, words) VALUES (?, ?, ?, ?)',
    productId,
    document.class,
    document.terms,
    document.words,
  );
}
