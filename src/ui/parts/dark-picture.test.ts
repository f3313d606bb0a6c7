import { expect, test } from 'vitest';
import { isDark } from './dark-picture.ts';

test('a lamp at night is dark, a vase before plaster is not', () => {
  expect(isDark({ colour: '#3a2d28' })).toBe(true);
  expect(isDark({ colour: '#e3e0d9' })).toBe(false);
});

test('the colour in the middle between black and white for the eye parts them', () => {
  expect(isDark({ colour: '#757575' })).toBe(true);
  expect(isDark({ colour: '#777777' })).toBe(false);
});

test('a picture whose colour is not known counts as light', () => {
  expect(isDark({ colour: null })).toBe(false);
  expect(isDark({ colour: 'red' })).toBe(false);
});
