import { expect, test } from 'vitest';
import { openDatabase } from '#storage/database.ts';
import { id, integer, text } from '#storage/row.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { addPrice, recordLowestRecent, recordPrice, setPrice, setStock } from './price-and-stock.ts';
import { saveProduct } from './save-product.ts';

const day = (number: number): string => new Date(Date.UTC(2026, 0, number)).toISOString();

/** A shop with a mug for 10.00 since the first day. */
function openShop() {
  const store = openDatabase(':memory:');
  const variants = [sampleVariantInput({ price: 1000 })];
  saveProduct(store, sampleProductInput({ handle: 'mug', updatedAt: day(1), variants }), day(1));
  const variantId = id(store.first('SELECT id FROM variant') ?? {});
  const history = (): readonly (readonly [from: string, price: number])[] =>
    store
      .all('SELECT from_at, price FROM price_history ORDER BY from_at')
      .map((row) => [text(row, 'from_at'), integer(row, 'price')]);
  return { store, variantId, history };
}

test('the history has each price with the time from which it applies, and no price twice in a row', () => {
  const { store, variantId, history } = openShop();
  setPrice(store, variantId, { price: 800, compareAt: 1000, now: day(2) });
  setPrice(store, variantId, { price: 800, compareAt: null, now: day(3) });
  setPrice(store, variantId, { price: 1000, compareAt: null, now: day(4) });
  expect(history()).toEqual([
    [day(1), 1000],
    [day(2), 800],
    [day(4), 1000],
  ]);
});

test('a price that is recorded again is compared with the latest one only', () => {
  const { store, variantId, history } = openShop();
  recordPrice(store, variantId, { price: 900, from: day(2) });
  recordPrice(store, variantId, { price: 900, from: day(3) });
  expect(history()).toHaveLength(2);
  addPrice(store, variantId, { price: 900, from: day(3) });
  expect(history()).toHaveLength(3);
});

test('a stated lowest price applies just before the current one', () => {
  const { store, variantId, history } = openShop();
  recordLowestRecent(store, variantId, 700);
  expect(history()).toEqual([
    ['2025-12-31T23:59:59.999Z', 700],
    [day(1), 1000],
  ]);
});

test('a stated lowest price of a variant without any price is left out', () => {
  const { store, history } = openShop();
  store.run('DELETE FROM price_history');
  recordLowestRecent(store, '1', 700);
  expect(history()).toEqual([]);
});

test('price and stock of a variant that does not exist change nothing', () => {
  const { store, variantId, history } = openShop();
  const other = String(Number(variantId) + 1);
  expect(setPrice(store, other, { price: 1, compareAt: null, now: day(2) })).toBe(false);
  expect(setStock(store, other, { stock: 1, now: day(2) })).toBe(false);
  expect(history()).toEqual([[day(1), 1000]]);
});

test('a change of price or stock is a change of the product', () => {
  const { store, variantId } = openShop();
  const updatedAt = (): string => text(store.first('SELECT updated_at FROM product') ?? {}, 'updated_at');
  setStock(store, variantId, { stock: 3, now: day(5) });
  expect(updatedAt()).toBe(day(5));
  setPrice(store, variantId, { price: 900, compareAt: null, now: day(6) });
  expect(updatedAt()).toBe(day(6));
});
