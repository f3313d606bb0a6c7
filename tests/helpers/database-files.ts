import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#storage/database.ts';

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'shop-database-'));

/** The path of a database that does not exist yet, in a folder of its own. */
export const newPath = (): string => join(newFolder(), 'shop.sqlite');

/** The path of a database with a table `note` of which later rows are damaged; it opens without an error. */
export function newDamagedPath(): string {
  const path = newPath();
  const database = openDatabase(path);
  database.run('CREATE TABLE note (text TEXT)');
  for (let number = 0; number < 500; number += 1) database.run('INSERT INTO note VALUES (?)', `${number}`.repeat(300));
  database.close();
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0xa5, Math.floor((bytes.length * 0.75) / 4096) * 4096));
  return path;
}
