import { expect, test } from 'vitest';
import { openDatabase } from '#storage/database.ts';
import { sampleCollectionInput } from '#tests/fixtures/sample-collection-input.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { sampleShop } from '#tests/fixtures/sample-shop.ts';
import { saveCollection, saveCollectionProducts } from '../write/save-collection.ts';
import { saveProduct } from '../write/save-product.ts';

const now = '2026-01-01T00:00:00.000Z';

interface Member {
  readonly type?: string;
  readonly stock?: number;
}

/** A collection of products, the first of which sells best; they are called by their place in it. */
function openCollection(products: readonly Member[]) {
  const store = openDatabase(':memory:');
  saveCollection(store, sampleCollectionInput({ handle: 'everything' }), now);
  const ids = store.transaction(() =>
    products.map(({ type = 'Common', stock = 5 }, index) =>
      saveProduct(
        store,
        sampleProductInput({
          handle: `p${index}`,
          type,
          salesRank: index + 1,
          home: 'everything',
          variants: [sampleVariantInput({ stock })],
        }),
        now,
      ),
    ),
  );
  saveCollectionProducts(
    store,
    'everything',
    products.map((_each, index) => `p${index}`),
  );
  return async (index: number): Promise<readonly string[]> => {
    const found = await sampleShop(store)
      .catalog(sampleReaderContext().reader)
      .recommendations(ids[index] ?? '', 4);
    return found.map(({ card }) => card.handle);
  };
}

const others = (count: number): readonly Member[] => Array.from({ length: count }, () => ({}));

test.for([20, 2_100])(
  'of a collection of %d products, those of the same type come first, then what sells best',
  async (count) => {
    const soldOut = Array.from({ length: 60 }, () => ({ stock: 0 }));
    const rare = [{ type: 'Rare' }, { type: 'Rare' }, { type: 'Rare', stock: 0 }];
    const recommended = openCollection([{}, ...soldOut, ...others(count), ...rare]);
    expect(await recommended(count + 61)).toEqual([`p${count + 62}`, 'p0', 'p61', 'p62']);
    expect(await recommended(0)).toEqual(['p61', 'p62', 'p63', 'p64']);
  },
);
