import { mkdtempSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PlatformUnavailableError } from '#commerce/errors.ts';
import { writeInBackground } from './background-writes.ts';
import { openDatabase } from '../database.ts';

const newFile = (): string => join(mkdtempSync(join(tmpdir(), 'background-')), 'shop.sqlite');

const createTable = 'CREATE TABLE part (number INTEGER)';

test('a long series of writes is committed in parts, and another connection sees them before it ends', async () => {
  const file = newFile();
  const [store, other] = [openDatabase(file), openDatabase(file)];
  store.run(createTable);
  const seen: number[] = [];
  const count = (): number => other.all('SELECT 1 FROM part').length;
  function* steps(): Generator<void> {
    for (let step = 0; step < 40; step += 1) {
      store.run('INSERT INTO part VALUES (?)', step);
      const until = performance.now() + 2;
      while (performance.now() < until);
      seen.push(count());
      yield;
    }
  }
  await writeInBackground(store, steps());
  expect(count()).toBe(40);
  expect(seen.some((each) => each > 0 && each < 40)).toBe(true);
  for (const each of [store, other]) each.close();
});

test('a writer is waited for from its announcement to the end of its transaction', () => {
  const file = newFile();
  const [store, other] = [openDatabase(file), openDatabase(file, 1)];
  other.transaction(() => {});
  const seen: boolean[] = [];
  store.backgroundTransaction(() => seen.push(store.hasWaitingWriter()));
  other.transaction(() => seen.push(store.hasWaitingWriter()));
  seen.push(store.hasWaitingWriter());
  expect(seen).toEqual([false, true, false]);
  store.backgroundTransaction(() => expect(() => other.transaction(() => {})).toThrow(PlatformUnavailableError));
  for (const each of [store, other]) each.close();
});

test('a writer that waits is let in after the step that it meets, however long a transaction may take', async () => {
  const file = newFile();
  const [store, other] = [openDatabase(file), openDatabase(file)];
  store.transaction(() => store.run(createTable));
  const seen: number[] = [];
  function* steps(): Generator<void> {
    for (let step = 1; step <= 5; step += 1) {
      seen.push(other.all('SELECT 1 FROM part').length);
      store.run('INSERT INTO part VALUES (?)', step);
      if (step === 3) utimesSync(`${file}-writers`, Date.now() / 1000, Date.now() / 1000);
      if (step === 4) utimesSync(`${file}-writers`, 0, 0);
      yield;
    }
  }
  await writeInBackground(store, steps(), 60_000);
  expect(seen).toEqual([0, 0, 0, 3, 3]);
  for (const each of [store, other]) each.close();
});

test('a step that fails undoes its transaction and ends the series', async () => {
  const store = openDatabase(':memory:');
  store.run(createTable);
  function* steps(): Generator<void> {
    store.run('INSERT INTO part VALUES (1)');
    yield;
    throw new Error('broken');
  }
  await expect(writeInBackground(store, steps())).rejects.toThrow('broken');
  expect(store.all('SELECT 1 FROM part')).toEqual([]);
});
