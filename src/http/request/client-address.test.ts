import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientAddress, createTrustedProxies, isTrustedProxy, type ForwardedRequest } from './client-address.ts';

const requestFrom = (remoteAddress: string, forwarded?: string): ForwardedRequest => ({
  socket: { remoteAddress },
  headers: { 'x-forwarded-for': forwarded },
});

const proxies = createTrustedProxies(['10.0.0.0/8', '192.0.2.1', '2001:db8::/32']);
const trusts = (address: string): boolean => isTrustedProxy(proxies, address);

test('addresses and ranges are trusted, and nothing else', () => {
  for (const address of ['10.1.2.3', '192.0.2.1', '2001:db8::1']) expect(trusts(address), address).toBe(true);
  for (const address of ['11.0.0.1', '192.0.2.2', '2001:db9::1', '', 'localhost'])
    expect(trusts(address), address).toBe(false);
  expect(isTrustedProxy(createTrustedProxies([]), '127.0.0.1')).toBe(false);
});

test('an invalid range throws', () => {
  for (const range of ['proxy', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/x', '']) {
    expect(() => createTrustedProxies([range]), range).toThrow();
  }
});

test('X-Forwarded-For of an untrusted peer is ignored', () => {
  expect(clientAddress(requestFrom('203.0.113.9', '198.51.100.1'), proxies)).toBe('203.0.113.9');
});

test('behind a proxy the client is the last address that is not a proxy', () => {
  expect(clientAddress(requestFrom('10.0.0.1', '198.51.100.1'), proxies)).toBe('198.51.100.1');
  expect(clientAddress(requestFrom('10.0.0.1', '6.6.6.6, 198.51.100.1, 10.9.9.9'), proxies)).toBe('198.51.100.1');
  expect(clientAddress(requestFrom('::ffff:10.0.0.1', '::ffff:198.51.100.1'), proxies)).toBe('198.51.100.1');
});

test('an entry that is not an address ends the chain at the proxy that wrote it', () => {
  expect(clientAddress(requestFrom('10.0.0.1', '198.51.100.1, unknown, 10.0.0.2'), proxies)).toBe('10.0.0.2');
  expect(clientAddress(requestFrom('10.0.0.1', ''), proxies)).toBe('10.0.0.1');
  expect(clientAddress(requestFrom('10.0.0.1'), proxies)).toBe('10.0.0.1');
});

test('entries before the one that the proxy added are ignored', () => {
  fc.assert(
    fc.property(fc.string(), (written) => {
      expect(clientAddress(requestFrom('10.0.0.1', `${written}, 198.51.100.7`), proxies)).toBe('198.51.100.7');
    }),
  );
});
