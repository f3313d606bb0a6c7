import { expect, test } from 'vitest';
import { isCrossSite } from './cross-site.ts';

const hosts = ['shop.example', 'localhost:3000'];
const unsafe = ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'];
const good = 'https://shop.example';
const evil = 'https://evil.example';

test('safe methods are accepted from any site', () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS']) {
    expect(isCrossSite({ method, fetchSite: 'cross-site', origin: evil, hosts })).toBe(false);
  }
});

test('Sec-Fetch-Site takes precedence over Origin', () => {
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

test('without Sec-Fetch-Site, Origin must be one of the shop', () => {
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

test('a request with neither header is not from a browser and is accepted', () => {
  expect(isCrossSite({ method: 'POST', fetchSite: undefined, origin: undefined, hosts })).toBe(false);
});
