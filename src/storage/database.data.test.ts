import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { DatabaseUnusableError, PlatformUnavailableError } from '#commerce/errors.ts';
import { sampleShop } from '#tests/fixtures/sample-shop.ts';
import { newDamagedPath, newFolder, newPath } from '#tests/helpers/database-files.ts';
import { checkDatabaseFile, openDatabase } from './database.ts';
import { migrations } from './migrations.ts';
import { integer } from './row.ts';

/** The message that opening fails with, or `opened`. */
function refusal(path: string): string {
  try {
    openDatabase(path, 0).close();
    return 'opened';
  } catch (error) {
    if (error instanceof DatabaseUnusableError) return error.message;
    throw error;
  }
}

function expectUntouched(path: string, act: () => void): void {
  const before = readFileSync(path);
  act();
  expect(readFileSync(path).equals(before)).toBe(true);
}

test('a new database and its folder are created, with foreign keys, WAL and full synchronization', () => {
  const store = openDatabase(join(newFolder(), 'a', 'b', 'shop.sqlite'));
  const setting = (name: string): unknown => Object.values(store.first(`PRAGMA ${name}`) ?? {})[0];
  expect(setting('journal_mode')).toBe('wal');
  expect(setting('synchronous')).toBe(2);
  expect(setting('foreign_keys')).toBe(1);
  expect(setting('user_version')).toBe(migrations.length);
  store.close();
});

test('data is there after reopening', () => {
  const path = newPath();
  const store = openDatabase(path);
  store.run("INSERT INTO redirect VALUES ('/a', '/b', '2026-01-01')");
  store.close();
  const again = openDatabase(path);
  expect(again.all('SELECT path FROM redirect')).toHaveLength(1);
  again.close();
});

test('an empty file becomes a database', () => {
  const path = newPath();
  writeFileSync(path, '');
  expect(refusal(path)).toBe('opened');
});

test('a file that is no database is refused and unchanged', () => {
  const path = newPath();
  writeFileSync(path, 'These are the accounts of 2019. '.repeat(1000));
  expectUntouched(path, () => {
    expect(refusal(path)).toBe(
      `${path} is not a database: move the file away, or set DATA_DIR to the shop's own folder.`,
    );
  });
});

test("another program's database is refused and unchanged", () => {
  const path = newPath();
  const other = new DatabaseSync(path);
  other.exec('CREATE TABLE notes (text TEXT)');
  other.close();
  expectUntouched(path, () => {
    expect(refusal(path)).toBe(`${path} belongs to another program: move the file away, or set DATA_DIR elsewhere.`);
  });
});

test('a database of a newer release is refused and unchanged', () => {
  const path = newPath();
  openDatabase(path).close();
  const newer = new DatabaseSync(path);
  newer.exec(`PRAGMA user_version = ${migrations.length + 1}`);
  newer.close();
  expectUntouched(path, () => {
    const known = `schema ${migrations.length + 1}, this one knows ${migrations.length}`;
    expect(refusal(path)).toBe(
      `${path} was written by a newer release (${known}): install that release, or set DATA_DIR elsewhere.`,
    );
  });
});

test('a damaged database is refused and unchanged', () => {
  const path = newPath();
  openDatabase(path).close();
  const bytes = readFileSync(path);
  bytes.fill(0xff, 100, 8192);
  writeFileSync(path, bytes);
  expectUntouched(path, () => {
    expect(refusal(path)).toMatch(
      /is damaged: restore a backup, or move the file away to start with an empty shop\.$/u,
    );
  });
});

test('damage deep in a file is found when it is read, named with its remedy, and stays until a restart', () => {
  const path = newDamagedPath();
  const damaged = openDatabase(path);
  expect(damaged.first('SELECT 1 one')).toEqual({ one: 1 });
  expect(() => damaged.assertIntact()).not.toThrow();
  const message = `${path} is damaged: restore a backup, or move the file away to start with an empty shop.`;
  expect(() => damaged.all('SELECT text FROM note')).toThrow(new PlatformUnavailableError(message));
  expect(damaged.first('SELECT 1 one')).toEqual({ one: 1 });
  expect(() => damaged.assertIntact()).toThrow(message);
  damaged.close();
});

test('an error that is no damage leaves a database intact', () => {
  const store = openDatabase(':memory:');
  expect(() => store.all('SELECT * FROM no_such_table')).toThrow(/no such table/);
  expect(() => store.assertIntact()).not.toThrow();
  store.close();
});

test('a database locked by another process is refused', () => {
  const path = newPath();
  openDatabase(path).close();
  const other = new DatabaseSync(path);
  other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  expect(refusal(path)).toBe(`${path} is locked by another process: stop that process and start again.`);
  other.close();
});

test('a database can be opened while another process writes', () => {
  const path = newPath();
  const writer = openDatabase(path);
  writer.transaction(() => {
    writer.run("INSERT INTO redirect VALUES ('/a', '/b', '2026-01-01')");
    const reader = openDatabase(path, 0);
    expect(integer(reader.first('SELECT count(*) n FROM redirect') ?? {}, 'n')).toBe(0);
    reader.close();
  });
  writer.close();
});

test('writes of a killed process are not lost', () => {
  const [path, copy] = [newPath(), newPath()];
  const killed = openDatabase(path);
  killed.run("INSERT INTO redirect VALUES ('/a', '/b', '2026-01-01')");
  for (const suffix of ['', '-wal']) copyFileSync(path + suffix, copy + suffix);
  killed.close();
  const next = openDatabase(copy);
  expect(next.all('SELECT path FROM redirect')).toHaveLength(1);
  next.close();
});

test('an unusable path is refused with a remedy', () => {
  const file = newPath();
  writeFileSync(file, '');
  const below = join(file, 'shop.sqlite');
  expect(refusal(below)).toBe(
    `${file} is a file and not a folder: set DATA_DIR to a folder that this user may write to.`,
  );
  const folder = newPath();
  mkdirSync(folder);
  expect(refusal(folder)).toMatch(/^\S+ cannot be [^\n]+: [^\n]+\.$/u);
});

test('the check of a file reads it anew, whatever open connections keep in memory', () => {
  const path = newPath();
  expect(() => checkDatabaseFile(path)).toThrow(`${path} is missing: restore a backup and start again.`);
  const database = openDatabase(path);
  checkDatabaseFile(path);
  database.transaction(() => checkDatabaseFile(path));
  database.close();
  writeFileSync(path, 'this is no database any more. '.repeat(500));
  expect(() => checkDatabaseFile(path)).toThrow(DatabaseUnusableError);
  rmSync(path);
  expect(() => checkDatabaseFile(path)).toThrow(DatabaseUnusableError);
});

test('a transaction is atomic, also within another one', () => {
  const store = openDatabase(':memory:');
  const add = (path: string): number => store.run("INSERT INTO redirect VALUES (?, '/b', '2026-01-01')", path);
  const failing = (): void =>
    store.transaction(() => {
      add('/one');
      store.transaction(() => add('/two'));
      throw new Error('failed');
    });
  expect(failing).toThrow('failed');
  expect(store.all('SELECT path FROM redirect')).toEqual([]);
  store.transaction(() => store.transaction(() => add('/three')));
  expect(store.all('SELECT path FROM redirect')).toHaveLength(1);
  store.close();
});

test('a locked database throws PlatformUnavailableError until it is released', () => {
  const path = join(newFolder(), 'shop.sqlite');
  const store = openDatabase(path, 0);
  const other = new DatabaseSync(path);
  other.exec('BEGIN IMMEDIATE');
  const write = (): number => store.run("INSERT INTO redirect VALUES ('/a', '/b', '2026-01-01')");
  expect(write).toThrow(PlatformUnavailableError);
  expect(() => store.transaction(write)).toThrow(PlatformUnavailableError);
  expect(store.all('SELECT 1 FROM redirect')).toEqual([]);
  other.exec('COMMIT');
  other.close();
  expect(store.transaction(write)).toBeGreaterThanOrEqual(0);
  store.close();
});

test('all statements of a snapshot see the same state, and the next ones what was written meanwhile', () => {
  const path = newPath();
  const [store, other] = [openDatabase(path), openDatabase(path)];
  const count = (): number => integer(store.first('SELECT count(*) number FROM redirect') ?? {}, 'number');
  const seen = store.snapshot(() => {
    const before = count();
    other.run("INSERT INTO redirect VALUES ('/a', '/b', '2026-01-01')");
    return [before, store.snapshot(count)];
  });
  expect([seen, count()]).toEqual([[0, 0], 1]);
  store.close();
  other.close();
});

test('a snapshot that throws is over', () => {
  const store = openDatabase(newPath());
  const fail = (): never => {
    store.first('SELECT 1 FROM redirect');
    throw new RangeError('of the caller');
  };
  expect(() => store.snapshot(fail)).toThrow(RangeError);
  expect(() => store.snapshot(() => store.all('SELECT nonsense'))).toThrow(/no such column/u);
  store.transaction(() => store.run("INSERT INTO redirect VALUES ('/a', '/b', '2026-01-01')"));
  expect(store.all('SELECT path FROM redirect')).toHaveLength(1);
  store.close();
});

test('a closed shop throws PlatformUnavailableError', async () => {
  const shop = sampleShop(openDatabase(':memory:'));
  await expect(shop.ready()).resolves.toBeUndefined();
  await shop.close();
  await expect(shop.ready()).rejects.toThrow(PlatformUnavailableError);
});

test('invalid statements do not throw PlatformUnavailableError', () => {
  const store = openDatabase(':memory:');
  expect(() => store.all('SELECT nonsense')).toThrow(/no such column/u);
  expect(() => store.run("INSERT INTO redirect VALUES ('a', '/b', '2026-01-01')")).toThrow(/constraint/u);
  store.close();
});

test('letters are normalized for search and sorting', () => {
  const store = openDatabase(':memory:');
  const folded = store.first("SELECT fold_words('Fjære ÅRE Bølge Straße café') words, fold(' Ａ  B ') name");
  expect(folded).toEqual(expect.objectContaining({ words: 'fjaere are bolge strasse cafe', name: 'a b' }));
  store.close();
});

test('rows have a column that another process added after they were first read', () => {
  const path = newPath();
  const store = openDatabase(path);
  store.run("INSERT INTO redirect VALUES ('/a', '/b', '2026-01-01')");
  const read = () => [store.first('SELECT * FROM redirect'), ...store.all('SELECT * FROM redirect')];
  expect(read().map((row) => row?.['note'])).toEqual([undefined, undefined]);
  const other = new DatabaseSync(path);
  other.exec("ALTER TABLE redirect ADD COLUMN note TEXT NOT NULL DEFAULT 'new'");
  other.close();
  expect(read().map((row) => row?.['note'])).toEqual(['new', 'new']);
  store.close();
});

test('rows have their columns by name, and a statement without a row has none', () => {
  const store = openDatabase(newPath());
  const rows = store.all("SELECT 1 one, NULL missing, 'a' letter UNION ALL SELECT 2, 3, 'b' ORDER BY 1");
  expect(rows).toEqual([
    { one: 1, missing: null, letter: 'a' },
    { one: 2, missing: 3, letter: 'b' },
  ]);
  expect(store.first('SELECT 1 WHERE 0')).toBeNull();
  store.close();
});
