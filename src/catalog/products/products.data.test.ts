import { expect, test } from 'vitest';
import { tags } from '#cache/tags.ts';
import type { Fulfilment } from '#shop/product/product.ts';
import { maxCountedStock } from '#shop/product/sale-terms.ts';
import { openDatabase } from '#storage/database.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { demoDay, sampleShop } from '#tests/fixtures/sample-shop.ts';
import type { ProductInput } from '../write/product-input.ts';
import { saveProduct } from '../write/save-product.ts';

/** A shop with one product, the mug, and the tags of the cache that its reads record. */
function openShop(given: Partial<ProductInput>) {
  const store = openDatabase(':memory:');
  const id = saveProduct(store, sampleProductInput({ handle: 'mug', ...given }), demoDay.toISOString());
  const { reader, recorded } = sampleReaderContext();
  return { id, recorded, catalog: sampleShop(store).catalog(reader) };
}

test.each<Fulfilment>(['stock', 'made-to-order', 'digital'])('a product of the fulfilment “%s” has it', async (one) => {
  const { catalog } = openShop({ fulfilment: one });
  expect((await catalog.product('mug'))?.fulfilment).toBe(one);
});

test('the tags of a product are read with it, and recorded', async () => {
  const { id, catalog, recorded } = openShop({ tags: ['slow', 'new'] });
  expect((await catalog.product('mug'))?.tags).toEqual(['new', 'slow']);
  expect(recorded).toContain(tags.productTags(id));
});

test('the page of a product does not depend on its tags', async () => {
  const { id, catalog, recorded } = openShop({ tags: ['slow', 'new'] });
  expect(await catalog.productOfPage('mug')).toMatchObject({ title: 'mug', tags: [] });
  expect(recorded).toContain(tags.product(id));
  expect(recorded).not.toContain(tags.productTags(id));
});

test('a handle is recorded also when no product has it', async () => {
  const { catalog, recorded } = openShop({});
  expect(await catalog.product('jug')).toBeNull();
  expect([...recorded]).toEqual([tags.productHandle('jug')]);
});

test('products are in the order in which they are asked for, and unknown ones are left out', async () => {
  const { catalog, recorded } = openShop({});
  expect((await catalog.products(['jug', 'mug'])).map(({ handle }) => handle)).toEqual(['mug']);
  expect([...recorded]).toEqual(expect.arrayContaining([tags.productHandle('jug'), tags.productHandle('mug')]));
});

test('a large stock is told as the largest number that is counted, unless quantities have rules', async () => {
  const terms = { quantityRule: { minimum: 6, maximum: null, increment: 6 }, priceBreaks: [], planPrices: [] };
  const stockOf = async (given: Parameters<typeof sampleVariantInput>[0]) => {
    const { catalog } = openShop({ variants: [sampleVariantInput(given)] });
    return (await catalog.product('mug'))?.variants[0]?.stock;
  };
  expect(await stockOf({ stock: maxCountedStock })).toBe(maxCountedStock);
  expect(await stockOf({ stock: maxCountedStock + 1 })).toBe(maxCountedStock);
  expect(await stockOf({ stock: maxCountedStock + 1, terms })).toBe(maxCountedStock + 1);
  expect(await stockOf({ stock: null })).toBeNull();
});
