import { expect, test } from 'vitest';
import { memoryCarts } from '#tests/fixtures/shops/memory-carts.ts';
import { cartProducts } from '#tests/helpers/cart-browser.ts';
import { findRemovedItems } from './removed-items.ts';

test('what the platform no longer has is named once, and what the visitor removed is not', async () => {
  const gone = [
    { variantId: 'deleted', name: 'Harbor Shirt, M' },
    { variantId: 'mug', name: 'Mug' },
    { variantId: 'deleted-too', name: 'Harbor Shirt, M' },
  ];
  expect(await findRemovedItems(memoryCarts(cartProducts), gone)).toEqual(['Harbor Shirt, M']);
});

test('where nothing is gone the platform is not asked', async () => {
  const missingVariants = async (): Promise<never> => {
    throw new Error('asked');
  };
  expect(await findRemovedItems({ missingVariants }, [])).toEqual([]);
});
