import { expect, test } from 'vitest';
import { openDatabase } from '#storage/database.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { demoDay } from '#tests/fixtures/sample-shop.ts';
import { saveProduct } from '../../write/save-product.ts';
import { productPages, valuePages, type SourceBatchSize, type IndexSource } from './load-product-index.ts';

const store = openDatabase(':memory:');
for (const handle of ['ash', 'birch', 'cedar', 'elm', 'fir']) {
  const variants = ['Ink', 'Moss'].map((colour) => sampleVariantInput({ values: [colour] }));
  const product = sampleProductInput({ handle, type: 'Mug', tags: [handle, 'new'], variants });
  saveProduct(store, { ...product, options: [sampleOption('Colour', ['Ink', 'Moss'])] }, demoDay.toISOString());
}

/** Everything that is read, with the owners of each value joined. */
function readAll(ids: IndexSource['ids'], batchSizes: SourceBatchSize): unknown {
  const source = { store, ids, batchSizes };
  const owners = (['product', 'variant'] as const).map((owner) => {
    const joined = new Map<string, unknown[]>();
    for (const row of [...valuePages(source, owner)].flat()) {
      const name = `${String(row['key'])} ${String(row['folded'])} ${String(row['label'])}`;
      joined.set(name, [...(joined.get(name) ?? []), ...String(row['owners']).split(' ')]);
    }
    return joined;
  });
  return { products: [...productPages(source)].flat(), owners };
}

test.for([1, 2, 3, 7])('pages of %i contain what a single page contains', (size) => {
  const whole = readAll(null, { products: 1000, values: 1000 });
  expect(readAll(null, { products: size, values: size })).toEqual(whole);
  expect(whole).toMatchObject({ products: { length: 5 }, owners: [{ size: 7 }, { size: 2 }] });
});

test('a source of some products reads only these', () => {
  const some = readAll([2, 4, 99], { products: 1, values: 1 });
  expect(some).toMatchObject({ products: [{ product_id: 2 }, { product_id: 4 }] });
  expect(some).toMatchObject({ owners: [{ size: 4 }, { size: 2 }] });
});
