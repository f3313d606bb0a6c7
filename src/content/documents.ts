import { z } from 'zod';
import type { ContentEntry } from '#shop/content/content.ts';
import type { Picture } from '#shop/content/picture.ts';
import type { CollectionLink, PageRange, Paginated } from '#shop/listing/listing.ts';
import { paginate } from '#shop/listing/paginate.ts';
import { renderMarkdown, type RenderedMarkdown } from '#shop/text/markdown/markdown.ts';
import { findPicture } from '#storage/media/pictures.ts';
import { type QueryContext, recordNextPublication } from '#storage/query-context.ts';
import { inOrder, integer, type SqlRow, text, textOrNull } from '#storage/row.ts';
import { type EntryOrder, orderValue, sortEntries } from './kinds/entry-order.ts';
import type { DocumentKind } from './save-document.ts';

export interface ContentContext extends QueryContext {
  readonly catalog: ContentCatalog;
  readonly warn: Warn;
}

/** What texts show of the catalog; reads through it are recorded. */
export interface ContentCatalog {
  /** The number of published products. */
  countProducts(): number;
  /** Collections by handle, in the order of the handles; unknown handles are left out. */
  collections(handles: readonly string[]): readonly CollectionLink[];
  /** The first picture of a product, of the look with an option value where one is given. */
  lookPicture(handle: string, value: string | null): Picture | null;
}

/** Called with one line for content that cannot be shown. */
export type Warn = (line: string) => void;

/** A document as it is stored. */
export interface StoredDocument {
  readonly parent: string;
  readonly handle: string;
  readonly title: string;
  readonly front: unknown;
  /** Markdown. */
  readonly body: string;
  readonly publishedAt: string | null;
  readonly updatedAt: string;
}

/** A document that the reader may see, or null. `parent` is the blog of an article or the kind of an entry. */
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

/** The front matter of a published document as JSON text; null: there is none. Records nothing. */
export function readPublishedFront(
  { store, now }: Pick<QueryContext, 'store' | 'now'>,
  kind: DocumentKind,
  handle: string,
): string | null {
  const row = store.first(
    `SELECT d.front FROM document d WHERE ${isVisibleSql} AND d.kind = ?3 AND d.parent = '' AND d.handle = ?4`,
    Number(false),
    now,
    kind,
    handle,
  );
  return row && text(row, 'front');
}

/** All documents of a kind that the reader may see, in the shop's order. */
export function readDocuments(context: QueryContext, kind: DocumentKind): readonly StoredDocument[] {
  const rows = context.store.all(
    `SELECT d.* FROM ${documentTable(context)} d WHERE ${isVisibleSql} AND d.kind = ?3 ORDER BY d.position, d.title, d.id`,
    ...visibilityValues(context),
    kind,
  );
  recordNextPublication(context, kind);
  return rows.map(toDocument);
}

/** A page of the entries of a kind that the reader may see, in its order. */
export function readEntryDocuments(
  context: QueryContext,
  { handle, order }: { readonly handle: string; readonly order: EntryOrder },
  { page, perPage }: PageRange,
): Paginated<StoredDocument> {
  const { store, reader } = context;
  const entries = `FROM ${documentTable(context)} d WHERE ${isVisibleSql} AND d.kind = 'entry' AND d.parent = ?3`;
  const values = [...visibilityValues(context), handle] as const;
  const all = store
    .all(`SELECT d.id, d.position, d.title, json_extract(d.front, ?4) value ${entries}`, ...values, `$.${order.field}`)
    .map((row) => ({
      id: integer(row, 'id'),
      position: integer(row, 'position'),
      title: text(row, 'title'),
      value: orderValue.parse(row['value']),
    }));
  const from = (page - 1) * perPage;
  const ids = sortEntries(all, order, reader.context.language)
    .slice(from, from + perPage)
    .map(({ id }) => id);
  const rows = store.all(
    `SELECT d.* ${entries} AND d.id IN (SELECT value FROM json_each(?4))`,
    ...values,
    JSON.stringify(ids),
  );
  recordNextPublication(context, 'entry', handle);
  const items = inOrder(ids, rows, (row) => integer(row, 'id')).map(toDocument);
  return paginate({ items, page, perPage, total: all.length });
}

/** The table to read documents from: with their drafts for a reader that sees drafts. */
export function documentTable({ reader }: QueryContext): 'document' | 'document_preview' {
  return reader.draft ? 'document_preview' : 'document';
}

/** True for rows of `document d` that the reader may see; takes `visibilityValues` as its first two parameters. */
export const isVisibleSql = `(?1 OR (d.status <> 'draft' AND d.published_at <= ?2))`;

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

/** What the front matter of every kind may have; a missing or invalid field is read as empty. */
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

/** Markdown as sanitized HTML, with pictures of the shop. */
export function renderBody({ store }: QueryContext, markdown: string): RenderedMarkdown {
  return renderMarkdown(markdown, (key) => findPicture(store, key));
}
