import { expect, test } from 'vitest';
import { createManualRuntime } from '#tests/helpers/manual-runtime.ts';
import { sampleCopy } from '#tests/helpers/platform/sample-copy.ts';
import { readState, writeState } from '../copy/catalog-copy.ts';
import { createSyncLease } from './sync-lease.ts';

/** A copy that two processes share, each with a random number of its own. */
function openCopy() {
  const runtime = createManualRuntime();
  const copy = sampleCopy(runtime);
  const [one, other] = [0.1, 0.2].map((random) =>
    createSyncLease({ ...copy, runtime: { ...copy.runtime, random: () => random } }),
  );
  if (!one || !other) throw new Error('two leases');
  return { runtime, copy, one, other };
}

test('one process has the lease until it has not renewed it for thirty seconds', async () => {
  const { runtime, one, other } = openCopy();
  expect([one.hold(), other.hold()]).toEqual([true, false]);
  await runtime.advance(20_000);
  expect([one.hold(), other.hold()]).toEqual([true, false]);
  await runtime.advance(29_999);
  expect(other.hold()).toBe(false);
  await runtime.advance(1);
  expect([other.hold(), one.hold()]).toEqual([true, false]);
});

test('a process that ends leaves its lease to others, not that of another one', () => {
  const { one, other } = openCopy();
  one.hold();
  other.release();
  expect(other.hold()).toBe(false);
  one.release();
  expect(other.hold()).toBe(true);
});

test('a lease from before the clock was set back is not waited for', () => {
  const { runtime, one, other } = openCopy();
  one.hold();
  runtime.setWallClock(runtime.clock.wall() - 1);
  expect(other.hold()).toBe(true);
});

test('the lease of a process that was killed is not waited for', () => {
  const { copy, one, other } = openCopy();
  one.hold();
  const lease = readState(copy, 'lease');
  // No process has such a number: https://man7.org/linux/man-pages/man5/proc_sys_kernel.5.html
  writeState(copy, 'lease', { ...Object(lease), pid: 2 ** 22 + 1 });
  expect(other.hold()).toBe(process.platform === 'linux');
});

test('a lease that cannot be parsed is not waited for', () => {
  const { copy, one } = openCopy();
  writeState(copy, 'lease', { owner: 'somebody' });
  expect(one.hold()).toBe(true);
});
