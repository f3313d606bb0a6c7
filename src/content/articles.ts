import { z } from 'zod';
import { tags } from '#cache/tags.ts';
import type { Article, ArticleCard, Blog } from '#shop/content/content.ts';
import type { Paginated } from '#shop/listing/listing.ts';
import type { ArticleRange } from './port.ts';
import {
  documentTable,
  isVisibleSql,
  readDocument,
  readDocuments,
  renderBody,
  type StoredDocument,
  toDocument,
  toEntry,
  visibilityValues,
} from './documents.ts';
import { paginate } from '#shop/listing/paginate.ts';
import { findPicture } from '#storage/media/pictures.ts';
import { inOrder, integer } from '#storage/row.ts';
import { type QueryContext, recordNextPublication } from '#storage/query-context.ts';

const blogSchema = z.object({ text: z.string().catch(''), description: z.string().catch('') });

const articleSchema = z.object({
  category: z.string().nullable().catch(null),
  products: z.array(z.string()).catch([]),
  related: z.array(z.string()).catch([]),
  cardImage: z.string().nullable().catch(null),
});

export function readBlogs(context: QueryContext): readonly Blog[] {
  context.reader.record(tags.blogs);
  return readDocuments(context, 'blog').map(toBlog);
}

export function readBlog(context: QueryContext, handle: string): Blog | null {
  context.reader.record(tags.blog(handle));
  const document = readDocument(context, 'blog', { handle });
  return document && toBlog(document);
}

function toBlog({ handle, title, front }: StoredDocument): Blog {
  return { handle, title, ...blogSchema.parse(front) };
}

const whereInBlog = `WHERE ${isVisibleSql} AND d.kind = 'article' AND d.parent = ?3
  AND (?4 IS NULL OR EXISTS (SELECT 1 FROM json_each(d.front, '$.tags') WHERE value = ?4))`;

/** Drafts have no date and come first. */
const newestFirst = 'ORDER BY d.published_at IS NOT NULL, d.published_at DESC, d.id';

export function readArticles(
  context: QueryContext,
  blog: string,
  { page, perPage, tag }: ArticleRange,
): Paginated<ArticleCard> {
  context.reader.record(tags.blog(blog));
  recordNextPublication(context, 'article', blog);
  const values = [...visibilityValues(context), blog, tag ?? null] as const;
  const articles = `FROM ${documentTable(context)} d ${whereInBlog}`;
  const total = integer(context.store.first(`SELECT count(*) total ${articles}`, ...values) ?? {}, 'total');
  const rows = context.store.all(
    `SELECT d.* ${articles} ${newestFirst} LIMIT ?5 OFFSET ?6`,
    ...values,
    perPage,
    (page - 1) * perPage,
  );
  return paginate({ items: rows.map((row) => toArticleCard(context, toDocument(row))), page, perPage, total });
}

export function readArticle(context: QueryContext, blog: string, handle: string): Article | null {
  context.reader.record(tags.article(blog, handle));
  const document = readDocument(context, 'article', { parent: blog, handle });
  if (!document) return null;
  const { products, related } = articleSchema.parse(document.front);
  const { html, headings } = renderBody(context, document.body);
  return {
    ...toArticleCard(context, document),
    picture: toEntry(context, document).picture,
    body: html,
    headings,
    products,
    related: readArticleCards(context, blog, related),
  };
}

export function readArticleCards(
  context: QueryContext,
  blog: string,
  handles: readonly string[],
): readonly ArticleCard[] {
  for (const handle of handles) context.reader.record(tags.article(blog, handle));
  const rows = context.store.all(
    `SELECT d.* FROM ${documentTable(context)} d WHERE ${isVisibleSql} AND d.kind = 'article' AND d.parent = ?3
       AND d.handle IN (SELECT value FROM json_each(?4))`,
    ...visibilityValues(context),
    blog,
    JSON.stringify(handles),
  );
  recordNextPublication(context, 'article', blog);
  const documents = inOrder(handles, rows.map(toDocument), ({ handle }) => handle);
  return documents.map((document) => toArticleCard(context, document));
}

function toArticleCard(context: QueryContext, document: StoredDocument): ArticleCard {
  context.reader.record(tags.article(document.parent, document.handle));
  const { category, cardImage } = articleSchema.parse(document.front);
  const entry = toEntry(context, document);
  return {
    ...entry,
    picture: (cardImage === null ? null : findPicture(context.store, cardImage)) ?? entry.picture,
    blog: document.parent,
    category,
    minutes: readingMinutes(document.body),
  };
}

const wordsPerMinute = 220;

function readingMinutes(markdown: string): number {
  const words = markdown.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
