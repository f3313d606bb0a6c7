import { expect, test } from 'vitest';
import { sampleSite } from '#shop/sample-site.ts';
import { collectionsHead } from './collections-head.ts';

const vases = {
  id: '1',
  handle: 'vases',
  title: 'Vases',
  description: '',
  picture: null,
  count: 5,
  updatedAt: '2026-01-01T00:00:00Z',
};

test('the list of collections names them and has one plain address', () => {
  const head = collectionsHead(sampleSite, { items: [vases], page: 1, pages: 2, total: 25 });
  expect(head).toMatchObject({
    title: 'Collections',
    description: 'All collections of Halden: Vases.',
    canonical: '/collections',
  });
});

test('a later page is its own canonical page and counts on', () => {
  const head = collectionsHead(sampleSite, { items: [vases], page: 2, pages: 2, total: 25 });
  expect(head.canonical).toBe('/collections?page=2');
  expect(JSON.stringify(head.things)).toContain('"position":25');
});
