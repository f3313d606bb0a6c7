import { text, id, type Row } from '../row.ts';
import type { Store } from '../store.ts';
import type { Desk } from './desk.ts';
import type { PieceName, PieceText } from './piece.ts';

export type Act = 'saved' | 'scheduled' | 'published' | 'unpublished';

/** What was done with a piece, and the version that it was done with. */
export interface Deed {
  readonly act: Act;
  readonly text: PieceText;
  /** When it takes effect, ISO 8601 in UTC. */
  readonly at: string;
  readonly by: string;
}

export interface Revision extends Deed {
  readonly number: string;
}

/** Notes a deed in a piece's history; done by the one at the desk and now unless told otherwise. */
export function recordDeed(desk: Desk, name: PieceName, deed: Pick<Deed, 'act' | 'text'> & Partial<Deed>): void {
  const { act, text: written, at = desk.now, by = desk.by } = deed;
  desk.store.run(
    'INSERT INTO revision (kind, parent, handle, title, front, body, act, at, by) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    name.kind,
    name.parent,
    name.handle,
    written.title,
    JSON.stringify(written.front),
    written.body,
    act,
    at,
    by,
  );
}

/** Everything that was done with a piece, the latest first. */
export function readHistory(store: Store, { kind, parent, handle }: PieceName): readonly Revision[] {
  const sql = 'SELECT * FROM revision WHERE kind = ? AND parent = ? AND handle = ? ORDER BY number DESC';
  return store.all(sql, kind, parent, handle).map(toRevision);
}

function toRevision(row: Row): Revision {
  return {
    number: id(row, 'number'),
    act: actOf(row),
    at: text(row, 'at'),
    by: text(row, 'by'),
    text: { title: text(row, 'title'), front: JSON.parse(text(row, 'front')), body: text(row, 'body') },
  };
}

function actOf(row: Row): Act {
  const act = text(row, 'act');
  return act === 'scheduled' || act === 'published' || act === 'unpublished' ? act : 'saved';
}
