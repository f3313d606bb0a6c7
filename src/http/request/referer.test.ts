import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownOriginsOf, refererPath, withPublicOrigin } from './referer.ts';

const site = 'http://127.0.0.1:4321';
const read = (referer: string, host: string | null, forwardedProtocol: 'https:' | null = null): string | null => {
  const own = ownOriginsOf(site, { host, forwardedProtocol });
  return refererPath(withPublicOrigin(referer, site, own), site);
};

test.each([
  ['the public address', 'http://127.0.0.1:4321/products/mug?colour=moss', '127.0.0.1:4321'],
  ['the public address, for another host', 'http://127.0.0.1:4321/products/mug?colour=moss', 'localhost:4321'],
  ['the host that the request is for', 'http://localhost:4321/products/mug?colour=moss', 'localhost:4321'],
  ['the host, with a fragment', 'http://localhost:4321/products/mug?colour=moss#care', 'localhost:4321'],
])('%s is the shop’s', (_, referer, host) => {
  expect(read(referer, host)).toBe('/products/mug?colour=moss');
});

test('a shop behind a proxy that ends TLS is named by https', () => {
  expect(read('https://shop.example/cart', 'shop.example', 'https:')).toBe('/cart');
  expect(read('http://shop.example/cart', 'shop.example', 'https:')).toBeNull();
});

test.each([
  ['another port', 'http://localhost:4322/cart', 'localhost:4321'],
  ['another scheme', 'https://localhost:4321/cart', 'localhost:4321'],
  ['a host that the request is not for', 'http://localhost:4321/cart', 'shop.example'],
  ['a host that only begins with the shop’s', 'http://localhost:4321.evil.example/cart', 'localhost:4321'],
  ['a user of another host', 'http://localhost:4321@evil.example/cart', 'localhost:4321'],
  ['no address', 'nonsense', 'localhost:4321'],
  ['a request without a host', 'http:///cart', null],
])('%s is not the shop’s', (_, referer, host) => {
  expect(read(referer, host)).toBeNull();
});

test('no header names no page', () => {
  expect([refererPath(undefined, site), refererPath(null, site), refererPath('', site)]).toEqual([null, null, null]);
});

test('whatever is sent, only the shop’s own pages are named, by path and query', () => {
  const hosts = fc.constantFrom('localhost:4321', '127.0.0.1:4321', 'shop.example', null);
  const own = fc.webPath().map((path) => `http://localhost:4321${path}`);
  fc.assert(
    fc.property(fc.oneof(own, fc.webUrl(), fc.string()), hosts, (referer, host) => {
      const isOwn = [site, `http://${host}`].includes(URL.parse(referer)?.origin ?? '');
      expect(read(referer, host)?.startsWith('/') ?? false).toBe(isOwn);
    }),
  );
});
