import { foldWords } from '../fold-words.ts';
import { plainText } from '../plain-text.ts';
import { integer, text, textOrNull, type Row } from '../row.ts';
import type { Store } from '../store.ts';
import { entryOf, type Entry, type Texts, type Weight } from './entry.ts';
import { saidByDetails } from './details.ts';
import { noteIndexChange } from './index-version.ts';
import { plainWord } from './known-word.ts';
import { blockOf, blockSize, cellOf, decodePostings, encodePostings, placeOf } from './postings.ts';

/** Says that a product's words may have changed. They are found anew after `indexPending`. */
export function markForSearch(store: Store, productId: string): void {
  store.run('INSERT OR IGNORE INTO search_pending VALUES (?)', productId);
}

/** Brings the index of words up to date with all products that were marked, block by block. */
export function indexPending(store: Store): void {
  store.transaction(() => {
    for (;;) {
      const first = store.first('SELECT product_id FROM search_pending ORDER BY product_id LIMIT 1');
      if (!first) return;
      const end = (blockOf(integer(first, 'product_id')) + 1) * blockSize;
      const block = store.all('SELECT product_id FROM search_pending WHERE product_id < ? ORDER BY product_id', end);
      indexProducts(
        store,
        block.map((row) => integer(row, 'product_id')),
      );
    }
  });
}

/** What changes in the index: cells by block and term, null where one goes; uses of words. */
interface Changes {
  readonly cells: Map<number, Map<string, Map<number, number | null>>>;
  readonly words: Map<string, number>;
}

function indexProducts(store: Store, productIds: readonly number[]): void {
  const changes: Changes = { cells: new Map(), words: new Map() };
  for (const productId of productIds) indexProduct(store, productId, changes);
  for (const [block, terms] of changes.cells) {
    for (const [term, cells] of [...terms].sort(([one], [other]) => (one < other ? -1 : 1)))
      writeCells(store, { term, block, cells });
  }
  for (const [word, uses] of changes.words) writeWord(store, word, uses);
  noteIndexChange(store);
  store.run(
    'DELETE FROM search_pending WHERE product_id IN (SELECT value FROM json_each(?))',
    JSON.stringify(productIds),
  );
}

function indexProduct(store: Store, productId: number, changes: Changes): void {
  const before = store.first('SELECT terms, words FROM search_document WHERE product_id = ?', productId);
  const texts = readTexts(store, productId);
  const entry = texts && entryOf(texts);
  noteTerms(changes, productId, { before: before ? packedTerms(before) : {}, after: entry ? pack(entry.terms) : {} });
  noteWords(changes, before ? text(before, 'words').split(' ') : [], entry?.words ?? new Set());
  if (entry) saveDocument(store, productId, entry);
  else store.run('DELETE FROM search_document WHERE product_id = ?', productId);
}

/** Terms with weight and fields in one number. */
type Packed = Readonly<Record<string, number>>;

function pack(terms: ReadonlyMap<string, Weight>): Packed {
  return Object.fromEntries(Array.from(terms, ([term, { weight, fields }]) => [term, weight | (fields << 8)]));
}

function packedTerms(row: Row): Packed {
  const value: unknown = JSON.parse(text(row, 'terms'));
  return Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([term, packed]) => (typeof packed === 'number' ? [[term, packed]] : [])),
  );
}

function noteTerms({ cells }: Changes, productId: number, { before, after }: { before: Packed; after: Packed }): void {
  const [block, place] = [blockOf(productId), placeOf(productId)];
  const terms = cells.get(block) ?? new Map<string, Map<number, number | null>>();
  cells.set(block, terms);
  const note = (term: string, cell: number | null): void => {
    const known = terms.get(term);
    if (known) known.set(place, cell);
    else terms.set(term, new Map([[place, cell]]));
  };
  for (const [term, packed] of Object.entries(after)) {
    if (!Object.hasOwn(before, term) || before[term] !== packed)
      note(term, cellOf({ place, weight: packed & 0xff, fields: packed >> 8 }));
  }
  for (const term of Object.keys(before)) if (!Object.hasOwn(after, term)) note(term, null);
}

function noteWords({ words }: Changes, before: readonly string[], after: ReadonlySet<string>): void {
  const had = new Set(before.filter((word) => word !== ''));
  const add = (word: string, uses: number): unknown => words.set(word, (words.get(word) ?? 0) + uses);
  for (const word of after.difference(had)) add(word, 1);
  for (const word of had.difference(after)) add(word, -1);
}

function saveDocument(store: Store, productId: number, entry: Entry): void {
  store.run(
    'INSERT OR REPLACE INTO search_document (product_id, class, terms, words) VALUES (?, ?, ?, ?)',
    productId,
    entry.class,
    JSON.stringify(pack(entry.terms)),
    [...entry.words].join(' '),
  );
}

interface Cells {
  readonly term: string;
  readonly block: number;
  readonly cells: ReadonlyMap<number, number | null>;
}

function writeCells(store: Store, { term, block, cells }: Cells): void {
  const row = store.first('SELECT id, postings FROM search_posting WHERE term = ? AND block = ?', term, block);
  const bytes = row?.['postings'];
  const postings = bytes instanceof Uint8Array ? decodePostings(bytes) : new Map<number, number>();
  for (const [place, cell] of cells) {
    if (cell === null) postings.delete(place);
    else postings.set(place, cell);
  }
  if (row && postings.size === 0) store.run('DELETE FROM search_posting WHERE id = ?', integer(row, 'id'));
  else if (row)
    store.run('UPDATE search_posting SET postings = ? WHERE id = ?', encodePostings(postings), integer(row, 'id'));
  else
    store.run(
      'INSERT INTO search_posting (term, block, postings) VALUES (?, ?, ?)',
      term,
      block,
      encodePostings(postings),
    );
}

function writeWord(store: Store, word: string, uses: number): void {
  if (uses === 0) return;
  const folded = foldWords(plainWord(word));
  store.run(
    `INSERT INTO search_word VALUES (?1, ?2, ?3, max(?4, 0)) ON CONFLICT (word) DO UPDATE SET uses = uses + ?4`,
    word,
    folded,
    mirrored(folded),
    uses,
  );
  if (uses < 0) store.run('DELETE FROM search_word WHERE word = ? AND uses <= 0', word);
}

/** A word read from its end. */
export function mirrored(word: string): string {
  return Array.from(word).toReversed().join('');
}

const select = `
SELECT p.title, p.subtitle, p.type, p.vendor, p.description, c.title home,
  (SELECT group_concat(tag, ' . ') FROM product_tag WHERE product_id = p.id) tags,
  (SELECT group_concat(value, ' . ') FROM option_value WHERE product_id = p.id) options
FROM product p LEFT JOIN collection c ON c.id = p.home_id WHERE p.id = ?`;

/** null when there is no such product. */
function readTexts(store: Store, productId: number): Texts | null {
  const row = store.first(select, productId);
  if (!row) return null;
  const details = store
    .all('SELECT name, value FROM product_detail WHERE product_id = ? ORDER BY position', productId)
    .map((each) => ({ name: text(each, 'name'), value: text(each, 'value') }));
  const column = (name: string): string => textOrNull(row, name) ?? '';
  const { category, facts, labels } = saidByDetails(details);
  return {
    title: column('title'),
    type: column('type'),
    category: [column('home'), category].join(' . '),
    tags: column('tags'),
    options: column('options'),
    vendor: column('vendor'),
    subtitle: column('subtitle'),
    details: facts,
    labels,
    description: plainText(text(row, 'description')),
  };
}
