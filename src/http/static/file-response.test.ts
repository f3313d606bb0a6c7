import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseByteRange } from './file-response.ts';

test('a range names its first and last byte', () => {
  expect(parseByteRange('bytes=0-0', 10)).toEqual({ first: 0, last: 0 });
  expect(parseByteRange('bytes=2-5', 10)).toEqual({ first: 2, last: 5 });
  expect(parseByteRange('bytes=2-', 10)).toEqual({ first: 2, last: 9 });
  expect(parseByteRange('bytes=2-99', 10)).toEqual({ first: 2, last: 9 });
  expect(parseByteRange('bytes=-3', 10)).toEqual({ first: 7, last: 9 });
  expect(parseByteRange('bytes=-99', 10)).toEqual({ first: 0, last: 9 });
});

test('a range past the end cannot be satisfied', () => {
  expect(parseByteRange('bytes=10-', 10)).toBe('unsatisfiable');
  expect(parseByteRange('bytes=-0', 10)).toBe('unsatisfiable');
  expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable');
});

test('several ranges, other units and malformed headers select everything', () => {
  for (const header of [
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=0-1,4-5',
    'items=0-1',
    'bytes=a-b',
    'bytes=0x1-2',
  ]) {
    expect(parseByteRange(header, 10), header).toBeNull();
  }
});

test('any range lies within the file', () => {
  const bound = fc.oneof(fc.nat().map(String), fc.constant(''), fc.string({ maxLength: 20 }));
  fc.assert(
    fc.property(bound, bound, fc.nat(), (from, to, size) => {
      const range = parseByteRange(`bytes=${from}-${to}`, size);
      if (range === null || range === 'unsatisfiable') return;
      expect(range.first).toBeGreaterThanOrEqual(0);
      expect(range.last).toBeGreaterThanOrEqual(range.first);
      expect(range.last).toBeLessThan(size);
    }),
  );
});
