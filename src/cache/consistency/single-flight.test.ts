import { expect, test } from 'vitest';
import { gate } from '#tests/helpers/cache-harness.ts';
import { tags } from '../tags.ts';
import { createFence } from './fence.ts';
import { createSingleFlight, type SingleFlightRun } from './single-flight.ts';

const lamp = tags.product('lamp');

/** Flights of numbered runs, each of which ends when its gate is opened. */
function openFlights({ isPersonal = false } = {}) {
  const fence = createFence();
  const singleFlight = createSingleFlight<number>(fence);
  const gates = Array.from({ length: 3 }, gate);
  let runs = 0;
  const run: SingleFlightRun<number> = async (token) => {
    const number = (runs += 1);
    await gates[number - 1]?.opened;
    return { value: number, isInvalidated: fence.isInvalidatedSince(token, [lamp]), isPersonal };
  };
  return { fence, fly: (key = 'key') => singleFlight(key, run), open: (number: number) => gates[number - 1]?.open() };
}

test('callers of one key share a run, callers of another key do not', async () => {
  const { fly, open } = openFlights();
  const flights = Promise.all([fly(), fly(), fly('other')]);
  open(1);
  open(2);
  expect(await flights).toEqual([
    { value: 1, isCollapsed: false },
    { value: 1, isCollapsed: true },
    { value: 2, isCollapsed: false },
  ]);
});

test('a call after a run has ended begins another one', async () => {
  const { fly, open } = openFlights();
  const first = fly();
  open(1);
  await first;
  const second = fly();
  open(2);
  expect(await second).toEqual({ value: 2, isCollapsed: false });
});

test('a caller after an invalidation does not receive what was read before it', async () => {
  const { fence, fly, open } = openFlights();
  const before = fly();
  const sharing = fly();
  fence.invalidate([lamp]);
  const after = fly();
  open(1);
  expect([await before, await sharing]).toMatchObject([{ value: 1 }, { value: 1 }]);
  open(2);
  expect(await after).toMatchObject({ value: 2 });
});

test('a caller after an invalidation of something else shares the run', async () => {
  const { fence, fly, open } = openFlights();
  const before = fly();
  fence.invalidate([tags.product('vase')]);
  const after = fly();
  open(1);
  expect([await before, await after]).toMatchObject([{ value: 1 }, { value: 1 }]);
});

test('what was made for one visitor is given to nobody else', async () => {
  const { fly, open } = openFlights({ isPersonal: true });
  const [one, other] = [fly(), fly()];
  open(1);
  expect(await one).toEqual({ value: 1, isCollapsed: false });
  open(2);
  expect(await other).toEqual({ value: 2, isCollapsed: false });
});

test('a failed run fails for all who share it, and the next call runs again', async () => {
  const fence = createFence();
  const singleFlight = createSingleFlight<number>(fence);
  const failing: SingleFlightRun<number> = async () => Promise.reject(new Error('down'));
  const both = await Promise.allSettled([singleFlight('key', failing), singleFlight('key', failing)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const run: SingleFlightRun<number> = async () => ({ value: 1, isInvalidated: false, isPersonal: false });
  expect(await singleFlight('key', run)).toEqual({ value: 1, isCollapsed: false });
});
