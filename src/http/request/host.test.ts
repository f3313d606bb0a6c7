import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { problems } from '../response/problems.ts';
import { allowedHosts, readHost, toOriginForm, validateHost } from './host.ts';

const requestWithHosts = (hosts: readonly string[], forwarded?: string) => ({
  headers: { host: hosts[0], 'x-forwarded-host': forwarded },
  rawHeaders: hosts.flatMap((host) => ['Host', host]),
});

test('one valid host is read, in lower case and with its port', () => {
  expect(readHost(requestWithHosts(['Shop.Example:8080']), false)).toBe('shop.example:8080');
  expect(readHost(requestWithHosts(['[::1]:80']), false)).toBe('[::1]:80');
});

test('missing, repeated and malformed hosts are null', () => {
  for (const hosts of [
    [],
    ['a', 'b'],
    ['a', 'a'],
    [''],
    ['a b'],
    ['a,b'],
    ['u@a'],
    ['a:b'],
    ['a/b'],
    ['.a'],
    ['ä'],
    ['a:999999'],
  ]) {
    expect(readHost(requestWithHosts(hosts), false), hosts.join()).toBeNull();
  }
});

test('a forwarded host counts only from a trusted proxy', () => {
  expect(readHost(requestWithHosts(['inner'], 'shop.example'), true)).toBe('shop.example');
  expect(readHost(requestWithHosts(['inner'], 'shop.example'), false)).toBe('inner');
  expect(readHost(requestWithHosts(['inner'], 'evil/x'), true)).toBeNull();
});

test('only the public and the allowed hosts are answered, on any port', () => {
  const hosts = allowedHosts('https://Shop.example', ['WWW.shop.example']);
  expect(validateHost('shop.example', hosts)).toBeNull();
  expect(validateHost('shop.example:443', hosts)).toBeNull();
  expect(validateHost('www.shop.example', hosts)).toBeNull();
  expect(validateHost('evil.example', hosts)).toBe(problems.foreignHost);
  expect(validateHost('shop.example.evil.example', hosts)).toBe(problems.foreignHost);
  expect(validateHost(null, hosts)).toBe(problems.badHost);
});

test('without a configured host any valid one is answered', () => {
  expect(allowedHosts(undefined, undefined)).toBeNull();
  expect(validateHost('anything.example', null)).toBeNull();
  expect(validateHost(null, null)).toBe(problems.badHost);
});

test('an absolute target is reduced to its path when it has the same host', () => {
  expect(toOriginForm('http://shop.example/a?b', 'shop.example')).toBe('/a?b');
  expect(toOriginForm('HTTPS://SHOP.example', 'shop.example')).toBe('/');
  expect(toOriginForm('http://shop.example?q', 'shop.example')).toBe('/?q');
  expect(toOriginForm('http://evil.example/', 'shop.example')).toBeNull();
  expect(toOriginForm('ftp://shop.example/', 'shop.example')).toBeNull();
  expect(toOriginForm('*', 'shop.example')).toBeNull();
});

test('a valid host contains no delimiters', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const host = readHost(requestWithHosts([text]), false);
      expect(host ?? 'none').toMatch(/^[a-z0-9._:[\]-]+$/);
    }),
  );
});
