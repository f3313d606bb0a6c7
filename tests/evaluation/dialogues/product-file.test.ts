import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { productFileToCsv } from './product-file.ts';

const rowsOf = (shop: string, handle: string) => {
  const csv = productFileToCsv(readFileSync(join(import.meta.dirname, 'shops', shop, 'products.txt'), 'utf8'));
  const rows = z.array(z.record(z.string(), z.string())).parse(parse(csv, { columns: true }));
  return rows.filter((row) => row['Handle'] === handle);
};

test('a product has a row for each combination of its options', () => {
  const rows = rowsOf('fashion', 'harbor-shirt');
  expect(rows.map((row) => `${row['Option1 Value']} ${row['Option2 Value']}`)).toEqual([
    'S White',
    'S Sky Blue',
    'M White',
    'M Sky Blue',
    'L White',
    'L Sky Blue',
    'XL White',
    'XL Sky Blue',
  ]);
  expect(rows.map((row) => row['Title'])).toEqual(['Harbor Shirt', '', '', '', '', '', '', '']);
});

test('a stock exception is of the variants that have all its values', () => {
  const soldOut = rowsOf('fashion', 'harbor-shirt').filter((row) => row['Variant Inventory Qty'] === '0');
  expect(soldOut.map((row) => `${row['Option1 Value']} ${row['Option2 Value']}`)).toEqual(['XL White']);
});

test('a surcharge of a value is added to both prices', () => {
  const rows = rowsOf('electronics', 'galaxy-a55').filter((row) => row['Option2 Value'] === 'Navy');
  expect(rows.map((row) => [row['Option1 Value'], row['Variant Price'], row['Variant Compare At Price']])).toEqual([
    ['128 GB', '389.00', '449.00'],
    ['256 GB', '439.00', '499.00'],
  ]);
});

test('a product without options has one row, with its details in columns of their own', () => {
  expect(rowsOf('food', 'tofu')).toMatchObject([
    { 'Option1 Value': 'Default Title', Weight: '200 g', Allergens: 'soy', 'Variant Inventory Qty': '14' },
  ]);
});
