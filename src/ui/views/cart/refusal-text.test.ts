import { expect, test } from 'vitest';
import { refusalText } from './refusal-text.ts';

test('what is known of a refusal completes its sentence', () => {
  expect(refusalText('over_stock', '2')).toBe('There are only 2 left.');
  expect(refusalText('code_minimum', '€80')).toBe('This code needs a cart of at least €80.');
});

test('a refusal without more to say is still a sentence', () => {
  expect(refusalText('over_stock', null)).toBe('There are not that many left.');
  expect(refusalText('code_ended', null)).toBe('This code is no longer valid.');
});
