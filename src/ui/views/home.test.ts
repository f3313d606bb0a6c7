import { expect, test } from 'vitest';
import type { Home, Section } from '#shop/content.ts';
import { sampleSite } from '#shop/sample-site.ts';
import { completeHome, lacksProducts } from './home.ts';

const { profile } = sampleSite;

const hero: Section = {
  type: 'hero',
  heading: 'Hi',
  text: null,
  picture: null,
  action: null,
  style: 'full',
  shelf: null,
};
const row: Section = {
  type: 'product-row',
  heading: 'New',
  layout: 'row',
  products: ['mug'],
  preferred: {},
  action: null,
};
const promises: Section = { type: 'promises', id: null, heading: null, style: 'icons', items: [] };
const home = (sections: readonly Section[]): Home => ({
  title: 'Home',
  description: '',
  picture: null,
  sections,
  updatedAt: '2026-01-01T00:00:00Z',
});

test('a shop without a home page still shows a hero, products and what it promises', () => {
  const { title, sections } = completeHome(null, profile, ['mug', 'lamp']);
  expect(title).toBe(profile.tagline);
  expect(sections.map(({ type }) => type)).toEqual(['hero', 'product-row', 'promises']);
  expect(sections[1]).toMatchObject({ products: ['mug', 'lamp'] });
});

test('what the shop wrote stays as it is and in its order', () => {
  expect(completeHome(home([hero, row, promises]), profile, []).sections).toEqual([hero, row, promises]);
});

test('only what is missing is added', () => {
  const { sections } = completeHome(home([row]), profile, []);
  expect(sections.map(({ type }) => type)).toEqual(['hero', 'product-row', 'promises']);
  expect(sections[1]).toBe(row);
});

test('a shop that has chosen products needs none found', () => {
  expect(lacksProducts(home([row]))).toBe(false);
  expect(lacksProducts(home([hero]))).toBe(true);
  expect(lacksProducts(null)).toBe(true);
});

test('promises only tell what the shop does', () => {
  const silent = { ...profile, returnDays: null, delivery: { ...profile.delivery, freeFrom: null } };
  expect(JSON.stringify(completeHome(null, profile, []))).toContain('Free delivery from €80');
  expect(JSON.stringify(completeHome(null, profile, []))).toContain('In Norway and Sweden.');
  expect(JSON.stringify(completeHome(null, silent, []))).not.toMatch(/delivery|Returns/);
});
