import { expect, test } from 'vitest';
import { DatabaseUnusableError } from '#commerce/errors.ts';
import { type IntegrityOptions, startIntegrityChecks } from './integrity-checks.ts';

/** Checks whose waits end when `nextCheck` is called, and what they wait for and report. */
function startChecks(check: NonNullable<IntegrityOptions['check']>) {
  const waits: number[] = [];
  const reported: unknown[] = [];
  let wake = (): void => {};
  const checks = startIntegrityChecks({
    files: ['/data/shop.sqlite', '/data/copy.sqlite'],
    check,
    report: (error) => reported.push(error),
    runtime: {
      clock: { steady: () => 0, wall: () => 1_700_000_000_000 },
      random: () => 0,
      sleep: async (milliseconds, signal) => {
        waits.push(milliseconds);
        const waiting = Promise.withResolvers<void>();
        wake = waiting.resolve;
        signal?.addEventListener('abort', () => waiting.resolve());
        await waiting.promise;
      },
    },
  });
  const nextCheck = async (): Promise<void> => {
    const count = waits.length;
    wake();
    await expect.poll(() => waits.length).toBe(count + 1);
  };
  return { checks, waits, reported, nextCheck };
}

test('all files are checked a minute after the start and then daily', async () => {
  const checked: string[] = [];
  const { checks, waits, nextCheck } = startChecks(async (path) => void checked.push(path));
  expect(checks.metrics()).toContain('storefront_database_checked_timestamp_seconds 0\n');
  await nextCheck();
  await nextCheck();
  expect(waits).toEqual([60_000, 86_400_000, 86_400_000]);
  expect(checked).toEqual(['/data/shop.sqlite', '/data/copy.sqlite', '/data/shop.sqlite', '/data/copy.sqlite']);
  expect(() => checks.assertIntact()).not.toThrow();
  expect(checks.metrics()).toContain('storefront_database_checked_timestamp_seconds 1700000000\n');
  expect(checks.metrics()).toContain('storefront_database_damaged 0\n');
  await checks.stop();
});

test('damage is reported, fails the assertion and sets the metric, also after a later check', async () => {
  const damage = new DatabaseUnusableError('/data/shop.sqlite is damaged: restore a backup.');
  const results = [Promise.reject(damage), Promise.resolve()];
  const { checks, reported, nextCheck } = startChecks(async () => results.shift());
  await nextCheck();
  await nextCheck();
  expect(reported).toEqual([damage]);
  expect(() => checks.assertIntact()).toThrow(damage);
  expect(checks.metrics()).toContain('storefront_database_damaged 1\n');
  await checks.stop();
});

test('a check that could not be made is reported and is no damage', async () => {
  const failure = new Error('spawn ENOMEM');
  const { checks, reported, nextCheck } = startChecks(async () => Promise.reject(failure));
  await nextCheck();
  expect(reported).toEqual([failure, failure]);
  expect(() => checks.assertIntact()).not.toThrow();
  await checks.stop();
});

test('stopping aborts a running check and reports nothing', async () => {
  const { checks, reported } = startChecks(async () => Promise.reject(new Error('aborted')));
  await checks.stop();
  expect(reported).toEqual([]);
});
