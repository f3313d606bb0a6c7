import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { safePagePath } from './safe-redirect.ts';

test('any accepted path leads every browser to this site', () => {
  const nasty = fc.constantFrom(
    '/',
    '\\',
    '@',
    ':',
    '.',
    '..',
    '%2f',
    '%5c',
    '%09',
    '\t',
    '\n',
    '／',
    '＼',
    '%EF%BC%8F',
    'evil.example',
    'https:',
    '?',
    '#',
    'a',
  );
  const targets = fc.oneof(
    fc.array(nasty, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
    fc.webUrl(),
    fc.string(),
  );
  fc.assert(
    fc.property(targets, (target) => {
      const path = safePagePath(target);
      fc.pre(path !== null);
      const led = new URL(path, 'https://shop.example/api/draft');
      expect([led.origin, led.username]).toEqual(['https://shop.example', '']);
      expect(new URL(decodeURIComponent(led.pathname), 'https://shop.example').host).toBe('shop.example');
      expect(safePagePath(path)).toBe(path);
    }),
    { numRuns: 20_000 },
  );
});
