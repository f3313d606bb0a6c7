import { expect, test } from 'vitest';
import { parseListQuery } from '#shop/listing/query/list-query.ts';
import { pageSize } from '#shop/listing/listing.ts';
import { openDatabase } from '#storage/database.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { demoDay, sampleShop } from '#tests/fixtures/sample-shop.ts';
import { saveProduct } from '../write/save-product.ts';

const now = demoDay.toISOString();

/** 600 products, each of a vendor of its own; the first of them sells a second product. */
function openLargeShop() {
  const store = openDatabase(':memory:');
  const save = (handle: string, vendor: string) => saveProduct(store, sampleProductInput({ handle, vendor }), now);
  for (let number = 1; number <= 600; number += 1) save(`product-${number}`, `Maker ${number}`);
  save('another', 'Maker 600');
  return async (search: string) => {
    const { query } = parseListQuery(new URLSearchParams(search), { scope: { kind: 'all' }, currency: 'EUR' });
    return sampleShop(store).catalog(sampleReaderContext().reader).list(query);
  };
}

type ReadList = ReturnType<typeof openLargeShop>;

async function readVendors(read: ReadList, search: string): Promise<ReadonlyMap<string, boolean>> {
  const facet = (await read(search))?.facets.find(({ key }) => key === 'filter.p.vendor');
  return new Map(facet?.kind === 'values' ? facet.values.map(({ label, selected }) => [label, selected]) : []);
}

test('a facet with more than 500 values shows those of the most products, and chosen ones', async () => {
  const read = openLargeShop();
  const all = await readVendors(read, '');
  expect(all.size).toBe(500);
  expect(all.has('Maker 600')).toBe(true);
  const hidden = Array.from({ length: 600 }, (_each, index) => `Maker ${index + 1}`).find((name) => !all.has(name));
  const chosen = await readVendors(read, `filter.p.vendor=${hidden}`);
  expect([chosen.size, chosen.get(hidden ?? '')]).toEqual([500, true]);
});

test('a list with forty filters has as many cards and values as without', async () => {
  const read = openLargeShop();
  const search = Array.from({ length: 40 }, (_each, index) => `filter.p.vendor=Maker ${index + 1}`).join('&');
  const listing = await read(search);
  expect(listing?.total).toBe(40);
  expect(listing?.cards).toHaveLength(pageSize);
  expect((await readVendors(read, search)).size).toBe(500);
});

test('a product with thousands of variants has one place in a list sorted by price', async () => {
  const store = openDatabase(':memory:');
  const values = (name: string): string[] => Array.from({ length: 45 }, (_each, index) => `${name} ${index + 1}`);
  const options = [sampleOption('Colour', values('Colour')), sampleOption('Size', values('Size'))];
  const variants = values('Colour').flatMap((color) =>
    values('Size').map((size) => sampleVariantInput({ values: [color, size] })),
  );
  saveProduct(store, sampleProductInput({ handle: 'many', options, variants }), now);
  saveProduct(store, sampleProductInput({ handle: 'one' }), now);
  const search = new URLSearchParams('sort_by=price-ascending');
  const { query } = parseListQuery(search, { scope: { kind: 'all' }, currency: 'EUR' });
  const listing = await sampleShop(store).catalog(sampleReaderContext().reader).list(query);
  expect(listing?.cards.map(({ handle }) => handle).toSorted()).toEqual(['many', 'one']);
});
