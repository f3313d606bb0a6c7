import { z } from 'zod';
import { findPicture } from '#catalog/products/pictures.ts';
import type { DocumentKind } from '#catalog/write/product-input.ts';
import type { ContentEntry } from '#shop/content/content.ts';
import { recordExpiry, type QueryContext } from '#storage/query-context.ts';
import { type SqlRow, text, textOrNull } from '#storage/row.ts';

/** A piece of content as it is stored. */
export interface StoredDocument {
  readonly parent: string;
  readonly handle: string;
  readonly title: string;
  readonly front: unknown;
  readonly body: string;
  readonly publishedAt: string | null;
  readonly updatedAt: string;
}

/** True for rows of `document d` that a visit may see; takes its draft flag and the time. */
export const isVisibleSql = `(?1 OR (d.status <> 'draft' AND d.published_at <= ?2))`;

/** Where a visit reads documents: as they are published, or with what is drafted beside them. */
export function documentTable({ reader }: QueryContext): 'document' | 'document_preview' {
  return reader.draft ? 'document_preview' : 'document';
}

export function readDocument(
  context: QueryContext,
  kind: DocumentKind,
  name: { parent?: string; handle: string },
): StoredDocument | null {
  const row = context.store.first(
    `SELECT d.* FROM ${documentTable(context)} d WHERE ${isVisibleSql} AND d.kind = ?3 AND d.parent = ?4 AND d.handle = ?5`,
    ...visibilityValues(context),
    kind,
    name.parent ?? '',
    name.handle,
  );
  recordNextPublication(context, kind, name.parent);
  return row && toDocument(row);
}

/** All documents of a kind, in the shop's order. */
export function readDocuments(context: QueryContext, kind: DocumentKind): readonly StoredDocument[] {
  const rows = context.store.all(
    `SELECT d.* FROM ${documentTable(context)} d WHERE ${isVisibleSql} AND d.kind = ?3 ORDER BY d.position, d.title, d.id`,
    ...visibilityValues(context),
    kind,
  );
  recordNextPublication(context, kind);
  return rows.map(toDocument);
}

/** Notes when the next piece of a kind, of one blog where it is articles, or its next version is published. */
export function recordNextPublication(context: QueryContext, kind: DocumentKind | 'product', parent = ''): void {
  const row = context.store.first(selectNextPublication, kind, parent, context.now);
  recordExpiry(context, row && textOrNull(row, 'next'));
}

const selectNextPublication = `
SELECT min(moment) next FROM (
  SELECT min(published_at) moment FROM document
  WHERE kind = ?1 AND parent = ?2 AND status <> 'draft' AND published_at > ?3
  UNION ALL
  SELECT min(publish_at) FROM draft WHERE kind = ?1 AND parent = ?2 AND publish_at > ?3
)`;

/** The values that `visible` takes. */
export function visibilityValues({ reader, now }: QueryContext): readonly [number, string] {
  return [Number(reader.draft), now];
}

export function toDocument(row: SqlRow): StoredDocument {
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

const textField = z.string().catch('');

/** What every front matter may say; what is missing or misspelt is empty rather than an error. */
const frontSchema = z.object({
  description: textField,
  excerpt: textField,
  author: z.string().nullable().catch(null),
  tags: z.array(z.string()).catch([]),
  image: z.string().nullable().catch(null),
});

export function toEntry({ store }: QueryContext, document: StoredDocument): ContentEntry {
  const front = frontSchema.parse(document.front);
  return {
    handle: document.handle,
    title: document.title,
    description: front.description,
    excerpt: front.excerpt,
    author: front.author,
    tags: front.tags,
    picture: front.image === null ? null : findPicture(store, front.image),
    publishedAt: document.publishedAt,
    updatedAt: document.updatedAt,
  };
}
