import { expect, test } from 'vitest';
import type { CartRef, Carts } from '#commerce/port.ts';
import type { ShopifyEmulator } from '#tests/emulators/shopify/emulator.ts';
import { hardwareShop } from '#tests/emulators/shopify/shops/hardware-shop.ts';
import { openEmulatedConnector } from '#tests/helpers/shopify/emulated-connector.ts';

const buyer = { market: { country: 'DE', language: 'en', currency: '' }, address: null };
const [hammer, saw] = ['600101', '600201'];

/** A cart with three hammers of which others have bought all but `left` since. */
async function cartOfHammers(left: number): Promise<{
  readonly carts: Carts;
  readonly ref: CartRef | null;
  readonly emulator: ShopifyEmulator;
}> {
  const { emulator, connector } = await openEmulatedConnector(hardwareShop());
  const carts = connector.carts(buyer);
  const { ref } = await carts.add({ ref: null, key: null }, [{ variantId: hammer, quantity: 3 }]);
  emulator.edits.setStock(hammer, left);
  return { carts, ref, emulator };
}

function quantities(lines: readonly { readonly variant: { readonly id: string }; readonly quantity: number }[] = []) {
  return lines.map(({ variant, quantity }) => [variant.id, quantity]);
}

test('a product is added beside a line that Shopify lowers to what is left', async () => {
  const { carts, ref } = await cartOfHammers(1);
  const { result } = await carts.add({ ref, key: 'one' }, [{ variantId: saw, quantity: 1 }]);
  expect([result.ok, quantities(result.cart?.lines)]).toEqual([
    true,
    [
      [hammer, 1],
      [saw, 1],
    ],
  ]);
});

test('a cart with a line that is sold out takes products, notes and codes', async () => {
  const { carts, ref } = await cartOfHammers(0);
  const results = [
    await carts.add({ ref, key: 'one' }, [{ variantId: saw, quantity: 1 }]),
    await carts.setNote({ ref, key: 'two' }, 'At the door'),
    await carts.applyCode({ ref, key: 'three' }, 'FORGE10'),
  ];
  expect(results.map(({ result }) => result.ok)).toEqual([true, true, true]);
  expect(results.at(-1)?.result.cart).toMatchObject({ note: 'At the door', lines: [{ available: false }, {}] });
});

test('more of what others have bought is refused, and so is a larger quantity of it', async () => {
  const { carts, ref } = await cartOfHammers(1);
  const { result } = await carts.add({ ref, key: 'one' }, [{ variantId: hammer, quantity: 1 }]);
  expect(result).toMatchObject({ ok: false, reason: 'over_stock' });
  const line = (await carts.read(ref ?? ''))?.lines[0];
  const set = await carts.setQuantity({ ref, key: 'two' }, line?.id ?? '', 2);
  expect(set.result).toMatchObject({ ok: false, reason: 'over_stock' });
});
