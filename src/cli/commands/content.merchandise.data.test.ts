import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { saveProduct } from '#catalog/write/save-product.ts';
import { setPrice } from '#catalog/write/price-and-stock.ts';
import { findCode } from '#connectors/embedded/carts/discount-codes.ts';
import { openDatabase } from '#storage/database.ts';
import { id, text } from '#storage/row.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { commandLineFor } from '#tests/helpers/command-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'merchandise-'));
afterAll(() => rmSync(folder, { recursive: true }));
const run = commandLineFor(folder);
const store = openDatabase(join(folder, 'shop.sqlite'));
afterAll(() => store.close());
for (const [handle, price] of [
  ['rope', 900],
  ['saw', 4900],
  ['plane', 12_000],
] as const)
  saveProduct(
    store,
    sampleProductInput({
      handle,
      tags: handle === 'rope' ? ['Yard'] : ['Wood'],
      variants: [sampleVariantInput({ price })],
    }),
    new Date().toISOString(),
  );

function write(file: string, source: string): string {
  const path = join(folder, 'content', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
  return path;
}

const members = (handle: string): readonly string[] =>
  store
    .all(
      `SELECT p.handle FROM collection c JOIN collection_product m ON m.collection_id = c.id
       JOIN product p ON p.id = m.product_id WHERE c.handle = ? ORDER BY m.position, p.id`,
      handle,
    )
    .map((row) => text(row, 'handle'));

const cheapWood = `---
title: Wood under 50
match: all
rules:
  - { field: tag, is: wood }
  - { field: price, below: 50 }
---

Small tools.
`;

test('a collection by rules is a draft until it is published, and follows its products', async () => {
  const file = write('collections/small-wood.md', cheapWood);
  expect(await run('content', 'push', file)).toMatchObject({
    outcome: 'done',
    output: 'collection/small-wood: saved as a draft',
    diagnostics: '',
  });
  expect([members('small-wood'), (await run('content', 'diff')).output]).toEqual([
    [],
    expect.stringContaining('+ title: Wood under 50'),
  ]);
  expect((await run('content', 'publish', 'collection/small-wood')).output).toBe('collection/small-wood: published');
  expect(members('small-wood')).toEqual(['saw']);
  const variant = store.first(
    "SELECT v.id FROM variant v JOIN product p ON p.id = v.product_id WHERE p.handle = 'plane'",
  );
  setPrice(store, variant ? id(variant) : '', { price: 4000, compareAt: null, now: new Date().toISOString() });
  expect(members('small-wood')).toEqual(['saw', 'plane']);
});

test('a collection with chosen products keeps their order, and names those that the shop does not have', async () => {
  const file = write('collections/favourites.md', '---\ntitle: Favourites\nproducts: [saw, hammer, rope]\n---\n');
  const { diagnostics } = await run('content', 'push', file, '--publish');
  expect(diagnostics).toBe(`${file}:3: there is no product "hammer": it will be left out.`);
  expect(members('favourites')).toEqual(['saw', 'rope']);
});

test('rules that fit no product are warned of on their line', async () => {
  const file = write('collections/nothing.md', cheapWood.replace('is: wood', 'is: steel'));
  expect((await run('content', 'push', file, '--publish')).diagnostics).toBe(
    `${file}:5: no product of the shop fits this rule.`,
  );
  const rules = '  - { field: tag, is: yard }\n  - { field: price, above: 45 }';
  write('collections/nothing.md', cheapWood.replace(/ {2}- [\s\S]*50 \}/u, rules));
  expect((await run('content', 'push', file, '--publish')).diagnostics).toBe(
    `${file}:4: no product fits all of these rules: the collection is empty.`,
  );
});

test('a code is written in the currency of the shop, and read back as it was written', async () => {
  const source = 'title: A tenner off tools\namount: 10.5\nminimum: 40\nuntil: 2099-12-31\ncollections: [small-wood]\n';
  const file = write('codes/tenner.yaml', source);
  expect((await run('content', 'push', file, '--publish')).output).toBe('code/TENNER: published');
  expect(findCode(store, 'TENNER')).toMatchObject({
    benefit: { kind: 'amount', amount: 1050 },
    minimum: 4000,
    until: '2099-12-31',
    confinedTo: ['Wood under 50'],
  });
  expect((await run('content', 'push', file)).output).toBe('code/TENNER: unchanged');
  await run('content', 'pull', '--into', join(folder, 'content'), 'code/tenner');
  expect(readFileSync(join(folder, 'content/codes/TENNER.yaml'), 'utf8')).toContain('amount: 10.5\nminimum: 40\n');
  expect((await run('content', 'unpublish', 'code/TENNER')).output).toBe('code/TENNER: unpublished');
  expect([findCode(store, 'TENNER'), (await run('content', 'publish', 'code/TENNER')).output]).toEqual([
    null,
    'code/TENNER: published',
  ]);
});

test('redirects are replaced as one file, and those that were there before are in its history', async () => {
  const file = write('redirects.yaml', '- { from: /Shop/Saw.html, to: /products/saw }\n- { from: /a, to: /b }\n');
  const published = await run('content', 'push', file, '--publish');
  expect([published.output, published.diagnostics]).toEqual(['redirects: published', '']);
  write('redirects.yaml', '- { from: /a/, to: /pages/none }\n');
  expect((await run('content', 'push', file, '--publish')).diagnostics).toBe(
    `${file}:1: /pages/none leads nowhere: there is no page/none.`,
  );
  expect(store.all('SELECT path, target FROM redirect')).toEqual([{ path: '/a', target: '/pages/none' }]);
  expect((await run('content', 'history', 'redirects')).output.split('\n')).toHaveLength(4);
});

test.each([
  [
    '- { from: /a, to: /b }\n- { from: /b, to: "/c#top" }\n- { from: /c, to: /a }\n',
    1,
    '/a → /b → /c#top → /a never ends',
  ],
  ['- { from: /x, to: /y }\n- { from: /X/, to: /z }\n', 2, '/x is redirected twice'],
  ['- { from: /x, to: https://example.org }\n', 1, '"0.to" must be a path of this site'],
])('redirects %j are refused with their line, and those that are live stay', async (source, line, message) => {
  const file = write('redirects.yaml', source);
  const { outcome, diagnostics } = await run('content', 'push', file, '--publish');
  expect([outcome, diagnostics]).toEqual(['failed', expect.stringContaining(`${file}:${line}: ${message}`)]);
  expect(store.all('SELECT path FROM redirect')).toEqual([{ path: '/a' }]);
});

test('a shop may have thousands of redirects', async () => {
  const lines = Array.from(
    { length: 3000 },
    (_, index) => `- { from: /old-shop/item-${index}.html, to: /products/saw }`,
  );
  const file = write('redirects.yaml', `${lines.join('\n')}\n`);
  expect((await run('content', 'push', file, '--publish', '--force')).output).toBe('redirects: published');
  expect(store.first('SELECT count(*) rows FROM redirect')).toEqual({ rows: 3000 });
});

test.each([
  ['codes/both.yaml', 'title: Both\npercent: 10\namount: 5\n', ':1: .*one of percent, amount, freeDelivery'],
  ['codes/dates.yaml', 'title: Dates\npercent: 10\nfrom: 2026-02-30\n', ':3: .*must be a day, e.g. 2026-12-01'],
  ['codes/back.yaml', 'title: B\npercent: 10\nfrom: 2026-02-03\nuntil: 2026-02-01\n', ':4: .*not be before "from"'],
  ['collections/two.md', '---\ntitle: T\nproducts: [saw]\nrules:\n  - { field: tag, is: x }\n---\n', ':3: .*either'],
  ['menus/loop.yaml', '- &loop\n  label: A\n  children: [*loop]\n', ':3: .*would never end'],
])('%s is refused with its line', async (name, source, problem) => {
  const file = write(name, source);
  const { outcome, diagnostics } = await run('content', 'push', file, '--publish');
  expect([outcome, diagnostics]).toEqual(['failed', expect.stringMatching(new RegExp(`^${file}${problem}`, 'u'))]);
});
