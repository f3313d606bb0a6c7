import { expect, test } from 'vitest';
import { hardwareShop } from '#tests/emulators/shopify/shops/hardware-shop.ts';
import { shopifyVariant } from '#tests/emulators/shopify/shops/shop-parts.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { openCopiedShop } from '#tests/helpers/shopify/copied-shop.ts';
import type { CopiedPlatform } from './copied-platform.ts';

async function stockOf(shop: CopiedPlatform, handle: string): Promise<readonly (number | null)[]> {
  const product = await shop.catalog(sampleReaderContext().reader).product(handle);
  return product?.variants.map(({ stock }) => stock) ?? [];
}

test('the copy knows the stock items of all variants, so that a delivery about stock asks for no product', async () => {
  const { shop, emulator, takeDeliveries } = await openCopiedShop(hardwareShop());
  await shop.sync.runDue();
  const items = shop.copy.store.first('SELECT count(stock_item) known, count(*) variants FROM copy_variant');
  expect(items?.['known']).toBe(items?.['variants']);
  const [product] = emulator.store.products.all();
  const [variant] = product?.variants ?? [];
  emulator.edits.setStock(variant?.id ?? '', 14);
  await takeDeliveries();
  expect(await stockOf(shop, product?.handle ?? '')).toContain(14);
  expect(emulator.requests.all.map(({ operation }) => operation)).not.toContain('ProductsOfStockItems');
});

test('the product of a stock item that is newer than the list is asked for', async () => {
  const { shop, emulator, takeDeliveries } = await openCopiedShop(hardwareShop());
  await shop.sync.runDue();
  const [product] = emulator.store.products.all();
  const variant = shopifyVariant({ id: '999901', price: 100, stock: 1 });
  emulator.edits.updateProduct(product?.id ?? '', { options: [], variants: [variant] });
  await takeDeliveries();
  emulator.edits.setStock(variant.id, 7);
  await takeDeliveries();
  expect(await stockOf(shop, product?.handle ?? '')).toEqual([7]);
  expect(emulator.requests.all.map(({ operation }) => operation)).toContain('ProductsOfStockItems');
});
