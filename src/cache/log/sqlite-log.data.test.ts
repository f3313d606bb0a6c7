import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Invalidation, type InvalidationLog, invalidationOf, LogUnavailable } from './invalidation-log.ts';
import { openSqliteLog } from './sqlite-log.ts';
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

/** A process of its own as far as the log can tell, and what it was told. */
function openNode(): { readonly log: InvalidationLog; readonly told: string[] } {
  const log = openSqliteLog(join(folder, 'log.sqlite'));
  opened.push(log);
  const told: string[] = [];
  log.follow({ apply: (each) => told.push(...each.tags), reset: () => told.push('lost') });
  return { log, told };
}

const product = (id: number): Invalidation => invalidationOf([tags.product(String(id))]);

test('what one appended every other knows as soon as it asks whether it is current', async () => {
  const [one, other] = [openNode(), openNode()];
  await one.log.append(product(1));
  await other.log.append(product(2));
  expect([one.log.current(), other.log.current()]).toEqual([true, true]);
  expect(one.told).toEqual(['product:1', 'product:2']);
  expect(other.told).toEqual(['product:1', 'product:2']);
});

test('each invalidation is told once, in one order, also when writers take turns', async () => {
  const logs = [openNode(), openNode(), openNode()];
  for (let count = 0; count < 300; count += 1) await logs[count % 3]?.log.append(product(count));
  for (const { log, told } of logs) {
    expect(log.current()).toBe(true);
    expect(told).toEqual(Array.from({ length: 300 }, (_, count) => `product:${count}`));
  }
});

test('more than one batch behind, all is told', async () => {
  const [one, other] = [openNode(), openNode()];
  for (let count = 0; count < 2500; count += 1) await one.log.append(product(count));
  expect(other.log.current()).toBe(true);
  expect(other.told.length).toBe(2500);
});

test('who is further behind than the log reaches back is told that all is lost', async () => {
  const [one, other] = [openNode(), openNode()];
  for (let count = 0; count < 12_000; count += 1) await one.log.append(product(count));
  expect(other.log.current()).toBe(true);
  expect(other.told).toEqual(['lost']);
  await one.log.append(product(1));
  expect(other.log.current()).toBe(true);
  expect(other.told).toEqual(['lost', 'product:1']);
});

test('an emptied log is noticed', async () => {
  const [one, other] = [openNode(), openNode()];
  await one.log.append(product(1));
  expect(other.log.current()).toBe(true);
  const database = new DatabaseSync(join(folder, 'log.sqlite'));
  database.exec('DELETE FROM invalidation; DELETE FROM sqlite_sequence');
  database.close();
  await one.log.append(product(2));
  expect(other.log.current()).toBe(true);
  expect(other.told).toContain('lost');
});

test('appends of one turn are told each once, in their order, and none is through before it can be known', async () => {
  const [one, other] = [openNode(), openNode()];
  let through = 0;
  await Promise.all(
    Array.from({ length: 20 }, async (_, count) => {
      await one.log.append(product(count));
      through += 1;
      expect(other.log.current()).toBe(true);
      expect(other.told.length).toBeGreaterThanOrEqual(through);
    }),
  );
  expect(other.told).toEqual(Array.from({ length: 20 }, (_, count) => `product:${count}`));
});

test('a process that starts is told what was promised lately', async () => {
  const versions = { [tags.product('1')]: '2026-01-01T00:00:00Z' };
  await openNode().log.append({ tags: [tags.product('1')], versions, settleMs: 500 });
  const late = openSqliteLog(join(folder, 'log.sqlite'));
  opened.push(late);
  const told: Invalidation[] = [];
  late.follow({ apply: (each) => told.push(each), reset: () => undefined });
  expect(told).toEqual([{ tags: ['product:1'], versions, settleMs: 500 }]);
});

test('a log that is locked for too long refuses instead of promising', async () => {
  const { log } = openNode();
  const other = new DatabaseSync(join(folder, 'log.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  await expect(log.append(product(1))).rejects.toThrow(LogUnavailable);
  other.exec('COMMIT');
  other.close();
  await expect(log.append(product(1))).resolves.toBeUndefined();
});

test('an entry that cannot be read counts as touching everything', async () => {
  const { log, told } = openNode();
  const database = new DatabaseSync(join(folder, 'log.sqlite'));
  database.exec("INSERT INTO invalidation (at, mark, body) VALUES (0, 0, 'torn')");
  database.close();
  await log.append(product(1));
  expect(told).toEqual([tags.everything, 'product:1'] satisfies (CacheTag | string)[]);
});
