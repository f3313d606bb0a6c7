import { expect, test } from 'vitest';
import { parseListQuery } from '#shop/listing/query/list-query.ts';
import { openDatabase } from '#storage/database.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { demoDay, sampleShop } from '#tests/fixtures/sample-shop.ts';
import { saveProduct } from '../write/save-product.ts';

const now = demoDay.toISOString();
const secrets = 'filter.p.vendor=Secret&filter.p.tag=secret&filter.v.option.colour=Secret';

/** A shop with a public jug and a vase that alone has the values named Secret. */
function openShop() {
  const store = openDatabase(':memory:');
  const save = (handle: string, value: string, status: 'published' | 'draft'): void => {
    const look = { variants: [sampleVariantInput({ values: [value] })], options: [sampleOption('Colour', [value])] };
    saveProduct(store, sampleProductInput({ handle, vendor: value, tags: [value], status, ...look }), now);
  };
  const list = async (draft = false) => {
    const { query } = parseListQuery(new URLSearchParams(secrets), { scope: { kind: 'all' }, currency: 'EUR' });
    const listing = await sampleShop(store)
      .catalog({ ...sampleReaderContext().reader, draft })
      .list(query);
    const facets = listing?.facets.flatMap((facet) => (facet.kind === 'values' ? facet.values : []));
    return { unknown: listing?.unknown.size, shown: facets?.filter(({ label }) => /secret/i.test(label)).length };
  };
  save('jug', 'Ink', 'published');
  return { save, list };
}

test('a value that only unpublished products have is as unknown as an invented one', async () => {
  const { save, list } = openShop();
  const invented = await list();
  save('vase', 'Secret', 'draft');
  expect(await list()).toEqual(invented);
  expect(invented).toEqual({ unknown: 3, shown: 0 });
});

test('such a value is known in draft mode, and to all once a product with it is published', async () => {
  const { save, list } = openShop();
  save('vase', 'Secret', 'draft');
  expect(await list(true)).toMatchObject({ unknown: 0 });
  save('vase', 'Secret', 'published');
  expect(await list()).toMatchObject({ unknown: 0 });
});

test('a value of a product that is no longer published stays known, so that it can be taken back', async () => {
  const { save, list } = openShop();
  save('vase', 'Secret', 'published');
  expect(await list()).toMatchObject({ unknown: 0 });
  save('vase', 'Secret', 'draft');
  const gone = await list();
  expect(gone.unknown).toBe(0);
  expect(gone.shown).toBeGreaterThan(0);
});
