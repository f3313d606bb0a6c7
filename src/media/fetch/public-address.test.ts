import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each(['1.1.1.1', '8.8.8.8', '172.15.255.255', '172.32.0.0', '192.167.255.255', '223.255.255.255'])(
  'the IPv4 address %s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each(['2606:4700:4700::1111', '2a00:1450:4001:800::200e', '2001:4860:4860::8888'])(
  'the IPv6 address %s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.255',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
])('the IPv4 address %s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
])('the IPv6 address %s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test('no address of a private network is public, in either notation', () => {
  const octet = fc.nat(255);
  fc.assert(
    fc.property(fc.constantFrom('10', '127', '0'), octet, octet, octet, (first, ...rest) => {
      const address = [first, ...rest].join('.');
      expect(isPublicAddress(address)).toBe(false);
      expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
    }),
  );
});

test('what is no IP address is not public', () => {
  fc.assert(fc.property(fc.string(), (text) => !isPublicAddress(`${text}x`)));
  for (const text of ['', 'localhost', '127.1', '0x7f000001', '2130706433']) expect(isPublicAddress(text)).toBe(false);
});
