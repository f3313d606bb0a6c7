import { expect, test } from 'vitest';
import { ownRanker, plainRanker, readSearchShops, scoreSearch, type ShopRanker } from './search-shop.ts';

/** What is asked of a pharmacy is often a complaint, and no thing. */
const minScores: Readonly<Record<string, number>> = { 'apotheke-de': 0.87 };
const minScore = 0.92;

test.for(readSearchShops())('in the shop “$name” searches find what belongs on top, and more than BM25', (shop) => {
  const mean = (rank: ShopRanker): number =>
    shop.searches.reduce((sum, search) => sum + scoreSearch(rank, search), 0) / shop.searches.length;
  const own = mean(ownRanker(shop));
  expect(own).toBeGreaterThan(minScores[shop.name] ?? minScore);
  expect(own).toBeGreaterThan(mean(plainRanker(shop)));
});

test('every expected product exists', () => {
  for (const { products, searches } of readSearchShops()) {
    const handles = products.map(({ handle }) => handle);
    for (const { best, fine } of searches) expect(handles).toEqual(expect.arrayContaining([...best, ...fine]));
  }
});
