import { routes } from '#routes.ts';
import type { ArticleCard, Blog } from '#shop/content/content.ts';
import { escapeXml } from '#shop/text/html/escape.ts';

export interface AtomFeedInput {
  readonly origin: string;
  readonly language: string;
  /** Author of the articles without one. */
  readonly publisher: string;
  readonly blog: Blog;
  readonly articles: readonly ArticleCard[];
}

/** The newest articles of a blog as an Atom feed (RFC 4287). */
export function atomFeed({ origin, language, publisher, blog, articles }: AtomFeedInput): string {
  const page = origin + routes.blog(blog.handle);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    element('id', page),
    element('title', blog.title),
    element('subtitle', blog.text),
    link('alternate', page),
    link('self', origin + routes.blogFeed(blog.handle)),
    element('updated', lastChange(articles)),
    `<author>${element('name', publisher)}</author>`,
    ...articles.map((article) => entry(origin, article)),
    '</feed>',
    '',
  ].join('\n');
}

function entry(origin: string, article: ArticleCard): string {
  const page = origin + routes.article(article.blog, article.handle);
  return [
    '<entry>',
    element('id', page),
    element('title', article.title),
    link('alternate', page),
    element('published', article.publishedAt ?? article.updatedAt),
    element('updated', article.updatedAt),
    article.author === null ? '' : `<author>${element('name', article.author)}</author>`,
    ...article.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    element('summary', article.excerpt),
    '</entry>',
  ].join('');
}

/** RFC 4287 requires a time even in an empty feed. */
function lastChange(articles: readonly ArticleCard[]): string {
  const times = articles.map((article) => Date.parse(article.updatedAt));
  return new Date(Math.max(0, ...times)).toISOString();
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function link(relation: string, address: string): string {
  return `<link rel="${relation}" href="${escapeXml(address)}"/>`;
}
