import { expect, test } from 'vitest';
import { handClock, sharedLog } from '../../tests/helpers/cache-bench.ts';
import { createCertainty } from './certainty.ts';

function counted() {
  const log = sharedLog().node();
  let asked = 0;
  const current = (): boolean => {
    asked += 1;
    return log.current();
  };
  const certainty = createCertainty({ ...log, current }, handClock());
  return { log, certainty, asked: () => asked };
}

test('the log is asked once for an arrival, and each time for a request without one', () => {
  const { certainty, asked } = counted();
  const [one, other] = [{}, {}];
  for (const arrival of [one, one, one, other, other]) expect(certainty.isSure(arrival)).toBe(true);
  expect(asked()).toBe(2);
  for (const _ of [1, 2]) certainty.isSure();
  expect(asked()).toBe(4);
});

test('a log that cannot be asked leaves nobody sure but those that it was asked for before', () => {
  const log = sharedLog().node();
  const certainty = createCertainty(log, handClock());
  const arrival = {};
  expect(certainty.isSure(arrival)).toBe(true);
  log.reachable = false;
  expect(certainty.isSure({})).toBe(false);
  expect(certainty.isSure(arrival)).toBe(true);
  expect(certainty.isSure()).toBe(false);
});
