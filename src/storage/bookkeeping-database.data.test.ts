import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openBookkeepingDatabase } from './bookkeeping-database.ts';

const schema = 'CREATE TABLE IF NOT EXISTS note (text TEXT NOT NULL) STRICT';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function writeNotes(path: string, count: number): void {
  const database = openBookkeepingDatabase(path, { schema });
  const insert = database.prepare('INSERT INTO note VALUES (?)');
  for (let number = 0; number < count; number += 1) insert.run(`note ${number} ${'x'.repeat(500)}`);
  database.close();
}

/** Damages a file from some byte on, and opens it. */
function openDamaged(path: string, from: number) {
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0xa5, from));
  const lines: string[] = [];
  const database = openBookkeepingDatabase(path, { schema, warn: (line) => void lines.push(line) });
  onTestFinished(() => database.close());
  return { database, lines, damaged: bytes };
}

test.each([
  ['at its beginning', 0],
  ['in its middle', 8192],
])('a file that is damaged %s is set aside, named in one line and created anew', (_, from) => {
  const folder = temporaryFolder();
  const path = join(folder, 'notes.sqlite');
  writeNotes(path, 100);
  const { database, lines, damaged } = openDamaged(path, from);
  const kept = readdirSync(folder).find((name) => name.startsWith('notes.sqlite-damaged-')) ?? '';
  expect(lines).toEqual([`${path} is damaged: it was set aside as ${join(folder, kept)}, and a new one was created.`]);
  expect(readFileSync(join(folder, kept))).toEqual(damaged);
  expect(database.prepare('SELECT count(*) AS count FROM note').get()).toEqual({ count: 0 });
});

test('an intact file is opened with its content, without a line', () => {
  const path = join(temporaryFolder(), 'notes.sqlite');
  writeNotes(path, 3);
  const lines: string[] = [];
  const database = openBookkeepingDatabase(path, { schema, warn: (line) => void lines.push(line) });
  expect([database.prepare('SELECT count(*) AS count FROM note').get(), lines]).toEqual([{ count: 3 }, []]);
  database.close();
});

/** Notes in a file that is in use, and the lines about it. */
function openNotes(path: string) {
  const lines: string[] = [];
  const database = openBookkeepingDatabase(path, { schema, warn: (line) => void lines.push(line) });
  onTestFinished(() => database.close());
  const insert = database.prepare('INSERT INTO note VALUES (?)');
  const count = database.prepare('SELECT count(*) AS count FROM note');
  return { lines, add: (text: string) => insert.run(text), count: () => count.get()?.['count'] };
}

test('a file that is removed while it is in use is created anew, and what follows is written to it', () => {
  const path = join(temporaryFolder(), 'notes.sqlite');
  const notes = openNotes(path);
  notes.add('lost');
  rmSync(path);
  notes.add('kept');
  expect(notes.lines).toEqual([
    `${path} was removed or replaced while it was in use: it was opened anew, without what it held.`,
  ]);
  const other = openNotes(path);
  expect([notes.count(), other.count()]).toEqual([1, 1]);
});

test('processes go on with the same file after another one has replaced it', () => {
  const path = join(temporaryFolder(), 'notes.sqlite');
  const [one, other] = [openNotes(path), openNotes(path)];
  one.add('lost');
  for (const suffix of ['', '-wal', '-shm']) renameSync(path + suffix, `${path}-away${suffix}`);
  const third = openNotes(path);
  for (const notes of [third, one, other]) notes.add('kept');
  expect([one.count(), other.count(), third.count()]).toEqual([3, 3, 3]);
  expect([one.lines.length, other.lines.length, third.lines.length]).toEqual([1, 1, 0]);
});

test('a file that cannot be opened for another reason is not set aside', () => {
  const folder = temporaryFolder();
  expect(() => openBookkeepingDatabase(folder, { schema })).toThrow(/unable to open/);
  expect(readdirSync(folder)).toEqual([]);
});
