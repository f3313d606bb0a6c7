import { text } from '../row.ts';
import type { Database } from '../store.ts';
import { makeIndexEntry, type ProductTexts } from './entry.ts';

/** What the index keeps of a product, to know what to take back; as it is stored. */
export interface SearchDocument {
  readonly class: string;
  /** JSON of `Terms`. */
  readonly terms: string;
  /** As they are written, for completion and spelling, with blanks between. */
  readonly words: string;
}

/** Weight (low byte) and fields of each term in one number. */
export type PackedTerms = Readonly<Record<string, number>>;

export const emptySearchDocument: SearchDocument = { class: '', terms: '{}', words: '' };

/** What the index is to keep of a product that says so much. */
export function makeSearchDocument(texts: ProductTexts): SearchDocument {
  const entry = makeIndexEntry(texts);
  const terms: Record<string, number> = Object.create(null);
  for (const [term, { weight, fields }] of entry.terms) terms[term] = weight | (fields << 8);
  return { class: entry.class, terms: JSON.stringify(terms), words: [...entry.words].join(' ') };
}

export function unpackTerms(document: SearchDocument): PackedTerms {
  const terms: PackedTerms = JSON.parse(document.terms);
  return terms;
}

export function documentWords(document: SearchDocument): readonly string[] {
  return document.words === '' ? [] : document.words.split(' ');
}

/** What the index keeps of a product; empty for one that it does not know. */
export function readSearchDocument(store: Database, productId: number): SearchDocument {
  const row = store.first('SELECT class, terms, words FROM search_document WHERE product_id = ?', productId);
  return row
    ? { class: text(row, 'class'), terms: text(row, 'terms'), words: text(row, 'words') }
    : emptySearchDocument;
}

/** null: the product is gone. */
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
