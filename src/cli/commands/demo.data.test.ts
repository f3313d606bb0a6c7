import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { saveProduct } from '#catalog/write/save-product.ts';
import { seedDemo } from '#connectors/embedded/seed/seed.ts';
import { openDatabase } from '#storage/database.ts';
import { demoDay, demoFolder } from '#tests/fixtures/sample-shop.ts';
import { sampleProductInput } from '#tests/fixtures/sample-product-input.ts';
import { commandLineFor } from '#tests/helpers/command-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'demo-'));
afterAll(() => rmSync(folder, { recursive: true }));
const store = openDatabase(join(folder, 'shop.sqlite'));
afterAll(() => store.close());
seedDemo(store, { demoDir: demoFolder, mediaDir: join(folder, 'media'), now: demoDay });
saveProduct(store, sampleProductInput({ handle: 'own' }), demoDay.toISOString());
const run = commandLineFor(folder);

const count = (table: string): unknown => store.first(`SELECT count(*) rows FROM ${table}`)?.['rows'];

test('removing the demo needs to be confirmed', async () => {
  await expect(run('demo', 'remove')).rejects.toThrow('This cannot be undone: add --yes.');
  await expect(run('demo', 'burn', '--yes')).rejects.toThrow('Expected: remove');
});

test('the demo is removed with its pictures; own products, changed texts and own pictures stay', async () => {
  const refund = join(folder, 'policies/refund.md');
  await run('content', 'pull', '--into', folder, 'policy/refund');
  writeFileSync(refund, '---\ntitle: Our refunds\n---\nAll of it.\n');
  await run('content', 'push', refund, '--publish');
  writeFileSync(join(folder, 'media/own-320.webp'), '');
  const { output, diagnostics } = await run('demo', 'remove', '--yes');
  expect(output).toMatch(/^Removed \d+ products, \d+ collections, \d+ codes, \d+ redirects, \d+ documents, /u);
  expect(diagnostics).toBe('policy/refund was changed and stays.');
  const tables = ['product', 'collection', 'code', 'redirect', 'synonym', 'media', 'document'];
  expect(tables.map(count)).toEqual([1, 0, 0, 0, 0, 0, 2]);
  expect(readdirSync(join(folder, 'media'))).toEqual(['own-320.webp']);
  expect(store.first("SELECT front ->> '$.name' name FROM document WHERE kind = 'profile'")).toEqual({
    name: 'My shop',
  });
  expect(store.first('SELECT products FROM list_size WHERE collection_id = 0')).toEqual({ products: 1 });
});

test('removing it again changes nothing', async () => {
  expect((await run('demo', 'remove', '--yes')).output).toContain('Removed 0 products, 0 collections');
  expect([count('product'), count('document')]).toEqual([1, 2]);
});
