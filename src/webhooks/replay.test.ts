import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteLog } from '#cache/sqlite-log.ts';
import { type Journal, openJournal } from './journal.ts';
import { dryRunReplay, replayDelivery } from './replay.ts';

const change = { kind: 'menu', ids: [], handles: ['header'], deleted: false, version: null, settleMs: 0 } as const;

async function openFolder(): Promise<{ readonly folder: string; readonly journal: Journal; readonly number: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  const journal = openJournal(join(folder, 'deliveries.sqlite'));
  onTestFinished(() => {
    journal.close();
    rmSync(folder, { recursive: true });
  });
  await journal.record({
    id: 'a',
    topic: 't',
    verdict: 'accepted',
    changes: [change],
    tags: [],
    pages: [],
    pageCount: 0,
  });
  return { folder, journal, number: journal.list(1)[0]?.number ?? 0 };
}

test('a dry run says what a delivery would make void and changes nothing', async () => {
  const { folder, journal, number } = await openFolder();
  const log = openSqliteLog(join(folder, 'log.sqlite'));
  const told: string[] = [];
  log.follow({ apply: (each) => told.push(...each.tags), reset: () => undefined });
  expect(dryRunReplay(journal, number)).toEqual(['menu:header']);
  expect([log.current(), told]).toEqual([true, []]);
  await log.close();
});

test('a replayed delivery makes void again what it did', async () => {
  const { folder, journal, number } = await openFolder();
  const log = openSqliteLog(join(folder, 'log.sqlite'));
  const told: string[] = [];
  log.follow({ apply: (each) => told.push(...each.tags), reset: () => undefined });
  expect(await replayDelivery(journal, number, log)).toEqual(['menu:header']);
  expect(told).toEqual(['menu:header']);
  await log.close();
});

test('what the journal does not have is neither run dry nor replayed', async () => {
  const { folder, journal } = await openFolder();
  const log = openSqliteLog(join(folder, 'log.sqlite'));
  expect([dryRunReplay(journal, 99), await replayDelivery(journal, 99, log)]).toEqual([null, null]);
  await log.close();
});
