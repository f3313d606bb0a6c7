import { expect, test } from 'vitest';
import { sampleBuyerContext } from '#tests/fixtures/sample-buyer-context.ts';
import { demoShop } from '#tests/fixtures/sample-shop.ts';
import { sampleBuyer } from '#tests/fixtures/site.ts';

test('a variant that is sold without stock can be ordered beyond it, and then has none left', async () => {
  const shop = demoShop();
  shop.store.run("UPDATE variant SET stock = 1, offered = 1 WHERE sku = 'MORG-MUG-SAN'");
  const id = String(shop.store.first("SELECT id FROM variant WHERE sku = 'MORG-MUG-SAN'")?.['id']);
  const carts = shop.carts(sampleBuyerContext);
  const { ref } = await carts.add({ ref: null, key: null }, [{ variantId: id, quantity: 2 }]);
  const request = { ...sampleBuyer, method: 'parcel-no', agreedTotal: 5400 };
  expect(await shop.checkout(sampleBuyerContext).place(ref ?? '', request)).toMatchObject({ ok: true });
  expect(shop.store.first('SELECT stock, available FROM variant WHERE id = ?', id)).toEqual({ stock: 0, available: 1 });
});
