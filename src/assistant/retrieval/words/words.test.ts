import { expect, test } from 'vitest';
import { contentStems, stemsOf, tokensOf } from './words.ts';

test('numbers, signs and words are separate tokens', () => {
  expect(tokensOf('under €49.90, not 0.5 l?')).toEqual(['under', '€', '49.90', ',', 'not', '0.5', 'l', '?']);
});

test('content stems exclude function words', () => {
  expect(contentStems('Could you show me some of the green mugs, please?')).toEqual(['green', 'mug']);
  expect(stemsOf('the mugs')).toEqual(['the', 'mug']);
});

test('the digits of a model number stay together', () => {
  expect(tokensOf('GA5030R, tn-2110 or DHP486RTJ')).toEqual(['ga5030r', ',', 'tn', '-', '2110', 'or', 'dhp486rtj']);
  expect(tokensOf('x100 in 30cm')).toEqual(['x100', 'in', '30', 'cm']);
});
