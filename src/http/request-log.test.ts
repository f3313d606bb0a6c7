import { expect, test } from 'vitest';
import { loggedPath } from './request-log.ts';

test('a query is not logged', () => {
  expect(loggedPath('/api/draft?secret=s3cret&slug=/')).toBe('/api/draft');
});

test('the token that opens an order is not logged', () => {
  expect(loggedPath('/orders/abc')).toBe('/orders/[token]');
  expect(loggedPath('//Orders//abc?x')).toBe('//Orders//[token]');
  expect(loggedPath('http://shop/orders/abc')).toBe('http://shop/orders/[token]');
});

test('a long path is cut', () => {
  expect(loggedPath(`/${'a'.repeat(9000)}`)).toHaveLength(512);
});
