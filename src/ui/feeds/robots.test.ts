import { expect, test } from 'vitest';
import { robotsText } from './robots.ts';

test('crawlers are kept out of carts and orders and told where the sitemap is', () => {
  const lines = robotsText('https://halden.example').split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(lines).toContain('Disallow: /cart');
  expect(lines).toContain('Disallow: /checkout');
  expect(lines).toContain('Disallow: /orders/');
  expect(lines).toContain('Sitemap: https://halden.example/sitemap.xml');
});

test('products, collections, pages and search stay open', () => {
  const closed = robotsText('https://halden.example')
    .matchAll(/^Disallow: (.*)$/gm)
    .map(([, path]) => path)
    .toArray();
  for (const open of ['/products/x', '/collections/x', '/pages/x', '/blogs/x', '/policies/x', '/search?q=x', '/']) {
    expect(closed.filter((path) => path === undefined || open.startsWith(path))).toEqual([]);
  }
});
