import { expect, test } from 'vitest';
import { describeProgress } from './fill-copy.ts';

test('progress is described with counts, rate and remaining time', () => {
  const progress = {
    phase: 'product',
    count: 1200,
    total: 10_000,
    rate: 440.4,
    remainingSeconds: 20,
    wait: null,
  } as const;
  expect(describeProgress(progress)).toBe('product: 1,200 of 10,000, 440 per second, 20 s remaining');
});

test('what is not known about the progress is left out', () => {
  const progress = { phase: 'search', count: 3, total: null, rate: 0, remainingSeconds: null, wait: null } as const;
  expect(describeProgress(progress)).toBe('search: 3');
});

test('it is said when another process copies', () => {
  const progress = { phase: 'lease', count: 0, total: null, rate: 0, remainingSeconds: null, wait: null } as const;
  expect(describeProgress(progress)).toContain('waiting for another process');
});

test.each([
  [{ reason: 'prepared', count: 12_000 }, 'product: the platform lists all of them, 12,000 so far'],
  [{ reason: 'prepared', count: 0 }, 'product: the platform lists all of them'],
  [{ reason: 'queued', count: null }, 'product: the platform has to finish other lists of this app first'],
  [{ reason: 'unanswered', count: null }, 'product: the platform does not answer, and is asked again'],
] as const)('what a scan waits for is named: %o', (wait, line) => {
  const progress = { phase: 'product', count: 0, total: null, rate: 0, remainingSeconds: null, wait } as const;
  expect(describeProgress(progress)).toBe(line);
});
