import { expect, test } from 'vitest';
import { demoShop } from '#tests/fixtures/sample-shop.ts';
import type { Database } from '../../database.ts';
import { text } from '../../row.ts';

/** Columns whose change is noted elsewhere, or shown by no page, with the reason. */
const unnoted: Readonly<Record<string, string>> = {
  'product.id': 'never changes',
  'product.sales_rank': 'lists sort by that of product_list',
  'product.updated_at': 'sitemaps alone show it, which record any change',
  'variant.id': 'never changes',
  'variant.product_id': 'moves a variant: both products are noted',
  'variant.offered': 'shown as what can be bought',
  'variant.stock': 'counted up to a limit',
};

/** A value that differs from the stored one and keeps the constraints of its column. */
const otherValues: Readonly<Record<string, string>> = {
  offered: '0',
  status: "iif(status = 'draft', 'published', 'draft')",
  fulfilment: "iif(fulfilment = 'stock', 'digital', 'stock')",
  requires_shipping: '1 - requires_shipping',
  listed: '1 - listed',
  home_id: 'iif(home_id IS NULL, (SELECT min(id) FROM collection), NULL)',
  terms: `iif(terms IS NULL, '{"a":1}', NULL)`,
  option_values: `'["' || id || ' other"]'`,
  sku: `coalesce(sku, '') || id`,
  barcode: `coalesce(barcode, '') || id`,
  seo_title: `coalesce(seo_title, '') || id`,
  seo_description: `coalesce(seo_description, '') || id`,
  subtitle: `coalesce(subtitle, '') || id`,
  vendor: `coalesce(vendor, '') || id`,
  type: `coalesce(type, '') || id`,
  fulfilment_note: `coalesce(fulfilment_note, '') || id`,
  expected_on: "'2027-01-02'",
};

function columnsOf(store: Database, table: string): readonly string[] {
  return store.all('SELECT name FROM pragma_table_info(?)', table).map((row) => text(row, 'name'));
}

/** The kinds of what is noted when a column of every row gets another value. */
function notedFor(store: Database, table: string, column: string): readonly string[] {
  const sum = `coalesce(${column}, 0) + id`;
  const value = otherValues[column] ?? `iif(typeof(${column}) = 'text', ${column} || id, ${sum})`;
  const pair = column.startsWith('unit_')
    ? `unit_price = 77 + id, unit_reference = '${column} ' || id`
    : `${column} = ${value}`;
  store.run('DELETE FROM change_note');
  store.run(`UPDATE ${table} SET ${pair}`);
  return store.all('SELECT DISTINCT kind FROM change_note').map((row) => text(row, 'kind'));
}

test.each(['product', 'variant'])('every column of a %s that its page shows is noted for its page', (table) => {
  const { store } = demoShop();
  const columns = columnsOf(store, table).filter((column) => !(`${table}.${column}` in unnoted));
  expect(columns.length).toBeGreaterThan(10);
  const missing = columns.filter((column) => !notedFor(store, table, column).includes('product'));
  expect(missing).toEqual([]);
});

test('a variant that can no longer be bought is noted by itself, for the page and the lists of its product', () => {
  const { store } = demoShop();
  const kinds = notedFor(store, 'variant', 'offered');
  expect(kinds).toEqual(expect.arrayContaining(['product', 'variant-offer', 'list-variant-stock']));
});
