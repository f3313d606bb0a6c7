import { expect, test } from 'vitest';
import { cacheMegabytesPerProcess, processCount } from './process-count.ts';

const gigabyte = 2 ** 30;

test.each([
  ['one process for each core', { cores: 4, bytes: 16 * gigabyte }, 4],
  ['fewer where memory is short', { cores: 8, bytes: 2 * gigabyte }, 4],
  ['at least one', { cores: 2, bytes: gigabyte / 4 }, 1],
])('auto is %s', (_, machine, expected) => {
  expect(processCount({ PROCESSES: 'auto' }, machine)).toBe(expected);
  expect(processCount({ PROCESSES: 3 }, machine)).toBe(3);
});

test('processes share the memory of the cache, and each has some', () => {
  expect(cacheMegabytesPerProcess({ PROCESSES: 1, CACHE_MEGABYTES: 256 })).toBe(256);
  expect(cacheMegabytesPerProcess({ PROCESSES: 3, CACHE_MEGABYTES: 256 })).toBe(85);
  expect(cacheMegabytesPerProcess({ PROCESSES: 4, CACHE_MEGABYTES: 8 })).toBe(16);
});
