import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Database } from '#storage/database.ts';
import { saveDocument, type DocumentInput, type DocumentKind } from '#content/save-document.ts';
import { saveRedirect } from '#catalog/write/redirects.ts';
import { saveSynonyms, synonymsFile, toSynonyms } from './synonyms.ts';
import { readFrontMatter } from '#content/revisions/document-source.ts';

/** Saves the demo shop's texts, menus, settings, redirects and synonyms. */
export function seedContent(store: Database, folder: string, now: string): void {
  for (const document of [...markdownDocuments(folder), ...yamlDocuments(folder, now)]) saveDocument(store, document);
  for (const { from, to, since } of redirectsFile.parse(readYaml(folder, 'redirects.yaml'))) {
    saveRedirect(store, { path: from, target: to, since });
  }
  saveSynonyms(store, toSynonyms(synonymsFile.parse(readYaml(folder, 'synonyms.yaml'))));
}

const redirectsFile = z.array(z.object({ from: z.string(), to: z.string(), since: z.string() }));

/** Pages, policies, articles and the FAQ: one Markdown file each. */
function markdownDocuments(folder: string): readonly DocumentInput[] {
  const blogs = readdirSync(join(folder, 'blogs')).sort();
  return [
    ...readFolder('page', join(folder, 'pages')),
    ...readFolder('policy', join(folder, 'policies')),
    ...blogs.flatMap((blog) => readFolder('article', join(folder, 'blogs', blog))),
    readDocument('faq', join(folder, 'faq.md')),
  ];
}

function readFolder(kind: DocumentKind, folder: string): readonly DocumentInput[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => readDocument(kind, join(folder, file)));
}

const frontSchema = z.object({
  title: z.string(),
  handle: z.string().optional(),
  blog: z.string().default(''),
  status: z.enum(['published', 'draft', 'scheduled']).default('published'),
  publishedAt: z.string().nullable().default(null),
  updatedAt: z.string(),
  position: z.number().int().default(0),
});

function readDocument(kind: DocumentKind, path: string): DocumentInput {
  const { front, body } = readFrontMatter(readFileSync(path, 'utf8'));
  const { title, handle = basename(path, '.md'), blog, ...dates } = frontSchema.parse(front);
  return { kind, parent: blog, handle, title, front, body, ...dates };
}

const shopFile = z.looseObject({ blogs: z.array(z.looseObject({ handle: z.string(), title: z.string() })) });

const homeFile = z.looseObject({ title: z.string(), updatedAt: z.string() });

const announcementsFile = z.array(z.looseObject({ id: z.string(), text: z.string() }));

/** The home page, settings, blogs, menus and announcements, read from YAML files. */
function yamlDocuments(folder: string, now: string): readonly DocumentInput[] {
  const home = homeFile.parse(readYaml(folder, 'home.yaml'));
  const { blogs, ...shop } = shopFile.parse(readYaml(folder, 'shop.yaml'));
  const menus = z.record(z.string(), z.array(z.unknown())).parse(readYaml(folder, 'menus.yaml'));
  const announcements = announcementsFile.parse(readYaml(folder, 'announcement.yaml'));
  const setting = makeYamlDocument(now);
  return [
    { ...setting('home', 'home', home), title: home.title, updatedAt: home.updatedAt },
    setting('profile', 'shop', shop),
    ...blogs.map((blog, position) => ({ ...setting('blog', blog.handle, blog), title: blog.title, position })),
    ...Object.entries(menus).map(([handle, items]) => setting('menu', handle, items)),
    ...announcements.map((each, position) => ({ ...setting('announcement', each.id, each), position })),
  ];
}

function makeYamlDocument(now: string) {
  return (kind: DocumentKind, handle: string, front: unknown): DocumentInput => ({
    kind,
    parent: '',
    handle,
    title: handle,
    front,
    body: '',
    status: 'published',
    publishedAt: new Date(0).toISOString(),
    updatedAt: now,
    position: 0,
  });
}

function readYaml(folder: string, file: string): unknown {
  return parse(readFileSync(join(folder, file), 'utf8'));
}
