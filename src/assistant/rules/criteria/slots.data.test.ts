import { beforeAll, expect, test } from 'vitest';
import { openDemoShop, readContext } from '#tests/fixtures/shops/demo-shop.ts';
import { type Vocabulary, makeVocabularySource } from '../../retrieval/vocabulary.ts';
import { readSlots } from './slots.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  const shop = openDemoShop();
  vocabulary = await makeVocabularySource(() => 0)(shop.catalog(readContext));
});

const labels = (message: string) =>
  readSlots(message, vocabulary, 2).terms.map(({ label, negated }) => (negated ? `not ${label}` : label));

test.each([
  ['Do you have a walnut stool?', ['walnut', 'stool']],
  ['black or brass lamps', ['black or brass', 'lamps']],
  ['vases and bowls', ['vases or bowls']],
  ['a glass vase', ['glass', 'vase']],
  ['lamps but not in black', ['lamps', 'not black']],
  ['anything except candles or vases', ['not candles', 'not vases']],
  ['a not too expensive lamp', ['lamp']],
  ['a blue mug', ['blue', 'mug']],
  ['something by Maja Berg in moss', ['maja berg', 'moss']],
  ['wooden things', ['wooden']],
  ['a stool in size L', ['stool', 'size l']],
  ['three candles', ['candles']],
])('finds the terms of the catalog in “%s”', (message, terms) => expect(labels(message)).toEqual(terms));

test('words are read by the catalog', () => {
  const [glass, vase] = readSlots('a glass vase', vocabulary, 2).terms;
  expect(glass?.readings.map(({ kind }) => kind)).toEqual(['tag']);
  expect(vase?.readings).toEqual([{ kind: 'type', name: '', values: ['Vase'] }]);
  const [blue] = readSlots('blue', vocabulary, 2).terms;
  expect(blue?.readings.find(({ name }) => name === 'colour')?.values).toEqual(['Ink']);
});

test('words that the catalog does not know stay words', () => {
  expect(readSlots('Lamps for a dark corner', vocabulary, 2).words).toEqual(['dark', 'corner']);
});

test.each([
  ['the cheapest lamp', 'price-ascending'],
  ['your most expensive vase', 'price-descending'],
  ['newest lamps', 'created-descending'],
  ['best-selling mugs', 'best-selling'],
  ['mugs', null],
])('sorts “%s”', (message, sort) => expect(readSlots(message, vocabulary, 2).sort).toBe(sort));

test('in stock is read as a condition', () => {
  expect(readSlots('lamps in stock', vocabulary, 2)).toMatchObject({ available: true, words: [] });
});
