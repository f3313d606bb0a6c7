import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlightTerm } from './suggested.ts';

test('the beginning of the word that is being typed is marked', () => {
  expect(highlightTerm('Rille vase', 'va')).toEqual({ before: 'Rille ', match: 'va', after: 'se' });
  expect(highlightTerm('Vase', 'blue VA')).toEqual({ before: '', match: 'Va', after: 'se' });
});

test('a place within a word is not marked', () => {
  expect(highlightTerm('Canvas', 'va')).toEqual({ before: 'Canvas', match: '', after: '' });
});

test('no letter of a text is lost', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, term) => {
      const { before, match, after } = highlightTerm(text, term);
      expect(before + match + after).toBe(text);
    }),
  );
});
