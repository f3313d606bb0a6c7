import { expect, test } from 'vitest';
import { platformContract } from '../../tests/contract/platform-contract.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { sampleShop } from '../../tests/fixtures/sample-shop.ts';
import { generateCatalog, catalogSizeFor } from './generate-catalog.ts';

const now = '2026-11-20T12:00:00.000Z';

function generated(products: number): Database {
  const store = openDatabase(':memory:');
  generateCatalog(store, catalogSizeFor(products, now));
  return store;
}

const shop = sampleShop(generated(60), () => new Date(now));

platformContract(async () => ({ commerce: shop, content: shop }));

test('the same size gives the same shop', () => {
  const rows = (store: Database) => [
    store.all('SELECT * FROM product ORDER BY id'),
    store.all('SELECT * FROM variant ORDER BY id'),
    store.all('SELECT * FROM collection_product ORDER BY collection_id, product_id'),
  ];
  expect(rows(generated(120))).toEqual(rows(generated(120)));
});

test('a shop of any size has that many products, with three variants each on average', () => {
  const store = generated(300);
  const count = (table: string) => store.all(`SELECT 1 FROM ${table}`).length;
  expect(count('product')).toBe(300);
  expect(count('collection')).toBe(6);
  expect(count('variant') / 300).toBeGreaterThan(2.5);
  expect(count('variant') / 300).toBeLessThan(3.5);
});
