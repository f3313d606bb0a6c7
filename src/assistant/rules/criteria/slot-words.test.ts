import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { vocabularyOf } from '#tests/helpers/assistant/memory-turn.ts';
import { readSlots } from './slots.ts';

const vocabulary = await vocabularyOf([
  product({ handle: 'a', type: 'Vase', tags: ['Glass', 'New', 'Nice'] }),
  product({ handle: 'b', type: 'Guitar', tags: ['Steel'], options: [sampleOption('Colour', ['Moss', 'Rust'])] }),
  product({
    handle: 'c',
    type: 'Shirt',
    options: [sampleOption('Size', ['S', 'M', '32']), sampleOption('Pack', ['6', '12'])],
  }),
  product({
    handle: 'd',
    type: 'Strings',
    options: [sampleOption('Waist', ['W34', 'W36'])],
    variants: [variant({ id: 'd' })],
  }),
  product({ handle: 'e', type: 'Phone', tags: ['Sugar free'] }),
]);
const read = (message: string) => readSlots(message, vocabulary, 2);
const labels = (message: string): readonly string[] =>
  read(message).terms.map(({ label, negated }) => (negated ? `not ${label}` : label));

const sorted = {
  'price-ascending': [
    'least expensive vases',
    'most affordable vases',
    'affordable vases',
    'lowest price',
    'lowest in price',
    'lowest priced vases',
    'cheap vases',
    'inexpensive vases',
    'not expensive',
    'not too pricey',
    'vases that aren’t all that dear',
    'vases that aren’t expensive',
    'not really expensive',
    'order of price',
    'in order of price',
    'by price',
  ],
  'price-descending': [
    'the priciest vase',
    'your dearest vase',
    'highest price',
    'highest in price',
    'highest priced vases',
    'high to low',
    'the most luxurious vase',
    'luxurious vases',
    'expensive vases',
  ],
  'created-descending': ['latest vases', 'most recent vases', 'just in', 'just came in', 'what’s new', 'new arrival'],
  'best-selling': [
    'bestselling vases',
    'best sellers',
    'best seller',
    'best - selling vases',
    'most popular vases',
    'popular vases',
    'favourite vases',
    'favorites',
    'most bought vases',
  ],
  'title-ascending': ['alphabetical', 'sorted alphabetically', 'by name', 'a to z'],
} as const;

test.each(Object.entries(sorted).flatMap(([sort, messages]) => messages.map((message) => [message, sort] as const)))(
  '“%s” is sorted: %s',
  (message, sort) => {
    expect(read(message).sort).toBe(sort);
  },
);

test.each([
  'vases',
  'less expensive vases',
  'quite expensive vases',
  'a too expensive vase',
  'a new vase',
  'unpopular vases',
])('“%s” asks for no order', (message) => {
  expect(read(message).sort).toBeNull();
});

test.each([
  'a gift for my mum',
  'gifts for my mum',
  'gift idea for my mum',
  'present ideas for my mum',
  'i need a present for my mum',
  'want some nice little birthday gift for my mum',
  "i'm looking for a small wedding gift for my mum",
  'i am looking for an anniversary present to my mum',
  'looking for christmas gifts for my mum',
  'geschenk for my mum',
  'gave to my mum',
  'presang to my mum',
])('“%s” names nothing that is looked for', (message) => {
  expect(read(message).words).toEqual([]);
});

test.each(['gift', 'gifts from glass', 'gift box for my mum', 'the gift for my mum', 'presentation for my mum'])(
  '“%s” does',
  (message) => {
    expect([...read(message).words, ...labels(message)]).not.toEqual([]);
  },
);

test('what the shop calls a gift is looked for', async () => {
  for (const tag of ['Gift', 'Present', 'Geschenk', 'Gave', 'Presang']) {
    const tagged = await vocabularyOf([product({ handle: 'a', type: 'Vase', tags: [tag] })]);
    expect(readSlots(`${tag} for my mum`, tagged, 2).terms, tag).toHaveLength(1);
  }
});

test.each([
  ['anything but glass', ['not glass']],
  ['everything but glass', ['not glass']],
  ['any but glass', ['not glass']],
  ['any vase but glass', ['not glass']],
  ['all vases but glass', ['not glass']],
  ['every vase but glass', ['not glass']],
  ['vases apart from glass', ['vases', 'not glass']],
  ['steel rather than glass', ['steel', 'not glass']],
  ['vases other than glass', ['vases', 'not glass']],
  ['any vase but not glass', ['vase', 'not glass']],
])('“%s” excludes: %j', (message, terms) => {
  expect(labels(message)).toEqual(terms);
});

test.each([
  ['vases without feet', ['vases'], ['foot']],
  ['vases without added sugar', ['vases'], ['sugar']],
  ['vases without plinth but foot', ['vases'], ['plinth']],
  ['vases without plinth with glass', ['vases', 'glass'], ['plinth']],
  ['vases without plinth or foot', ['vases'], ['plinth', 'foot']],
  ['vases without the foot', ['vases'], ['foot']],
  ['vases not too heavy', ['vases'], []],
  ['vases nicht so heavy', ['vases'], []],
  ['vases ikke veldig heavy', ['vases'], []],
  ['not glass and steel', ['not glass', 'not steel'], []],
  ['not glass but steel', ['not glass', 'steel'], []],
  ['not glass vases', ['not glass', 'vases'], []],
  ['no the but glass', ['glass'], []],
  ['sugar free vases', ['sugar free', 'vases'], ['sugar']],
])('“%s” names %j and excludes the words %j', (message, terms, excluded) => {
  expect(labels(message)).toEqual(terms);
  expect(read(message).excluded).toEqual(excluded);
});

test.each([
  ['strings for a guitar', ['strings'], ['guitar']],
  ['strings for guitars', ['strings'], ['guitar']],
  ['strings with our guitar', ['strings'], ['guitar']],
  ['guitar strings', ['guitar', 'strings'], []],
  ['strings and a guitar', ['strings or guitar'], []],
  ['strings not for a guitar', ['strings', 'not guitar'], []],
  ['strings for steel', ['strings', 'steel'], []],
  ['for a guitar', ['guitar'], []],
])('in “%s” what a thing is for says more of it: %j, words %j', (message, terms, words) => {
  expect(labels(message)).toEqual(terms);
  expect(read(message).words).toEqual(words);
});

test.each([
  ['a new vase', ['vase']],
  ['my new vase', ['vase']],
  ['nice vase', ['vase']],
  ['the new vase', ['new', 'vase']],
  ['something new', ['new']],
  ['a new', ['new']],
  ['a glass vase', ['glass', 'vase']],
])('“%s” names %j', (message, terms) => {
  expect(labels(message)).toEqual(terms);
});

test.each([
  ['shirt S', ['shirt', 'size s']],
  ['shirt 32', ['shirt', 'size 32']],
  ['shirt 99', ['shirt']],
  ['shirt in s please', ['shirt', 'size s']],
  ['size s shirt', ['size s', 'shirt']],
  ['shirt s please', ['shirt']],
  ['s', []],
  ['trousers 34', ['waist w34']],
  ['pack 6', ['pack 6']],
  ['six pack', ['pack 6']],
  ['twelve packs', ['pack 12']],
  ['six shirts', ['shirts']],
  ['colour moss', ['moss']],
  ['an s', ['size s']],
  ['for s and m', ['size m']],
])('of “%s” the values %j are read', (message, terms) => {
  expect(labels(message)).toEqual(terms);
});

test.each([
  ['moss or rust', ['moss or rust']],
  ['moss rust', ['moss or rust']],
  ['glass or in steel', ['glass or steel']],
  ['glass or perhaps maybe even steel', ['glass', 'steel']],
  ['not moss or rust', ['not moss', 'not rust']],
  ['vase, guitar', ['vase or guitar']],
  ['phone shirt', ['phone', 'shirt']],
  ['vase glass guitar', ['vase or guitar', 'glass']],
])('“%s” has the alternatives %j', (message, terms) => {
  expect(labels(message)).toEqual(terms);
});

test.each([
  ['vases on sale', true],
  ['reduced vases', true],
  ['vases', undefined],
])('“%s” asks for what is reduced: %s', (message, reduced) => {
  expect(read(message).reduced).toBe(reduced);
  expect(labels(message)).toEqual(['vases']);
  expect(read(message).words).toEqual([]);
});

test('what the shop calls reduced is no reduction', async () => {
  const tagged = await vocabularyOf([product({ handle: 'a', type: 'Vase', tags: ['Reduced'] })]);
  expect(readSlots('reduced vases', tagged, 2)).not.toHaveProperty('reduced');
});

test.each([
  ['model 2410', ['model', '2410']],
  ['vases 24', []],
  ['set of 3 vases', ['set', '3']],
])('numbers that name something are kept: “%s” has the words %j', (message, words) => {
  expect(read(message).words).toEqual(words);
});
