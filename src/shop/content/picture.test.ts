import { expect, test } from 'vitest';
import { isDarkPicture } from './picture.ts';

test('a lamp at night is dark, a vase before plaster is not', () => {
  expect(isDarkPicture({ colour: '#3a2d28' })).toBe(true);
  expect(isDarkPicture({ colour: '#e3e0d9' })).toBe(false);
});

test('the colour in the middle between black and white for the eye parts them', () => {
  expect(isDarkPicture({ colour: '#757575' })).toBe(true);
  expect(isDarkPicture({ colour: '#777777' })).toBe(false);
});

test('a picture whose colour is not known counts as light', () => {
  expect(isDarkPicture({ colour: null })).toBe(false);
  expect(isDarkPicture({ colour: 'red' })).toBe(false);
});
