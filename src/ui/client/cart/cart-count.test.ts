import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCount } from './cart-count.ts';

test('the count is found among other cookies', () => {
  expect(readCount('theme=dark; cart_count=3; x=1')).toBe(3);
  expect(readCount('cart_count=12')).toBe(12);
});

test('another cookie that ends in the same name is not taken for it', () => {
  expect(readCount('old_cart_count=9')).toBe(0);
});

test('whatever the cookies hold, the count is a whole number from 0', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, value) => {
      const count = readCount(`${before}; cart_count=${value}`);
      expect(Number.isInteger(count) && count >= 0).toBe(true);
    }),
  );
});
