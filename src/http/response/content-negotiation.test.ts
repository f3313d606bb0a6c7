import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  brotliWindowBits,
  chooseEncoding,
  chooseEncodingOnce,
  chooseFormat,
  compress,
  decompress,
  isCompressibleType,
} from './content-negotiation.ts';

test('the best accepted encoding is chosen', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br');
  expect(chooseEncoding('gzip, deflate')).toBe('gzip');
  expect(chooseEncoding('x-gzip')).toBe('gzip');
  expect(chooseEncoding('BR')).toBe('br');
  expect(chooseEncoding('*')).toBe('br');
  expect(chooseEncoding('deflate')).toBe('identity');
  expect(chooseEncoding('')).toBe('identity');
  expect(chooseEncoding(undefined)).toBe('identity');
});

test('weights take precedence over the server’s order', () => {
  expect(chooseEncoding('br;q=0.5, gzip;q=0.8')).toBe('gzip');
  expect(chooseEncoding('br;q=0.8, gzip;q=0.8')).toBe('br');
  expect(chooseEncoding('identity, br;q=0.5')).toBe('identity');
  expect(chooseEncoding('br;q=0.001')).toBe('br');
});

test('an encoding with weight 0 is never used', () => {
  expect(chooseEncoding('br;q=0, gzip')).toBe('gzip');
  expect(chooseEncoding('br;q=0.000')).toBe('identity');
  expect(chooseEncoding('*, br;q=0')).toBe('gzip');
  expect(chooseEncoding('*;q=0')).toBe('identity');
});

test('with every encoding refused identity is chosen', () => {
  expect(chooseEncoding('identity;q=0')).toBe('identity');
  expect(chooseEncoding('identity;q=0, gzip')).toBe('gzip');
});

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['zstd', 'zstd'],
  ['zstd;q=0.5', 'zstd'],
  ['zstd;q=0.5, br;q=0.8', 'br'],
  ['zstd;q=0, br', 'br'],
  ['zstd;q=0.5, identity', 'identity'],
  ['*', 'br'],
  ['gzip, deflate, br', 'br'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a response that is sent once to a client that accepts %j is encoded as %s', (header, encoding) => {
  expect(chooseEncodingOnce(header)).toBe(encoding);
});

const names = fc.constantFrom('br', 'gzip', 'identity', '*', 'deflate', 'zstd');
const weights = fc.constantFrom('', ';q=0', ';q=0.000', ';q=1', ';q=0.5', '; q=0.25', ';q=2', ';q=x');
const refusals: ReadonlySet<string | undefined> = new Set([';q=0', ';q=0.000', ';q=2', ';q=x']);

test('a compression that a header refuses by name is never chosen', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(names, weights), { selector: ([name]) => name }), (parts) => {
      const header = parts.map((part) => part.join('')).join(', ');
      for (const chosen of [chooseEncoding(header), chooseEncodingOnce(header)]) {
        const weight = new Map<string, string>(parts).get(chosen);
        expect(chosen !== 'identity' && refusals.has(weight)).toBe(false);
      }
    }),
  );
});

test('any header results in a supported encoding', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect(['br', 'gzip', 'identity']).toContain(chooseEncoding(header));
      expect(['zstd', 'br', 'gzip', 'identity']).toContain(chooseEncodingOnce(header));
    }),
  );
});

test('compressed bytes are the same after decompression', async () => {
  const bytes = Buffer.from('shop '.repeat(500));
  expect(brotliDecompressSync(await compress(bytes, 'br', 'fast'))).toEqual(bytes);
  expect(brotliDecompressSync(await compress(bytes, 'br', 'small'))).toEqual(bytes);
  expect(gunzipSync(await compress(bytes, 'gzip', 'fast'))).toEqual(bytes);
  expect(zstdDecompressSync(await compress(bytes, 'zstd', 'once'))).toEqual(bytes);
  expect(await compress(bytes, 'identity', 'fast')).toBe(bytes);
  for (const encoding of ['br', 'gzip', 'zstd', 'identity'] as const)
    expect(Buffer.from(await decompress(await compress(bytes, encoding, 'once'), encoding))).toEqual(bytes);
});

test.each([
  [0, 16],
  [65_520, 16],
  [65_521, 17],
  [131_056, 17],
  [131_057, 18],
  [50_000_000, 22],
])('%i bytes are compressed with a window of 2^%i', (bytes, bits) => {
  expect(brotliWindowBits(bytes)).toBe(bits);
});

test('a repetition across a whole page is found', async () => {
  const part = randomBytes(60_000);
  const page = Buffer.concat([part, part]);
  for (const effort of ['once', 'fast', 'small'] as const)
    expect((await compress(page, 'br', effort)).length).toBeLessThan(70_000);
  expect((await compress(page, 'zstd', 'once')).length).toBeLessThan(70_000);
});

test('text is compressible; pictures and event streams are not', () => {
  for (const type of [
    'text/html; charset=utf-8',
    'application/json',
    'image/svg+xml',
    'application/atom+xml',
    'text/javascript',
  ]) {
    expect(isCompressibleType(type), type).toBe(true);
  }
  for (const type of ['image/webp', 'font/woff2', 'text/event-stream', 'application/pdf', '']) {
    expect(isCompressibleType(type), type).toBe(false);
  }
});

test.each([
  [undefined, 'html'],
  ['', 'html'],
  ['*/*', 'html'],
  ['text/*', 'html'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'html'],
  ['text/markdown', 'markdown'],
  ['Text/Markdown', 'markdown'],
  ['text/markdown;charset=utf-8', 'markdown'],
  ['text/markdown, text/html, */*', 'markdown'],
  ['text/html, text/markdown', 'html'],
  ['text/markdown;q=0.5, text/html', 'html'],
  ['text/html;q=0.5, text/markdown', 'markdown'],
  ['text/markdown, */*;q=0.1', 'markdown'],
  ['text/markdown;q=0.2, text/*', 'html'],
  ['text/markdown;q=0', 'html'],
  ['text/markdown;q=nonsense', 'html'],
  ['text/markdownish', 'html'],
])('%j is answered with %s', (accept, format) => {
  expect(chooseFormat(accept)).toBe(format);
});
