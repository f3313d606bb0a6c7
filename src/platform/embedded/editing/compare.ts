import type { DraftComparison, DraftSource } from '../../port.ts';
import type { Database } from '../store.ts';
import { documentAtPath, type DocumentName } from './piece.ts';
import { readDocumentVersions } from './pieces.ts';
import { formatSource } from './source.ts';

/** Drafts as they differ from what visitors see. */
export function makeDraftSource(store: Database, clock: () => Date): DraftSource {
  return {
    compare: async (path) => {
      const name = documentAtPath(path);
      return name && compareVersions(store, name, clock().toISOString());
    },
  };
}

/** Both versions of a piece in the form of its file; null when there is no such piece. */
export function compareVersions(store: Database, name: DocumentName, now: string): DraftComparison | null {
  const piece = readDocumentVersions(store, name, now);
  if (!piece) return null;
  const { published, draft, savedAt, publishAt } = piece;
  return {
    title: (draft ?? published)?.title ?? name.handle,
    published: published && formatSource(name.kind, published),
    draft: draft && formatSource(name.kind, draft),
    savedAt,
    publishAt,
  };
}
