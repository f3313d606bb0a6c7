import { expect, test } from 'vitest';
import { createManualClock, createSharedLog } from '#tests/helpers/cache-harness.ts';
import { createLogConsistency } from './page-cache.ts';

function createCountingLog() {
  const log = createSharedLog().node();
  let reads = 0;
  const isCurrent = (): boolean => {
    reads += 1;
    return log.isCurrent();
  };
  const logConsistency = createLogConsistency({ ...log, isCurrent }, createManualClock());
  return { log, logConsistency, reads: () => reads };
}

test('the log is read once for a batch, and each time for a request without one', () => {
  const { logConsistency, reads } = createCountingLog();
  const [one, other] = [{}, {}];
  for (const batch of [one, one, one, other, other]) expect(logConsistency.isConsistent(batch)).toBe(true);
  expect(reads()).toBe(2);
  for (const _ of [1, 2]) logConsistency.isConsistent();
  expect(reads()).toBe(4);
});

test('after the log becomes unavailable only the batch that it was read for is consistent', () => {
  const log = createSharedLog().node();
  const logConsistency = createLogConsistency(log, createManualClock());
  const batch = {};
  expect(logConsistency.isConsistent(batch)).toBe(true);
  log.reachable = false;
  expect(logConsistency.isConsistent({})).toBe(false);
  expect(logConsistency.isConsistent(batch)).toBe(true);
  expect(logConsistency.isConsistent()).toBe(false);
});
