import { expect, test } from 'vitest';
import { newPath } from '#tests/helpers/database-files.ts';
import { openDatabase } from '../database.ts';

test('the state version differs after a change by any connection, and after one that was rolled back', () => {
  const path = newPath();
  const [store, other] = [openDatabase(path), openDatabase(path)];
  const seen = [store.stateVersion()];
  const expectNew = (isNew: boolean): void => {
    const version = store.stateVersion();
    expect(!seen.includes(version)).toBe(isNew);
    seen.push(version);
  };
  store.all('SELECT path FROM redirect');
  expectNew(false);
  store.run("INSERT INTO redirect VALUES ('/a', '/b', '2026-01-01')");
  expectNew(true);
  other.run("UPDATE redirect SET target = '/c'");
  expectNew(true);
  const fail = (): void => {
    store.run("UPDATE redirect SET target = '/d'");
    expectNew(true);
    throw new Error('No.');
  };
  expect(() => store.transaction(fail)).toThrow('No.');
  expectNew(true);
  expectNew(false);
  for (const each of [store, other]) each.close();
});

test('in a snapshot the state version stays that of what it reads', () => {
  const path = newPath();
  const [store, other] = [openDatabase(path), openDatabase(path)];
  store.snapshot(() => {
    const before = store.stateVersion();
    other.run("INSERT INTO redirect VALUES ('/a', '/b', '2026-01-01')");
    expect(store.all('SELECT path FROM redirect')).toEqual([]);
    expect(store.stateVersion()).toBe(before);
  });
  for (const each of [store, other]) each.close();
});
