import { expect, test } from 'vitest';
import type { Article } from '../content/content.ts';
import type { SafeHtml } from '../text/html/sanitize.ts';
import { sampleSite } from '#tests/fixtures/site.ts';
import { articleData, breadcrumbData, collectionData, faqData } from './structured-data-page.ts';

const article: Article = {
  handle: 'glaze',
  title: 'The glaze',
  description: 'How it breaks.',
  excerpt: '',
  author: 'Maja Berg',
  tags: ['clay'],
  picture: null,
  publishedAt: '2026-11-12T08:00:00Z',
  updatedAt: '2026-11-13T08:00:00Z',
  blog: 'journal',
  category: null,
  minutes: 4,
  body: '' as SafeHtml,
  headings: [],
  products: [],
  related: [],
};

test('breadcrumbs count from 1 and name their pages in full', () => {
  const trail = [
    { label: 'Home', href: '/' },
    { label: 'Lamps', href: '/collections/lamps' },
  ];
  expect(breadcrumbData(sampleSite, trail)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.test/' },
      { '@type': 'ListItem', position: 2, name: 'Lamps', item: 'https://shop.test/collections/lamps' },
    ],
  });
});

test('a list counts on from the pages before', () => {
  const page = {
    path: '/collections/all?page=2',
    title: 'All',
    description: '',
    before: 24,
    items: [{ label: 'Lamp', href: '/products/lamp' }],
  };
  expect(collectionData(sampleSite, page)).toEqual({
    '@type': 'CollectionPage',
    name: 'All',
    url: 'https://shop.test/collections/all?page=2',
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', position: 25, name: 'Lamp', url: 'https://shop.test/products/lamp' }],
    },
  });
});

test('an article names its author and its dates', () => {
  expect(articleData(sampleSite, article, '/blogs/journal/glaze')).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'The glaze',
    author: { '@type': 'Person', name: 'Maja Berg' },
    datePublished: '2026-11-12T08:00:00Z',
    dateModified: '2026-11-13T08:00:00Z',
    mainEntityOfPage: 'https://shop.test/blogs/journal/glaze',
    publisher: { '@id': 'https://shop.test/#shop' },
  });
});

test('an unsigned article is by the shop, a draft has no date of publication', () => {
  const data = articleData(sampleSite, { ...article, author: null, publishedAt: null }, '/x');
  expect(data['author']).toEqual({ '@id': 'https://shop.test/#shop' });
  expect(data).not.toHaveProperty('datePublished');
});

test('faqData lists all questions and is null without any', () => {
  const answer = '<p>Yes.</p>' as SafeHtml;
  const question = { question: 'Why?', answer };
  expect(faqData([question, question])).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: '<p>Yes.</p>' } }, { name: 'Why?' }],
  });
  expect(faqData([])).toBeNull();
});
