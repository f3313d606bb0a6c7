import { expect, test } from 'vitest';
import { parseListQuery } from '#shop/listing/query/list-query.ts';
import { takeChanges } from '#storage/change-notes.ts';
import { openDatabase } from '#storage/database.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { demoDay, sampleShop } from '#tests/fixtures/sample-shop.ts';
import { saveProduct } from '../write/save-product.ts';

const now = demoDay.toISOString();

function openShop() {
  const store = openDatabase(':memory:');
  const save = (handle: string, name: string): void => {
    const options = [sampleOption(name, ['Klein'])];
    saveProduct(
      store,
      sampleProductInput({ handle, options, variants: [sampleVariantInput({ values: ['Klein'] })] }),
      now,
    );
  };
  const names = async () => {
    const { query } = parseListQuery(new URLSearchParams(), { scope: { kind: 'all' }, currency: 'EUR' });
    const listing = await sampleShop(store).catalog(sampleReaderContext().reader).list(query);
    return listing?.facets.filter(({ key }) => key.startsWith('filter.v.option.')).map(({ label }) => label);
  };
  const changesLists = (): boolean => takeChanges(store).some(({ aspects }) => aspects?.lists !== undefined);
  return { save, names, changesLists };
}

test.each([
  ['Größe', 'Größe'],
  ['iPad-Größe', 'iPad-Größe'],
  ['USB cable', 'USB cable'],
  ['åpning', 'Åpning'],
])('a filter of the option %s is called %s', async (name, shown) => {
  const { save, names } = openShop();
  save('bottle', name);
  expect(await names()).toEqual([shown]);
});

test('a filter keeps the first spelling of its option while a product has it, then takes the next', async () => {
  const { save, names, changesLists } = openShop();
  save('bottle', 'SIZE');
  save('jug', 'Size');
  changesLists();
  save('vase', 'Size');
  expect(changesLists()).toBe(false);
  expect(await names()).toEqual(['SIZE']);
  save('bottle', 'Size');
  expect(changesLists()).toBe(true);
  expect(await names()).toEqual(['Size']);
});
