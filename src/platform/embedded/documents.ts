import type { DocumentKind } from './write/input.ts';
import { text, textOrNull, type Row } from './row.ts';
import { changesAt, type Visit } from './visit.ts';

/** A piece of content as it is stored. */
export interface Document {
  readonly parent: string;
  readonly handle: string;
  readonly title: string;
  readonly front: unknown;
  readonly body: string;
  readonly publishedAt: string | null;
  readonly updatedAt: string;
}

/** True for rows of `document d` that a visit may see; takes its draft flag and the time. */
export const visible = `(?1 OR (d.status <> 'draft' AND d.published_at <= ?2))`;

/** Where a visit reads documents: as they are published, or with what is drafted beside them. */
export function documentsOf({ reading }: Visit): 'document' | 'document_preview' {
  return reading.draft ? 'document_preview' : 'document';
}

export function readDocument(
  visit: Visit,
  kind: DocumentKind,
  name: { parent?: string; handle: string },
): Document | null {
  const row = visit.store.first(
    `SELECT d.* FROM ${documentsOf(visit)} d WHERE ${visible} AND d.kind = ?3 AND d.parent = ?4 AND d.handle = ?5`,
    ...seen(visit),
    kind,
    name.parent ?? '',
    name.handle,
  );
  noteSchedule(visit, kind, name.parent);
  return row && toDocument(row);
}

/** All documents of a kind, in the shop's order. */
export function readDocuments(visit: Visit, kind: DocumentKind): readonly Document[] {
  const rows = visit.store.all(
    `SELECT d.* FROM ${documentsOf(visit)} d WHERE ${visible} AND d.kind = ?3 ORDER BY d.position, d.title, d.id`,
    ...seen(visit),
    kind,
  );
  noteSchedule(visit, kind);
  return rows.map(toDocument);
}

/** Notes when the next piece of a kind, of one blog where it is articles, or its next version is published. */
export function noteSchedule(visit: Visit, kind: DocumentKind | 'product', parent = ''): void {
  const row = visit.store.first(nextMoment, kind, parent, visit.now);
  changesAt(visit, row && textOrNull(row, 'next'));
}

const nextMoment = `
SELECT min(moment) next FROM (
  SELECT min(published_at) moment FROM document
  WHERE kind = ?1 AND parent = ?2 AND status <> 'draft' AND published_at > ?3
  UNION ALL
  SELECT min(publish_at) FROM draft WHERE kind = ?1 AND parent = ?2 AND publish_at > ?3
)`;

/** The values that `visible` takes. */
export function seen({ reading, now }: Visit): readonly [number, string] {
  return [Number(reading.draft), now];
}

export function toDocument(row: Row): Document {
  return {
    parent: text(row, 'parent'),
    handle: text(row, 'handle'),
    title: text(row, 'title'),
    front: JSON.parse(text(row, 'front')),
    body: text(row, 'body'),
    publishedAt: textOrNull(row, 'published_at'),
    updatedAt: text(row, 'updated_at'),
  };
}
