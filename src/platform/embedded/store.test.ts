import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { PlatformUnavailableError } from '../errors.ts';
import { openDatabase } from './open-database.ts';
import { sampleShop } from './sample-shop.ts';

test('a database that another process holds is an outage, until it is let go', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'shop-store-')), 'shop.sqlite');
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

test('a closed shop is an outage', async () => {
  const shop = sampleShop(openDatabase(':memory:'));
  await expect(shop.ready()).resolves.toBeUndefined();
  await shop.close();
  await expect(shop.ready()).rejects.toThrow(PlatformUnavailableError);
});

test('a fault of ours is not called an outage', () => {
  const store = openDatabase(':memory:');
  expect(() => store.all('SELECT nonsense')).toThrow(/no such column/u);
  expect(() => store.run("INSERT INTO redirect VALUES ('a', '/b', '2026-01-01')")).toThrow(/constraint/u);
  store.close();
});

test('letters that a keyboard lacks are folded for search and sorting', () => {
  const store = openDatabase(':memory:');
  const folded = store.first("SELECT fold_words('Fjære ÅRE Bølge Straße café') words, fold(' Ａ  B ') name");
  expect(folded).toEqual(expect.objectContaining({ words: 'fjaere are bolge strasse cafe', name: 'a b' }));
  store.close();
});
