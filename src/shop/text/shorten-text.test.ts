import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortenText } from './shorten-text.ts';

test.each([
  ['a short text', 20, 'a short text'],
  ['exactly twenty chars', 20, 'exactly twenty chars'],
  ['one more than twenty!', 20, 'one more than…'],
  ['Merinogarn, handgefärbt', 12, 'Merinogarn…'],
  ['Shelf – oak and steel', 9, 'Shelf…'],
  ['Donaudampfschifffahrtsgesellschaft', 12, 'Donaudampfs…'],
])('“%s” in %i characters is “%s”', (text, length, shortened) => {
  expect(shortenText(text, length)).toBe(shortened);
});

test('shortened text is a beginning of the text, never too long and never half a character', () => {
  const anyText = fc.string({ unit: fc.constantFrom('a', 'ß', ' ', ',', '🧶', '-', 'word '), maxLength: 60 });
  fc.assert(
    fc.property(anyText, fc.integer({ min: 2, max: 40 }), (text, length) => {
      const shortened = shortenText(text, length);
      expect(shortened.length).toBeLessThanOrEqual(length);
      expect(shortened.isWellFormed()).toBe(true);
      if (shortened === text) return;
      expect(shortened.endsWith('…')).toBe(true);
      expect(text.startsWith(shortened.slice(0, -1))).toBe(true);
    }),
  );
});
