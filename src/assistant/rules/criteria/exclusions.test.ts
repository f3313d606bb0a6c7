import { expect, test } from 'vitest';
import { product } from '#tests/fixtures/shops/memory-catalog.ts';
import { vocabularyOf } from '#tests/helpers/assistant/memory-turn.ts';
import { freeOf, isExcludable, readExclusions } from './exclusions.ts';

const vocabulary = await vocabularyOf([product({ handle: 'bread', type: 'Bread', tags: ['Nut free'] })]);
const read = (text: string): string => readExclusions(text, vocabulary).replaceAll(/\s+/g, ' ').trim();

test.each([
  ['no it has to be dark', 'it has to be dark'],
  ['no , it has to be dark', 'it has to be dark'],
  ['hm , no , i want oak', 'i want oak'],
  ['hmm ok no that is dark', 'that is dark'],
  ['sorry , oh no they are dark', 'they are dark'],
  ['no ok just the oak', 'ok just the oak'],
  ['no oak', 'no oak'],
  ['no items', 'no items'],
  ['oak , no it is dark', 'oak , no it is dark'],
])('a contradiction excludes nothing: “%s” is “%s”', (text, bare) => {
  expect(read(text)).toBe(bare);
});

test.each([
  ['i am allergic to nuts', 'i am without nuts but'],
  ['allergic against nuts and milk', 'without nuts without milk but'],
  ['intolerant to nuts or milk and eggs please', 'without nuts without milk without eggs but please'],
  ["i can't eat eggs", 'i without eggs but'],
  ['i cant have eggs and milk', 'i without eggs without milk but'],
  ['we cannot drink milk', 'we without milk but'],
  ['she can not tolerate milk', 'she without milk but'],
  ["he mustn't eat eggs", 'he without eggs but'],
  ['he must not eat eggs', 'he without eggs but'],
  ['he may not have eggs', 'he without eggs but'],
  ["i can't eat it", "i can't eat it"],
  ["i can't have this", "i can't have this"],
  ["i can't have italian bread", 'i without italian but bread'],
  ['a nut allergy', 'a without nut but'],
  ['nut allergies', 'without nut but'],
  ['lactose intolerant people', 'without lactose but people'],
  ['lactose intolerance', 'without lactose but'],
  ['a food allergy', 'a food allergy'],
  ['any allergies', 'any allergies'],
  ['her allergy', 'her allergy'],
  ['an allergy', 'an allergy'],
  ['seafood allergy', 'without seafood but'],
  ['coeliac', 'without gluten but'],
  ['celiac', 'without gluten but'],
  ['coeliac disease', 'without gluten but'],
])('“%s” says what must not be in it: “%s”', (text, without) => {
  expect(read(text)).toBe(without);
});

test.each([
  ['lactose free milk', 'without lactose but milk'],
  ['lactose - free milk', 'without lactose but milk'],
  ['nut free bread', 'nut free bread'],
  ['nuts free bread', 'nuts free bread'],
  ['is it free', 'is it free'],
  ['lactose freedom', 'lactose freedom'],
])('“%s” is “%s”, as the shop calls things nut free', (text, without) => {
  expect(read(text)).toBe(without);
});

test.each([
  ['nut free', false, ['nut']],
  ['nut-free', false, ['nut']],
  ['sugarfree', false, ['sugar']],
  ['nut free', true, []],
  ['free range', false, []],
  ['nuts', false, []],
] as const)('a term “%s” (negated: %s) excludes %j', (label, negated, excluded) => {
  expect(freeOf({ label, negated, readings: [] })).toEqual(excluded);
});

test.each([
  ['glass', true],
  ['øl', true],
  ['x', false],
  ['12', false],
  ['-', false],
  ['not', false],
  ['ohne', false],
  ['the', false],
  ['things', false],
])('“%s” can be excluded: %s', (token, isPossible) => {
  expect(isExcludable(token)).toBe(isPossible);
});
