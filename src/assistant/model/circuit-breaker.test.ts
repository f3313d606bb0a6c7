import { expect, test } from 'vitest';
import { createCircuitBreaker, pauseAfterFailureMs } from './circuit-breaker.ts';

function breakerAt(clock: { now: number }) {
  return createCircuitBreaker(() => clock.now, 8000);
}

test('requests are allowed until one fails, and then for a minute none is', () => {
  const clock = { now: 0 };
  const breaker = breakerAt(clock);
  expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
  breaker.failed();
  clock.now = pauseAfterFailureMs - 1;
  expect(breaker.allows()).toBe(false);
});

test('after the pause one request is a trial, and its success allows all', () => {
  const clock = { now: 0 };
  const breaker = breakerAt(clock);
  breaker.failed();
  clock.now = pauseAfterFailureMs;
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
  breaker.succeeded();
  expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
});

test('a trial that fails begins another pause, and one that is never finished is followed by another', () => {
  const clock = { now: pauseAfterFailureMs };
  const breaker = breakerAt(clock);
  breaker.failed();
  clock.now += pauseAfterFailureMs;
  expect(breaker.allows()).toBe(true);
  clock.now += 8000;
  expect(breaker.allows()).toBe(true);
  breaker.failed();
  clock.now += pauseAfterFailureMs - 1;
  expect(breaker.allows()).toBe(false);
});
