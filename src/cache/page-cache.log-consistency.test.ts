import { expect, test } from 'vitest';
import { createManualClock, createSharedLog } from '#tests/helpers/cache-harness.ts';
import { createLogConsistency } from './log-consistency.ts';

function createCountingLog() {
  const log = createSharedLog().node();
  let reads = 0;
  const current = (): boolean => {
    reads += 1;
    return log.current();
  };
  const logConsistency = createLogConsistency({ ...log, current }, createManualClock());
  return { log, certainty: logConsistency, asked: () => reads };
}

test('the log is asked once for an arrival, and each time for a request without one', () => {
  const { certainty, asked } = createCountingLog();
  const [one, other] = [{}, {}];
  for (const arrival of [one, one, one, other, other]) expect(certainty.isConsistent(arrival)).toBe(true);
  expect(asked()).toBe(2);
  for (const _ of [1, 2]) certainty.isConsistent();
  expect(asked()).toBe(4);
});

test('a log that cannot be asked leaves nobody sure but those that it was asked for before', () => {
  const log = createSharedLog().node();
  const certainty = createLogConsistency(log, createManualClock());
  const arrival = {};
  expect(certainty.isConsistent(arrival)).toBe(true);
  log.reachable = false;
  expect(certainty.isConsistent({})).toBe(false);
  expect(certainty.isConsistent(arrival)).toBe(true);
  expect(certainty.isConsistent()).toBe(false);
});
