import { LRUCache } from 'lru-cache';
import { integer, text } from '../row.ts';
import type { Database } from '../store.ts';
import { fieldBits } from './fields.ts';
import { readIndexVersion } from './index-version.ts';
import { toCells } from './postings.ts';

/** All postings of a term. */
export interface TermPostings {
  /** Cells (`cellOf`) in the order of their places, by block. */
  readonly blocks: ReadonlyMap<number, Uint32Array>;
  /** Products that are said to have it; a mention in a description counts a tenth, as it makes no word common. */
  readonly uses: number;
  /** Products whose title or type has it. */
  readonly names: number;
}

export interface Postings {
  /** All products there are. */
  readonly products: number;
  /** null for a term that no product has. */
  of(term: string): TermPostings | null;
}

/** The postings of some terms. Those asked for lately are kept in memory until the index changes. */
export function readPostings(store: Database, terms: Iterable<string>): Postings {
  const { products, lists } = postingCacheOf(store);
  const found = new Map<string, TermPostings | null>();
  const missing: string[] = [];
  for (const term of terms) {
    const known = lists.get(term);
    if (known) found.set(term, known);
    else missing.push(term);
  }
  for (const [term, postings] of readMissing(store, missing)) {
    lists.set(term, postings);
    found.set(term, postings);
  }
  return {
    products,
    of: (term) => {
      const postings = found.get(term);
      return postings && postings.blocks.size > 0 ? postings : null;
    },
  };
}

/** Bytes of postings that are kept for a shop: the frequent terms of 100,000 products fit. */
const maxBytes = 64 * 2 ** 20;
/** What a kept term takes beside its postings. */
const entryOverheadBytes = 200;

interface PostingCache {
  readonly version: number;
  readonly products: number;
  readonly lists: LRUCache<string, TermPostings>;
}

const postingCaches = new WeakMap<Database, PostingCache>();

function postingCacheOf(store: Database): PostingCache {
  const version = readIndexVersion(store);
  const known = postingCaches.get(store);
  if (known?.version === version) return known;
  const created: PostingCache = {
    version,
    products: integer(store.first('SELECT count(*) products FROM product') ?? {}, 'products'),
    lists: new LRUCache<string, TermPostings>({ maxSize: maxBytes, sizeCalculation: bytesOf }),
  };
  postingCaches.set(store, created);
  return created;
}

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

const namingFields = fieldBits.title | fieldBits.type;

function countUses(blocks: Iterable<Uint32Array>): Pick<TermPostings, 'uses' | 'names'> {
  let [said, mentions, names] = [0, 0, 0];
  for (const cells of blocks) {
    for (const cell of cells) {
      const fields = cell >>> 24;
      if (fields === fieldBits.description) mentions += 1;
      else said += 1;
      if ((fields & namingFields) !== 0) names += 1;
    }
  }
  return { uses: said + mentions / 10, names };
}
