import { expect, test } from 'vitest';
import { openDatabase } from '#storage/database.ts';
import { savePicture } from '#storage/media/pictures.ts';
import { id } from '#storage/row.ts';
import { sampleMediaInput, sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { demoDay } from '#tests/fixtures/sample-shop.ts';
import { addPictureToProduct } from './product-pictures.ts';
import { readProductInputs } from './read-product-input.ts';
import { saveProduct } from './save-product.ts';

const now = demoDay.toISOString();

test('a picture that is added to a product changes nothing else of it', () => {
  const store = openDatabase(':memory:');
  for (const key of ['front', 'back']) savePicture(store, sampleMediaInput(key));
  const chair = sampleProductInput({
    handle: 'chair',
    listed: false,
    seo: { title: 'Oak chairs', description: 'Made to order' },
    terms: { plans: [] },
    pictures: [{ key: 'front', role: 'look', shows: {}, alt: 'Front' }],
    variants: [
      sampleVariantInput({ picture: 'front', offered: true, terms: { planPrices: [] }, expectedOn: '2026-12-24' }),
    ],
  });
  saveProduct(store, chair, now);
  const read = () =>
    readProductInputs(store, [id(store.first('SELECT id FROM product') ?? {})])
      .values()
      .next().value;
  const before = read();
  expect(before).toMatchObject({ listed: false, terms: { plans: [] }, variants: [{ offered: true }] });
  expect(addPictureToProduct(store, 'chair', { key: 'back', alt: 'Back', now })).toBe(true);
  const pictures = [...chair.pictures, { key: 'back', role: 'look', shows: {}, alt: 'Back' }];
  expect(read()).toEqual({ ...before, pictures });
  expect(addPictureToProduct(store, 'table', { key: 'back', alt: '', now })).toBe(false);
});
