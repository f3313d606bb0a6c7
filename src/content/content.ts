import { z } from 'zod';
import { tags } from '#cache/tags.ts';
import type { ContentEntry, ContentPage, Home, Policy } from '#shop/content/content.ts';
import { findPicture } from '#storage/media/pictures.ts';
import { text } from '#storage/row.ts';
import { readArticle, readArticleCards, readArticles, readBlog, readBlogs } from './articles.ts';
import {
  type ContentContext,
  readDocument,
  readDocuments,
  renderBody,
  type StoredDocument,
  toEntry,
} from './documents.ts';
import { searchContent } from './content-search.ts';
import { readEntry, readEntryList, readKinds } from './kinds/entries.ts';
import { readMenu } from './menus.ts';
import type { Content } from './port.ts';
import { readAnnouncement, readProfile } from './profile.ts';
import { readSections } from './sections.ts';

/** The shop's texts for one reader; everything that is read is recorded. */
export function createContent(context: ContentContext): Content {
  const read = <T>(work: () => T): T => context.store.snapshot(work);
  return {
    profile: async () => read(() => readProfile(context)),
    announcement: async () => read(() => readAnnouncement(context)),
    menu: async (handle) => read(() => readMenu(context, handle)),
    home: async () => read(() => readHome(context)),
    page: async (slug) => read(() => readPage(context, slug)),
    pages: async () => read(() => readEntries(context, 'page')),
    blogs: async () => read(() => readBlogs(context)),
    blog: async (handle) => read(() => readBlog(context, handle)),
    articles: async (blog, range) => read(() => readArticles(context, blog, range)),
    article: async (blog, handle) => read(() => readArticle(context, blog, handle)),
    articleCards: async (blog, handles) => read(() => readArticleCards(context, blog, handles)),
    policy: async (handle) => read(() => readPolicy(context, handle)),
    policies: async () => read(() => readEntries(context, 'policy')),
    kinds: async () => read(() => readKinds(context)),
    entries: async (kind, range) => read(() => readEntryList(context, kind, range)),
    entry: async (kind, handle) => read(() => readEntry(context, kind, handle)),
    search: async (term, limit) => read(() => searchContent(context, term, limit)),
    redirect: async (path) => read(() => readRedirect(context, path)),
  };
}

const homeSchema = z.object({
  description: z.string().catch(''),
  image: z.string().nullable().catch(null),
  sections: z.unknown().optional(),
});

function readHome(context: ContentContext): Home | null {
  context.reader.record(tags.home);
  const document = readDocument(context, 'home', { handle: 'home' });
  if (!document) return null;
  const { description, image, sections } = homeSchema.parse(document.front);
  return {
    title: document.title,
    description,
    picture: image === null ? null : findPicture(context.store, image),
    sections: readSections(context, withBody(sections, document), (line) => context.warn(`home: ${line}`)),
    updatedAt: document.updatedAt,
  };
}

/** The sections of the front matter and, after them, the text below it. */
function withBody(sections: unknown, { body }: StoredDocument): unknown {
  return [...(Array.isArray(sections) ? sections : []), ...(body === '' ? [] : [{ type: 'prose', body }])];
}

const pageSchema = z.object({ heading: z.string().nullable().catch(null), sections: z.unknown().optional() });

function readPage(context: ContentContext, slug: string): ContentPage | null {
  context.reader.record(tags.page(slug));
  const document = readDocument(context, 'page', { handle: slug });
  if (!document) return null;
  const { heading, sections } = pageSchema.parse(document.front);
  return {
    ...toEntry(context, document),
    heading: heading ?? document.title,
    sections: readSections(context, withBody(sections, document), (line) => context.warn(`page ${slug}: ${line}`)),
  };
}

function readEntries(context: ContentContext, kind: 'page' | 'policy'): readonly ContentEntry[] {
  context.reader.record(kind === 'page' ? tags.pages : tags.policies);
  return readDocuments(context, kind).map((document) => toEntry(context, document));
}

function readPolicy(context: ContentContext, handle: string): Policy | null {
  context.reader.record(tags.policy(handle));
  const document = readDocument(context, 'policy', { handle });
  if (!document) return null;
  const { html, headings } = renderBody(context, document.body);
  return { ...toEntry(context, document), body: html, headings };
}

/** As many redirects as browsers follow. */
const maxRedirects = 20;

/** The end of a chain of redirects; null for one that never ends. */
function readRedirect({ store, reader }: ContentContext, path: string): string | null {
  let target: string | null = null;
  for (let count = 0; count < maxRedirects; count += 1) {
    const from: string = target ?? path;
    reader.record(tags.redirect(from));
    const row = store.first('SELECT target FROM redirect WHERE path = ?', from);
    if (!row) return target;
    target = text(row, 'target');
  }
  return null;
}
