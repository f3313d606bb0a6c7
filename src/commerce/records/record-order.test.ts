import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareAsOf, reachesVersion, type ReadState, replaces } from './record-order.ts';

const read = (epoch: number, position: number, version: string | null = null): ReadState => ({
  asOf: { epoch, position },
  version,
});
const [monday, tuesday] = ['2026-01-05T00:00:00.000Z', '2026-01-06T00:00:00.000Z'];

test('a read replaces one that began at the same or an earlier end of the log', () => {
  expect(replaces(read(1, 5), read(1, 5))).toBe(true);
  expect(replaces(read(1, 6), read(1, 5))).toBe(true);
  expect(replaces(read(1, 4), read(1, 5))).toBe(false);
});

test('a read of a later epoch replaces one of an earlier epoch, whatever their positions', () => {
  expect(replaces(read(2, 0), read(1, 900))).toBe(true);
  expect(replaces(read(1, 900), read(2, 0))).toBe(false);
});

test('a read with a lower version of the platform replaces nothing', () => {
  expect(replaces(read(1, 9, monday), read(1, 5, tuesday))).toBe(false);
  expect(replaces(read(1, 9, tuesday), read(1, 5, tuesday))).toBe(true);
  expect(replaces(read(1, 9, tuesday), read(1, 5, monday))).toBe(true);
});

test('without versions the end of the log decides', () => {
  expect(replaces(read(1, 9), read(1, 5, tuesday))).toBe(true);
  expect(replaces(read(1, 4, tuesday), read(1, 5))).toBe(false);
});

test('a record reaches the version of an event unless both are known and it is older', () => {
  expect(reachesVersion(monday, tuesday)).toBe(false);
  expect(reachesVersion(tuesday, tuesday)).toBe(true);
  expect(reachesVersion(null, tuesday)).toBe(true);
  expect(reachesVersion(monday, null)).toBe(true);
});

const states = fc.record({
  asOf: fc.record({ epoch: fc.nat(3), position: fc.nat(5) }),
  version: fc.constantFrom(monday, tuesday),
});

test('in whatever order reads are applied, none is lost that began later and has a higher version than the stored one', () => {
  fc.assert(
    fc.property(fc.array(states, { minLength: 1 }), (reads) => {
      const stored = reads.reduce((current, next) => (replaces(next, current) ? next : current));
      const newer = reads.filter(({ asOf, version }) => compareAsOf(asOf, stored.asOf) > 0 && version > stored.version);
      expect(newer).toEqual([]);
    }),
  );
});
