import { expect, test } from 'vitest';
import type { Article, Blog, ContentPage } from '#shop/content/content.ts';
import type { SafeHtml } from '#shop/text/html/sanitize.ts';
import { sampleSite } from '#tests/fixtures/site.ts';
import { articleHead, blogHead, pageHead, policiesHead, policyHead } from './head.ts';

const entry = {
  handle: 'glaze',
  title: 'The glaze',
  description: 'How it breaks.',
  excerpt: '',
  author: null,
  tags: [],
  picture: null,
  publishedAt: null,
  updatedAt: '2026-01-01T00:00:00Z',
};
const blog: Blog = { handle: 'journal', title: 'Journal', text: '', description: 'Visits.' };
const body = '' as SafeHtml;
const article: Article = {
  ...entry,
  blog: 'journal',
  category: null,
  minutes: 4,
  body,
  headings: [],
  products: [],
  related: [],
};
const listed = (page: number) => ({ items: [article], page, pages: 3, total: 21 });
const types = (head: { readonly things?: readonly { readonly '@type': string }[] }) =>
  head.things?.map((thing) => thing['@type']);

test('a later page of a blog says so and has its own address', () => {
  const head = blogHead(sampleSite, { blog, articles: listed(2), tag: null });
  expect(head).toMatchObject({ title: 'Journal, page 2', canonical: '/blogs/journal?page=2', robots: 'index' });
  expect(JSON.stringify(head.things)).toContain('"position":11,"name":"The glaze"');
});

test('a blog narrowed to a tag is not for search engines', () => {
  const head = blogHead(sampleSite, { blog, articles: listed(1), tag: 'Clay & fire' });
  expect(head).toMatchObject({
    title: 'Journal, Clay & fire',
    canonical: '/blogs/journal?tag=Clay%20%26%20fire',
    robots: 'noindex',
  });
});

test('a blog names its feed', () => {
  const head = blogHead(sampleSite, { blog, articles: listed(1), tag: null });
  expect(head.feed).toEqual({ title: 'Journal', href: '/blogs/journal.atom' });
});

test('an article is described as one', () => {
  const head = articleHead(sampleSite, blog, article);
  expect(head).toMatchObject({ canonical: '/blogs/journal/glaze', type: 'article', description: 'How it breaks.' });
  expect(types(head)).toEqual(['BreadcrumbList', 'BlogPosting']);
});

test('the about page has its short address, and questions are in its structured data', () => {
  const page: ContentPage = { ...entry, handle: 'about', heading: 'About', sections: [] };
  expect(pageHead(sampleSite, page)).toMatchObject({ canonical: '/about' });
  expect(types(pageHead(sampleSite, page))).toEqual(['BreadcrumbList']);
  const faq = { type: 'faq', heading: 'Asked', items: [{ question: 'Why?', answer: body }] } as const;
  expect(types(pageHead(sampleSite, { ...page, sections: [faq] }))).toEqual(['BreadcrumbList', 'FAQPage']);
});

test('policies are one step below their list', () => {
  expect(policiesHead(sampleSite, [entry]).description).toBe('Policies of Halden: The glaze.');
  const head = policyHead(sampleSite, { ...entry, body, headings: [] });
  expect(head.canonical).toBe('/policies/glaze');
  expect(JSON.stringify(head.things)).toContain('https://shop.test/policies"');
});
