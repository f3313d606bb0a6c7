import { integer, text } from '../row.ts';
import type { Store } from '../store.ts';
import { entryOf, type Entry } from './entry.ts';
import { blockOf, blockSize, cellOf, placeOf } from './postings.ts';
import { readTexts } from './texts.ts';
import { writePostings } from './write-postings.ts';
import { writeWords } from './write-words.ts';

/** Says that products' words may have changed; `ids` is a JSON array. They are found anew after `indexPending`. */
export function markForSearch(store: Store, ids: string): void {
  store.run('INSERT OR IGNORE INTO search_pending SELECT value FROM json_each(?)', ids);
}

/**
 * Brings the index of words up to date with all products that were marked, block by block, and tells after each which
 * share of them is done, from 0 to 1.
 */
export function indexPending(store: Store, progress: (share: number) => void = () => {}): void {
  store.transaction(() => {
    const pending = integer(store.first('SELECT count(*) products FROM search_pending') ?? {}, 'products');
    for (let done = 0; done < pending; progress(done / pending)) done += indexNext(store);
  });
}

/** Answers how many products that were. */
function indexNext(store: Store): number {
  const first = store.first('SELECT min(product_id) product_id FROM search_pending') ?? {};
  const block = blockOf(integer(first, 'product_id'));
  const end = (block + 1) * blockSize;
  const productIds = store
    .all('SELECT product_id FROM search_pending WHERE product_id < ? ORDER BY product_id', end)
    .map((row) => integer(row, 'product_id'));
  indexProducts(store, block, productIds);
  store.run('DELETE FROM search_pending WHERE product_id < ?', end);
  return productIds.length;
}

/** What changes in a block of the index: cells by term, uses of words. */
interface Changes {
  readonly cells: Map<string, number[]>;
  readonly words: Map<string, number>;
}

function indexProducts(store: Store, block: number, productIds: readonly number[]): void {
  const changes: Changes = { cells: new Map(), words: new Map() };
  const texts = readTexts(store, productIds);
  for (const productId of productIds) {
    const said = texts.get(productId);
    indexProduct(store, productId, { entry: said ? entryOf(said) : null, changes });
  }
  writePostings(store, block, changes.cells);
  writeWords(store, changes.words);
}

interface Indexing {
  /** null: the product is gone. */
  readonly entry: Entry | null;
  readonly changes: Changes;
}

function indexProduct(store: Store, productId: number, { entry, changes }: Indexing): void {
  const before = store.first('SELECT terms, words FROM search_document WHERE product_id = ?', productId);
  const terms = entry ? pack(entry) : none;
  noteTerms(changes, placeOf(productId), { before: before ? readTerms(text(before, 'terms')) : none, after: terms });
  noteWords(changes, before ? text(before, 'words').split(' ') : [], entry?.words ?? new Set());
  if (entry) saveDocument(store, productId, { entry, terms });
  else store.run('DELETE FROM search_document WHERE product_id = ?', productId);
}

/** Terms with weight and fields in one number. */
type Packed = Readonly<Record<string, number>>;

const none: Packed = {};

function pack({ terms }: Entry): Packed {
  const packed: Record<string, number> = Object.create(null);
  for (const [term, { weight, fields }] of terms) packed[term] = weight | (fields << 8);
  return packed;
}

function readTerms(json: string): Packed {
  const packed: Packed = JSON.parse(json);
  return packed;
}

function noteTerms({ cells }: Changes, place: number, { before, after }: { before: Packed; after: Packed }): void {
  const note = (term: string, cell: number): void => {
    const known = cells.get(term);
    if (known) known.push(cell);
    else cells.set(term, [cell]);
  };
  for (const term in after) {
    const packed = after[term] ?? 0;
    if (!Object.hasOwn(before, term) || before[term] !== packed)
      note(term, cellOf({ place, weight: packed & 0xff, fields: packed >> 8 }));
  }
  for (const term in before) if (!Object.hasOwn(after, term)) note(term, cellOf({ place, weight: 0, fields: 0 }));
}

function noteWords({ words }: Changes, before: readonly string[], after: ReadonlySet<string>): void {
  const had = new Set(before.filter((word) => word !== ''));
  const add = (word: string, uses: number): unknown => words.set(word, (words.get(word) ?? 0) + uses);
  for (const word of after) if (!had.has(word)) add(word, 1);
  for (const word of had) if (!after.has(word)) add(word, -1);
}

interface Document {
  readonly entry: Entry;
  readonly terms: Packed;
}

function saveDocument(store: Store, productId: number, { entry, terms }: Document): void {
  store.run(
    'INSERT OR REPLACE INTO search_document (product_id, class, terms, words) VALUES (?, ?, ?, ?)',
    productId,
    entry.class,
    JSON.stringify(terms),
    [...entry.words].join(' '),
  );
}
