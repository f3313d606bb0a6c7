import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { etagFor, isNotModified } from './finalize-response.ts';

const bytes = Buffer.from('page');
const etag = etagFor(bytes, 'br');
const modified = Date.UTC(2026, 0, 2, 3, 4, 5, 678);

test('an ETag depends on the bytes and their encoding', () => {
  expect(etagFor(bytes, 'br')).toBe(etag);
  expect(
    new Set([etag, etagFor(bytes, 'gzip'), etagFor(bytes, 'identity'), etagFor(Buffer.from('other'), 'br')]).size,
  ).toBe(4);
  expect(etag).toMatch(/^"[\w-]+"$/);
});

test('If-None-Match matches in a list, weakly, or by a star', () => {
  for (const tags of [etag, `W/${etag}`, `"x", ${etag}`, `"x,y",W/${etag}`, '*', ' * ']) {
    expect(isNotModified({ 'if-none-match': tags }, { etag }), tags).toBe(true);
  }
});

test('other and malformed tags do not match', () => {
  for (const tags of ['"x"', '', etag.slice(1), 'W/', '"', '**', '\u0000']) {
    expect(isNotModified({ 'if-none-match': tags }, { etag }), tags).toBe(false);
  }
});

test('If-Modified-Since is compared by seconds, and only without If-None-Match', () => {
  const now = new Date(modified).toUTCString();
  expect(isNotModified({ 'if-modified-since': now }, { etag, modified })).toBe(true);
  expect(isNotModified({ 'if-modified-since': new Date(modified - 1000).toUTCString() }, { etag, modified })).toBe(
    false,
  );
  expect(isNotModified({ 'if-modified-since': 'yesterday' }, { etag, modified })).toBe(false);
  expect(isNotModified({ 'if-modified-since': now }, { etag })).toBe(false);
  expect(isNotModified({ 'if-modified-since': now, 'if-none-match': '"x"' }, { etag, modified })).toBe(false);
});

test('no condition makes the comparison throw', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (tags, since) => {
      expect(typeof isNotModified({ 'if-none-match': tags }, { etag, modified })).toBe('boolean');
      expect(typeof isNotModified({ 'if-modified-since': since }, { etag, modified })).toBe('boolean');
    }),
  );
});
