import { expect, test } from 'vitest';
import { productByHandle } from '#catalog/products/products.ts';
import type { CatalogRecord } from '#commerce/records/catalog-record.ts';
import { productRecord, profileRecord, redirectRecord, sampleMarket } from '#tests/fixtures/sample-records.ts';
import { sampleSync, type SampleSync } from '#tests/helpers/platform/sample-copy.ts';

async function filledWith(...records: readonly CatalogRecord[]): Promise<SampleSync> {
  const sync = sampleSync();
  for (const record of [profileRecord(), ...records]) sync.platform.put(record);
  await sync.engine.fill();
  return sync;
}

function productIn({ copy }: SampleSync, handle: string) {
  const reader = { context: sampleMarket, draft: false, record: () => {} };
  return productByHandle({ store: copy.store, reader, now: '2026-11-20T12:00:00.000Z' }, handle);
}

const base = { sku: null, barcode: null, weightGrams: null, picture: null, stockItem: null };
const overlay = {
  available: true,
  stock: null,
  unitPrice: null,
  compareAt: null,
  quantityRule: null,
  priceBreaks: [],
  planPrices: [],
};
const price = { amount: 1000, currency: 'EUR' };

test('a variant in a foreign currency is not sold, and a product of such variants is not shown', async () => {
  const variants = ['a', 'b'].map((id) => ({ ...base, id }));
  const options = [{ name: 'Size', values: ['S', 'L'].map((value) => ({ value, swatch: null })) }];
  const sold = { ...overlay, title: 'S', values: ['S'], price };
  const foreign = { ...overlay, id: 'b', title: 'L', values: ['L'], price: { amount: 1000, currency: 'XTS' } };
  const sync = await filledWith(
    productRecord({
      id: 'p1',
      base: { variants },
      overlay: { options, variants: [{ ...sold, id: 'a' }, foreign] },
    }),
    productRecord({ id: 'p2', base: { variants: [{ ...base, id: 'b' }] }, overlay: { options, variants: [foreign] } }),
  );
  expect(productIn(sync, 'product-p1')?.variants.map(({ title }) => title)).toEqual(['S']);
  expect(productIn(sync, 'product-p2')).toBeNull();
  expect(sync.problems).toEqual([]);
});

test('a product of 250 options with the same variant twice has it once', async () => {
  const options = Array.from({ length: 250 }, (_each, index) => ({
    name: `Option ${index}`,
    values: [{ value: `Value ${index}`, swatch: 'no color' }],
  }));
  const values = options.map(({ values: [only] }) => only?.value ?? '');
  const variants = ['a', 'b'].map((id) => ({ ...overlay, id, title: id, values, price }));
  const record = productRecord({
    id: 'p1',
    base: { variants: ['a', 'b'].map((id) => ({ ...base, id })) },
    overlay: { options, variants },
  });
  const product = productIn(await filledWith(record), 'product-p1');
  expect([product?.options.length, product?.variants.length]).toEqual([250, 1]);
});

test.each(['ελιά', '器-皿', 'עברית', 'émaillé_2'])('a product has the handle %s of any script', async (handle) => {
  expect(productIn(await filledWith(productRecord({ id: 'p1', handle })), handle)?.title).toBe('Product p1');
});

test('a product without a variant is not shown, and others are', async () => {
  const sync = await filledWith(
    productRecord({ id: 'p1', base: { variants: [] }, overlay: { variants: [] } }),
    productRecord({ id: 'p2', base: { variants: [] } }),
    productRecord({ id: 'p3' }),
  );
  expect(['p1', 'p2', 'p3'].map((id) => productIn(sync, `product-${id}`)?.id ?? null)).toEqual([
    null,
    null,
    expect.any(String),
  ]);
});

test('HTML in texts is shown as text or cleaned', async () => {
  const description = '<script>alert(1)</script><p onclick="x()">Fine <b>linen</b></p><img src=x onerror=y()>';
  const sync = await filledWith(productRecord({ id: 'p1', title: '<b>Bowl</b>', overlay: { description } }));
  const product = productIn(sync, 'product-p1');
  expect(product?.title).toBe('<b>Bowl</b>');
  expect(product?.description).not.toMatch(/<script|onclick|onerror/);
  expect(product?.summary).not.toMatch(/[<>]/);
});

test('redirects in a circle, to themselves and to other sites stop no scan', async () => {
  const sync = await filledWith(
    redirectRecord('/a', '/b'),
    redirectRecord('/b', '/a'),
    redirectRecord('/c', '/c'),
    redirectRecord('/d', 'https://elsewhere.example/'),
    redirectRecord('/e', '//elsewhere.example'),
  );
  expect(sync.copy.store.all('SELECT path FROM redirect ORDER BY path').map((row) => row['path'])).toEqual([
    '/a',
    '/b',
  ]);
});
