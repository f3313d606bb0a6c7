import { expect, test } from 'vitest';
import { sampleShop } from '#tests/fixtures/sample-shop.ts';
import { cartWith, openCheckout } from '#tests/fixtures/shops/checkout-shop.ts';

test('a quote has the delivery methods, prices and tax of a country', async () => {
  const shop = openCheckout();
  const ref = await cartWith(shop, shop.mug);
  const home = await shop.checkout.quote(ref, { country: null, method: null, email: null });
  expect(home).toMatchObject({
    country: 'NO',
    method: 'parcel-no',
    isBlocked: false,
    cart: { total: { amount: 5400 } },
  });
  expect(home?.methods.map(({ id, price }) => [id, price.amount])).toEqual([
    ['parcel-no', 600],
    ['collect', 0],
  ]);
  expect(home?.tax).toEqual({ rate: 25, amount: { amount: 1080, currency: 'EUR' } });
  const britain = await shop.checkout.quote(ref, { country: 'GB', method: null, email: null });
  expect(britain).toMatchObject({
    method: 'parcel-neighbours',
    tax: null,
    isUntaxed: true,
    cart: { subtotal: { amount: 3840 }, delivery: { amount: 2200 }, total: { amount: 6040 } },
  });
  const nowhere = await shop.checkout.quote(ref, { country: 'US', method: null, email: null });
  expect(nowhere).toMatchObject({ method: null, methods: [], cart: { delivery: null } });
  expect(await shop.checkout.quote('forged', { country: null, method: null, email: null })).toBeNull();
});

test('taxes follow the country of delivery: the rate of the country, or prices without the tax outside the tax area', async () => {
  const shop = openCheckout();
  const ref = await cartWith(shop, shop.mug);
  await shop.carts.applyCode({ ref, key: null }, 'MORKETID');
  const quoteFor = async (country: string) => {
    const quote = await shop.checkout.quote(ref, { country, method: null, email: null });
    const { cart, tax, isUntaxed } = quote ?? {};
    const amounts = [cart?.lines[0]?.price.amount, cart?.discount.amount, cart?.total.amount];
    return [...amounts, tax?.rate ?? null, tax?.amount.amount ?? null, isUntaxed];
  };
  expect(await quoteFor('NO')).toEqual([2400, 480, 4920, 25, 984, false]);
  expect(await quoteFor('DE')).toEqual([2400, 480, 5720, 19, 913, false]);
  expect(await quoteFor('GB')).toEqual([1920, 384, 5656, null, null, true]);
  const collected = await shop.checkout.quote(ref, { country: 'GB', method: 'collect', email: null });
  expect(collected).toMatchObject({ isUntaxed: false, tax: { rate: 25 }, cart: { total: { amount: 4320 } } });
});

test('a shop that states no tax of its own country does not say that the carrier collects any', async () => {
  const shop = openCheckout();
  const ref = await cartWith(shop, shop.mug);
  const quoteFor = (country: string) => shop.checkout.quote(ref, { country, method: null, email: null });
  const saysSo = async (): Promise<readonly unknown[]> =>
    Promise.all(['NO', 'DE', 'GB', 'CZ'].map(async (country) => (await quoteFor(country))?.isTaxedOnArrival));
  expect(await saysSo()).toEqual([false, false, true, true]);
  shop.store.run("UPDATE document SET front = json_remove(front, '$.vat') WHERE kind = 'profile'");
  expect(await saysSo()).toEqual([false, false, false, false]);
});

test('delivery is taxed as the goods are, so that its price loses the tax outside the tax area too', async () => {
  const shop = openCheckout();
  const zones = [{ countries: ['NO', 'GB'], methods: [{ id: 'post', name: 'Post', days: [1, 2], price: 1250 }] }];
  shop.store.run(
    "UPDATE document SET front = json_set(front, '$.delivery.zones', json(?)) WHERE kind = 'profile'",
    JSON.stringify(zones),
  );
  const ref = await cartWith(shop, shop.mug);
  const quoteFor = (country: string) => shop.checkout.quote(ref, { country, method: null, email: null });
  expect((await quoteFor('NO'))?.cart).toMatchObject({ delivery: { amount: 1250 }, total: { amount: 6050 } });
  expect((await quoteFor('GB'))?.cart).toMatchObject({ delivery: { amount: 1000 }, total: { amount: 4840 } });
  expect((await quoteFor('GB'))?.methods.map(({ id, price }) => [id, price.amount])).toEqual([
    ['post', 1000],
    ['collect', 0],
  ]);
});

test('a cart of digital products is delivered by e-mail', async () => {
  const shop = openCheckout();
  const card = shop.store.first(
    'SELECT v.id, v.price FROM variant v JOIN product p ON p.id = v.product_id WHERE NOT requires_shipping LIMIT 1',
  );
  const ref = await cartWith(shop, String(card?.['id']), 1);
  const quote = await shop.checkout.quote(ref, { country: 'US', method: null, email: null });
  expect(quote?.methods).toMatchObject([{ id: 'email', price: { amount: 0 } }]);
});

test('in a market that the shop does not deliver to, delivery within its own country is quoted first', async () => {
  const { store, mug } = openCheckout();
  const buyer = { market: { country: 'US', language: '', currency: '' }, address: null };
  const [carts, checkout] = [sampleShop(store).carts(buyer), sampleShop(store).checkout(buyer)];
  const ref = await cartWith({ carts }, mug);
  expect(await checkout.quote(ref, { country: null, method: null, email: null })).toMatchObject({
    country: 'NO',
    method: 'parcel-no',
  });
  expect(await carts.read(ref)).toMatchObject({ delivery: { amount: 600 } });
});
