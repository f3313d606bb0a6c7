import { mkdtempSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PlatformUnavailableError } from '#commerce/errors.ts';
import { openDatabase } from '../database.ts';
import { retryOnBusy } from './retry-on-busy.ts';

/** A database locked by another connection until it is released. */
function openLocked() {
  const file = join(mkdtempSync(join(tmpdir(), 'held-')), 'shop.sqlite');
  const store = openDatabase(file, 1);
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  return { store, letGo: () => other.exec('ROLLBACK') };
}

test('a write waits for another writer without blocking the event loop', async () => {
  const { store, letGo } = openLocked();
  let tries = 0;
  const written = retryOnBusy(() => {
    tries += 1;
    return store.transaction(() => 'written');
  });
  await expect.poll(() => tries).toBeGreaterThan(2);
  letGo();
  expect(await written).toBe('written');
});

test('a write fails after its maximum wait', async () => {
  const { store } = openLocked();
  await expect(retryOnBusy(() => store.transaction(() => 'written'), 20)).rejects.toThrow(PlatformUnavailableError);
});

test('other errors are not retried', async () => {
  let tries = 0;
  const failing = retryOnBusy(() => {
    tries += 1;
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(tries).toBe(1);
});

test('waiting writes are queued and only the first one retries', async () => {
  const { store, letGo } = openLocked();
  const tries: string[] = [];
  const write = (name: string) => retryOnBusy(() => (tries.push(name), store.transaction(() => name)));
  const written = [write('first'), write('second'), write('third')];
  await expect.poll(() => tries.length).toBeGreaterThan(3);
  expect(new Set(tries)).toEqual(new Set(['first']));
  letGo();
  expect(await Promise.all(written)).toEqual(['first', 'second', 'third']);
});
