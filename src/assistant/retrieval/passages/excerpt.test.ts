import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

const text =
  'We pack by hand. Norway: €6. Germany, as all of the EU: €14. Parcels are insured. Nothing is left to say.';

test('a short text is returned whole', () => expect(excerpt(text, 'Germany', 500)).toBe(text));

test('the excerpt of a long text begins at the most relevant sentence and has whole sentences', () => {
  expect(excerpt(text, 'how much is it to France', 60)).toBe('… Germany, as all of the EU: €14. Parcels are insured.');
  expect(excerpt(text, 'how do you pack?', 40)).toBe('We pack by hand. Norway: €6.');
});

test('a sentence that is too long is cut between words', () => {
  expect(excerpt(`${'word '.repeat(30)}end`, 'x', 22)).toBe('word word word word …');
});

test('an excerpt is part of the text and fits', () => {
  const words = fc.array(fc.constantFrom('norway', 'parcel', 'a', '€6.', 'eu!'), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(words, fc.integer({ min: 10, max: 80 }), (parts, room) => {
      const whole = parts.join(' ');
      const part = excerpt(whole, 'norway', room);
      expect(part.length).toBeLessThanOrEqual(room + 4);
      expect(whole).toContain(part.replace(/^… /, '').replace(/ …$/, ''));
    }),
  );
});
