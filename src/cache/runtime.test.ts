import { expect, test } from 'vitest';
import { backOffMs } from './runtime.ts';

const limits = { baseMs: 100, maxMs: 1000 };

test.each([
  [1, 100],
  [2, 200],
  [3, 400],
  [4, 800],
  [5, 1000],
  [50, 1000],
])('after %i failures a caller waits between half of %i ms and all of it', (failures, longest) => {
  expect(backOffMs(failures, limits, () => 0)).toBe(longest / 2);
  expect(backOffMs(failures, limits, () => 0.5)).toBe(longest * 0.75);
  expect(backOffMs(failures, limits, () => 1)).toBe(longest);
});
