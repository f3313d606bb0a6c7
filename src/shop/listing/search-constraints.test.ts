import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { asWords, isPartOfName, readConstraints } from './search-constraints.ts';

const none = { priceMin: null, priceMax: null, isAvailable: false, isReduced: false, without: [] };

test.each([
  ['lamps under 50', 'lamps', { priceMax: 4999 }],
  ['lampe bis 50 euro', 'lampe', { priceMax: 5000 }],
  ['between 20 and 40', '', { priceMin: 2000, priceMax: 4000 }],
  ['50€ lamps', 'lamps', { priceMax: 5000 }],
  ['Lampe für 50 €, schwarz', 'Lampe schwarz', { priceMax: 5000 }],
  ['lamps, under 50 and in stock', 'lamps', { priceMax: 4999, isAvailable: true }],
  ['Lampe auf Lager', 'Lampe', { isAvailable: true }],
  ['jackets on sale', 'jackets', { isReduced: true }],
  ['Jacken reduziert', 'Jacken', { isReduced: true }],
  ['jakke på salg', 'jakke', { isReduced: true }],
  ['headphones without a cable', 'headphones', { without: ['cable'] }],
  ['Sekt ohne Alkohol', 'Sekt', { without: ['Alkohol'] }],
  ['Kekse ohne Zucker und Nüsse, vegan', 'Kekse vegan', { without: ['Zucker', 'Nüsse'] }],
  ['kopp uten lokk', 'kopp', { without: ['lokk'] }],
  ['shirt not black', 'shirt', { without: ['black'] }],
  ['lampe unter 50 nicht schwarz', 'lampe', { priceMax: 4999, without: ['schwarz'] }],
  ['lampe nicht aus Plastik', 'lampe', { without: ['Plastik'] }],
])('%s asks for “%s” and more', (term, words, constraints) => {
  expect(readConstraints(term, 'EUR')).toMatchObject({ ...none, term: words, ...constraints });
});

test.each([
  'Harbor Shirt 3',
  'TN-2110',
  'Canon 50mm',
  'size 50',
  '50 Watt',
  'E27',
  'lamp under 50 cm',
  '27" monitor',
  'M6 x 40',
  'No 7 cream',
  'nothing phone 2',
  'reduced fat milk',
  'bikes for sale',
  'not too expensive lamp',
  'without',
  'lamps "under 50"',
  'lampe “ohne kabel”',
  'sekt alkoholfrei',
])('%s is only words', (term) => {
  expect(readConstraints(term, 'EUR')).toBeNull();
});

test('a price in another currency is only words', () => {
  expect(readConstraints('lamps under 500 kr', 'EUR')).toBeNull();
  expect(readConstraints('lamps under 500 kr', 'NOK')).toMatchObject({ term: 'lamps', priceMax: 49_999 });
});

test('constraints are searched for as words in quotation marks', () => {
  const term = 'lamps under 50, not black';
  const { phrases = [] } = readConstraints(term, 'EUR') ?? {};
  expect(phrases).toEqual([
    { text: 'under 50', isExclusion: false },
    { text: 'not black', isExclusion: true },
  ]);
  expect(asWords(term, phrases)).toBe('lamps "under 50", "not black"');
  expect(readConstraints(asWords(term, phrases), 'EUR')).toBeNull();
});

test('a constraint is part of a name that has its words side by side', () => {
  expect(isPartOfName('max 90', 'Air MAX 90, white')).toBe(true);
  expect(isPartOfName('max 90', 'Air Max 900')).toBe(false);
  expect(isPartOfName('max 90', 'Max Frisch, 90 pages')).toBe(false);
});

test('any term has its constraints as they are written, and is shorter without them', () => {
  const word = fc.constantFrom(
    'under',
    '50',
    '€',
    'ohne',
    'kabel',
    'und',
    'not',
    'on sale',
    'lamps',
    ',',
    '"',
    'æß',
    'max',
  );
  const term = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(word, { maxLength: 9 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(term, (text) => {
      const read = readConstraints(text, 'EUR');
      if (!read) return;
      expect(read.phrases.every((phrase) => text.includes(phrase.text) && phrase.text !== '')).toBe(true);
      expect(read.term.length).toBeLessThan(text.length);
    }),
  );
});
