import { text, textOrNull, type Row } from '../row.ts';
import type { Store } from '../store.ts';
import { readPieceName, type PieceName, type PieceText } from './piece.ts';

/** A piece as the shop keeps it. */
export interface Piece {
  /** What visitors see; null while they see nothing of it. */
  readonly published: PieceText | null;
  /** What is written and not published; null when there is no such thing. */
  readonly draft: PieceText | null;
  /** When the last version was written, ISO 8601. */
  readonly savedAt: string;
  /** Since when visitors see it; null while they do not. */
  readonly publishedAt: string | null;
  /** When the draft is published by itself; null: when somebody publishes it. */
  readonly publishAt: string | null;
}

/** A piece by its name; null when there is none. `now` (ISO 8601) decides what visitors see. */
export function readPiece(store: Store, name: PieceName, now: string): Piece | null {
  const kept = keptRow(store, name);
  if (!kept) return null;
  const beside = store.first(`SELECT * FROM draft WHERE ${named}`, name.kind, name.parent, name.handle);
  const since = text(kept, 'status') === 'draft' ? null : textOrNull(kept, 'published_at');
  const isSeen = since !== null && since <= now;
  return {
    published: isSeen ? toText(kept) : null,
    draft: beside ? toText(beside) : isSeen ? null : toText(kept),
    savedAt: text(beside ?? kept, beside ? 'saved_at' : 'updated_at'),
    publishedAt: isSeen ? since : null,
    publishAt: (beside && textOrNull(beside, 'publish_at')) ?? (isSeen ? null : since),
  };
}

/** Names of all pieces, or of those that say something which is not published. */
export function pieceNames(store: Store, which: 'all' | 'drafts'): readonly PieceName[] {
  const rows = store.all(`${which === 'all' ? everything : waiting} ORDER BY kind, parent, handle`);
  return rows.flatMap((row) => {
    const parts = ['kind', 'parent', 'handle'].map((column) => text(row, column)).filter((part) => part !== '');
    return readPieceName(parts.join('/')) ?? [];
  });
}

const everything = `SELECT kind, parent, handle FROM document UNION SELECT 'product', '', handle FROM product`;

const waiting = `SELECT kind, parent, handle FROM draft
  UNION SELECT kind, parent, handle FROM document WHERE status <> 'published'
  UNION SELECT 'product', '', handle FROM product WHERE status = 'draft'`;

const named = 'kind = ? AND parent = ? AND handle = ?';

const productAsPiece = `
SELECT title, json_object('subtitle', subtitle) front, description body, status, created_at published_at, updated_at
FROM product WHERE handle = ?`;

function keptRow(store: Store, { kind, parent, handle }: PieceName): Row | null {
  if (kind === 'product') return store.first(productAsPiece, handle);
  return store.first(`SELECT * FROM document WHERE ${named}`, kind, parent, handle);
}

function toText(row: Row): PieceText {
  return { title: text(row, 'title'), front: JSON.parse(text(row, 'front')), body: text(row, 'body') };
}
