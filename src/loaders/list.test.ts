import { expect, test } from 'vitest';
import { pageNumber } from './list.ts';

const page = (query: string) => pageNumber(new URL(`https://shop.example/collections${query}`));

test('the page number is a whole number from 1', () => {
  expect(page('?page=7')).toBe(7);
  expect(page('')).toBe(1);
});

test('anything else is page 1', () => {
  for (const wrong of ['0', '-1', '1.5', '1e3', '99999999', 'two', '']) expect(page(`?page=${wrong}`)).toBe(1);
});
