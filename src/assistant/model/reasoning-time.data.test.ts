import { expect, test } from 'vitest';
import { withModel } from '#tests/helpers/assistant/with-model.ts';
import type { StartTimer } from './silence-watch.ts';

/** Timers that ring only if they are among the expired ones, and what was started and stopped. */
function openTimers(isExpired: (ms: number) => boolean = () => false) {
  const started: number[] = [];
  const running = new Set<number>();
  const startTimer: StartTimer = (ms, ring) => {
    const index = started.push(ms);
    running.add(index);
    if (isExpired(ms)) queueMicrotask(ring);
    return () => running.delete(index);
  };
  return { startTimer, started, running };
}

const thoughts = ['<think>The visitor', ' asks for', ' dresses.'];

test('each sign of reasoning gives a model time anew, which ends with its first word', async () => {
  const timers = openTimers();
  const { visitor } = await withModel([{ say: [...thoughts, '</think>', 'Hello.'] }], timers);
  expect((await visitor().ask('dresses')).text).toBe('Hello.');
  expect(timers.started.slice(0, 3)).toEqual([3000, 2000, 4000]);
  expect(timers.started.filter((ms) => ms === 2000).length).toBeGreaterThan(2);
  expect(timers.started.filter((ms) => ms === 4000).length).toBeLessThanOrEqual(2);
  expect(timers.running.size).toBe(0);
});

test('the built-in assistant answers when a model reasons for too long', async () => {
  const timers = openTimers((ms) => ms === 4000);
  const { visitor, reported } = await withModel([{ hangAfter: thoughts }], timers);
  expect((await visitor().ask('dresses')).text).toMatch(/^I found/);
  expect(reported).toMatchObject([{ name: 'TimeoutError' }]);
  expect(timers.running.size).toBe(0);
});

test('the built-in assistant answers when a model falls silent while it reasons', async () => {
  const { visitor, reported } = await withModel([{ hangAfter: thoughts }]);
  expect((await visitor().ask('dresses')).text).toMatch(/^I found/);
  expect(reported).toMatchObject([{ name: 'TimeoutError' }]);
});
