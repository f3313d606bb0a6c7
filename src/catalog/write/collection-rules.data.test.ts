import { expect, test } from 'vitest';
import { openDatabase } from '#storage/database.ts';
import { text } from '#storage/row.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { refreshDueCollections, refreshMemberships, rulesSchema } from './collection-rules.ts';
import type { CollectionRule, CollectionRules } from './product-input.ts';
import { saveCollection } from './save-collection.ts';
import { saveProduct } from './save-product.ts';

const day = (number: number): string => new Date(Date.UTC(2026, 0, number)).toISOString();

const vase = sampleProductInput({
  handle: 'vase',
  type: 'Vase',
  vendor: 'Maja Berg',
  tags: ['Glass'],
  createdAt: day(1),
  details: [{ name: 'Material', value: 'Blown glass' }],
  variants: [sampleVariantInput({ price: 5000, compareAt: 6000, stock: 0 })],
});
const bowl = sampleProductInput({
  handle: 'bowl',
  type: 'Bowl',
  vendor: 'Ola Dahl',
  tags: ['Glass', 'Oak'],
  createdAt: day(20),
  options: [sampleOption('Size', ['S', 'L'])],
  variants: [
    sampleVariantInput({ values: ['S'], price: 2000, stock: 2 }),
    sampleVariantInput({ values: ['L'], price: 3000, stock: null }),
  ],
});
const lamp = sampleProductInput({
  handle: 'lamp',
  title: 'Desk lamp, 40 W',
  type: 'Lamp',
  createdAt: day(30),
  variants: [sampleVariantInput({ price: 9000, stock: 50 })],
});

/** A shop with the three products and one collection, on the 31st day. */
function openShop(rules: CollectionRules) {
  const store = openDatabase(':memory:');
  for (const product of [vase, bowl, lamp]) saveProduct(store, product, day(31));
  const collection = { description: '', picture: null, pictureAlt: null, position: 0, updatedAt: day(1) };
  saveCollection(store, { handle: 'some', title: 'Some', sort: 'best-selling', rules, ...collection }, day(31));
  const members = (): readonly string[] =>
    store
      .all('SELECT p.handle FROM collection_product c JOIN product p ON p.id = c.product_id ORDER BY p.id')
      .map((row) => text(row, 'handle'));
  return { store, members };
}

const membersOf = (match: CollectionRules['match'], ...rules: readonly CollectionRule[]): readonly string[] =>
  openShop({ match, rules }).members();

test.each<[CollectionRule, readonly string[]]>([
  [{ field: 'type', operator: 'equals', value: 'vase' }, ['vase']],
  [{ field: 'type', operator: 'notEquals', value: 'Vase' }, ['bowl', 'lamp']],
  [{ field: 'vendor', operator: 'equals', value: 'Maja Berg' }, ['vase']],
  [{ field: 'vendor', operator: 'notEquals', value: 'Maja Berg' }, ['bowl', 'lamp']],
  [{ field: 'tag', operator: 'equals', value: 'glass' }, ['vase', 'bowl']],
  [{ field: 'tag', operator: 'notEquals', value: 'Glass' }, ['lamp']],
  [{ field: 'option:Size', operator: 'equals', value: 's' }, ['bowl']],
  [{ field: 'option:Size', operator: 'equals', value: 'Glass' }, []],
  [{ field: 'option:Size', operator: 'notEquals', value: 'S' }, ['vase', 'lamp']],
  [{ field: 'priceMin', operator: 'lessThan', value: 5000 }, ['bowl']],
  [{ field: 'priceMin', operator: 'lessThan', value: 5001 }, ['vase', 'bowl']],
  [{ field: 'priceMin', operator: 'greaterThan', value: 5000 }, ['lamp']],
  [{ field: 'variants.stock', operator: 'betweenAny', value: [0, 2] }, ['vase', 'bowl']],
  [{ field: 'variants.stock', operator: 'betweenAny', value: [3, 50] }, ['lamp']],
  [{ field: 'title', operator: 'startsWith', value: 'desk' }, ['lamp']],
  [{ field: 'title', operator: 'startsWith', value: 'lamp' }, []],
  [{ field: 'title', operator: 'endsWith', value: '40 w' }, ['lamp']],
  [{ field: 'title', operator: 'contains', value: '%' }, []],
  [{ field: 'vendor', operator: 'contains', value: 'a' }, ['vase', 'bowl']],
  [{ field: 'tag', operator: 'notContains', value: 'lass' }, ['lamp']],
  [{ field: 'detail:material', operator: 'equals', value: 'blown GLASS' }, ['vase']],
  [{ field: 'detail:Material', operator: 'endsWith', value: 'glass' }, ['vase']],
  [{ field: 'detail:Material', operator: 'notContains', value: 'glass' }, ['bowl', 'lamp']],
  [{ field: 'available', operator: 'is', value: false }, ['vase']],
  [{ field: 'reduced', operator: 'is', value: true }, ['vase']],
  [{ field: 'reduced', operator: 'is', value: false }, ['bowl', 'lamp']],
  [{ field: 'createdAt', operator: 'withinDays', value: 11 }, ['bowl', 'lamp']],
  [{ field: 'createdAt', operator: 'withinDays', value: 10 }, ['lamp']],
])('products with %j are %j', (rule, handles) => {
  expect(membersOf('all', rule)).toEqual(handles);
});

test('a product has to fit all rules, or any of them', () => {
  const [glass, cheap]: CollectionRule[] = [
    { field: 'tag', operator: 'equals', value: 'Glass' },
    { field: 'priceMin', operator: 'greaterThan', value: 4000 },
  ];
  expect(glass && cheap && membersOf('all', glass, cheap)).toEqual(['vase']);
  expect(glass && cheap && membersOf('any', glass, cheap)).toEqual(['vase', 'bowl', 'lamp']);
});

test('a collection of new products is due when its oldest product becomes too old for it', () => {
  const { store, members } = openShop({
    match: 'all',
    rules: [{ field: 'createdAt', operator: 'withinDays', value: 11 }],
  });
  expect(refreshDueCollections(store, day(31))).toEqual([]);
  const after = new Date(Date.parse(day(31)) + 1).toISOString();
  expect(refreshDueCollections(store, after)).toHaveLength(1);
  expect(members()).toEqual(['lamp']);
  expect(refreshDueCollections(store, after)).toEqual([]);
  expect(refreshDueCollections(store, day(42))).toHaveLength(1);
  expect([members(), refreshDueCollections(store, day(900))]).toEqual([[], []]);
});

test('a collection of new products is due earlier after a refresh for an older product', () => {
  const { store, members } = openShop({
    match: 'all',
    rules: [{ field: 'createdAt', operator: 'withinDays', value: 11 }],
  });
  const dueDate = () => store.first('SELECT due_at FROM collection WHERE due_at IS NOT NULL')?.['due_at'];
  const before = dueDate();
  const productIds = store.all('SELECT CAST(id AS TEXT) id FROM product').map((row) => text(row, 'id'));
  store.run("UPDATE collection SET due_at = '9999' WHERE due_at IS NOT NULL");
  refreshMemberships(store, day(31), { productIds });
  expect([dueDate(), members().length > 0]).toEqual([before, true]);
});

test('a collection without a rule about age is never due', () => {
  const { store } = openShop({ match: 'all', rules: [{ field: 'tag', operator: 'equals', value: 'Glass' }] });
  expect(refreshDueCollections(store, day(10_000))).toEqual([]);
});

test('a refresh for one product leaves the others', () => {
  const { store, members } = openShop({ match: 'all', rules: [{ field: 'tag', operator: 'equals', value: 'Glass' }] });
  store.run('DELETE FROM product_facet');
  const row = store.first("SELECT CAST(id AS TEXT) id FROM product WHERE handle = 'bowl'");
  refreshMemberships(store, day(31), { productIds: row ? [text(row, 'id')] : [] });
  expect(members()).toEqual(['vase']);
});

test.each([
  [{ field: 'tag', operator: 'equals', value: 'x' }, true],
  [{ field: 'option:', operator: 'equals', value: 'x' }, false],
  [{ field: 'tag', operator: 'matches', value: 'x' }, false],
  [{ field: 'available', operator: 'is', value: 'yes' }, false],
  [{ field: 'weight', operator: 'equals', value: 'x' }, false],
  [{ field: 'priceMin', operator: 'lessThan', value: 1.5 }, false],
  [{ field: 'createdAt', operator: 'withinDays', value: 0 }, false],
  [{ field: 'variants.stock', operator: 'betweenAny', value: [1] }, false],
])('%j is a rule: %s', (rule, isValid) => {
  expect(rulesSchema.safeParse({ match: 'all', rules: [rule] }).success).toBe(isValid);
  expect(rulesSchema.safeParse({ match: 'all', rules: [] }).success).toBe(false);
});
