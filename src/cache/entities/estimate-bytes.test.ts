import { expect, test } from 'vitest';
import { estimateBytes } from './estimate-bytes.ts';

test('a value counts all strings that it contains, at any depth', () => {
  const text = 'x'.repeat(10_000);
  for (const value of [text, [text], { text }, { list: [{ text }] }, new Map([['text', text]])])
    expect(estimateBytes(value)).toBeGreaterThan(20_000);
});

test('the estimate grows with the number of objects', () => {
  const variants = (count: number) => Array.from({ length: count }, () => ({ price: 1, values: [null] }));
  expect(estimateBytes(variants(1000))).toBeGreaterThan(9 * estimateBytes(variants(100)));
});

test('nothing takes next to nothing', () => {
  expect(estimateBytes(null)).toBeLessThan(100);
});

test('a value counts once, and what is derived from it as often as is said', () => {
  const text = 'x'.repeat(10_000);
  const [alone, withTwice] = [estimateBytes(text, 0), estimateBytes(text, 2)];
  expect([alone > 10_000, withTwice]).toEqual([true, 3 * alone]);
});

test('what is derived from a large value takes no more than a long page', () => {
  const text = 'x'.repeat(2_000_000);
  expect(estimateBytes(text, 10) - estimateBytes(text, 0)).toBe(1024 * 1024);
});
