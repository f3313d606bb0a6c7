import type { Comparison, Drafts } from '../../port.ts';
import type { Store } from '../store.ts';
import { pieceAt, type PieceName } from './piece.ts';
import { readPiece } from './pieces.ts';
import { writeSource } from './source.ts';

/** Drafts as they differ from what visitors see. */
export function makeDrafts(store: Store, clock: () => Date): Drafts {
  return {
    compare: async (path) => {
      const name = pieceAt(path);
      return name && compare(store, name, clock().toISOString());
    },
  };
}

/** Both versions of a piece in the form of its file; null when there is no such piece. */
export function compare(store: Store, name: PieceName, now: string): Comparison | null {
  const piece = readPiece(store, name, now);
  if (!piece) return null;
  const { published, draft, savedAt, publishAt } = piece;
  return {
    title: (draft ?? published)?.title ?? name.handle,
    published: published && writeSource(name.kind, published),
    draft: draft && writeSource(name.kind, draft),
    savedAt,
    publishAt,
  };
}
