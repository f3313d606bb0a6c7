import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product } from '#tests/fixtures/shops/memory-catalog.ts';
import { vocabularyOf } from '#tests/helpers/assistant/memory-turn.ts';
import { readSlots } from './slots.ts';

const vocabulary = await vocabularyOf([
  product({ handle: 'a', type: 'Vase', tags: ['Glass', 'Hand made'], vendor: 'Maja Berg' }),
  product({ handle: 'b', type: 'Floor Lamp', tags: ['Brass'], options: [sampleOption('Colour', ['Moss', 'Rust'])] }),
  product({ handle: 'c', type: 'T-Shirt', tags: ['Cotton'], options: [sampleOption('Size', ['S', 'M', 'XXXL'])] }),
  product({ handle: 'd', type: 'Bowl', tags: ['Oak', 'Glass'], vendor: 'Salt & Oak' }),
]);
const read = (message: string) => readSlots(message, vocabulary, 2);
const labelsIn = (message: string) =>
  read(message).terms.map(({ label, negated }) => (negated ? `not ${label}` : label));

test.each([
  ['a vase', ['vase']],
  ['floor lamps', ['floor lamps']],
  ['lamps', ['lamps']],
  ['hand made bowls', ['hand made', 'bowls']],
  ['hand-made bowls', ['hand-made', 'bowls']],
  ['something by maja berg', ['maja berg']],
  ['t-shirts', ['t-shirts']],
  ['a sofa', []],
])('“%s” names %j', (message, labels) => {
  expect(labelsIn(message)).toEqual(labels);
});

test.each([
  ['lamps but not in moss', ['lamps', 'not moss']],
  ['lamps without brass', ['lamps', 'not brass']],
  ["a lamp that isn't moss", ['lamp', 'not moss']],
  ['lamps besides brass', ['lamps', 'not brass']],
  ['lamps, any colour but moss', ['lamps', 'not moss']],
  ['nothing without glass nor oak', ['not glass', 'not oak']],
  ["lamps that aren't moss", ['lamps', 'not moss']],
  ["lamps that don't have brass", ['lamps', 'not brass']],
  ['anything but glass', ['not glass']],
  ['everything except glass or oak', ['not glass', 'not oak']],
  ['bowls other than glass', ['bowls', 'not glass']],
  ['no glass but oak', ['not glass', 'oak']],
  ['not glass, lamps', ['not glass', 'lamps']],
  ['neither glass nor oak', ['not glass', 'not oak']],
  ['all but not glass', ['not glass']],
])('“%s” excludes what follows the negation: %j', (message, labels) => {
  expect(labelsIn(message)).toEqual(labels);
});

test.each([
  ['vases and bowls', ['vases or bowls']],
  ['vases or bowls or lamps', ['vases or bowls or lamps']],
  ['oak or brass', ['oak or brass']],
  ['oak and brass', ['oak', 'brass']],
  ['moss and rust', ['moss or rust']],
  ['moss in size m', ['moss', 'size m']],
  ['oak is something that people either like or they want brass', ['oak', 'brass']],
])('“%s” has the alternatives %j', (message, labels) => {
  expect(labelsIn(message)).toEqual(labels);
});

const readingsIn = (message: string) => read(message).terms.map(({ readings }) => readings.map(({ kind }) => kind));

test.each([
  ['a glass vase', [['tag'], ['type']]],
  ['a vase of glass', [['type'], ['tag']]],
  ['a vase in glass', [['type'], ['tag']]],
  ['a bowl', [['type']]],
])('in “%s” a material is no type: %j', (message, readings) => {
  expect(readingsIn(message)).toEqual(readings);
});

test('a word that is a type and a tag is a modifier before a type, and a type elsewhere', async () => {
  const both = await vocabularyOf([
    product({ handle: 'a', type: 'Glass', tags: ['Glass'] }),
    product({ handle: 'b', type: 'Vase' }),
  ]);
  const kinds = (message: string) =>
    readSlots(message, both, 2).terms.map(({ readings }) => readings.map(({ kind }) => kind));
  expect(kinds('a glass vase')).toEqual([['tag'], ['type']]);
  expect(kinds('a vase of glass')).toEqual([['type'], ['tag']]);
  expect(kinds('a glass')).toEqual([['type']]);
  expect(kinds('a glass, and then maybe also a vase')).toEqual([['type']]);
});

test.each([
  ['size m', ['size m']],
  ['in m', ['size m']],
  ['a m', ['size m']],
  ['a shirt in size xxxl', ['xxxl']],
  ['m', []],
  ['i m looking', []],
])('“%s” names the short values %j', (message, labels) => {
  expect(labelsIn(message).filter((label) => !/shirt/.test(label))).toEqual(labels);
});

test.each([
  ['the cheapest lamp', 'price-ascending'],
  ['low to high', 'price-ascending'],
  ['your most expensive vase', 'price-descending'],
  ['expensive vases', 'price-descending'],
  ['not so expensive vases', 'price-ascending'],
  ['not that expensive vases', 'price-ascending'],
  ['vases sorted by price', 'price-ascending'],
  ['less expensive vases', null],
  ['newest lamps', 'created-descending'],
  ['new arrivals', 'created-descending'],
  ['a new arrival', 'created-descending'],
  ['what is just in', 'created-descending'],
  ['what is new', 'created-descending'],
  ['what just came in', 'created-descending'],
  ['best-selling bowls', 'best-selling'],
  ['your favourites', 'best-selling'],
  ['lamps by name', 'title-ascending'],
  ['bowls', null],
])('“%s” is sorted by %s', (message, sort) => {
  expect(read(message).sort).toBe(sort);
});

test.each([
  ['lamps in stock', true],
  ['lamps available now', true],
  ['vases that are ready to ship', true],
  ['lamps', false],
])('“%s” asks for what is in stock: %s', (message, available) => {
  expect(read(message)).toMatchObject({ available, words: [] });
});

test.each([
  ['a lamp for a dark corner', ['dark', 'corner']],
  ['three lamps', []],
  ['bowls, set of three', ['set', 'three']],
  ['the cheapest lamp under €50', []],
  ['a lamp in a nice colour for my mum', []],
])('the words of “%s” that the catalog does not know are %j', (message, words) => {
  expect(read(message).words).toEqual(words);
});

test('price bounds are read beside the terms', () => {
  expect(read('vases between €20 and €50')).toMatchObject({ priceMin: 2000, priceMax: 5000, words: [] });
  expect(read('vases')).toMatchObject({ priceMin: null, priceMax: null });
});

test('any message has criteria', () => {
  const word = fc.constantFrom(
    'not',
    'glass',
    'or',
    'and',
    'in',
    'size',
    'm',
    'vase',
    'of',
    'but',
    '€20',
    'except',
    '?',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(word).map((words) => words.join(' ')),
      ),
      (message) => {
        for (const { readings, label } of read(message).terms) {
          expect(readings.length).toBeGreaterThan(0);
          expect(label).not.toBe('');
        }
      },
    ),
  );
});

test.each([
  ['toner TN-2110', 'toner tn-2110'],
  ['a tn 2110 toner', 'tn 2110 toner'],
  ['8a screws', '8a screws'],
  ['cable usb-c/hdmi 2.1', 'cable usb-c/hdmi 2.1'],
  ['the x-large tent', 'x-large tent'],
])('“%s” is looked for as “%s”', (message, phrase) => {
  expect(read(message).phrase).toBe(phrase);
});

test.each([
  ['t-shirt M', ['t-shirt', 'size m']],
  ['bowl 3', ['bowl']],
])('a size at the end of “%s” needs no announcement', (message, labels) => {
  expect(labelsIn(message)).toEqual(labels);
});

test('a new vase is any vase, although products are tagged “new”', async () => {
  const tagged = await vocabularyOf([product({ handle: 'a', type: 'Vase', tags: ['New'] })]);
  const labels = (message: string) => readSlots(message, tagged, 2).terms.map(({ label }) => label);
  expect(labels('I need a new vase')).toEqual(['vase']);
  expect(labels('new vases')).toEqual(['new', 'vases']);
});
