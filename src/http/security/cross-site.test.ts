import { expect, test } from 'vitest';
import { isCrossSite } from './cross-site.ts';

const ownOrigins = ['https://shop.example', 'http://localhost:3000'];
const unsafe = ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'];
const good = 'https://shop.example';
const evil = 'https://evil.example';

test('safe methods are accepted from any site', () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS']) {
    expect(isCrossSite({ method, fetchSite: 'cross-site', origin: evil, ownOrigins })).toBe(false);
  }
});

test('Sec-Fetch-Site takes precedence over Origin', () => {
  for (const method of unsafe) {
    for (const origin of [good, evil, 'null', undefined]) {
      expect(isCrossSite({ method, fetchSite: 'same-origin', origin, ownOrigins })).toBe(false);
      expect(isCrossSite({ method, fetchSite: 'none', origin, ownOrigins })).toBe(false);
      for (const fetchSite of ['cross-site', 'same-site', '', 'same-origin, cross-site']) {
        expect(isCrossSite({ method, fetchSite, origin, ownOrigins })).toBe(true);
      }
    }
  }
});

test('without Sec-Fetch-Site, Origin must be one of the shop', () => {
  for (const method of unsafe) {
    expect(isCrossSite({ method, fetchSite: undefined, origin: good, ownOrigins })).toBe(false);
    expect(isCrossSite({ method, fetchSite: undefined, origin: 'http://localhost:3000', ownOrigins })).toBe(false);
    for (const origin of [
      evil,
      'null',
      '',
      'https://shop.example.evil.example',
      'https://shop.example:444',
      'http://shop.example',
      'https://localhost:3000',
      'ftp://shop.example',
      'shop.example',
    ]) {
      expect(isCrossSite({ method, fetchSite: undefined, origin, ownOrigins }), origin).toBe(true);
    }
  }
});

test('a request with neither header is not from a browser and is accepted', () => {
  expect(isCrossSite({ method: 'POST', fetchSite: undefined, origin: undefined, ownOrigins })).toBe(false);
});
