import { readProductFront } from '#catalog/write/product-text.ts';
import type { PublishedRecord } from '#catalog/merchandise/stored-record.ts';
import type { DraftComparison, DraftSource } from '../port.ts';
import type { Database } from '#storage/database.ts';
import { type SqlRow, text, textOrNull } from '#storage/row.ts';
import { documentAtPath, type DocumentName, type DocumentText, parseDocumentName } from './document-name.ts';
import { formatSource } from './document-source.ts';
import { recordKindNames, recordKindOf } from './record-kinds.ts';

/** The versions of a document. */
export interface DocumentVersions {
  /** null: not published. */
  readonly published: DocumentText | null;
  /** null: there is no draft. */
  readonly draft: DocumentText | null;
  /** When the latest version was saved, ISO 8601. */
  readonly savedAt: string;
  /** ISO 8601; null: not published. */
  readonly publishedAt: string | null;
  /** When the draft is published automatically (ISO 8601); null: not scheduled. */
  readonly publishAt: string | null;
}

/** The versions of a document, or null. `now` (ISO 8601) decides what is published. */
export function readDocumentVersions(store: Database, name: DocumentName, now: string): DocumentVersions | null {
  const draft = store.first(`SELECT * FROM draft WHERE ${whereName}`, name.kind, name.parent, name.handle);
  const record = recordKindOf(name.kind);
  if (record) return recordVersions(record.read(store, name.handle), draft);
  const stored = storedRow(store, name);
  if (!stored) return null;
  const since = text(stored, 'status') === 'draft' ? null : textOrNull(stored, 'published_at');
  const isPublished = since !== null && since <= now;
  return {
    published: isPublished ? toDocumentText(stored) : null,
    draft: draft ? toDocumentText(draft) : isPublished ? null : toDocumentText(stored),
    savedAt: text(draft ?? stored, draft ? 'saved_at' : 'updated_at'),
    publishedAt: isPublished ? since : null,
    publishAt: (draft && textOrNull(draft, 'publish_at')) ?? (isPublished ? null : since),
  };
}

function recordVersions(stored: PublishedRecord | null, draft: SqlRow | null): DocumentVersions | null {
  const savedAt = draft ? text(draft, 'saved_at') : stored?.updatedAt;
  if (savedAt === undefined) return null;
  return {
    published: stored?.text ?? null,
    draft: draft && toDocumentText(draft),
    savedAt,
    publishedAt: stored?.publishedAt ?? null,
    publishAt: draft && textOrNull(draft, 'publish_at'),
  };
}

/** The names of all documents, or of those with an unpublished version. */
export function listDocumentNames(store: Database, which: 'all' | 'drafts'): readonly DocumentName[] {
  const rows = store.all(which === 'all' ? allDocuments : unpublishedDocuments);
  const stored = rows.map((row) =>
    ['kind', 'parent', 'handle'].map((column) => text(row, column)).filter((part) => part !== ''),
  );
  const records =
    which === 'drafts'
      ? []
      : recordKindNames.flatMap(
          (kind) =>
            recordKindOf(kind)
              ?.handles(store)
              .map((handle) => [kind, handle]) ?? [],
        );
  const names = new Set([...stored, ...records].map((parts) => parts.join('/')));
  return [...names].toSorted().flatMap((name) => parseDocumentName(name) ?? []);
}

const allDocuments = `SELECT kind, parent, handle FROM document UNION SELECT 'product', '', handle FROM product
  UNION SELECT kind, parent, handle FROM draft`;

const unpublishedDocuments = `SELECT kind, parent, handle FROM draft
  UNION SELECT kind, parent, handle FROM document WHERE status <> 'published'
  UNION SELECT 'product', '', handle FROM product WHERE status = 'draft'`;

const whereName = 'kind = ? AND parent = ? AND handle = ?';

const productAsDocument = `
SELECT title, ?1 front, description body, status, created_at published_at, updated_at
FROM product WHERE handle = ?2`;

function storedRow(store: Database, { kind, parent, handle }: DocumentName): SqlRow | null {
  if (kind === 'product')
    return store.first(productAsDocument, JSON.stringify(readProductFront(store, handle)), handle);
  return store.first(`SELECT * FROM document WHERE ${whereName}`, kind, parent, handle);
}

function toDocumentText(row: SqlRow): DocumentText {
  return { title: text(row, 'title'), front: JSON.parse(text(row, 'front')), body: text(row, 'body') };
}

/** Compares drafts with what is published. */
export function createDraftSource(store: Database, clock: () => Date): DraftSource {
  return {
    compare: async (path) => {
      const name = documentAtPath(path);
      const now = clock().toISOString();
      const found = name && compareVersions(store, name, now);
      // The page of a content kind, unless a page has the same handle.
      return found ?? (name?.kind === 'page' ? compareVersions(store, { ...name, kind: 'kind' }, now) : null);
    },
  };
}

/** The published and the draft version of a document as source, or null. */
export function compareVersions(store: Database, name: DocumentName, now: string): DraftComparison | null {
  const versions = readDocumentVersions(store, name, now);
  if (!versions) return null;
  const { published, draft, savedAt, publishAt } = versions;
  return {
    title: (draft ?? published)?.title ?? name.handle,
    published: published && formatSource(name.kind, published),
    draft: draft && formatSource(name.kind, draft),
    savedAt,
    publishAt,
  };
}
