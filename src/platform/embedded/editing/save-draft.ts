import { saveDocument } from '../write/documents.ts';
import type { Desk } from './desk.ts';
import { recordDeed } from './history.ts';
import type { PieceName, PieceText } from './piece.ts';
import { readPiece, type Piece } from './pieces.ts';
import { rewrite } from './rewrite.ts';
import { isSameSource } from './source.ts';

/** `absent`: a product that is not there is not made by its texts. */
export type Saved = 'saved' | 'unchanged' | 'absent';

/**
 * Keeps what was written without showing it to visitors: beside the version that they see, or in place of one that
 * they do not see yet. What is the same as what they see takes the draft away again.
 */
export function saveDraft(desk: Desk, name: PieceName, written: PieceText): Saved {
  return desk.store.transaction(() => {
    const piece = readPiece(desk.store, name, desk.now);
    if (!piece && name.kind === 'product') return 'absent';
    const last = piece && (piece.draft ?? piece.published);
    if (last && isSameSource(name.kind, last, written)) return 'unchanged';
    keep(desk, name, { piece, written });
    recordDeed(desk, name, { act: 'saved', text: written });
    return 'saved';
  });
}

interface Keeping {
  readonly piece: Piece | null;
  readonly written: PieceText;
}

function keep(desk: Desk, name: PieceName, { piece, written }: Keeping): void {
  if (!piece) create(desk, name, written);
  else if (!piece.published) rewrite(desk, name, written);
  else if (isSameSource(name.kind, piece.published, written)) dropDraft(desk, name);
  else saveBeside(desk, name, written);
}

function create({ store, now }: Desk, name: PieceName, written: PieceText): void {
  const { kind, parent, handle } = name;
  if (kind === 'product') return;
  const unseen = { status: 'draft', publishedAt: null, updatedAt: now, position: 0 } as const;
  saveDocument(store, { kind, parent, handle, ...written, ...unseen });
}

/** A draft whose time is set keeps it. */
export function saveBeside({ store, now }: Desk, name: PieceName, written: PieceText): void {
  store.run(
    `INSERT INTO draft (kind, parent, handle, title, front, body, saved_at) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET title = excluded.title, front = excluded.front, body = excluded.body,
       saved_at = excluded.saved_at`,
    name.kind,
    name.parent,
    name.handle,
    written.title,
    JSON.stringify(written.front),
    written.body,
    now,
  );
}

export function dropDraft({ store }: Desk, { kind, parent, handle }: PieceName): void {
  store.run('DELETE FROM draft WHERE kind = ? AND parent = ? AND handle = ?', kind, parent, handle);
}
