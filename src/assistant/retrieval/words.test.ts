import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentStems, foldAccents, singularize, stemsOf, tokensOf } from './words.ts';

test.each([
  ['Fjære', 'fjaere'],
  ['MÅNE', 'mane'],
  ['Røk', 'rok'],
  ['Ｌamp', 'lamp'],
  ['don’t', "don't"],
])('folds %s', (text, folded) => expect(foldAccents(text)).toBe(folded));

test('folding twice is folding once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldAccents(foldAccents(text))).toBe(foldAccents(text));
    }),
  );
});

test('numbers, signs and words come apart', () => {
  expect(tokensOf('under €49.90, not 0.5 l?')).toEqual(['under', '€', '49.90', ',', 'not', '0.5', 'l', '?']);
});

test.each([
  ['vases', 'vase'],
  ['glasses', 'glass'],
  ['boxes', 'box'],
  ['candies', 'candy'],
  ['sizes', 'size'],
  ['shelves', 'shelf'],
  ['glass', 'glass'],
  ['bus', 'bus'],
  ["maja's", 'maja'],
])('the singular of %s is %s', (plural, one) => expect(singularize(plural)).toBe(one));

test('words without meaning of their own are left out', () => {
  expect(contentStems('Could you show me some of the green mugs, please?')).toEqual(['green', 'mug']);
  expect(stemsOf('the mugs')).toEqual(['the', 'mug']);
});
