import { expect, test } from 'vitest';
import { openDatabase } from '#storage/database.ts';
import { sampleProductInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { demoDay, sampleShop } from '#tests/fixtures/sample-shop.ts';
import { saveProduct } from '../write/save-product.ts';

test('what the description states by name stands beside the details, and does not override them', async () => {
  const store = openDatabase(':memory:');
  const description =
    '<p>A jug.</p><table><tr><td>Height</td><td>28 cm</td></tr><tr><td>GLAZE</td><td>Ash</td></tr></table>';
  const details = [{ name: 'Glaze', value: 'Celadon' }];
  saveProduct(store, sampleProductInput({ handle: 'jug', description, details }), demoDay.toISOString());
  const product = await sampleShop(store).catalog(sampleReaderContext().reader).product('jug');
  expect(product?.details).toEqual(details);
  expect(product?.specifications).toEqual([{ name: 'Height', value: '28 cm' }]);
  expect(product?.description).toContain('<td>Ash</td>');
});
