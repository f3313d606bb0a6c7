import { expect, test } from 'vitest';
import type { ArticleCard, Blog } from '#shop/content/content.ts';
import { atomFeed } from './atom.ts';

const blog: Blog = { handle: 'journal', title: 'Journal', text: 'Visits & notes', description: '' };
const article: ArticleCard = {
  blog: 'journal',
  handle: 'rim',
  title: 'The <rim>',
  description: '',
  excerpt: 'Why no two are alike.',
  author: 'Ingrid Solli',
  tags: ['Workshop', 'Clay & glaze'],
  picture: null,
  publishedAt: '2026-11-12T07:00:00+01:00',
  updatedAt: '2026-11-13T07:00:00+01:00',
  category: 'Workshop',
  minutes: 6,
};
const feedOf = (articles: readonly ArticleCard[]) =>
  atomFeed({ origin: 'https://halden.example', language: 'en-GB', publisher: 'Halden', blog, articles });

test('a feed has its address, page, publisher and time of the last change', () => {
  const feed = feedOf([article, { ...article, handle: 'older', updatedAt: '2026-01-01T00:00:00Z' }]);
  expect(feed).toContain('xml:lang="en-GB"');
  expect(feed).toContain('<link rel="self" href="https://halden.example/blogs/journal.atom"/>');
  expect(feed).toContain('<link rel="alternate" href="https://halden.example/blogs/journal"/>');
  expect(feed).toContain('<subtitle>Visits &#38; notes</subtitle>');
  expect(feed).toContain('<updated>2026-11-13T06:00:00.000Z</updated>');
  expect(feed).toContain('<author><name>Halden</name></author>');
});

test('an entry has its address, times, author, tags and summary as text', () => {
  const feed = feedOf([article]);
  expect(feed).toContain('<id>https://halden.example/blogs/journal/rim</id><title>The &#60;rim&#62;</title>');
  expect(feed).toContain('<published>2026-11-12T07:00:00+01:00</published>');
  expect(feed).toContain('<author><name>Ingrid Solli</name></author>');
  expect(feed).toContain('<category term="Clay &#38; glaze"/>');
  expect(feed).toContain('<summary>Why no two are alike.</summary>');
});

test('a feed without articles has the time that the format requires', () => {
  expect(feedOf([])).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
});
