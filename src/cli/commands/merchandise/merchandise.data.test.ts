import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { saveProduct } from '#catalog/write/save-product.ts';
import { findCode } from '#connectors/embedded/carts/discount-codes.ts';
import { openDatabase } from '#storage/database.ts';
import { sampleProductInput } from '#tests/fixtures/sample-product-input.ts';
import { commandLineFor } from '#tests/helpers/command-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'merchandise-commands-'));
afterAll(() => rmSync(folder, { recursive: true }));
const run = commandLineFor(folder, { PUBLIC_URL: 'https://shop.example' });
const store = openDatabase(join(folder, 'shop.sqlite'));
afterAll(() => store.close());
for (const handle of ['rope', 'saw', 'plane'])
  saveProduct(
    store,
    sampleProductInput({ handle, type: handle === 'rope' ? 'Rope' : 'Tool' }),
    new Date().toISOString(),
  );

function write(name: string, lines: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

test('a collection is created, filled, emptied and deleted by commands', async () => {
  expect(await run('collections', 'add', 'yard', 'rope')).toMatchObject({
    outcome: 'failed',
    diagnostics: 'No collection named yard.',
  });
  expect((await run('collections', 'add', 'yard', 'rope', 'saw', '--title', 'For the yard')).output).toBe(
    'yard: 2 products',
  );
  expect((await run('collections', 'add', 'yard', 'hammer')).diagnostics).toContain('there is no product "hammer"');
  expect((await run('collections', 'remove', 'yard', 'rope')).output).toBe('yard: 1 product');
  expect((await run('collections')).output).toBe('yard  For the yard  1 product, by hand');
  expect((await run('collections', 'show', 'yard')).output).toContain('title: For the yard\n');
  expect((await run('collections', 'delete', 'yard')).output).toBe('collection/yard: deleted');
  expect(await run('collections', 'delete', 'yard')).toMatchObject({ outcome: 'failed' });
  expect((await run('content', 'history', 'collection/yard')).output.split('\n')[0]).toContain('unpublished');
});

test('collections of Shopify are imported with their rules or products', async () => {
  const file = write('collections.csv', [
    'Handle,Title,Body HTML,Sort Order,Must Match,Rule: Product Column,Rule: Relation,Rule: Condition,Product: Handle',
    'tools,Tools,<p>All</p>,Price: Lowest First,any condition,Type,Equals,Tool,',
    'tools,,,,,Variant Price,Greater Than,500,',
    'picks,Picks,,Manual,,,,,saw',
    'picks,,,,,,,,rope',
  ]);
  expect((await run('collections', 'import', file, '--dry-run')).output).toBe('Ready to import 2 collections.');
  expect((await run('collections')).output).toBe('');
  const { output, diagnostics } = await run('collections', 'import', file);
  expect([output, diagnostics]).toEqual([
    'Imported 2 collections.',
    'line 2, tools: no product of the shop fits this rule.',
  ]);
  expect((await run('collections', 'show', 'tools')).output).toContain('sort: price-ascending');
  expect((await run('collections', 'show', 'picks')).output).toContain('products:\n  - saw\n  - rope\n');
  expect((await run('collections')).output).toBe(
    'tools  Tools  2 products, by rules\npicks  Picks  2 products, by hand',
  );
});

test('a rule that this shop does not have is refused with its line', async () => {
  const file = write('weight.csv', [
    'Handle,Title,Rule: Product Column,Rule: Relation,Rule: Condition',
    'heavy,Heavy,Variant Weight,Greater Than,20',
  ]);
  expect(await run('collections', 'import', file)).toMatchObject({
    outcome: 'failed',
    diagnostics: expect.stringMatching(
      /^line 2, Rule: Product Column: This shop has no rule .*\nNothing was imported\.$/,
    ),
  });
});

test('a code is created with conditions, listed, replaced and deleted', async () => {
  const add = ['codes', 'add', 'spring', '--percent', '15', '--from', '2026-03-01', '--until', '2026-05-31'];
  expect((await run(...add, '--limit', '10', '--collections', 'picks')).output).toBe('SPRING: published');
  expect((await run('codes')).output).toBe('SPRING  SPRING  from 2026-03-01 until 2026-05-31  10 times  for Picks');
  expect((await run(...add)).output).toBe('SPRING: published, the former one is in content history code/SPRING');
  expect((await run(...add)).output).toBe('SPRING: unchanged');
  expect(findCode(store, 'SPRING')).toMatchObject({ usageLimit: null, confinedTo: [] });
  await expect(run('codes', 'add', 'none')).rejects.toThrow('Expected one of: --percent, --amount, --free-delivery');
  await expect(run('codes', 'add', 'spring', '--percent', 'ten')).rejects.toThrow('"percent" must be');
  expect((await run('codes', 'delete', 'spring')).output).toBe('code/SPRING: deleted');
  expect(findCode(store, 'SPRING')).toBeNull();
});

test('a code for what the shop does not have is created, and that is said', async () => {
  const { output, diagnostics } = await run('codes', 'add', 'typo', '--percent', '5', '--products', 'sow');
  expect([output, diagnostics]).toEqual(['TYPO: published', expect.stringContaining('there is no product "sow"')]);
  await run('codes', 'delete', 'typo');
});

const discountHeadings =
  'Name,Value,Value Type,Type,Minimum Purchase Requirements,Applies Once Per Customer,Usage Limit Per Code,Start,End';

test("Shopify's discounts are imported; those that this shop cannot give are named", async () => {
  const file = write('discounts.csv', [
    discountHeadings,
    'TEN,-10.0,percentage,Amount Off,,1,,2026-06-01 23:30:00 -0200,',
    'Five,-5.5,fixed_amount,Amount Off,Minimum purchase of €50.00,0,100,2026-06-01 00:00:00 +0000,2026-07-01 00:00:00 +0000',
    'POST,,,Free Shipping,,0,,,',
    '2FOR1,-100.0,percentage,Buy X Get Y,,0,,,',
  ]);
  const { output, diagnostics } = await run('codes', 'import', file);
  expect([output, diagnostics]).toEqual([
    'Imported 3 codes.',
    'line 5: not imported, 2FOR1: this shop has no such discounts',
  ]);
  expect(findCode(store, 'TEN')).toMatchObject({
    benefit: { kind: 'percentage', percent: 10 },
    from: '2026-06-02',
    until: null,
    oncePerCustomer: true,
  });
  expect(findCode(store, 'FIVE')).toMatchObject({
    benefit: { kind: 'amount', amount: 550 },
    minimum: 5000,
    usageLimit: 100,
    until: '2026-07-01',
  });
  expect(findCode(store, 'POST')?.benefit).toEqual({ kind: 'free-delivery' });
});

test('a discount without a value is refused with its line', async () => {
  const file = write('bad.csv', [
    discountHeadings,
    'A,,percentage,Amount Off,,,,,',
    'B,-5,percentage,Amount Off,,,,soon,',
  ]);
  const { outcome, diagnostics } = await run('codes', 'import', file);
  expect([outcome, diagnostics.split('\n')]).toEqual([
    'failed',
    [
      expect.stringContaining('line 2, Value: “” is no whole number of per cent.'),
      expect.stringContaining('line 3, start: “soon” is no time.'),
      'Nothing was imported.',
    ],
  ]);
});

test('redirects are added, imported and deleted, and never lead in a circle', async () => {
  expect((await run('redirects', 'add', '/old', '/products/saw')).output).toBe('1 redirect');
  expect(await run('redirects', 'add', '/products/saw', '/old')).toMatchObject({
    outcome: 'failed',
    diagnostics: expect.stringContaining('/products/saw → /old → /products/saw never ends'),
  });
  const file = write('redirects.csv', [
    'Redirect from,Redirect to',
    'shop/saw.html,/products/saw',
    'https://shop.example/Plane,https://shop.example/products/plane',
  ]);
  expect((await run('redirects', 'import', file, '--dry-run')).output).toContain('+ /plane  /products/plane\n');
  expect((await run('redirects', 'import', file)).output).toBe('3 redirects');
  expect((await run('redirects', 'delete', '/old')).output).toBe('2 redirects');
  expect((await run('redirects')).output).toBe('/plane  /products/plane\n/shop/saw.html  /products/saw');
  expect(await run('redirects', 'delete', '/old')).toMatchObject({
    outcome: 'failed',
    diagnostics: 'No redirect of /old.',
  });
  await expect(run('redirects', 'add', 'https://example.org/', '/')).rejects.toThrow('Not a path of this site');
});

test('a redirect to nothing, or from an address that has a page, is added, and that is said', async () => {
  expect(await run('redirects', 'add', '/lost', '/products/sow')).toMatchObject({
    outcome: 'done',
    diagnostics: '/products/sow leads nowhere: there is no product/sow.',
  });
  expect((await run('redirects', 'add', '/products/saw', '/')).diagnostics).toBe(
    '/products/saw has a page, which is shown instead of this redirect.',
  );
  await run('redirects', 'delete', '/products/saw');
  await run('products', 'archive', 'saw');
  expect((await run('redirects', 'add', '/products/saw', '/')).diagnostics).toBe('');
  expect((await run('redirects', 'add', '/found', '/products/saw')).diagnostics).toBe('');
  for (const path of ['/lost', '/found', '/products/saw']) await run('redirects', 'delete', path);
});

test.each([
  [
    ['Redirect from,Redirect to', '/a,https://elsewhere.example/'],
    'line 2, redirect to: “https://elsewhere.example/” is no path',
  ],
  [['Redirect from,Redirect to', '/a,/b', '/b,/a'], 'line 2: /a → /b → /a never ends'],
  [
    ['Redirect from,Redirect to', '/x,/a', '/a,/shop/saw.html', '/shop/saw.html,/a'],
    'line 3: /a → /shop/saw.html → /a',
  ],
  [['From here,To'], 'line 1: There is no column redirect from (or path, from).'],
])('redirects %j are refused with their line, and those that are live stay', async (lines, problem) => {
  const { outcome, diagnostics } = await run('redirects', 'import', write('bad-redirects.csv', lines));
  expect([outcome, diagnostics]).toEqual(['failed', expect.stringContaining(problem)]);
  expect((await run('redirects')).output.split('\n')).toHaveLength(2);
});
