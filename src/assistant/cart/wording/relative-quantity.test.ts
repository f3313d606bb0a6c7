import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { relativeQuantity } from './relative-quantity.ts';

test.each([
  ['one more', 5],
  ['and one more please', 5],
  ['2 more of them', 6],
  ['another', 5],
  ['another two', 6],
  ['one less', 3],
  ['two fewer, please', 2],
  ['remove one', 3],
  ['remove one again', 3],
  ['make that 3', 3],
  ['take 2 out', 2],
  ['remove 9', 0],
  ['double it', 8],
  ['twice as many', 8],
  ['actually just 2', 2],
  ['no, only one', 1],
  ['sorry, 3', 3],
  ['make it just two', 2],
])('4, and then “%s”: %i', (text, quantity) => {
  expect(relativeQuantity(text, 4)).toBe(quantity);
});

test.each([
  'one more question',
  'more',
  '2',
  'just looking',
  'one more lamp',
  'remove one of the lamps',
  'double bed',
  'only under 50',
  'just 2 colours?',
  'less',
])('“%s” is about something else', (text) => {
  expect(relativeQuantity(text, 4)).toBeNull();
});

test('a quantity is never negative', () => {
  fc.assert(
    fc.property(fc.nat(99), fc.nat(99), (now, less) => {
      expect(relativeQuantity(`${less} less`, now)).toBe(Math.max(0, now - less));
    }),
  );
});
