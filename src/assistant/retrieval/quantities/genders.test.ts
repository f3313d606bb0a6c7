import { expect, test } from 'vitest';
import { product } from '#tests/fixtures/shops/memory-catalog.ts';
import { meetsMeasure } from './measures.ts';
import { readGender } from './genders.ts';

test.each([
  ['rain jacket mens', 'for men'],
  ["men's rain jacket", 'for men'],
  ['jacket for women', null],
  ['a mention of it', null],
])('%s', (text, measure) => {
  expect(readGender(text)).toBe(measure);
});

test.each([
  ["Women's rain jacket", false],
  ['Damen Regenjacke', false],
  ["Men's rain jacket", true],
  ['Jacket for women and men', true],
  ['Rain jacket', true],
])('“%s” is for men: %s', (title, suits) => {
  expect(meetsMeasure(product({ handle: 'a', title }), 'for men')).toBe(suits);
});
