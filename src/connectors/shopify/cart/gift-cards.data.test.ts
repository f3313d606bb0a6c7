import { expect, test } from 'vitest';
import { amountDue } from '#shop/cart/cart.ts';
import { hardwareShop } from '#tests/emulators/shopify/shops/hardware-shop.ts';
import { openEmulatedConnector } from '#tests/helpers/shopify/emulated-connector.ts';

const market = { country: 'DE', language: 'en', currency: '' };
const giftCard = 'GIFT-ABCD-1234';
const hammer = '600101';

async function openCart(quantity = 1) {
  const { connector, emulator } = await openEmulatedConnector(hardwareShop());
  const carts = connector.carts({ market, address: null });
  const { ref } = await carts.add({ ref: null, key: 'add' }, [{ variantId: hammer, quantity }]);
  return { carts, emulator, ref };
}

test('a cart takes none at first, and its total is due', async () => {
  const { carts, ref } = await openCart();
  const cart = await carts.read(ref ?? '');
  expect(cart?.giftCards).toEqual([]);
  expect(cart && amountDue(cart)).toEqual(cart?.total);
});

test('a gift card pays its part, and the cart names its last characters alone', async () => {
  const { carts, ref } = await openCart(10);
  const { result } = await carts.applyCode({ ref, key: 'card' }, giftCard);
  expect(result).toMatchObject({
    ok: true,
    cart: {
      codes: [],
      giftCards: [{ ending: '1234', amount: { amount: 2500, currency: 'EUR' }, balance: { amount: 2500 } }],
      discount: { amount: 0 },
      total: { amount: 7900 },
    },
  });
  expect(result.cart && amountDue(result.cart).amount).toBe(5400);
  expect(JSON.stringify(result.cart)).not.toContain('ABCD');
});

test('a gift card and a discount code apply together', async () => {
  const { carts, ref } = await openCart(10);
  await carts.applyCode({ ref, key: 'card' }, giftCard);
  const { result } = await carts.applyCode({ ref, key: 'code' }, 'FORGE10');
  expect(result).toMatchObject({
    ok: true,
    cart: { codes: [{ code: 'FORGE10' }], giftCards: [{ ending: '1234' }], discount: { amount: 790 } },
  });
});

test.each(['id', 'code'])('a gift card is removed by its %s', async (name) => {
  const { carts, ref } = await openCart();
  const { result } = await carts.applyCode({ ref, key: 'card' }, giftCard);
  const id = result.cart?.giftCards?.[0]?.id ?? '';
  const removed = await carts.removeCode({ ref, key: 'remove' }, name === 'id' ? id : giftCard);
  expect(removed.result).toMatchObject({ ok: true, cart: { giftCards: [] } });
});

test('a cart that is emptied has no gift card any more', async () => {
  const { carts, ref } = await openCart();
  await carts.applyCode({ ref, key: 'card' }, giftCard);
  const { result } = await carts.clear({ ref, key: 'clear' });
  expect(result).toMatchObject({ ok: true, cart: { lines: [], giftCards: [] } });
});

test.each(['GIFT-0000-0000', 'NOCODE', 'x'.repeat(200)])('the unknown code %s changes nothing', async (code) => {
  const { carts, ref } = await openCart();
  const { result } = await carts.applyCode({ ref, key: 'card' }, code);
  expect(result).toMatchObject({ ok: false, reason: 'code_unknown', cart: { giftCards: [], codes: [] } });
});

test('a gift card that is applied twice under one key counts once', async () => {
  const { carts, ref } = await openCart();
  await carts.applyCode({ ref, key: 'card' }, giftCard);
  const { result } = await carts.applyCode({ ref, key: 'card' }, giftCard);
  expect(result).toMatchObject({ ok: true, cart: { giftCards: [{ ending: '1234' }] } });
});

test('a shop that takes no gift cards says so, and the cart is as it was', async () => {
  const { carts, emulator, ref } = await openCart();
  emulator.faults.takesGiftCards = false;
  const { result } = await carts.applyCode({ ref, key: 'card' }, giftCard);
  expect(result).toMatchObject({ ok: false, reason: 'gift_cards_unavailable', cart: { giftCards: [], codes: [] } });
});
