import { integer } from '../row.ts';
import type { Store } from '../store.ts';
import { cellsOf } from './postings.ts';

/**
 * Writes cells of a block by term: each takes the place of the one that the product had before; one without weight is
 * taken away.
 */
export function writePostings(store: Store, block: number, cells: ReadonlyMap<string, readonly number[]>): void {
  for (const [term, changed] of [...cells].sort(([one], [other]) => (one < other ? -1 : 1)))
    writeTerm(store, { term, block, changed });
}

interface Change {
  readonly term: string;
  readonly block: number;
  readonly changed: readonly number[];
}

const insert = `
INSERT INTO search_posting (term, block, postings) VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING id`;

/** Most terms of a block that is new are new to it. */
function writeTerm(store: Store, { term, block, changed }: Change): void {
  const fresh = encode(changed);
  if (fresh && store.first(insert, term, block, fresh)) return;
  const row = store.first('SELECT id, postings FROM search_posting WHERE term = ? AND block = ?', term, block);
  if (!row) return;
  const postings = encode([...decode(row['postings']), ...changed]);
  if (postings) store.run('UPDATE search_posting SET postings = ? WHERE id = ?', postings, integer(row, 'id'));
  else store.run('DELETE FROM search_posting WHERE id = ?', integer(row, 'id'));
}

/** Cells as they are stored, in the order of their places, the last of each place; null when none is left. */
function encode(cells: readonly number[]): Uint8Array | null {
  const byPlace = new Map(cells.map((cell) => [cell & 0xffff, cell]));
  const kept = Uint32Array.from([...byPlace.values()].filter((cell) => cell > 0xffff));
  if (kept.length === 0) return null;
  return new Uint8Array(kept.sort((one, other) => (one & 0xffff) - (other & 0xffff)).buffer);
}

function decode(postings: unknown): Uint32Array {
  return postings instanceof Uint8Array ? cellsOf(postings) : new Uint32Array();
}
