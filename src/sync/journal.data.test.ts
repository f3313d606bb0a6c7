import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBookkeepingDatabase } from '#storage/bookkeeping-database.ts';
import { countDeliveries, createJournal, type Journal, type JournalEntry, journalSchema } from './journal.ts';

const openJournal = (folder: string): Journal =>
  createJournal(openBookkeepingDatabase(join(folder, 'deliveries.sqlite'), { schema: journalSchema }), {
    wall: () => 0,
  });

let folder = '';
let journal: Journal;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  journal = openJournal(folder);
});

afterEach(() => {
  journal.close();
  rmSync(folder, { recursive: true });
});

const entry = (id: string, more: Partial<JournalEntry> = {}): JournalEntry => ({
  id,
  topic: 'product.updated',
  verdict: 'accepted',
  changes: [{ kind: 'product', ids: ['7'], handles: ['lamp'], deleted: false, version: null, settleMs: 0 }],
  tags: ['product:7'],
  pages: ['/products/lamp'],
  pageCount: 1,
  ...more,
});

test('deliveries are listed as they were recorded, newest first', async () => {
  await journal.record(entry('one'));
  await journal.record(entry('two'));
  const [newest, oldest] = journal.list(10);
  expect([newest?.id, oldest?.id]).toEqual(['two', 'one']);
  expect(journal.show(newest?.number ?? 0)).toMatchObject(entry('two'));
  expect(journal.show(99)).toBeNull();
});

test('the last 1,000 genuine deliveries are kept, whatever the number of refused ones', async () => {
  for (let count = 1; count <= 1100; count += 1) await journal.record(entry(`genuine-${count}`));
  for (let count = 1; count <= 2000; count += 1) await journal.record(entry('', { verdict: 'invalid_signature' }));
  const all = journal.list(10_000);
  const genuine = all.filter(({ verdict }) => verdict === 'accepted');
  expect(genuine.length).toBeGreaterThanOrEqual(1000);
  expect(all.length).toBeLessThan(1300);
  expect(genuine[0]?.id).toBe('genuine-1100');
});

test('a delivery is found by its id once it was accepted', async () => {
  await journal.record(entry('one', { verdict: 'unavailable' }));
  expect(journal.findAccepted('one')).toBeNull();
  await journal.record(entry('one'));
  expect(journal.findAccepted('one')).toMatchObject(entry('one'));
  expect(journal.findAccepted('two')).toBeNull();
});

test('any number of duplicates removes no accepted delivery', async () => {
  await journal.record(entry('one'));
  for (let count = 1; count <= 2000; count += 1) await journal.record(entry('one', { verdict: 'duplicate' }));
  expect(journal.findAccepted('one')?.verdict).toBe('accepted');
});

test('deliveries are counted by their result', async () => {
  const counted = countDeliveries(journal);
  await counted.record(entry('one'));
  await counted.record(entry('one', { verdict: 'duplicate' }));
  expect(counted.metrics()).toContain('storefront_deliveries_total{verdict="duplicate"} 1');
});

test('a delivery that invalidates many pages lists the first 20 and the number of all', async () => {
  await journal.record(entry('one', { pages: Array.from({ length: 500 }, (_, at) => `/p/${at}`), pageCount: 500 }));
  const [one] = journal.list(1);
  expect([one?.pages.length, one?.pageCount]).toEqual([20, 500]);
});

test('an entry that was recorded just before the journal is closed is written', async () => {
  const recorded = journal.record(entry('last'));
  journal.close();
  await recorded;
  journal = openJournal(folder);
  expect(journal.list(1)[0]?.id).toBe('last');
});

test('refused and accepted deliveries are counted by verdict, also those that are not written', async () => {
  const full = async (): Promise<never> => Promise.reject(new Error('disk full'));
  const record = async ({ id }: JournalEntry): Promise<void> => (id === 'lost' ? full() : undefined);
  const metered = countDeliveries({ record, findAccepted: () => null });
  await metered.record(entry('one'));
  await metered.record(entry('', { verdict: 'invalid_signature' }));
  await expect(metered.record(entry('lost'))).rejects.toThrow('disk full');
  expect(metered.metrics()).toBe(
    `# HELP storefront_deliveries_total Deliveries of events by result.
# TYPE storefront_deliveries_total counter
storefront_deliveries_total{verdict="accepted"} 2
storefront_deliveries_total{verdict="duplicate"} 0
storefront_deliveries_total{verdict="malformed"} 0
storefront_deliveries_total{verdict="missing_header"} 0
storefront_deliveries_total{verdict="invalid_signature"} 1
storefront_deliveries_total{verdict="unavailable"} 0
`,
  );
});
