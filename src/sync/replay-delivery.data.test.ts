import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { systemRuntime } from '#app/runtime.ts';
import { createSqliteLog, openSqliteLogStorage } from '#cache/log/sqlite-log.ts';
import { openBookkeepingDatabase } from '#storage/bookkeeping-database.ts';
import { createJournal, type Journal, journalSchema } from './journal.ts';
import { dryRunReplay, replayDelivery } from './replay-delivery.ts';

const change = { kind: 'menu', ids: [], handles: ['header'], deleted: false, version: null, settleMs: 0 } as const;

async function openFolder(): Promise<{ readonly folder: string; readonly journal: Journal; readonly number: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  const database = openBookkeepingDatabase(join(folder, 'deliveries.sqlite'), { schema: journalSchema });
  const journal = createJournal(database, { wall: () => 0 });
  onTestFinished(() => {
    journal.close();
    rmSync(folder, { recursive: true });
  });
  await journal.record({
    id: 'a',
    topic: 't',
    verdict: 'accepted',
    changes: [change],
    tags: ['menu:header'],
    pages: [],
    pageCount: 0,
  });
  return { folder, journal, number: journal.list(1)[0]?.number ?? 0 };
}

test('a dry run returns the tags that a replay would invalidate and changes nothing', async () => {
  const { folder, journal, number } = await openFolder();
  const log = createSqliteLog({ storage: openSqliteLogStorage(join(folder, 'log.sqlite')), runtime: systemRuntime });
  const invalidated: string[] = [];
  log.follow({ apply: (each) => invalidated.push(...each.tags), reset: () => undefined });
  expect(dryRunReplay(journal, number)).toEqual(['menu:header']);
  expect([log.isCurrent(), invalidated]).toEqual([true, []]);
  await log.close();
});

test('a replay invalidates the tags of the delivery again', async () => {
  const { folder, journal, number } = await openFolder();
  const log = createSqliteLog({ storage: openSqliteLogStorage(join(folder, 'log.sqlite')), runtime: systemRuntime });
  const invalidated: string[] = [];
  log.follow({ apply: (each) => invalidated.push(...each.tags), reset: () => undefined });
  expect(await replayDelivery(journal, number, log)).toEqual(['menu:header']);
  expect(invalidated).toEqual(['menu:header']);
  await log.close();
});

test('a delivery that the journal does not have cannot be replayed', async () => {
  const { folder, journal } = await openFolder();
  const log = createSqliteLog({ storage: openSqliteLogStorage(join(folder, 'log.sqlite')), runtime: systemRuntime });
  expect([dryRunReplay(journal, 99), await replayDelivery(journal, 99, log)]).toEqual([null, null]);
  await log.close();
});
