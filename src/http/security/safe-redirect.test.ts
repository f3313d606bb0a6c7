import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeRedirectTarget } from './safe-redirect.ts';

test('paths of this site are returned in canonical spelling, with their query', () => {
  expect(safeRedirectTarget('/collections/all?page=2')).toBe('/collections/all?page=2');
  expect(safeRedirectTarget('/Cart/')).toBe('/cart');
  expect(safeRedirectTarget('/cart#lines')).toBe('/cart');
});

test.for([
  '',
  'cart',
  '//evil.example',
  '/\\evil.example',
  '/%09/evil.example',
  '/@evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\tevil',
  '/a\r\nSet-Cookie: x',
  '/／evil.example',
  '/%5cevil.example',
  '/../evil',
])('%j is refused', (given) => {
  expect(safeRedirectTarget(given)).toBeNull();
});

test('any returned target leads to this site and fits into a header', () => {
  const rest = fc.string({
    unit: fc.constantFrom('/', '\\', '@', ':', '.', '%', '5', 'c', '?', '\t', '\n', 'é', '／'),
  });
  fc.assert(
    fc.property(fc.oneof(fc.string(), rest), (given) => {
      const target = safeRedirectTarget(`/${given}`);
      if (target === null) return;
      expect(new URL(target, 'https://shop.example').origin).toBe('https://shop.example');
      expect(target).toMatch(/^[!-~]+$/);
    }),
  );
});
