import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DatabaseUnusableError } from '#commerce/errors.ts';
import { newDamagedPath, newPath } from '#tests/helpers/database-files.ts';
import { checkIntegrity } from './check-integrity.ts';
import { openDatabase } from './database.ts';

const check = (path: string, signal = new AbortController().signal): Promise<void> => checkIntegrity(path, signal);

test('a sound database that is in use is not reported, and stays as it is', async () => {
  const path = newPath();
  const store = openDatabase(path);
  store.run('CREATE TABLE note (text TEXT)');
  await expect(check(path)).resolves.toBeUndefined();
  store.run("INSERT INTO note VALUES ('a')");
  expect(store.first('SELECT text FROM note')).toEqual({ text: 'a' });
  store.close();
});

test('damage that no statement has met is found, and named with the file and the remedy', async () => {
  const path = newDamagedPath();
  const store = openDatabase(path);
  const remedy = 'is damaged: restore a backup, or move the file away to start with an empty shop.';
  const found: unknown = await check(path).catch((error: unknown) => error);
  expect(found).toBeInstanceOf(DatabaseUnusableError);
  expect(found).toMatchObject({ message: `${path} ${remedy}`, reason: `shop.sqlite ${remedy}` });
  store.close();
});

test('a file that is no database is damaged, and one that is missing is not', async () => {
  const path = newPath();
  await expect(check(path)).resolves.toBeUndefined();
  writeFileSync(path, 'this is no database. '.repeat(500));
  await expect(check(path)).rejects.toThrow(`${path} is not a database`);
});

test('an aborted check rejects and is no damage', async () => {
  const path = newPath();
  openDatabase(path).close();
  const error: unknown = await check(path, AbortSignal.abort()).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'AbortError' });
});
