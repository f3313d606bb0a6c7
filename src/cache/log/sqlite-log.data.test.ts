import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Invalidation, type InvalidationLog, invalidationOf, LogUnavailableError } from './invalidation-log.ts';
import { systemRuntime } from '#app/runtime.ts';
import {
  appendInTransaction,
  createSqliteLog,
  invalidationSchema,
  openSignalFile,
  openSqliteLogStorage,
} from './sqlite-log.ts';
import { type CacheTag, tags } from '../tags.ts';

let folder = '';
let opened: InvalidationLog[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
});

afterEach(async () => {
  await Promise.all(opened.map(async (log) => log.close()));
  opened = [];
  rmSync(folder, { recursive: true });
});

/** A node with a connection of its own, and the tags that it received. */
function openNode(): { readonly log: InvalidationLog; readonly received: string[] } {
  const log = createSqliteLog({ storage: openSqliteLogStorage(join(folder, 'log.sqlite')), runtime: systemRuntime });
  opened.push(log);
  const received: string[] = [];
  log.follow({ apply: (each) => received.push(...each.tags), reset: () => received.push('lost') });
  return { log, received };
}

const product = (id: number): Invalidation => invalidationOf([tags.product(String(id))]);

test('what is appended right before a log is closed is stored, and its file is released', async () => {
  const storage = openSqliteLogStorage(join(folder, 'log.sqlite'));
  const log = createSqliteLog({ storage, runtime: systemRuntime });
  const append = log.append(product(1));
  await log.close();
  await append;
  const reader = new DatabaseSync(join(folder, 'log.sqlite'));
  expect(reader.prepare('SELECT count(*) count FROM invalidation').get()).toEqual({ count: 1 });
  reader.close();
  expect(() => storage.database.exec('SELECT 1')).toThrow(/not open/);
  expect(() => storage.signal.read()).toThrow();
});

test('a log in the database of something else forgets its oldest rows a thousand at a time', () => {
  const database = new DatabaseSync(':memory:');
  database.exec(invalidationSchema);
  const run = (sql: string, ...values: (string | number)[]): number =>
    Number(database.prepare(sql).run(...values).lastInsertRowid);
  database.exec('BEGIN');
  const countAfter = (count: number): unknown => {
    for (let index = 0; index < count; index += 1)
      appendInTransaction({ run }, { at: 0, mark: 0.5, invalidation: product(index) });
    return database.prepare('SELECT count(*) count FROM invalidation').get()?.['count'];
  };
  expect([countAfter(10_999), countAfter(1), countAfter(999)]).toEqual([10_999, 10_000, 10_999]);
  database.close();
});

test('every process has received what another appended when it is current', async () => {
  const [one, other] = [openNode(), openNode()];
  await one.log.append(product(1));
  await other.log.append(product(2));
  expect([one.log.isCurrent(), other.log.isCurrent()]).toEqual([true, true]);
  expect(one.received).toEqual(['product:1', 'product:2']);
  expect(other.received).toEqual(['product:1', 'product:2']);
});

test('each invalidation is received once, in one order, also with alternating writers', async () => {
  const logs = [openNode(), openNode(), openNode()];
  for (let count = 0; count < 300; count += 1) await logs[count % 3]?.log.append(product(count));
  for (const { log, received } of logs) {
    expect(log.isCurrent()).toBe(true);
    expect(received).toEqual(Array.from({ length: 300 }, (_, count) => `product:${count}`));
  }
});

test('a process that is more than one batch behind receives everything', async () => {
  const [one, other] = [openNode(), openNode()];
  await Promise.all(Array.from({ length: 2500 }, (_, count) => one.log.append(product(count))));
  expect(other.log.isCurrent()).toBe(true);
  expect(other.received.length).toBe(2500);
});

test('a process that is further behind than the log reaches back is reset', async () => {
  const [one, other] = [openNode(), openNode()];
  await Promise.all(Array.from({ length: 12_000 }, (_, count) => one.log.append(product(count))));
  expect(other.log.isCurrent()).toBe(true);
  expect(other.received).toEqual(['lost']);
  await one.log.append(product(1));
  expect(other.log.isCurrent()).toBe(true);
  expect(other.received).toEqual(['lost', 'product:1']);
});

test('an emptied log resets its followers', async () => {
  const [one, other] = [openNode(), openNode()];
  await one.log.append(product(1));
  expect(other.log.isCurrent()).toBe(true);
  const database = new DatabaseSync(join(folder, 'log.sqlite'));
  database.exec('DELETE FROM invalidation; DELETE FROM sqlite_sequence');
  database.close();
  await one.log.append(product(2));
  expect(other.log.isCurrent()).toBe(true);
  expect(other.received).toContain('lost');
});

test('appends of one turn are received once each, in order, and before they resolve', async () => {
  const [one, other] = [openNode(), openNode()];
  let through = 0;
  await Promise.all(
    Array.from({ length: 20 }, async (_, count) => {
      await one.log.append(product(count));
      through += 1;
      expect(other.log.isCurrent()).toBe(true);
      expect(other.received.length).toBeGreaterThanOrEqual(through);
    }),
  );
  expect(other.received).toEqual(Array.from({ length: 20 }, (_, count) => `product:${count}`));
});

test('a new process receives recent invalidations', async () => {
  const versions = { [tags.product('1')]: '2026-01-01T00:00:00Z' };
  await openNode().log.append({ tags: [tags.product('1')], versions, settleMs: 500 });
  const late = createSqliteLog({ storage: openSqliteLogStorage(join(folder, 'log.sqlite')), runtime: systemRuntime });
  opened.push(late);
  const received: Invalidation[] = [];
  late.follow({ apply: (each) => received.push(each), reset: () => undefined });
  expect(received).toEqual([{ tags: ['product:1'], versions, settleMs: 500 }]);
});

test('an append to a log that is locked for too long is rejected', async () => {
  const { log } = openNode();
  const other = new DatabaseSync(join(folder, 'log.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  await expect(log.append(product(1))).rejects.toThrow(LogUnavailableError);
  other.exec('COMMIT');
  other.close();
  await expect(log.append(product(1))).resolves.toBeUndefined();
});

test('an entry that cannot be read invalidates everything', async () => {
  const { log, received } = openNode();
  const database = new DatabaseSync(join(folder, 'log.sqlite'));
  database.exec("INSERT INTO invalidation (at, mark, body) VALUES (0, 0, 'torn')");
  database.close();
  await log.append(product(1));
  expect(received).toEqual([tags.everything, 'product:1'] satisfies (CacheTag | string)[]);
});

test('a log whose file is removed is lost for every process, and what follows reaches all', async () => {
  const [one, other] = [openNode(), openNode()];
  await one.log.append(product(1));
  expect(other.log.isCurrent()).toBe(true);
  rmSync(join(folder, 'log.sqlite'));
  await one.log.append(product(2));
  expect(other.log.isCurrent()).toBe(true);
  expect([one.received.at(-1), other.received.at(-1)]).toEqual(['lost', 'lost']);
  await other.log.append(product(3));
  expect(one.log.isCurrent()).toBe(true);
  expect(one.received.at(-1)).toBe('product:3');
});

test('a signal file that was replaced is found within a second', () => {
  const path = join(folder, 'signal');
  vi.useFakeTimers();
  const reader = openSignalFile(path);
  const writer = openSignalFile(path);
  writer.write(1);
  expect(reader.read()).toBe(1);
  rmSync(path);
  writer.write(2);
  expect(reader.read()).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(reader.read()).toBe(2);
  reader.close();
  writer.close();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
