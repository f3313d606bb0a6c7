import { expect, test } from 'vitest';
import { newPath } from '#tests/helpers/database-files.ts';
import { writeInBulk } from './connection-memory.ts';
import { type Database, openDatabase } from './database.ts';
import { integer } from './row.ts';

const memoryOf = (store: Database): readonly number[] =>
  ['cache_size', 'mmap_size'].map((name) => integer(store.first(`PRAGMA ${name}`) ?? {}, name));

test('while a whole catalog is written, connections keep little in memory, also if that fails half way', async () => {
  const store = openDatabase(newPath());
  const serving = memoryOf(store);
  const work = writeInBulk([store], async () => {
    await writeInBulk([store], async () => {});
    expect(memoryOf(store)).toEqual([-16_384, 0]);
    throw new Error('the platform is down');
  });
  await expect(work).rejects.toThrow('the platform is down');
  expect(memoryOf(store)).toEqual(serving);
  expect(serving).toEqual([-65_536, 268_435_456]);
  store.close();
});
