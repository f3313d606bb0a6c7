import { check, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { demoDay, demoShop } from '#tests/fixtures/sample-shop.ts';
import { documentFile } from './document-name.ts';
import { formatSource } from './document-source.ts';
import { listDocumentNames, readDocumentVersions } from './document-versions.ts';

test('the fields of files that content pull writes pass the formatter', async () => {
  const { store } = demoShop();
  const names = listDocumentNames(store, 'all');
  expect(names.length).toBeGreaterThan(100);
  const unformatted: string[] = [];
  for (const name of names) {
    const text = readDocumentVersions(store, name, demoDay.toISOString())?.published;
    if (!text) continue;
    const filepath = `content/${documentFile(name)}`;
    const options = { ...(await resolveConfig(filepath)), filepath };
    // The text below the fields is the merchant's own and written as it was.
    const source = formatSource(name.kind, { ...text, body: '' });
    if (!(await check(source, options))) unformatted.push(filepath);
  }
  expect(unformatted).toEqual([]);
});
