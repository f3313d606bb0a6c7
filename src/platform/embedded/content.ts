import { z } from 'zod';
import { tags } from '#cache/tags.ts';
import type { ContentPage, Entry, Policy } from '#shop/content.ts';
import { renderMarkdown } from '../markdown.ts';
import type { Content } from '../port.ts';
import { readArticle, readArticleCards, readArticles, readBlog, readBlogs } from './articles.ts';
import { searchContent } from './content-search.ts';
import { readDocument, readDocuments } from './documents.ts';
import { toEntry } from './entries.ts';
import { readHome } from './home.ts';
import { readMenu } from './menus.ts';
import { findPicture } from './pictures.ts';
import { readAnnouncement, readProfile } from './profile.ts';
import { text } from './row.ts';
import { readSections, type Warn } from './sections.ts';
import type { Visit } from './visit.ts';

/** What the shop says, as one visit may see it. */
export function makeContent(visit: Visit, warn: Warn): Content {
  return {
    profile: async () => readProfile(visit),
    announcement: async () => readAnnouncement(visit),
    menu: async (handle) => readMenu(visit, handle),
    home: async () => readHome(visit, warn),
    page: async (slug) => readPage(visit, slug, warn),
    pages: async () => readEntries(visit, 'page'),
    blogs: async () => readBlogs(visit),
    blog: async (handle) => readBlog(visit, handle),
    articles: async (blog, range) => readArticles(visit, blog, range),
    article: async (blog, handle) => readArticle(visit, blog, handle),
    articleCards: async (blog, handles) => readArticleCards(visit, blog, handles),
    policy: async (handle) => readPolicy(visit, handle),
    policies: async () => readEntries(visit, 'policy'),
    search: async (term, limit) => searchContent(visit, term, limit),
    redirect: async (path) => readRedirect(visit, path),
  };
}

const pageSchema = z.object({ heading: z.string().nullable().catch(null), sections: z.unknown().optional() });

function readPage(visit: Visit, slug: string, warn: Warn): ContentPage | null {
  visit.reading.record(tags.page(slug));
  const document = readDocument(visit, 'page', { handle: slug });
  if (!document) return null;
  const { heading, sections } = pageSchema.parse(document.front);
  return {
    ...toEntry(visit, document),
    heading: heading ?? document.title,
    sections: readSections(visit, sections, (line) => warn(`page ${slug}: ${line}`)),
  };
}

function readEntries(visit: Visit, kind: 'page' | 'policy'): readonly Entry[] {
  visit.reading.record(kind === 'page' ? tags.pages : tags.policies);
  return readDocuments(visit, kind).map((document) => toEntry(visit, document));
}

function readPolicy(visit: Visit, handle: string): Policy | null {
  visit.reading.record(tags.policy(handle));
  const document = readDocument(visit, 'policy', { handle });
  if (!document) return null;
  const { html, headings } = renderMarkdown(document.body, (key) => findPicture(visit.store, key));
  return { ...toEntry(visit, document), body: html, headings };
}

function readRedirect({ store, reading }: Visit, path: string): string | null {
  reading.record(tags.redirect(path));
  const row = store.first('SELECT target FROM redirect WHERE path = ?', path);
  return row && text(row, 'target');
}
