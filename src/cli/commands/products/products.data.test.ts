import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { saveProduct } from '#catalog/write/save-product.ts';
import { openDatabase } from '#storage/database.ts';
import { text } from '#storage/row.ts';
import { sampleProductInput } from '#tests/fixtures/sample-product-input.ts';
import { commandLineFor } from '#tests/helpers/command-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'products-'));
afterAll(() => rmSync(folder, { recursive: true }));
const run = commandLineFor(folder);
const store = openDatabase(join(folder, 'shop.sqlite'));
afterAll(() => store.close());
for (const handle of ['rope', 'saw', 'plane', 'rake'])
  saveProduct(store, sampleProductInput({ handle }), new Date().toISOString());

const statuses = (): readonly string[] =>
  store
    .all('SELECT handle, status FROM product ORDER BY handle')
    .map((row) => `${text(row, 'handle')} ${text(row, 'status')}`);

test('a product is renamed; its former address redirects, and codes and collections follow', async () => {
  await run('collections', 'add', 'yard', 'rope', '--title', 'Yard');
  await run('codes', 'add', 'rope10', '--percent', '10', '--products', 'rope');
  expect((await run('products', 'rename', 'rope', 'hemp-rope')).output).toBe(
    'rope: renamed to hemp-rope, /products/rope redirects to it',
  );
  expect((await run('redirects')).output).toBe('/products/rope  /products/hemp-rope');
  expect((await run('collections', 'show', 'yard')).output).toContain('- hemp-rope');
  expect(store.all('SELECT handle FROM code_scope')).toEqual([{ handle: 'hemp-rope' }]);
  await run('products', 'rename', 'hemp-rope', 'rope');
  expect((await run('redirects')).output).toBe('/products/hemp-rope  /products/rope');
});

test.each([
  [['products', 'rename', 'rope', 'saw'], 'There is another product saw.'],
  [['products', 'rename', 'hammer', 'mallet'], 'No product named hammer.'],
  [['products', 'delete', 'saw', 'hammer'], 'No product named hammer.'],
])('%j changes nothing', async (args, problem) => {
  const before = statuses();
  expect(await run(...args)).toMatchObject({ outcome: 'failed', diagnostics: problem });
  expect(statuses()).toEqual(before);
});

test('a product is archived, scheduled in the time zone of the shop, and published', async () => {
  const shop = join(folder, 'shop.yaml');
  writeFileSync(shop, 'name: Yard\ntimeZone: Europe/Oslo\n');
  await run('content', 'push', shop, '--publish');
  expect((await run('products', 'publish', 'saw', '--at', '2099-12-01 08:00')).output).toBe(
    'saw: unchanged, already published without a draft; archive it first to hide it until then',
  );
  expect((await run('products', 'publish', 'saw')).output).toBe('saw: unchanged, already published without a draft');
  expect((await run('products', 'archive', 'saw')).output).toBe('saw: unpublished');
  expect((await run('products', 'publish', 'saw', '--at', '2099-12-01 08:00')).output).toBe(
    'saw: scheduled for 1 December 2099 at 08:00, Europe/Oslo',
  );
  expect(store.all('SELECT publish_at FROM draft')).toEqual([{ publish_at: '2099-12-01T07:00:00.000Z' }]);
  const saw = join(folder, 'products/saw.md');
  await run('content', 'pull', '--into', folder, 'product/saw');
  writeFileSync(saw, '---\ntitle: Hand saw\n---\n');
  await run('content', 'push', saw);
  expect((await run('products', 'publish', 'saw', '--at', '2001-12-01 08:00')).output).toBe('saw: published');
  expect(store.first("SELECT title FROM product WHERE handle = 'saw'")).toEqual({ title: 'Hand saw' });
  await expect(run('products', 'publish', 'saw', '--at', 'noon')).rejects.toThrow('Not a time: noon');
});

test('products are deleted with what names them reported, and their address redirects', async () => {
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages/tools.md'), '---\ntitle: Tools\n---\nOur [rake](/products/rake).\n');
  await run('content', 'push', join(folder, 'pages/tools.md'), '--publish');
  expect((await run('products', 'delete', 'rake', '--dry-run')).output).toBe(
    'rake: would be deleted; named in 1 document: page/tools',
  );
  expect(statuses()).toHaveLength(4);
  expect((await run('products', 'delete', 'rake', '--redirect', '/collections/yard')).output).toMatch(
    /^rake: deleted/u,
  );
  expect([statuses().length, (await run('redirects')).output]).toEqual([
    3,
    expect.stringContaining('/products/rake  /collections/yard'),
  ]);
});

test('related products and what search engines show are part of a file of a product', async () => {
  const file = join(folder, 'content/products/saw.md');
  await run('content', 'pull', '--into', join(folder, 'content'), 'product/saw');
  expect(readFileSync(file, 'utf8')).toContain('subtitle: null\nseo: null\nrelated: []\n');
  const front = 'title: Saw\nseo: { title: Saws }\nrelated: [plane, { product: rope, reason: Ties wood }, hammer]';
  writeFileSync(file, `---\n${front}\n---\n`);
  expect(await run('content', 'push', file, '--publish')).toMatchObject({
    output: 'product/saw: published',
    diagnostics: `${file}:4: there is no product "hammer": it will be left out.`,
  });
  expect(store.first("SELECT seo_title, seo_description FROM product WHERE handle = 'saw'")).toEqual({
    seo_title: 'Saws',
    seo_description: null,
  });
  writeFileSync(file, '---\ntitle: Saw\n---\nCuts.\n');
  await run('content', 'push', file, '--publish', '--force');
  await run('content', 'pull', '--into', join(folder, 'content'), 'product/saw');
  expect(readFileSync(file, 'utf8')).toContain(
    'seo:\n  title: Saws\n  description: null\nrelated:\n  - plane\n  - product: rope\n    reason: Ties wood\n',
  );
});

test('a dry run of an import lists its changes, and an import is undone unless a product was changed since', async () => {
  const file = join(folder, 'range.csv');
  writeFileSync(file, 'Handle,Title,Variant SKU,Variant Price\nsaw,Bow saw,,12\nspade,Spade,S-1,30\n');
  const checked = await run('import', file, '--dry-run');
  expect(checked.output).toMatch(
    /^saw: title, price\nspade: new\n1 to create, 1 to change, 0 unchanged\.\nReady to import 2/,
  );
  await run('import', file);
  await run('stock', 'S-1', '2');
  expect((await run('import', 'undo')).diagnostics).toBe(
    'range.csv is not undone, because these products were changed, sold or deleted after it was imported: spade. Import a file with what they should be.',
  );
  writeFileSync(file, 'Handle,Vendor\nsaw,Elm\n');
  await run('import', file);
  expect((await run('import', 'undo')).output).toMatch(
    /^Undone: range\.csv of \S+ \S+\. 1 product restored, 0 deleted\.$/,
  );
  await expect(run('import', 'undo', '--dry-run')).rejects.toThrow('import undo takes no options.');
});

test('an import names the columns that visitors see as details', async () => {
  const file = join(folder, 'notes.csv');
  writeFileSync(file, 'Handle,Title,Price,Notes,Origin\naxe,Axe,12,Margin 40 %,Norway\n');
  const named = /^Shown as details of the products: Notes, Origin\./m;
  expect((await run('import', file, '--dry-run')).output).toMatch(named);
  expect((await run('import', file)).output).toMatch(named);
});

test('an import says which reductions are not shown, until their earlier price is known', async () => {
  const file = join(folder, 'offers.csv');
  const columns = 'Handle,Title,Variant Price,Variant Compare At Price';
  writeFileSync(file, `${columns}\nrake,Rake,8.00,10.00\n`);
  expect((await run('import', file)).diagnostics).toContain(
    '1 product with a compare-at price is not shown as reduced: EU law asks for the lowest price of the 30 days before.',
  );
  writeFileSync(file, `${columns},Lowest Price 30 Days\nrake,Rake,8.00,10.00,9.00\n`);
  expect((await run('import', file)).diagnostics).not.toContain('compare-at');
});
