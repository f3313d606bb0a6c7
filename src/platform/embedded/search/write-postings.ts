import { integer } from '../row.ts';
import type { Database } from '../store.ts';
import { toCells } from './postings.ts';

/**
 * Writes cells of a block by term: each takes the place of the one that the product had before; one without weight is
 * taken away.
 */
export function writePostings(store: Database, block: number, cells: ReadonlyMap<string, readonly number[]>): void {
  for (const [term, changed] of [...cells].sort(([one], [other]) => (one < other ? -1 : 1)))
    writeTerm(store, { term, block, changed });
}

interface PostingChange {
  readonly term: string;
  readonly block: number;
  readonly changed: readonly number[];
}

const insertSql = `
INSERT INTO search_posting (term, block, postings) VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING id`;

/** Most terms of a block that is new are new to it. */
function writeTerm(store: Database, { term, block, changed }: PostingChange): void {
  const fresh = encode(changed);
  if (fresh && store.first(insertSql, term, block, fresh)) return;
  const row = store.first('SELECT id, postings FROM search_posting WHERE term = ? AND block = ?', term, block);
  if (!row) return;
  const postings = encode([...decode(row['postings']), ...changed]);
  if (postings) store.run('UPDATE search_posting SET postings = ? WHERE id = ?', postings, integer(row, 'id'));
  else store.run('DELETE FROM search_posting WHERE id = ?', integer(row, 'id'));
}

/** Cells as they are stored, in the order of their places, the last of each place; null when none is left. */
function encode(cells: readonly number[]): Uint8Array | null {
  const kept = isNormalized(cells) ? cells : normalizeCells(cells);
  return kept.length === 0 ? null : new Uint8Array(Uint32Array.from(kept).buffer);
}

/** Whether cells are as they are stored already: those of products that come one after the other are. */
function isNormalized(cells: readonly number[]): boolean {
  return cells.every(
    (cell, index) => hasWeight(cell) && (index === 0 || offsetOfCell(cell) > offsetOfCell(cells[index - 1] ?? 0)),
  );
}

function normalizeCells(cells: readonly number[]): readonly number[] {
  const byPlace = new Map(cells.map((cell) => [offsetOfCell(cell), cell]));
  return [...byPlace.values()].filter(hasWeight).sort((one, other) => offsetOfCell(one) - offsetOfCell(other));
}

function offsetOfCell(cell: number): number {
  return cell & 0xffff;
}

function hasWeight(cell: number): boolean {
  return cell > 0xffff;
}

function decode(postings: unknown): Uint32Array {
  return postings instanceof Uint8Array ? toCells(postings) : new Uint32Array();
}
