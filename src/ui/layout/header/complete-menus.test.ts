import { expect, test } from 'vitest';
import type { ContentEntry, MenuItem } from '#shop/content/content.ts';
import { sampleCollection, sampleSite } from '#tests/fixtures/site.ts';
import { completeMenus, hasMissingMenu } from './complete-menus.ts';

const { messages } = sampleSite.display;
const time = '2026-01-01T00:00:00Z';
const entry = (handle: string, title: string): ContentEntry => ({
  handle,
  title,
  description: '',
  excerpt: '',
  author: null,
  tags: [],
  picture: null,
  publishedAt: time,
  updatedAt: time,
});
const none = { header: [], more: [], footer: [] };
const nothing = { collections: [], types: [], pages: [], policies: [] };
const vases = { value: 'vases & bowls', label: 'Vases & bowls', count: 7 };
const jugs = { value: 'jugs', label: 'Jugs', count: 2 };
const written: MenuItem = { label: 'New', href: '/collections/new', children: [], count: null };
const links = (items: readonly MenuItem[]): readonly string[] =>
  items.flatMap(({ href, children }) => (children.length > 0 ? links(children) : [href]));

test('a shop without menus has its collections, pages and policies in them', () => {
  const known = {
    collections: [sampleCollection],
    types: [vases, jugs],
    pages: [entry('about', 'About')],
    policies: [entry('privacy', 'Privacy')],
  };
  const { header, more, footer } = completeMenus(none, known, messages);
  expect(links(header)).toEqual(['/collections/glass', '/collections/all', '/about']);
  expect(links(more)).toEqual(['/about']);
  expect(footer.map(({ label }) => label)).toEqual(['Shop', 'Help']);
  expect(links(footer)).toEqual(['/collections/glass', '/collections/all', '/about', '/policies/privacy']);
});

test('a shop with nothing but products has one link to all of them', () => {
  const { header, footer } = completeMenus(none, nothing, messages);
  expect(links(header)).toEqual(['/collections/all']);
  expect(links(footer)).toEqual(['/collections/all']);
});

test('a shop without collections has the types of its products in its menus', () => {
  const known = { ...nothing, types: [vases, jugs], pages: [entry('about', 'About')] };
  const { header, more, footer } = completeMenus(none, known, messages);
  const types = [
    { label: 'Vases & bowls', href: '/collections/all?filter.p.product_type=vases+%26+bowls', count: 7 },
    { label: 'Jugs', href: '/collections/all?filter.p.product_type=jugs', count: 2 },
    { label: 'All products', href: '/collections/all' },
  ];
  expect(header).toMatchObject([
    { label: 'Shop', children: types },
    { label: 'About', children: [] },
  ]);
  expect(links(more)).toEqual(['/about']);
  expect(footer[0]).toMatchObject({ label: 'Shop', children: types });
});

test('a single type of products is no menu', () => {
  const { header, footer } = completeMenus(none, { ...nothing, types: [vases] }, messages);
  expect(links(header)).toEqual(['/collections/all']);
  expect(links(footer)).toEqual(['/collections/all']);
});

test('menus that the shop wrote stay as they are', () => {
  const menus = { header: [written], more: [], footer: [written] };
  expect(hasMissingMenu(menus)).toBe(false);
  expect(completeMenus(menus, { ...nothing, collections: [sampleCollection] }, messages)).toEqual(menus);
});

test('only the menu that is missing is made', () => {
  const menus = { ...none, header: [written], more: [written] };
  expect(hasMissingMenu(menus)).toBe(true);
  expect(completeMenus(menus, nothing, messages)).toMatchObject({ header: [written], more: [written] });
});
