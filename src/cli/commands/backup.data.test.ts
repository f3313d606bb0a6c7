import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commandLineFor } from '#tests/helpers/command-line.ts';
import { openDatabase } from '#storage/database.ts';

function newShop() {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const data = join(folder, 'data');
  const store = openDatabase(join(data, 'shop.sqlite'));
  onTestFinished(() => store.close());
  return { data, store, copy: join(folder, 'copies/monday'), run: commandLineFor(data, {}) };
}

test('a backup of an open shop has what is committed, its files, and nothing that is made again', async () => {
  const { data, store, copy, run } = newShop();
  store.run('CREATE TABLE note (text TEXT)');
  store.run("INSERT INTO note VALUES ('committed')");
  for (const name of ['media/originals', 'renditions']) mkdirSync(join(data, name), { recursive: true });
  writeFileSync(join(data, 'media/originals/a.jpg'), 'picture');
  writeFileSync(join(data, 'secret'), 'key');
  expect(await run('backup', copy)).toMatchObject({
    outcome: 'done',
    output: `Copied 1 database and the files of the shop to ${copy}.`,
  });
  const copied = openDatabase(join(copy, 'shop.sqlite'));
  onTestFinished(() => copied.close());
  expect(copied.first('SELECT text FROM note')).toEqual({ text: 'committed' });
  expect(readFileSync(join(copy, 'media/originals/a.jpg'), 'utf8')).toBe('picture');
  expect(readFileSync(join(copy, 'secret'), 'utf8')).toBe('key');
  expect(existsSync(join(copy, 'renditions'))).toBe(false);
  expect(statSync(copy).mode & 0o777).toBe(0o700);
});

test('a backup overwrites nothing, and is not put into what it copies', async () => {
  const { data, copy, run } = newShop();
  mkdirSync(copy, { recursive: true });
  await expect(run('backup', copy)).rejects.toThrow('exists already');
  await expect(run('backup', join(data, 'backup'))).rejects.toThrow('inside of the shop’s own folder');
});
