import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { problems } from '../response/problems.ts';
import { allowedHosts, isCrossSite, readHost, toOriginForm, validateHost } from './request-origin.ts';

const requestWithHosts = (hosts: readonly string[], forwarded?: string) => ({
  headers: { host: hosts[0], 'x-forwarded-host': forwarded },
  rawHeaders: hosts.flatMap((host) => ['Host', host]),
});

test('one valid host is taken, in lower case and with its port', () => {
  expect(readHost(requestWithHosts(['Shop.Example:8080']), false)).toBe('shop.example:8080');
  expect(readHost(requestWithHosts(['[::1]:80']), false)).toBe('[::1]:80');
});

test('no host, two hosts and malformed hosts are none', () => {
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

test('only the public host and those allowed besides are answered, on any port', () => {
  const hosts = allowedHosts('https://Shop.example', ['WWW.shop.example']);
  expect(validateHost('shop.example', hosts)).toBeNull();
  expect(validateHost('shop.example:443', hosts)).toBeNull();
  expect(validateHost('www.shop.example', hosts)).toBeNull();
  expect(validateHost('evil.example', hosts)).toBe(problems.foreignHost);
  expect(validateHost('shop.example.evil.example', hosts)).toBe(problems.foreignHost);
  expect(validateHost(null, hosts)).toBe(problems.badHost);
});

test('with no host configured any valid one is answered', () => {
  expect(allowedHosts(undefined, undefined)).toBeNull();
  expect(validateHost('anything.example', null)).toBeNull();
  expect(validateHost(null, null)).toBe(problems.badHost);
});

test('an absolute target is its path when it names the same host', () => {
  expect(toOriginForm('http://shop.example/a?b', 'shop.example')).toBe('/a?b');
  expect(toOriginForm('HTTPS://SHOP.example', 'shop.example')).toBe('/');
  expect(toOriginForm('http://shop.example?q', 'shop.example')).toBe('/?q');
  expect(toOriginForm('http://evil.example/', 'shop.example')).toBeNull();
  expect(toOriginForm('ftp://shop.example/', 'shop.example')).toBeNull();
  expect(toOriginForm('*', 'shop.example')).toBeNull();
});

test('a host that passes holds nothing that could end it or begin something else', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const host = readHost(requestWithHosts([text]), false);
      expect(host ?? 'none').toMatch(/^[a-z0-9._:[\]-]+$/);
    }),
  );
});

const hosts = ['shop.example', 'localhost:3000'];
const unsafe = ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'];
const good = 'https://shop.example';
const evil = 'https://evil.example';

test('safe methods pass wherever they come from', () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS']) {
    expect(isCrossSite({ method, fetchSite: 'cross-site', origin: evil, hosts })).toBe(false);
  }
});

test('what the browser says of the site decides, whatever the origin', () => {
  for (const method of unsafe) {
    for (const origin of [good, evil, 'null', undefined]) {
      expect(isCrossSite({ method, fetchSite: 'same-origin', origin, hosts })).toBe(false);
      expect(isCrossSite({ method, fetchSite: 'none', origin, hosts })).toBe(false);
      for (const fetchSite of ['cross-site', 'same-site', '', 'same-origin, cross-site']) {
        expect(isCrossSite({ method, fetchSite, origin, hosts })).toBe(true);
      }
    }
  }
});

test('without that, the origin must be one of the shop', () => {
  for (const method of unsafe) {
    expect(isCrossSite({ method, fetchSite: undefined, origin: good, hosts })).toBe(false);
    expect(isCrossSite({ method, fetchSite: undefined, origin: 'http://localhost:3000', hosts })).toBe(false);
    for (const origin of [
      evil,
      'null',
      '',
      'https://shop.example.evil.example',
      'https://shop.example:444',
      'shop.example',
    ]) {
      expect(isCrossSite({ method, fetchSite: undefined, origin, hosts }), origin).toBe(true);
    }
  }
});

test('a caller that says neither is no browser and passes', () => {
  expect(isCrossSite({ method: 'POST', fetchSite: undefined, origin: undefined, hosts })).toBe(false);
});
