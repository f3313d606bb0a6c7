import { expect, test } from 'vitest';
import { demoShop } from '#tests/fixtures/sample-shop.ts';
import { parseQuery } from '../query/parse-query.ts';
import { rankTerm } from '../ranking/rank-kinds.ts';
import { noSearchSettings, useSearchSettings } from '../settings/search-settings.ts';
import { synonymsOf } from '../settings/synonym-groups.ts';
import { explainSearch } from './explain-results.ts';
import { termExplainer, totalOf } from './explain-score.ts';

const { store } = demoShop();

test.each([
  'mug',
  'blue mug',
  'lamp for the desk',
  'oak shelf with hooks',
  'woolen blanket',
  'tabel linen',
  'cushions',
  'gift',
  'drinkware',
  'home textiles',
  'blue furniture',
])('the parts of each score for “%s” amount to the score that ranks the product', (term) => {
  const query = parseQuery(store, term, { inputState: 'typed' });
  const ranked = query && rankTerm(store, query);
  const explain = query && ranked && termExplainer(store, query, ranked.kindMatches);
  expect(ranked?.scores.length).toBeGreaterThan(0);
  for (const [place, score] of (ranked?.scores ?? []).entries()) {
    const total = totalOf(explain?.(ranked?.productIds[place] ?? 0) ?? []);
    expect(Math.abs(total - score)).toBeLessThan(1e-3 + score * 1e-5);
  }
});

test('a word names the fields that have it, and where it stands for another', () => {
  const [first] = explainSearch(store, 'coffee mugs', { limit: 1 }).results;
  const [word] = first?.parts.filter(({ surface }) => surface === 'mugs') ?? [];
  expect(word).toMatchObject({
    kind: 'word',
    operation: 'add',
    terms: ['mug'],
    fields: expect.arrayContaining(['title']),
  });
});

test('words are explained: forms, misspellings, words that do not count and words that nothing has', () => {
  const { words, ignored, corrected } = explainSearch(store, 'the canddle xyzzyq', { limit: 0 });
  expect(ignored).toEqual(['the']);
  expect(corrected).toBe('the candle xyzzyq');
  expect(words).toMatchObject([
    { surface: 'canddle', corrected: 'candle', isUnknown: false },
    { surface: 'xyzzyq', corrected: null, isUnknown: true },
  ]);
});

test('synonyms of the shop and of the lexicon are told apart', () => {
  const shop = demoShop();
  const synonyms = synonymsOf([{ oneway: { from: ['brew cup'], to: ['mug'] } }]);
  useSearchSettings(shop.store, { ...noSearchSettings, synonyms });
  const [word] = explainSearch(shop.store, 'brew cup', { limit: 0 }).words;
  expect(word).toMatchObject({ surface: 'brew cup', synonyms: ['mug'] });
  const [other] = explainSearch(shop.store, 'Lampen', { limit: 0 }).words;
  expect(other).toMatchObject({ surface: 'lampen', synonyms: [], lexicon: expect.arrayContaining(['light']) });
});

test('pins, hidden products, factors and exact matches are named', () => {
  const shop = demoShop();
  useSearchSettings(shop.store, {
    ...noSearchSettings,
    pins: [{ queries: ['lamp'], products: ['morgen-mug'] }],
    weightings: [{ select: { products: ['morgen-mug'] }, factor: 2 }],
  });
  const [pinned] = explainSearch(shop.store, 'lamp', { limit: 1 }).results;
  expect(pinned).toMatchObject({ handle: 'morgen-mug', place: 1, arrangement: 'pinned', score: 0 });
  const [boosted] = explainSearch(shop.store, 'mug', { handles: ['morgen-mug'] }).results;
  expect(boosted).toMatchObject({ arrangement: null, factor: 2 });
  expect(boosted?.score).toBeCloseTo(2 * totalOf(boosted?.parts ?? []));
  const [exact] = explainSearch(shop.store, 'morgen-mug', { limit: 1 }).results;
  expect(exact).toMatchObject({ handle: 'morgen-mug', arrangement: 'exact' });
  useSearchSettings(shop.store, { ...noSearchSettings, hidden: ['morgen-mug'] });
  const [hidden] = explainSearch(shop.store, 'mug', { handles: ['morgen-mug'] }).results;
  expect(hidden).toMatchObject({ arrangement: 'hidden', place: null });
});

test('a term without a word explains nothing', () => {
  expect(explainSearch(store, '!!!', { limit: 10 })).toMatchObject({ words: [], total: 0, results: [] });
});
