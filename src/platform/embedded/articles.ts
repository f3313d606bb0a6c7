import { z } from 'zod';
import { tags } from '#cache/tags.ts';
import type { Article, ArticleCard, Blog } from '#shop/content.ts';
import type { Page } from '#shop/listing.ts';
import { renderMarkdown } from '../markdown.ts';
import type { ArticleRange } from '../port.ts';
import {
  documentsOf,
  noteSchedule,
  readDocument,
  readDocuments,
  seen,
  toDocument,
  visible,
  type Document,
} from './documents.ts';
import { toEntry } from './entries.ts';
import { pageOf } from './page-of.ts';
import { findPicture } from './pictures.ts';
import { plainText } from './plain-text.ts';
import { integer } from './row.ts';
import type { Visit } from './visit.ts';

const blogSchema = z.object({ text: z.string().catch(''), description: z.string().catch('') });

const articleSchema = z.object({
  category: z.string().nullable().catch(null),
  products: z.array(z.string()).catch([]),
  related: z.array(z.string()).catch([]),
  cardImage: z.string().nullable().catch(null),
});

export function readBlogs(visit: Visit): readonly Blog[] {
  visit.reading.record(tags.blogs);
  return readDocuments(visit, 'blog').map(toBlog);
}

export function readBlog(visit: Visit, handle: string): Blog | null {
  visit.reading.record(tags.blog(handle));
  const document = readDocument(visit, 'blog', { handle });
  return document && toBlog(document);
}

function toBlog({ handle, title, front }: Document): Blog {
  return { handle, title, ...blogSchema.parse(front) };
}

const inBlog = `WHERE ${visible} AND d.kind = 'article' AND d.parent = ?3
  AND (?4 IS NULL OR EXISTS (SELECT 1 FROM json_each(d.front, '$.tags') WHERE value = ?4))`;

/** Drafts have no date yet and stand first, where a visit may see them. */
const newestFirst = 'ORDER BY d.published_at IS NOT NULL, d.published_at DESC, d.id';

export function readArticles(visit: Visit, blog: string, { page, perPage, tag }: ArticleRange): Page<ArticleCard> {
  visit.reading.record(tags.blog(blog));
  noteSchedule(visit, 'article', blog);
  const values = [...seen(visit), blog, tag ?? null] as const;
  const articles = `FROM ${documentsOf(visit)} d ${inBlog}`;
  const total = integer(visit.store.first(`SELECT count(*) total ${articles}`, ...values) ?? {}, 'total');
  const rows = visit.store.all(
    `SELECT d.* ${articles} ${newestFirst} LIMIT ?5 OFFSET ?6`,
    ...values,
    perPage,
    (page - 1) * perPage,
  );
  return pageOf({ items: rows.map((row) => toCard(visit, toDocument(row))), page, perPage, total });
}

export function readArticle(visit: Visit, blog: string, handle: string): Article | null {
  visit.reading.record(tags.article(blog, handle));
  const document = readDocument(visit, 'article', { parent: blog, handle });
  if (!document) return null;
  const { products, related } = articleSchema.parse(document.front);
  const { html, headings } = renderMarkdown(document.body, (key) => findPicture(visit.store, key));
  return {
    ...toCard(visit, document),
    picture: toEntry(visit, document).picture,
    body: html,
    headings,
    products,
    related: readArticleCards(visit, blog, related),
  };
}

export function readArticleCards(visit: Visit, blog: string, handles: readonly string[]): readonly ArticleCard[] {
  for (const handle of handles) visit.reading.record(tags.article(blog, handle));
  const rows = visit.store.all(
    `SELECT d.* FROM ${documentsOf(visit)} d WHERE ${visible} AND d.kind = 'article' AND d.parent = ?3
       AND d.handle IN (SELECT value FROM json_each(?4))`,
    ...seen(visit),
    blog,
    JSON.stringify(handles),
  );
  noteSchedule(visit, 'article', blog);
  const byHandle = new Map(rows.map(toDocument).map((document) => [document.handle, document]));
  return handles.flatMap((handle) => {
    const document = byHandle.get(handle);
    return document ? toCard(visit, document) : [];
  });
}

function toCard(visit: Visit, document: Document): ArticleCard {
  visit.reading.record(tags.article(document.parent, document.handle));
  const { category, cardImage } = articleSchema.parse(document.front);
  const entry = toEntry(visit, document);
  return {
    ...entry,
    picture: (cardImage === null ? null : findPicture(visit.store, cardImage)) ?? entry.picture,
    blog: document.parent,
    category,
    minutes: readingMinutes(document.body),
  };
}

const wordsPerMinute = 220;

function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(plainText(markdown).split(' ').length / wordsPerMinute));
}
