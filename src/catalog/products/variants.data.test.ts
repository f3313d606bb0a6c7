import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDatabase } from '#storage/database.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import type { VariantInput } from '../write/product-input.ts';
import { saveProduct } from '../write/save-product.ts';
import { lowestRecentPrice, type PriceEntry, readVariants } from './variants.ts';

const day = (number: number): string => new Date(Date.UTC(2026, 0, number)).toISOString();

test('a price that never changed has no lowest recent price', () => {
  expect(lowestRecentPrice([{ from: day(1), price: 5000 }], day(50))).toBeNull();
  expect(lowestRecentPrice([], day(50))).toBeNull();
});

test('the lowest recent price is the price before the reduction', () => {
  const history = [
    { from: day(1), price: 9000 },
    { from: day(100), price: 5000 },
  ];
  expect(lowestRecentPrice(history, day(101))).toBe(9000);
});

test('a lower price counts if it applied within 30 days before the reduction', () => {
  const raisedJustBefore = [
    { from: day(1), price: 6000 },
    { from: day(80), price: 9000 },
    { from: day(100), price: 5000 },
  ];
  expect(lowestRecentPrice(raisedJustBefore, day(101))).toBe(6000);
  const raisedLongBefore = [
    { from: day(1), price: 6000 },
    { from: day(60), price: 9000 },
    { from: day(100), price: 5000 },
  ];
  expect(lowestRecentPrice(raisedLongBefore, day(101))).toBe(9000);
});

test('a future price is ignored', () => {
  const history = [
    { from: day(1), price: 9000 },
    { from: day(100), price: 5000 },
    { from: day(200), price: 1000 },
  ];
  expect(lowestRecentPrice(history, day(101))).toBe(9000);
});

test('the lowest recent price is the minimum over each of the 30 days before', () => {
  const changes = fc.uniqueArray(fc.record({ at: fc.integer({ min: 1, max: 200 }), price: fc.nat(10_000) }), {
    selector: ({ at }) => at,
    minLength: 2,
  });
  fc.assert(
    fc.property(changes, (some) => {
      const history: PriceEntry[] = some
        .toSorted((a, b) => a.at - b.at)
        .map(({ at, price }) => ({ from: day(at), price }));
      const begin = Math.max(...some.map(({ at }) => at));
      const priceOn = (number: number): number | undefined =>
        history.findLast(({ from }) => from <= day(number))?.price;
      const charged = Array.from({ length: 30 }, (_, back) => priceOn(begin - back - 1)).filter(
        (price) => price !== undefined,
      );
      expect(lowestRecentPrice(history, day(201))).toBe(charged.length === 0 ? null : Math.min(...charged));
    }),
  );
});

const terms = {
  quantityRule: { minimum: 6, maximum: null, increment: 6 },
  priceBreaks: [],
  planPrices: [],
  formerPrice: null,
};
const formerPrice = { amount: 1500, currency: 'EUR' };

const plain = {
  sku: null,
  title: 'Default',
  values: [],
  price: { amount: 1000, currency: 'EUR' },
  compareAt: null,
  unitPrice: null,
  stock: 5,
  available: true,
  picture: null,
  barcode: null,
  weightGrams: null,
};

test.each<[string, Partial<VariantInput>, object]>([
  ['nothing but what every variant has', {}, {}],
  ['the day on which it is expected', { expectedOn: '2026-12-24' }, { expectedOn: '2026-12-24' }],
  ['how it is sold', { terms }, { terms }],
  [
    'what its platform says it is reduced from',
    { terms: { ...terms, formerPrice }, compareAt: 1500 },
    {
      terms: { ...terms, formerPrice },
      compareAt: formerPrice,
    },
  ],
  ['both', { expectedOn: '2026-12-24', terms }, { expectedOn: '2026-12-24', terms }],
])('of a variant is read: %s', (_, given, expected) => {
  const store = openDatabase(':memory:');
  const product = sampleProductInput({ handle: 'mug', variants: [sampleVariantInput(given)] });
  const productId = saveProduct(store, product, day(1));
  const [variant] = readVariants(store, `[${productId}]`, day(1)).get(productId) ?? [];
  expect(variant).toStrictEqual({ ...plain, id: variant?.id, ...expected });
});

test('variants are read in the order of the product', () => {
  const store = openDatabase(':memory:');
  const sizes = ['L', 'S', 'M'];
  const variants = sizes.map((size) => sampleVariantInput({ values: [size] }));
  const product = sampleProductInput({ handle: 'mug', options: [sampleOption('Size', sizes)], variants });
  const productId = saveProduct(store, product, day(1));
  const read = readVariants(store, `[${productId}]`, day(1)).get(productId);
  expect(read?.map(({ values }) => values[0])).toEqual(sizes);
});
