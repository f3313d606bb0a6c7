import { expect, test } from 'vitest';
import { saveProduct } from '#catalog/write/save-product.ts';
import { openDatabase } from '#storage/database.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { sampleShop } from '#tests/fixtures/sample-shop.ts';

const now = '2026-01-01T00:00:00.000Z';

async function popular(limit: number, ...stocks: readonly number[]): Promise<readonly string[]> {
  const store = openDatabase(':memory:');
  for (const [index, stock] of stocks.entries())
    saveProduct(
      store,
      sampleProductInput({ handle: `p${index}`, salesRank: index + 1, variants: [sampleVariantInput({ stock })] }),
      now,
    );
  const cards = await sampleShop(store).catalog(sampleReaderContext().reader).bestsellers(limit);
  return cards.map(({ handle }) => handle);
}

test('what is sold out is no popular product, even if it sold best', async () => {
  expect(await popular(2, 0, 5, 5, 5)).toEqual(['p1', 'p2']);
});

test('where too few products can be bought, sold-out ones follow', async () => {
  expect(await popular(3, 0, 0, 5, 0)).toEqual(['p2', 'p0', 'p1']);
  expect(await popular(3, 0)).toEqual(['p0']);
  expect(await popular(3)).toEqual([]);
});
