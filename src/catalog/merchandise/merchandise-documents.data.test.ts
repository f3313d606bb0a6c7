import { expect, test } from 'vitest';
import { openDatabase } from '#storage/database.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { findProducts } from '../search/find-products.ts';
import { saveProduct } from '../write/save-product.ts';
import { codeRecords } from './code-document.ts';
import { collectionRecords } from './collection-document.ts';
import { redirectRecords } from './redirects-document.ts';
import type { RecordDocuments } from './stored-record.ts';

const now = '2026-11-20T12:00:00.000Z';

/** A shop with a saw for 49.00 and a rope for 9.00. */
function openShop() {
  const store = openDatabase(':memory:');
  for (const [handle, price, tag] of [
    ['saw', 4900, 'steel'],
    ['rope', 900, 'hemp'],
  ] as const)
    saveProduct(store, sampleProductInput({ handle, tags: [tag], variants: [sampleVariantInput({ price })] }), now);
  const write = (records: RecordDocuments, handle: string, front: object) => {
    records.write(store, handle, { title: String('title' in front ? front.title : handle), front, body: '', now });
    return records.read(store, handle)?.text.front;
  };
  return { store, write };
}

test.each([
  [{ percent: 15 }, { percent: 15 }],
  [{ amount: 9.9 }, { amount: 9.9 }],
  [{ freeDelivery: true }, { freeDelivery: true }],
  [{ percent: 5, minimum: 40.5 }, { minimum: 40.5 }],
  [
    { percent: 5, from: '2026-03-01', until: '2026-03-01' },
    { from: '2026-03-01', until: '2026-03-01' },
  ],
  [{ percent: 5, countries: ['SE', 'NO'] }, { countries: ['SE', 'NO'] }],
  [
    { percent: 5, collections: ['wood', 'wood'] },
    { collections: ['wood'], products: [] },
  ],
  [
    { percent: 5, usageLimit: 3, oncePerCustomer: true },
    { usageLimit: 3, oncePerCustomer: true },
  ],
])('a code %j is read as it was written, with all its fields', (given, expected) => {
  const { store, write } = openShop();
  const front = { title: 'A code', ...given };
  const written = write(codeRecords, 'spring', front);
  expect(written).toMatchObject({ title: 'A code', ...expected });
  const complete = codeRecords.complete(store, 'spring', { title: 'A code', front, body: '' }).front;
  expect(codeRecords.schema.parse(complete)).toEqual(complete);
  expect(Object.keys(complete ?? {})).toEqual(Object.keys(written ?? {}));
});

test('a code that is written again has none of its former benefit and limits', () => {
  const { write } = openShop();
  write(codeRecords, 'spring', { title: 'A', amount: 5, minimum: 10, usageLimit: 1, products: ['saw'] });
  const again = write(codeRecords, 'SPRING', { title: 'B', percent: 10 });
  expect(again).toEqual({
    title: 'B',
    percent: 10,
    minimum: null,
    from: null,
    until: null,
    usageLimit: null,
    oncePerCustomer: false,
    countries: [],
    collections: [],
    products: [],
  });
});

test.each([
  [{}, 'must have one of percent, amount, freeDelivery'],
  [{ percent: 5, amount: 5 }, 'must have one of percent, amount, freeDelivery'],
  [{ percent: 101 }, 'must not be more than 100'],
  [{ percent: 0 }, 'must be more than 0'],
  [{ percent: 5, from: '2026-03-02', until: '2026-03-01' }, 'must not be before "from"'],
  [{ percent: 5, countries: ['Norway'] }, 'must be a country of ISO 3166-1, e.g. NO; put it in quotes'],
])('a code %j is refused: %s', (front, message) => {
  const { error } = codeRecords.schema.safeParse({ title: 'A code', ...front });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('a collection by hand has its products in their order, and those that the shop has', () => {
  const { write } = openShop();
  expect(write(collectionRecords, 'picks', { title: 'Picks', products: ['saw', 'nothing', 'rope', 'saw'] })).toEqual({
    title: 'Picks',
    position: 0,
    sort: 'manual',
    picture: null,
    pictureAlt: null,
    products: ['saw', 'rope'],
  });
  expect(write(collectionRecords, 'picks', { title: 'Picks', products: ['rope', 'saw'] })).toMatchObject({
    products: ['rope', 'saw'],
  });
});

test('a collection by rules is read as its rules, with amounts as merchants write them', () => {
  const { write } = openShop();
  const rules = [
    { field: 'tag', is: 'steel' },
    { field: 'price', below: 49.5 },
    { field: 'reduced', is: false },
  ];
  expect(write(collectionRecords, 'tools', { title: 'Tools', match: 'any', rules })).toEqual({
    title: 'Tools',
    position: 0,
    sort: 'best-selling',
    picture: null,
    pictureAlt: null,
    match: 'any',
    rules,
  });
});

test('a collection without a position becomes the last one, and keeps its place later', () => {
  const { write } = openShop();
  expect(write(collectionRecords, 'one', { title: 'One', position: 4, products: [] })).toMatchObject({ position: 4 });
  expect(write(collectionRecords, 'two', { title: 'Two', products: [] })).toMatchObject({ position: 5 });
  expect(write(collectionRecords, 'one', { title: 'One', products: [] })).toMatchObject({ position: 4 });
});

test('a collection has products or rules, and no order by hand with rules', () => {
  const rules = [{ field: 'tag', is: 'steel' }];
  const issues = (front: object) => collectionRecords.schema.safeParse({ title: 'A', ...front }).error?.issues;
  expect(issues({ products: ['saw'], rules })?.[0]?.message).toBe(
    'must not be beside "rules": a collection has either',
  );
  expect(issues({ sort: 'manual', rules })?.[0]?.message).toBe('must not be manual for a collection by rules');
});

test('each rule that fits no product is warned of, and rules that fit none together', () => {
  const { store } = openShop();
  const check = (...rules: readonly object[]) =>
    collectionRecords.check(store, { title: 'A', rules }, now).map(({ path, message }) => [path, message]);
  const [steel, hemp, glass] = ['steel', 'hemp', 'glass'].map((tag) => ({ field: 'tag', is: tag }));
  expect(check(steel ?? {})).toEqual([]);
  expect(check(steel ?? {}, glass ?? {})).toEqual([[['rules', 1], 'no product of the shop fits this rule.']]);
  expect(check(steel ?? {}, hemp ?? {})).toEqual([
    [['rules'], 'no product fits all of these rules: the collection is empty.'],
  ]);
});

test('redirects are read in the order of their paths, and those that a file leaves out are removed', () => {
  const { store } = openShop();
  const write = (front: unknown) => {
    redirectRecords.write(store, '', { title: 'redirects', front, body: '', now });
    return redirectRecords.read(store, '')?.text.front;
  };
  const [a, b] = [
    { from: '/a', to: '/products/saw' },
    { from: '/b', to: '/' },
  ];
  expect(write([b, a])).toEqual([a, b]);
  expect(write([b])).toEqual([b]);
});

test('products are found by the title of their collection once it is renamed', () => {
  const { store, write } = openShop();
  write(collectionRecords, 'garden', { title: 'Garden', products: ['saw'] });
  store.run("UPDATE product SET home_id = (SELECT id FROM collection WHERE handle = 'garden') WHERE handle = 'saw'");
  write(collectionRecords, 'garden', { title: 'Orchard', products: ['saw'] });
  expect(findProducts(store, 'orchard').productIds).toHaveLength(1);
});
