import { z } from 'zod';
import { tags } from '#cache/tags.ts';
import { findPicture } from '#catalog/products/pictures.ts';
import type { Content } from './port.ts';
import type { ContentEntry, ContentPage, Home, Policy } from '#shop/content/content.ts';
import { renderMarkdown } from '#shop/text/markdown.ts';
import type { QueryContext } from '#storage/query-context.ts';
import { text } from '#storage/row.ts';
import { readArticle, readArticleCards, readArticles, readBlog, readBlogs } from './articles.ts';
import { searchContent } from './content-search.ts';
import { readDocument, readDocuments, toEntry } from './documents.ts';
import { readMenu } from './menus.ts';
import { readAnnouncement, readProfile } from './profile.ts';
import { readSections, type Warn } from './sections.ts';

/** What the shop says, as one visit may see it. */
export function makeContent(context: QueryContext, warn: Warn): Content {
  return {
    profile: async () => readProfile(context),
    announcement: async () => readAnnouncement(context),
    menu: async (handle) => readMenu(context, handle),
    home: async () => readHome(context, warn),
    page: async (slug) => readPage(context, slug, warn),
    pages: async () => readEntries(context, 'page'),
    blogs: async () => readBlogs(context),
    blog: async (handle) => readBlog(context, handle),
    articles: async (blog, range) => readArticles(context, blog, range),
    article: async (blog, handle) => readArticle(context, blog, handle),
    articleCards: async (blog, handles) => readArticleCards(context, blog, handles),
    policy: async (handle) => readPolicy(context, handle),
    policies: async () => readEntries(context, 'policy'),
    search: async (term, limit) => searchContent(context, term, limit),
    redirect: async (path) => readRedirect(context, path),
  };
}

const pageSchema = z.object({ heading: z.string().nullable().catch(null), sections: z.unknown().optional() });

function readPage(context: QueryContext, slug: string, warn: Warn): ContentPage | null {
  context.reader.record(tags.page(slug));
  const document = readDocument(context, 'page', { handle: slug });
  if (!document) return null;
  const { heading, sections } = pageSchema.parse(document.front);
  return {
    ...toEntry(context, document),
    heading: heading ?? document.title,
    sections: readSections(context, sections, (line) => warn(`page ${slug}: ${line}`)),
  };
}

function readEntries(context: QueryContext, kind: 'page' | 'policy'): readonly ContentEntry[] {
  context.reader.record(kind === 'page' ? tags.pages : tags.policies);
  return readDocuments(context, kind).map((document) => toEntry(context, document));
}

function readPolicy(context: QueryContext, handle: string): Policy | null {
  context.reader.record(tags.policy(handle));
  const document = readDocument(context, 'policy', { handle });
  if (!document) return null;
  const { html, headings } = renderMarkdown(document.body, (key) => findPicture(context.store, key));
  return { ...toEntry(context, document), body: html, headings };
}

function readRedirect({ store, reader }: QueryContext, path: string): string | null {
  reader.record(tags.redirect(path));
  const row = store.first('SELECT target FROM redirect WHERE path = ?', path);
  return row && text(row, 'target');
}

const homeSchema = z.object({
  description: z.string().catch(''),
  image: z.string().nullable().catch(null),
  sections: z.unknown().optional(),
});

/** The home page as it is written; null when nobody wrote one. */
export function readHome(context: QueryContext, warn: Warn): Home | null {
  context.reader.record(tags.home);
  const document = readDocument(context, 'home', { handle: 'home' });
  if (!document) return null;
  const { description, image, sections } = homeSchema.parse(document.front);
  return {
    title: document.title,
    description,
    picture: image === null ? null : findPicture(context.store, image),
    sections: readSections(context, sections, (line) => warn(`home: ${line}`)),
    updatedAt: document.updatedAt,
  };
}
