import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Invalidation } from '#cache/log/invalidation-log.ts';
import { tags } from '#cache/tags.ts';
import type { ChangeReference } from '#commerce/changes.ts';
import { openSqlite } from '#storage/sqlite.ts';
import { createManualRuntime } from '#tests/helpers/manual-runtime.ts';
import { pollChanges, pollIntervalMs, startChangePoller } from './change-poller.ts';
import { createJobLease, jobLeaseSchema } from './job-lease.ts';

const page: ChangeReference = { kind: 'page', ids: [], handles: ['about'], deleted: false, version: null, settleMs: 0 };

const { signal } = new AbortController();

/** Processes that share a database and a clock, and a platform that returns a new cursor with each call. */
function openProcesses() {
  const path = join(mkdtempSync(join(tmpdir(), 'leases-')), 'leases.sqlite');
  const runtime = createManualRuntime();
  const cursors: (string | null)[] = [];
  const appended: Invalidation[] = [];
  const failures = { log: false };
  const process = () => {
    const lease = createJobLease(openSqlite(path, { schema: jobLeaseSchema }), runtime.clock);
    onTestFinished(() => lease.close());
    const changes = async (cursor: string | null) => {
      cursors.push(cursor);
      return { cursor: `cursor ${cursors.length}`, changes: [page] };
    };
    const append = async (invalidation: Invalidation): Promise<void> => {
      if (failures.log) throw new Error('the log is full');
      appended.push(invalidation);
    };
    return { changes, log: { append }, lease };
  };
  return { process, runtime, cursors, appended, failures };
}

test('a poll a minute appends the changes since the cursor of the last one', async () => {
  const { process, runtime, cursors, appended } = openProcesses();
  const options = process();
  expect(await pollChanges(options, signal)).toBe('polled');
  expect(await pollChanges(options, signal)).toBe('not_due');
  await runtime.advance(pollIntervalMs);
  expect(await pollChanges(options, signal)).toBe('polled');
  expect(cursors).toEqual([null, 'cursor 1']);
  expect(appended.map((each) => each.tags)).toEqual([1, 2].map(() => [tags.page('about'), tags.pages]));
});

test('one of several processes polls in each period, and another one when that has ended', async () => {
  const { process, runtime, cursors } = openProcesses();
  const [one, other] = [process(), process()];
  expect([await pollChanges(one, signal), await pollChanges(other, signal)]).toEqual(['polled', 'not_due']);
  await runtime.advance(pollIntervalMs);
  expect([await pollChanges(other, signal), await pollChanges(one, signal)]).toEqual(['polled', 'not_due']);
  expect(cursors).toEqual([null, 'cursor 1']);
});

test('changes that the log could not take are polled again', async () => {
  const { process, runtime, cursors, appended, failures } = openProcesses();
  const options = process();
  await pollChanges(options, signal);
  failures.log = true;
  await runtime.advance(pollIntervalMs);
  await expect(pollChanges(options, signal)).rejects.toThrow('the log is full');
  failures.log = false;
  await runtime.advance(pollIntervalMs);
  await pollChanges(options, signal);
  expect(cursors).toEqual([null, 'cursor 1', 'cursor 1']);
  expect(appended).toHaveLength(2);
});

test('a clock that is set back by an hour does not stop the polls', async () => {
  const { process, runtime } = openProcesses();
  const options = process();
  await pollChanges(options, signal);
  runtime.setWallClock(runtime.clock.wall() - 3_600_000);
  expect(await pollChanges(options, signal)).toBe('polled');
});

test('the poller polls until it is stopped', async () => {
  const { process, runtime, cursors } = openProcesses();
  const poller = startChangePoller({ ...process(), sleep: runtime.sleep, report: () => undefined });
  await runtime.advance(2 * pollIntervalMs);
  await poller.stop();
  await runtime.advance(pollIntervalMs);
  expect(cursors).toEqual([null, 'cursor 1', 'cursor 2']);
});
