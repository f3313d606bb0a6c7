import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNearly } from './slip.ts';

test.each([
  ['vass', 'vase'],
  ['lmap', 'lamp'],
  ['gren', 'green'],
  ['candels', 'candles'],
  ['stooll', 'stool'],
  ['throw', 'throw'],
])('%s is nearly %s', (word, other) => {
  expect(isNearly(word, other)).toBe(true);
  expect(isNearly(other, word)).toBe(true);
});

test.each([
  ['mug', 'rug'],
  ['chair', 'stool'],
  ['dark', 'board'],
  ['lamp', 'camping'],
])('%s is not nearly %s', (word, other) => {
  expect(isNearly(word, other)).toBe(false);
  expect(isNearly(other, word)).toBe(false);
});

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 9 });

test('a word with one letter left out, doubled or changed, or two swapped, is nearly itself', () => {
  fc.assert(
    fc.property(letters, fc.nat(), (word, number) => {
      const at = number % word.length;
      const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
      expect(isNearly(before + letter + letter + after, word)).toBe(true);
      expect(isNearly(`${before}x${after}`, word)).toBe(true);
      if (word.length > 4) expect(isNearly(before + after, word)).toBe(true);
      expect(isNearly(before + (after[0] ?? '') + letter + after.slice(1), word)).toBe(true);
    }),
  );
});
