import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product } from '#tests/fixtures/shops/memory-catalog.ts';
import { vocabularyOf } from '#tests/helpers/assistant/memory-turn.ts';
import { readSlots } from './slots.ts';

const vocabulary = await vocabularyOf(
  [
    product({ handle: 'a', type: 'Shirt', tags: ['Cotton'], options: [sampleOption('Size', ['S', 'XL', '38', '40'])] }),
    product({
      handle: 'b',
      type: 'Trousers',
      options: [sampleOption('Waist', ['W34', 'W36']), sampleOption('Pack', ['12', '24'])],
    }),
    product({ handle: 'c', type: 'Glass', tags: ['Glass', 'Hand made'], vendor: 'Salt & Oak' }),
    product({ handle: 'd', type: 'Phone case', tags: ['Oak'] }),
    product({ handle: 'e', type: 'Phone', options: [sampleOption('Storage', ['64 GB'])] }),
  ],
  [],
);
const read = (message: string) => readSlots(message, vocabulary, 2);
const labels = (message: string): readonly string[] =>
  read(message).terms.map(({ label, negated }) => (negated ? `not ${label}` : label));

test.each([
  ['shirt xl', ['shirt', 'xl']],
  ['shirt s', ['shirt', 'size s']],
  ['shirt 38', ['shirt', 'size 38']],
  ['shirt 12', ['shirt']],
  ['shirt 138', ['shirt']],
  ['shirt 3', ['shirt']],
  ['38', []],
  ['trousers 36', ['trousers', 'waist w36']],
  ['trousers in w34', ['trousers', 'waist w34']],
  ['trousers 24', ['trousers']],
  ['pack 24', ['pack 24']],
  ['a pack of 24', []],
  ['dozen trousers', ['trousers']],
  ['twelve packs of trousers', ['pack 12', 'trousers']],
  ['size 40 shirt', ['size 40', 'shirt']],
  ['shirt in 40', ['shirt', 'size 40']],
  ['shirt in 41', ['shirt']],
  ['size large shirt', ['shirt']],
  ['shirt in size xl, please', ['shirt', 'xl']],
])('of “%s” the values %j are read', (message, terms) => {
  expect(labels(message)).toEqual(terms);
});

test.each([
  ['hand-made glass', ['hand-made', 'glass']],
  ['hand - made glass', ['hand-made', 'glass']],
  ['salt & oak', ['salt & oak']],
  ['salt and oak', ['oak']],
  ['phone cases', ['phone cases']],
  ['cases', ['cases']],
  ['phone', ['phone']],
  ['phone and a shirt', ['phone or shirt']],
  ['phone shirts', ['phone', 'shirts']],
  ['the', []],
  ['- cotton -', ['cotton']],
])('the longest names are read: “%s” is %j', (message, terms) => {
  expect(labels(message)).toEqual(terms);
});

const kinds = (message: string): readonly string[] =>
  read(message).terms.map(({ readings }) => readings.map(({ kind }) => kind).join());

test.each([
  ['glass', ['type']],
  ['glass shirt', ['tag', 'type']],
  ['glass, shirt', ['type']],
  ['glass cotton shirt', ['type', 'tag']],
  ['shirt of glass', ['type', 'tag']],
  ['shirt in glass', ['type', 'tag']],
  ['shirt from glass', ['type', 'tag']],
  ['shirt to be glass', ['type', 'tag']],
  ['shirt with glass', ['type']],
  ['in glass', ['type']],
  ['not glass', ['tag,type']],
])('in “%s” a name is a thing or what it is made of: %j', (message, expected) => {
  expect(kinds(message).map((each) => each.split(',').toSorted().join())).toEqual(expected);
});

test.each([
  ['a shirt for a child of 3', 1],
  ['a shirt for men', 1],
  ['a shirt for 4 people', 1],
  ['a shirt of more than 5 cm', 1],
  ['a shirt', undefined],
])('of “%s” measures are read: %s', (message, count) => {
  expect(read(message).measures?.length).toBe(count);
});

test.each([
  ['shirts in stock under €50', { available: true, priceMax: 4999, words: [], phrase: 'shirts' }],
  ['cheapest shirts on sale', { sort: 'price-ascending', reduced: true, words: [], phrase: 'shirts' }],
  ['shirts not sold out', { available: true, words: [], excluded: [] }],
  ['shirts', { available: false, sort: null, priceMin: null, priceMax: null }],
  ['cotton shirts', { phrase: 'cotton shirts' }],
  ['shirts in xl', { phrase: 'shirts' }],
  ['shirts without cotton', { phrase: 'shirts' }],
  ['shirts without zinc', { phrase: 'shirts', excluded: ['zinc'] }],
])('“%s” is read as %j', (message, criteria) => {
  expect(read(message)).toMatchObject(criteria);
});

test('what stands beside a condition is no part of it', () => {
  expect(read('popular zinc in stock').words).toEqual(['zinc']);
  expect(read('zinc on sale popular').words).toEqual(['zinc']);
});
