import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Invalidation } from '#cache/log/invalidation-log.ts';
import { tags } from '#cache/tags.ts';
import type { ChangeReference } from '#commerce/changes.ts';
import { pollChanges, pollIntervalMs } from './change-poller.ts';
import { openJobLease } from './job-lease.ts';

const page: ChangeReference = { kind: 'page', ids: [], handles: ['about'], deleted: false, version: null, settleMs: 0 };

/** Processes that share one folder and one clock, with a platform that gives each call a mark of its own. */
function open() {
  const path = join(mkdtempSync(join(tmpdir(), 'turns-')), 'turns.sqlite');
  const clock = { now: 1_000_000 };
  const asked: (string | null)[] = [];
  const appended: Invalidation[] = [];
  const options = { failing: false };
  const process = () => {
    const lease = openJobLease(path, () => clock.now);
    onTestFinished(() => lease.close());
    const events = {
      changedSince: async (mark: string | null) => {
        asked.push(mark);
        return { mark: `mark ${asked.length}`, changes: [page] };
      },
    };
    const append = async (invalidation: Invalidation): Promise<void> => {
      if (options.failing) throw new Error('the log is full');
      appended.push(invalidation);
    };
    return async () => pollChanges({ events, log: { append }, lease });
  };
  return { process, clock, asked, appended, options };
}

test('a change without an event is in the log at the latest after a minute, told from where the last sweep ended', async () => {
  const { process, clock, asked, appended } = open();
  const run = process();
  expect(await run()).toBe(true);
  expect(await run()).toBe(false);
  clock.now += pollIntervalMs;
  expect(await run()).toBe(true);
  expect(asked).toEqual([null, 'mark 1']);
  expect(appended.map((each) => each.tags)).toEqual([1, 2].map(() => [tags.page('about'), tags.pages]));
});

test('of several processes one asks in each period, and another goes on when it is gone', async () => {
  const { process, clock, asked } = open();
  const [one, other] = [process(), process()];
  expect([await one(), await other()]).toEqual([true, false]);
  clock.now += pollIntervalMs;
  expect([await other(), await one()]).toEqual([true, false]);
  expect(asked).toEqual([null, 'mark 1']);
});

test('what the log could not take is asked for again', async () => {
  const { process, clock, asked, appended, options } = open();
  const run = process();
  await run();
  options.failing = true;
  clock.now += pollIntervalMs;
  await expect(run()).rejects.toThrow('the log is full');
  options.failing = false;
  clock.now += pollIntervalMs;
  await run();
  expect(asked).toEqual([null, 'mark 1', 'mark 1']);
  expect(appended).toHaveLength(2);
});

test('a clock that is set back by an hour does not stop the sweeps', async () => {
  const { process, clock } = open();
  const run = process();
  await run();
  clock.now -= 3_600_000;
  expect(await run()).toBe(true);
});
