import { expect, test } from 'vitest';
import { formatTimeLeft } from './time-left.ts';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

test.each([
  ['12:00:00', '20:00:00', '8 h'],
  ['12:00:01', '20:00:00', '8 h'],
  ['12:01:00', '20:00:00', '7 h 59 min'],
  ['12:55:00', '13:00:00', '5 min'],
  ['12:59:59', '13:00:00', '1 min'],
  ['13:00:01', '13:00:00', '1 min'],
])('from %s to %s it is %s', (now, until, told) => {
  expect(formatTimeLeft(at(until), at(now))).toBe(told);
});
