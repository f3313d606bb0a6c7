import { expect, test } from 'vitest';
import { openDatabase } from '#storage/database.ts';
import { text } from '#storage/row.ts';
import { removeRedirect, saveRedirect } from './redirects.ts';

function openRedirects(...redirects: readonly (readonly [path: string, target: string])[]) {
  const store = openDatabase(':memory:');
  for (const [path, target] of redirects) saveRedirect(store, { path, target, since: '2026-01-01T00:00:00.000Z' });
  const saved = (): Readonly<Record<string, string>> =>
    Object.fromEntries(
      store.all('SELECT path, target FROM redirect').map((row) => [text(row, 'path'), text(row, 'target')]),
    );
  return { store, saved };
}

test('what redirects to an address that moves leads to the new one directly', () => {
  const { saved } = openRedirects(['/a', '/b'], ['/b', '/c']);
  expect(saved()).toEqual({ '/a': '/c', '/b': '/c' });
});

test('an address that is a target again redirects nowhere', () => {
  const { saved } = openRedirects(['/a', '/b'], ['/b', '/a']);
  expect(saved()).toEqual({ '/b': '/a' });
});

test('a later redirect of a path replaces the earlier one, and a page at it removes it', () => {
  const { store, saved } = openRedirects(['/a', '/b'], ['/a', '/c'], ['/x', '/y']);
  expect(saved()).toEqual({ '/a': '/c', '/x': '/y' });
  removeRedirect(store, '/a');
  expect(saved()).toEqual({ '/x': '/y' });
});
