import { expect, test } from 'vitest';
import { tags } from '../tags.ts';
import { type CacheablePage, createCacheEntry, withOwnBody, withVariant } from './cache-entry.ts';
import type { FinalizedResponse } from './page-response.ts';

const origin = { key: '/', readAt: 0, storedAt: 0, provisionalMs: null };
const response = (bytes: number): FinalizedResponse => ({
  status: 200,
  headers: [],
  body: Buffer.from(new ArrayBuffer(bytes)),
  encoding: 'identity',
  isCompressible: true,
  etag: '"a"',
  notModifiedHeaders: [],
});

test('the size of an entry contains each body once, and the tags of what was read', () => {
  const body = response(1000);
  const page: CacheablePage = { kind: 'positive', tags: [], variants: new Map([['identity', body]]) };
  const bare = createCacheEntry(page, origin);
  const products = Array.from({ length: 500 }, (_, index) => tags.product(String(index)));
  const tagged = createCacheEntry({ ...page, tags: products }, origin);
  expect(tagged.size - bare.size).toBe(500 * 128);
  expect(withVariant(tagged, 'br', body).size).toBe(tagged.size);
  expect(withVariant(tagged, 'br', response(300)).size).toBe(tagged.size + 300);
});

test('a stored body keeps no other memory than its own', () => {
  const pool = new ArrayBuffer(65_536);
  const pooled = { ...response(0), body: new Uint8Array(pool, 100, 1000).fill(7) };
  const page: CacheablePage = { kind: 'positive', tags: [], variants: new Map([['identity', pooled]]) };
  const entry = withVariant(createCacheEntry(page, origin), 'br', withOwnBody(pooled));
  for (const { body } of entry.variants.values()) {
    expect(body.buffer.byteLength).toBe(1000);
    expect(body).toEqual(Buffer.alloc(1000, 7));
  }
});

test('an array that owns its memory is stored as a Buffer of the same memory', () => {
  const body = new Uint8Array(1000).fill(7);
  const stored = withOwnBody({ ...response(0), body }).body;
  expect(stored).toEqual(Buffer.alloc(1000, 7));
  expect(stored.buffer).toBe(body.buffer);
});
