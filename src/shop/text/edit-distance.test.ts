import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { closestName, editDistance, isLikelyTypo, typoBetween } from './edit-distance.ts';

test.each([
  ['vass', 'vase', 'other-letter'],
  ['lmap', 'lamp', 'swapped'],
  ['gren', 'green', 'letter-more-or-less'],
  ['stooll', 'stool', 'letter-more-or-less'],
  ['throw', 'throw', 'none'],
  ['mug', 'rug', null],
  ['chair', 'stool', null],
  ['lamp', 'camping', null],
])('between %s and %s: %s', (word, other, slip) => {
  expect(typoBetween(word, other)).toBe(slip);
  expect(typoBetween(other, word)).toBe(slip);
});

test.each([
  ['lmap', 'lamp'],
  ['cushon', 'cushion'],
  ['candel', 'candle'],
  ['blankot', 'blanket'],
])('%s is most likely %s', (typed, meant) => expect(isLikelyTypo(typed, meant)).toBe(true));

test.each([
  ['case', 'care'],
  ['pant', 'plant'],
  ['grass', 'glass'],
  ['mink', 'ink'],
  ['lamp', 'lamp'],
])('%s is a word of its own, not %s', (typed, meant) => expect(isLikelyTypo(typed, meant)).toBe(false));

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 5, maxLength: 9 });

test('a word with a letter left out, doubled or changed, or two swapped, is a slip away from itself', () => {
  fc.assert(
    fc.property(letters, fc.nat(), (word, number) => {
      const at = number % word.length;
      const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
      const slips = [
        before + letter + letter + after,
        `${before}x${after}`,
        before + after,
        before + (after[0] ?? '') + letter + after.slice(1),
      ];
      expect(slips.map((slip) => typoBetween(slip, word))).not.toContain(null);
    }),
  );
});

test('edit distance is symmetric, and 0 only for equal words', () => {
  const word = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'b', 'c') });
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(editDistance(one, other)).toBe(editDistance(other, one));
      expect(editDistance(one, other) === 0).toBe(one === other);
      expect(editDistance(one, other)).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
      expect(editDistance(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length));
    }),
  );
  expect(editDistance('kveld', 'kvled')).toBe(1);
  expect(editDistance('mug', 'mgu')).toBe(1);
  expect(editDistance('mug', 'jug')).toBe(1);
});

test.each([
  ['adress', 'address'],
  ['sinonyms', 'synonyms'],
  ['rank', null],
  ['', null],
])('the name that “%s” was meant as is %s', (written, meant) => {
  expect(closestName(written, ['address', 'synonyms', 'delivery'])).toBe(meant);
  expect(closestName(written, [])).toBeNull();
});
