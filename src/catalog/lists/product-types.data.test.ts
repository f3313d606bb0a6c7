import { expect, test } from 'vitest';
import { openDatabase } from '#storage/database.ts';
import { sampleProductInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { demoDay, sampleShop } from '#tests/fixtures/sample-shop.ts';
import { saveProduct } from '../write/save-product.ts';

const now = demoDay.toISOString();

function openShop() {
  const store = openDatabase(':memory:');
  return {
    save: (handle: string, type: string | null, status: 'published' | 'draft' = 'published'): void => {
      saveProduct(store, sampleProductInput({ handle, type, status }), now);
    },
    types: async (draft = false) => {
      const found = await sampleShop(store)
        .catalog({ ...sampleReaderContext().reader, draft })
        .productTypes(10);
      return found.map(({ label, count }) => `${count} ${label}`);
    },
  };
}

test('types are counted, and equally frequent ones follow the alphabet', async () => {
  const { save, types } = openShop();
  save('pitcher', 'Jug');
  save('vase', 'Vase');
  save('beaker', 'Cup');
  save('bottle', 'Vase');
  expect(await types()).toEqual(['2 Vase', '1 Cup', '1 Jug']);
});

test('products without a type count nowhere', async () => {
  const { save, types } = openShop();
  save('vase', null);
  expect(await types()).toEqual([]);
});

test('a type that only drafts have is shown in draft mode alone', async () => {
  const { save, types } = openShop();
  save('vase', 'Vase');
  save('pitcher', 'Jug', 'draft');
  expect(await types()).toEqual(['1 Vase']);
  expect(await types(true)).toEqual(['1 Jug', '1 Vase']);
});

test('a type is gone once no product has it', async () => {
  const { save, types } = openShop();
  save('vase', 'Vase');
  expect(await types()).toEqual(['1 Vase']);
  save('vase', 'Bottle');
  expect(await types()).toEqual(['1 Bottle']);
});
