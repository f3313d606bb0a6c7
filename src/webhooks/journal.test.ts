import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type JournalEntry, type Journal, openJournal } from './journal.ts';

let folder = '';
let journal: Journal;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  journal = openJournal(join(folder, 'deliveries.sqlite'));
});

afterEach(() => {
  journal.close();
  rmSync(folder, { recursive: true });
});

const entry = (id: string, more: Partial<JournalEntry> = {}): JournalEntry => ({
  id,
  topic: 'product.updated',
  verdict: 'accepted',
  changes: [
    { kind: 'product', ids: ['7'], handles: ['lamp'], deleted: false, version: null, settleMs: 0, lists: ['3'] },
  ],
  tags: ['product:7'],
  pages: ['/products/lamp'],
  pageCount: 1,
  ...more,
});

test('a delivery is found again as it came, newest first', async () => {
  await journal.record(entry('one'));
  await journal.record(entry('two'));
  const [newest, oldest] = journal.list(10);
  expect([newest?.id, oldest?.id]).toEqual(['two', 'one']);
  expect(journal.show(newest?.number ?? 0)).toMatchObject(entry('two'));
  expect(journal.show(99)).toBeNull();
});

test('the last 1,000 are kept, and a flood of refused ones pushes out no genuine one', async () => {
  for (let count = 1; count <= 1100; count += 1) await journal.record(entry(`genuine-${count}`));
  for (let count = 1; count <= 2000; count += 1) await journal.record(entry('', { verdict: 'invalid_signature' }));
  const all = journal.list(10_000);
  const genuine = all.filter(({ verdict }) => verdict === 'accepted');
  expect(genuine.length).toBeGreaterThanOrEqual(1000);
  expect(all.length).toBeLessThan(1300);
  expect(genuine[0]?.id).toBe('genuine-1100');
});

test('of a delivery that hit many pages the first are named and all are counted', async () => {
  await journal.record(entry('one', { pages: Array.from({ length: 500 }, (_, at) => `/p/${at}`), pageCount: 500 }));
  const [one] = journal.list(1);
  expect([one?.pages.length, one?.pageCount]).toEqual([20, 500]);
});

test('what was recorded just before the journal is closed is in it', async () => {
  const recorded = journal.record(entry('last'));
  journal.close();
  await recorded;
  journal = openJournal(join(folder, 'deliveries.sqlite'));
  expect(journal.list(1)[0]?.id).toBe('last');
});
