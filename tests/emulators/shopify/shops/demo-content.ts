import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { marked } from 'marked';
import { parse } from 'yaml';
import { z } from 'zod';
import type { PolicyField, ShopifyMenuItem, ShopifyPolicy, ShopifyShopData } from '../shop-data.ts';
import { shopifyImage } from './shop-parts.ts';

/** Pages, blogs, menus and redirects of the demo shop’s folder of content, as a merchant would have them on Shopify. */
export function demoContent(
  folder: string,
): Pick<ShopifyShopData, 'pages' | 'blogs' | 'articles' | 'menus' | 'redirects'> {
  const { blogs } = blogsFile.parse(readYaml(folder, 'shop.yaml'));
  const redirects = redirectsFile.parse(readYaml(folder, 'redirects.yaml'));
  return {
    pages: readTexts(folder, 'pages').map(toPage),
    blogs: blogs.map(({ handle, title, description }, index) => ({
      id: String(401 + index),
      handle,
      title,
      createdAt: '2024-01-01T00:00:00Z',
      seo: { title: null, description },
    })),
    articles: blogs.flatMap(({ handle }, index) =>
      readTexts(folder, 'blogs', handle).map((text, place) => toArticle(text, { blog: 401 + index, place })),
    ),
    menus: demoMenus(folder),
    redirects: redirects.map(({ from, to }, index) => ({ id: String(701 + index), path: from, target: to })),
  };
}

const redirectsFile = z.array(z.object({ from: z.string(), to: z.string() }));
const blogsFile = z.object({
  blogs: z.array(z.object({ handle: z.string(), title: z.string(), description: z.string() })),
});

function readYaml(folder: string, file: string): unknown {
  return parse(readFileSync(join(folder, file), 'utf8'));
}

/** Pages for orders and withdrawals, which only the embedded shop has, and links to them. */
const ownPaths = /^\/(?:orders|withdrawal)/;
const ownPages = /\[([^[\]]*)\]\(\/(?:orders|withdrawal)[^)]*\)/g;

export function toHtml(markdown: string): string {
  return marked.parse(markdown.replaceAll(ownPages, '$1'), { async: false });
}

/** A time as Shopify writes it. */
export function toTime(date: string): string {
  return new Date(date).toISOString().replace('.000Z', 'Z');
}

const frontSchema = z.object({
  title: z.string(),
  description: z.string().default(''),
  excerpt: z.string().nullable().default(null),
  author: z.string().default(''),
  tags: z.array(z.string()).default([]),
  image: z.string().nullable().default(null),
  /** null: a draft. */
  publishedAt: z.string().nullable().default(null),
  updatedAt: z.string(),
  status: z.string().default('published'),
  sections: z.array(z.looseObject({ heading: z.string().optional(), body: z.string().optional() })).default([]),
});

interface DemoText extends z.infer<typeof frontSchema> {
  readonly publishedAt: string;
  readonly handle: string;
  readonly html: string;
}

/** The published Markdown files of a folder; what sections say is part of the text. */
function readTexts(...path: readonly string[]): readonly DemoText[] {
  const folder = join(...path);
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return files.toSorted().flatMap((name) => {
    const [, front = '', ...body] = readFileSync(join(folder, name), 'utf8').split(/^---$/m);
    const text = frontSchema.parse(parse(front));
    const { publishedAt, status, sections } = text;
    if (publishedAt === null || status !== 'published' || Date.parse(publishedAt) > Date.now()) return [];
    const parts = sections.map(({ heading = '', body: words = '' }) => `## ${heading}\n\n${words}`);
    return [
      { ...text, publishedAt, handle: basename(name, '.md'), html: toHtml([body.join('---'), ...parts].join('\n\n')) },
    ];
  });
}

function toPage(text: DemoText, index: number): ShopifyShopData['pages'][number] {
  return {
    id: String(301 + index),
    handle: text.handle,
    title: text.title,
    body: text.html,
    createdAt: toTime(text.publishedAt),
    updatedAt: toTime(text.updatedAt),
    seo: { title: null, description: text.description },
  };
}

function toArticle(
  text: DemoText,
  { blog, place }: { readonly blog: number; readonly place: number },
): ShopifyShopData['articles'][number] {
  return {
    id: `${blog}${place + 10}`,
    blog: String(blog),
    handle: text.handle,
    title: text.title,
    contentHtml: text.html,
    excerpt: text.excerpt,
    author: text.author,
    tags: text.tags,
    publishedAt: toTime(text.publishedAt),
    updatedAt: toTime(text.updatedAt),
    image: text.image === null ? null : shopifyImage(text.image, text.title),
    seo: { title: null, description: text.description },
  };
}

/** Shopify has one policy of each of its kinds. */
const policyFields: Readonly<Record<string, PolicyField>> = {
  'contact-information': 'contactInformation',
  'legal-notice': 'legalNotice',
  privacy: 'privacyPolicy',
  refund: 'refundPolicy',
  shipping: 'shippingPolicy',
  'terms-of-service': 'termsOfService',
};

export function demoPolicies(folder: string): ShopifyShopData['shop']['policies'] {
  const texts = readTexts(folder, 'policies');
  return Object.fromEntries(
    texts.flatMap(({ handle, title, html: body }, index): readonly [PolicyField, ShopifyPolicy][] => {
      const field = policyFields[handle];
      return field ? [[field, { id: String(index + 1), title, handle, body }]] : [];
    }),
  );
}

interface DemoMenuItem {
  readonly label: string;
  readonly href?: string | undefined;
  readonly children?: readonly DemoMenuItem[] | undefined;
}

const menuItem: z.ZodType<DemoMenuItem> = z.lazy(() =>
  z.object({ label: z.string(), href: z.string().optional(), children: z.array(menuItem).optional() }),
);

/** Shopify calls the menu in the header `main-menu`. */
function demoMenus(folder: string): ShopifyShopData['menus'] {
  const menus = z.record(z.string(), z.array(menuItem)).parse(readYaml(folder, 'menus.yaml'));
  return Object.entries(menus).map(([name, items], index) => ({
    id: String(601 + index),
    handle: name === 'header' ? 'main-menu' : name,
    title: name,
    items: items.flatMap(toMenuItems),
  }));
}

function toMenuItems({ label, href = '', children = [] }: DemoMenuItem): readonly ShopifyMenuItem[] {
  if (ownPaths.test(href)) return [];
  return [{ title: label, url: href || null, type: 'HTTP', resource: null, items: children.flatMap(toMenuItems) }];
}
