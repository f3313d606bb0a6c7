import { expect, test } from 'vitest';
import type { Home, Section } from '#shop/content/content.ts';
import { sampleCollection, sampleSite } from '#tests/fixtures/site.ts';
import type { HeroSection } from './hero/section.ts';
import type { ProductRowSection } from './product-row/section.ts';
import type { PromisesSection } from './promises/section.ts';
import { withDefaultSections, needsProducts } from './default-home.ts';

const { profile, display } = sampleSite;
const texts = { profile, messages: display.messages };

const hero: HeroSection = {
  type: 'hero',
  heading: 'Hi',
  text: null,
  picture: null,
  action: null,
  style: 'full',
  shelf: null,
};
const row: ProductRowSection = {
  type: 'product-row',
  heading: 'New',
  layout: 'row',
  products: ['mug'],
  preferred: {},
  action: null,
};
const promises: PromisesSection = { type: 'promises', id: null, heading: null, style: 'icons', items: [] };
const nothing = { products: [], collections: [] };
const home = (sections: readonly Section[]): Home => ({
  title: 'Home',
  description: '',
  picture: null,
  sections,
  updatedAt: '2026-01-01T00:00:00Z',
});

test('a shop without a home page still shows a hero, products, collections and what it promises', () => {
  const { title, sections } = withDefaultSections(null, texts, {
    products: ['mug', 'lamp'],
    collections: [sampleCollection],
  });
  expect(title).toBe(profile.tagline);
  expect(sections.map(({ type }) => type)).toEqual(['hero', 'product-row', 'collection-tiles', 'promises']);
  expect(sections[1]).toMatchObject({ products: ['mug', 'lamp'] });
  expect(sections[2]).toMatchObject({ items: [{ collection: 'glass', label: 'Glass', wide: true, count: 4 }] });
});

test('what the shop wrote stays as it is and in its order', () => {
  expect(withDefaultSections(home([hero, row, promises]), texts, nothing).sections).toEqual([hero, row, promises]);
});

test('only what is missing is added', () => {
  const { sections } = withDefaultSections(home([row]), texts, nothing);
  expect(sections.map(({ type }) => type)).toEqual(['hero', 'product-row', 'promises']);
  expect(sections[1]).toBe(row);
});

test('a shop that has chosen products needs none found', () => {
  expect(needsProducts(home([row]))).toBe(false);
  expect(needsProducts(home([hero]))).toBe(true);
  expect(needsProducts(null)).toBe(true);
});

test('promises state only what the shop does', () => {
  const silent = { ...profile, returnDays: null, delivery: { ...profile.delivery, freeFrom: null } };
  expect(JSON.stringify(withDefaultSections(null, texts, nothing))).toContain('Free delivery over €80');
  expect(JSON.stringify(withDefaultSections(null, texts, nothing))).toContain('In Norway and Sweden');
  expect(JSON.stringify(withDefaultSections(null, { ...texts, profile: silent }, nothing))).not.toMatch(
    /delivery|Returns/,
  );
});
