import { expect, test } from 'vitest';
import { ask, createCacheHarness, createManualClock, createSharedLog, htmlPage } from '#tests/helpers/cache-harness.ts';
import { createLogConsistency } from './page-cache.ts';
import { tags } from './tags.ts';

function createCountingLog() {
  const log = createSharedLog().node();
  let reads = 0;
  const isCurrent = (): boolean => {
    reads += 1;
    return log.isCurrent();
  };
  const clock = createManualClock();
  const logConsistency = createLogConsistency({ ...log, isCurrent }, clock);
  return { log, clock, logConsistency, reads: () => reads };
}

test('each moment reads the log, and the time before that', () => {
  const { logConsistency, reads, clock } = createCountingLog();
  expect(logConsistency.readMoment()).toEqual({ steady: clock.steady(), wall: clock.wall(), isConsistent: true });
  clock.advance(5);
  expect(logConsistency.readMoment()).toEqual({ steady: clock.steady(), wall: clock.wall(), isConsistent: true });
  expect(logConsistency.lastConsistentAt).toBe(clock.steady());
  expect(reads()).toBe(2);
});

test('a moment at which the log cannot be read is not consistent, and does not count as the last one that was', () => {
  const { log, logConsistency, clock } = createCountingLog();
  const before = logConsistency.readMoment();
  log.reachable = false;
  clock.advance(5);
  expect(logConsistency.readMoment().isConsistent).toBe(false);
  expect(logConsistency.isConsistent()).toBe(false);
  expect(logConsistency.lastConsistentAt).toBe(before.steady);
});

test('a page is a hit for the requests of a moment before the log became unavailable, not for later ones', async () => {
  const harness = createCacheHarness();
  await ask(harness, '/about', () => htmlPage('about', [tags.page('about')]));
  const moment = harness.cache.readMoment();
  harness.log.reachable = false;
  const lookup = { target: '/about', encoding: 'identity' } as const;
  expect(harness.cache.hit(lookup, moment)).not.toBeNull();
  expect(harness.cache.hit(lookup)).toBeNull();
});
