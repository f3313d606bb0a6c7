import { expect, test } from 'vitest';
import { parseShardName, robotsText, sitemapIndex, sitemapShard } from './sitemap.ts';

test('the index lists each shard with the origin of the shop', () => {
  expect(sitemapIndex('https://halden.example', ['/sitemaps/products-1.xml', '/sitemaps/products-2.xml'])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
      '<sitemap><loc>https://halden.example/sitemaps/products-1.xml</loc></sitemap>' +
      '<sitemap><loc>https://halden.example/sitemaps/products-2.xml</loc></sitemap>' +
      '</sitemapindex>\n',
  );
});

test('an address has its time of change when it is known', () => {
  const urls = [
    { path: '/', changedAt: null },
    { path: '/products/a&b', changedAt: '2026-11-03T09:00:00Z' },
  ];
  expect(sitemapShard('https://halden.example', urls)).toContain(
    '<url><loc>https://halden.example/</loc></url>' +
      '<url><loc>https://halden.example/products/a&#38;b</loc><lastmod>2026-11-03T09:00:00Z</lastmod></url>',
  );
});

test('the name of a shard is a known kind and a number from 1', () => {
  expect(parseShardName('products', '12')).toEqual({ kind: 'products', page: 12 });
  for (const [kind, number] of [
    ['product', '1'],
    ['products', '0'],
    ['products', '01'],
    ['products', '1e3'],
    ['products', '-1'],
    ['products', '9999999'],
    ['constructor', '1'],
    [undefined, '1'],
    ['products', undefined],
  ] as const) {
    expect(parseShardName(kind, number)).toBeNull();
  }
});

test('robots.txt excludes carts and orders and names the sitemap', () => {
  const lines = robotsText('https://halden.example').split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(lines).toContain('Disallow: /cart');
  expect(lines).toContain('Disallow: /checkout');
  expect(lines).toContain('Disallow: /orders/');
  expect(lines).toContain('Sitemap: https://halden.example/sitemap.xml');
});

test('robots.txt allows products, collections, pages and search', () => {
  const closed = robotsText('https://halden.example')
    .matchAll(/^Disallow: (.*)$/gm)
    .map(([, path]) => path)
    .toArray();
  for (const open of ['/products/x', '/collections/x', '/pages/x', '/blogs/x', '/policies/x', '/search?q=x', '/']) {
    expect(closed.filter((path) => path === undefined || open.startsWith(path))).toEqual([]);
  }
});
