import { expect, test } from 'vitest';
import { codesAt, compoundTerm, distinctWords, maxSearchWords, tokenize } from './tokenize.ts';

const terms = (text: string) => tokenize(text).map(({ term }) => term);

test.for([
  ['60 inch', '60 inches', '60in', '60-inch', '60"', '60 ″', '60 Zoll', '60 tommer'],
  ['5 ft', '5 feet', "5'", '5-foot'],
  ['2 m', '2 metres', '2m', '2-meter'],
  ['500 ml', '500ml', '500 millilitres'],
  ['6 qt', '6 quart', '6qt'],
  ['20 lb', '20 lbs', '20 pounds'],
] as const)('%s is one measure however it is written', ([first, ...others]) => {
  expect(terms(first)).toHaveLength(1);
  for (const other of others) expect(terms(other)).toEqual(terms(first));
});

test('feet are also so many inches, and a measure is also its number', () => {
  expect(tokenize('5 ft')[0]?.also).toEqual(['5', '60in']);
  expect(tokenize('60 in')[0]?.also).toEqual(['60', '5ft']);
});

test('plain words are the same as among punctuation', () => {
  for (const text of ['Running SHOES', 'x', 'two in x', 'shelves'])
    expect(tokenize(text)).toEqual(tokenize(`(${text})`));
});

test('a number word is also its digits', () => {
  expect(tokenize('three drawers')[0]).toMatchObject({ surface: 'three', also: ['3'] });
});

test('numbers beside others are no measures', () => {
  expect(terms('2 in 1 stroller')).toEqual(['2', 'in', '1', 'stroller']);
  expect(terms('40x60')).toEqual(['40', '60']);
  expect(terms('8 in x 10 in')).toEqual(['8in', '10in']);
});

test('initials are one word, with and without spaces', () => {
  expect(terms('J.R.R. Tolkien')).toEqual(['jrr', 'tolkien']);
  expect(terms('J. K. Rowling')).toEqual(terms('JK Rowling'));
  expect(terms('The A.B.C. Murders')).toEqual(terms('the ABC murders'));
  expect(terms('Plan B. Then go')).toEqual(terms('plan b then go'));
});

test('“für” is no fur', () => {
  expect(terms('Ständer für Schirme')).toContain('fuer');
  expect(terms('fu\u0308r')).toEqual(['fuer']);
  expect(terms('faux fur, Fürth')).toEqual(['faux', 'fur', 'furth']);
});

test('a number with letters is one term with what follows it', () => {
  const [first, second] = tokenize('5W-30');
  expect(first && second && compoundTerm(first, second)).toBe(terms('5w30')[0]);
});

test('apostrophes and hyphens part no words wrongly', () => {
  expect(terms("women's t-shirt")).toEqual(['woman', 't', 'shirt']);
});

test('a search looks for each word once, and for a limited number of words', () => {
  const surface = (text: string) => distinctWords(tokenize(text)).map((word) => word.surface);
  expect(surface('a a vase a vase')).toEqual(['a', 'vase']);
  expect(surface(`${'a '.repeat(100)} vase`)).toEqual(['a', 'vase']);
  expect(surface(Array.from({ length: 100 }, (_, index) => `word ${index}`).join(' '))).toHaveLength(maxSearchWords);
});

test.each([
  ['5W-30', ['5w30']],
  ['CR 2032', ['cr2032']],
  ['AB-123-C', ['ab123', 'ab123c']],
  ['M6 x 40', ['m640']],
  ['40 screws', []],
  ['for 5', []],
  ['12-24', []],
  ['usb cable', []],
])('the codes that begin %s', (text, codes) => {
  expect(codesAt(tokenize(text), 0).map(({ term }) => term)).toEqual(codes);
});
