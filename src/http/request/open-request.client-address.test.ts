import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientNetwork } from '../security/rate-limits.ts';
import { createTrustedProxies } from '../server-context.ts';
import { clientAddress, isTrustedProxy, type ForwardedRequest } from './open-request.ts';

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

test('an IPv6 client is its /64 network, in any notation', () => {
  const one = ['2001:db8:0:1::', '2001:db8:0:1::2', '2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8::1:2:3:4:5'];
  expect(new Set(one.map(clientNetwork))).toEqual(new Set(['2001:db8:0:1::/64']));
  expect(clientNetwork('2001:db8:0:2::1')).toBe('2001:db8:0:2::/64');
  expect(clientNetwork('::1')).toBe('0:0:0:0::/64');
  expect(clientNetwork('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(clientNetwork('192.0.2.1')).toBe('192.0.2.1');
  expect(clientNetwork('::ffff:192.0.2.1')).toBe('192.0.2.1');
});

test('addresses of the same /64 network are one client, of two networks two', () => {
  const groups = fc.array(
    fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16)),
    { minLength: 4, maxLength: 4 },
  );
  fc.assert(
    fc.property(groups, groups, groups, (network, other, host) => {
      const first = clientNetwork([...network, '0', '0', '0', '1'].join(':'));
      expect(clientNetwork([...network, ...host].join(':'))).toBe(first);
      expect(clientNetwork([...other, ...host].join(':')) === first).toBe(other.join() === network.join());
    }),
  );
});
