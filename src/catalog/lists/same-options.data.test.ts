import { expect, test } from 'vitest';
import { activeFilters, isActive, withoutFilter } from '#shop/listing/query/list-query-change.ts';
import { parseListQuery } from '#shop/listing/query/list-query.ts';

import { openDatabase } from '#storage/database.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { demoDay, sampleShop } from '#tests/fixtures/sample-shop.ts';
import { saveProduct } from '../write/save-product.ts';

const products: Readonly<Record<string, readonly [option: string, values: readonly string[]]>> = {
  mug: ['Colour', ['Red', 'Blue']],
  cup: ['Colour', ['Red']],
  jug: ['Color', ['red', 'Green']],
  ring: ['Ring size', ['7']],
};

function openShop() {
  const store = openDatabase(':memory:');
  for (const [handle, [name, values]] of Object.entries(products)) {
    const variants = values.map((value) => sampleVariantInput({ values: [value] }));
    const product = sampleProductInput({ handle, options: [sampleOption(name, values)], variants });
    saveProduct(store, product, demoDay.toISOString());
  }
  const catalog = sampleShop(store).catalog(sampleReaderContext().reader);
  return async (parameters: string) => {
    const { query } = parseListQuery(new URLSearchParams(parameters), { scope: { kind: 'all' }, currency: 'EUR' });
    const listing = await catalog.list(query);
    const facets = (listing?.facets ?? []).filter(({ key }) => key.startsWith('filter.v.option.'));
    const values = facets.flatMap((facet) => (facet.kind === 'values' ? facet.values : []));
    const counts = Object.fromEntries(values.map(({ label, count }) => [label, count]));
    const selected = values.filter((value) => value.selected).map(({ value }) => value);
    const handles = (listing?.cards ?? []).map(({ handle }) => handle).toSorted();
    const shown = (listing?.cards ?? []).map(({ variant }) => variant.options[0]?.value);
    return { query, keys: facets.map(({ key }) => key), counts, selected, handles, shown, unknown: listing?.unknown };
  };
}

test('options that mean the same are one facet, by the name of the most products', async () => {
  const list = openShop();
  const { keys, counts } = await list('');
  expect(keys).toEqual(['filter.v.option.colour', 'filter.v.option.ring size']);
  expect(counts).toEqual({ Red: 3, Blue: 1, Green: 1, 7: 1 });
});

test.each(['colour', 'color', 'farbe'])(
  'a filter of the option %s finds the products with any of its names',
  async (name) => {
    const list = openShop();
    const { keys, counts, selected, handles, unknown } = await list(`filter.v.option.${name}=red`);
    expect(handles).toEqual(['cup', 'jug', 'mug']);
    expect(keys[0]).toBe(`filter.v.option.${name}`);
    expect(selected).toEqual(['red']);
    expect(counts).toEqual({ Red: 3, Blue: 1, Green: 1 });
    expect(unknown?.size).toBe(0);
  },
);

test('a card shows the variant that was filtered for, whatever its option is called', async () => {
  const list = openShop();
  const { handles, shown } = await list('filter.v.option.colour=green');
  expect(handles).toEqual(['jug']);
  expect(shown).toEqual(['Green']);
});

test('two names in one address are one filter', async () => {
  const list = openShop();
  const { query, keys, handles } = await list('filter.v.option.colour=blue&filter.v.option.color=green');
  expect(handles).toEqual(['jug', 'mug']);
  expect(activeFilters(query)).toHaveLength(2);
  const [key = ''] = keys;
  expect(isActive(query, key, 'Blue') && isActive(query, key, 'Green')).toBe(true);
  expect(isActive(withoutFilter(query, { kind: 'value', key, value: 'Blue' }), key, 'Blue')).toBe(false);
});
