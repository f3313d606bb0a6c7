import { expect, test } from 'vitest';
import { withoutUnstressedVowel, withUnstressedVowel } from './unstressed-vowel.ts';

test.for([
  ['nokler', 'nokkel'],
  ['sykler', 'sykkel'],
  ['pensler', 'pensel'],
  ['vinterstovlene', 'vinterstovel'],
  ['hamre', 'hammer'],
] as const)('%s is a plural of %s', ([plural, singular]) => {
  expect(withUnstressedVowel(plural)).toContain(singular);
  expect(withoutUnstressedVowel(singular)).toContain(plural);
});

test.for(['kjeler', 'sammler', 'lamper', 'el', 'ler', 'kurver', ''])('%s has lost no vowel', (word) => {
  expect(withUnstressedVowel(word)).toEqual([]);
});
