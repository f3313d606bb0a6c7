import { text, type Row } from '../row.ts';
import type { Store } from '../store.ts';
import type { Desk } from './desk.ts';
import { readHistory, recordDeed } from './history.ts';
import { readPieceName, type PieceName } from './piece.ts';
import { readPiece, type Piece } from './pieces.ts';
import { rewrite, setSeen } from './rewrite.ts';
import { dropDraft, saveBeside } from './save-draft.ts';

/** `unchanged`: nothing is written that visitors do not see already. */
export type Published = 'published' | 'scheduled' | 'unchanged' | 'absent';

/** Shows the draft of a piece to visitors, at once or from a moment on (ISO 8601). */
export function publish(desk: Desk, name: PieceName, at: string | null): Published {
  const { store, now } = desk;
  const from = at === null ? now : new Date(at).toISOString();
  return store.transaction(() => {
    const piece = readPiece(store, name, now);
    if (!piece) return 'absent';
    if (!piece.draft) return 'unchanged';
    const act = from > now ? 'scheduled' : 'published';
    if (act === 'published') show(desk, name, piece);
    else schedule(desk, name, { piece, from });
    recordDeed(desk, name, { act, text: piece.draft, ...(act === 'scheduled' && { at: from }) });
    return act;
  });
}

/** Takes a piece from visitors, or its publication off the calendar; its last version stays as a draft. */
export function unpublish(desk: Desk, name: PieceName): 'unpublished' | 'unchanged' | 'absent' {
  const { store, now } = desk;
  return store.transaction(() => {
    const piece = readPiece(store, name, now);
    if (!piece) return 'absent';
    const last = piece.draft ?? piece.published;
    if (!last || (!piece.published && piece.publishAt === null)) return 'unchanged';
    keepBefore(desk, name, piece);
    rewrite(desk, name, last);
    setSeen(desk, name, null);
    dropDraft(desk, name);
    recordDeed(desk, name, { act: 'unpublished', text: last });
    return 'unpublished';
  });
}

/** Takes the time away at which a draft would be published; false when none is set. */
export function unschedule({ store }: Desk, { kind, parent, handle }: PieceName): boolean {
  const sql = `UPDATE draft SET publish_at = NULL
    WHERE kind = ? AND parent = ? AND handle = ? AND publish_at IS NOT NULL RETURNING 1`;
  return store.first(sql, kind, parent, handle) !== null;
}

const due = 'SELECT kind, parent, handle, publish_at FROM draft WHERE publish_at <= ?';

export function isPublicationDue(store: Store, now: string): boolean {
  return store.first(`${due} LIMIT 1`, now) !== null;
}

/** Publishes the drafts whose time has come. Where nothing is due it costs some microseconds. */
export function publishDue(store: Store, now: string): void {
  if (!isPublicationDue(store, now)) return;
  store.transaction(() => {
    for (const row of store.all(due, now)) {
      const name = nameOf(row);
      const piece = name && readPiece(store, name, now);
      if (!name || !piece?.draft) continue;
      const desk = { store, now: text(row, 'publish_at'), by: 'schedule' };
      show(desk, name, piece);
      recordDeed(desk, name, { act: 'published', text: piece.draft });
    }
  });
}

function nameOf(row: Row): PieceName | null {
  const parts = ['kind', 'parent', 'handle'].map((column) => text(row, column));
  return readPieceName(parts.filter((part) => part !== '').join('/'));
}

function show(desk: Desk, name: PieceName, piece: Piece): void {
  if (!piece.draft) return;
  keepBefore(desk, name, piece);
  rewrite(desk, name, piece.draft);
  if (!piece.published) setSeen(desk, name, desk.now);
  dropDraft(desk, name);
}

interface Later {
  readonly piece: Piece;
  readonly from: string;
}

/** What nobody sees yet waits where it stands; a product, and the next version of what is seen, waits beside. */
function schedule(desk: Desk, name: PieceName, { piece, from }: Later): void {
  if (!piece.published && name.kind !== 'product') return setSeen(desk, name, from);
  if (piece.draft) saveBeside(desk, name, piece.draft);
  const { kind, parent, handle } = name;
  const sql = 'UPDATE draft SET publish_at = ? WHERE kind = ? AND parent = ? AND handle = ?';
  desk.store.run(sql, from, kind, parent, handle);
}

/** The version that was there before there was a history is its first entry. */
function keepBefore(desk: Desk, name: PieceName, { published, publishedAt }: Piece): void {
  if (!published || publishedAt === null) return;
  if (readHistory(desk.store, name).some(({ act }) => act === 'published')) return;
  recordDeed(desk, name, { act: 'published', text: published, at: publishedAt, by: 'import' });
}
