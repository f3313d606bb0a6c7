import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { markTerm } from './suggested.ts';

test('the beginning of the word that is being typed is marked', () => {
  expect(markTerm('Rille vase', 'va')).toEqual({ before: 'Rille ', match: 'va', after: 'se' });
  expect(markTerm('Vase', 'blue VA')).toEqual({ before: '', match: 'Va', after: 'se' });
});

test('a place within a word is not marked', () => {
  expect(markTerm('Canvas', 'va')).toEqual({ before: 'Canvas', match: '', after: '' });
});

test('no letter of a text is lost', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, term) => {
      const { before, match, after } = markTerm(text, term);
      expect(before + match + after).toBe(text);
    }),
  );
});
