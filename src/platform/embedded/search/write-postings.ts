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
  const kept = isStored(cells) ? cells : tidy(cells);
  return kept.length === 0 ? null : new Uint8Array(Uint32Array.from(kept).buffer);
}

/** Whether cells are as they are stored already: those of products that come one after the other are. */
function isStored(cells: readonly number[]): boolean {
  return cells.every(
    (cell, index) => hasWeight(cell) && (index === 0 || placeIn(cell) > placeIn(cells[index - 1] ?? 0)),
  );
}

function tidy(cells: readonly number[]): readonly number[] {
  const byPlace = new Map(cells.map((cell) => [placeIn(cell), cell]));
  return [...byPlace.values()].filter(hasWeight).sort((one, other) => placeIn(one) - placeIn(other));
}

function placeIn(cell: number): number {
  return cell & 0xffff;
}

function hasWeight(cell: number): boolean {
  return cell > 0xffff;
}

function decode(postings: unknown): Uint32Array {
  return postings instanceof Uint8Array ? cellsOf(postings) : new Uint32Array();
}
