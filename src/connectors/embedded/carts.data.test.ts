import { expect, test } from 'vitest';
import type { CartWriteResult } from '#commerce/port.ts';
import { sampleBuyerContext } from '#tests/fixtures/sample-buyer-context.ts';
import { demoShop } from '#tests/fixtures/sample-shop.ts';
import { setStock } from '#catalog/write/price-and-stock.ts';

const fresh = { ref: null, key: null };

/** The demo shop with variants by SKU and an adjustable clock. */
function openShop() {
  let now = new Date('2026-11-20T12:00:00.000Z');
  const shop = demoShop(() => now);
  const variant = (sku: string): string =>
    String(shop.store.first('SELECT id FROM variant WHERE sku = ?', sku)?.['id'] ?? '');
  const forward = (days: number): void => void (now = new Date(now.getTime() + days * 86_400_000));
  return { ...shop, carts: shop.carts(sampleBuyerContext), variant, forward, now: () => now.toISOString() };
}

const write = ({ ref }: CartWriteResult) => ({ ref, key: null });

test('adding a line creates a cart that can be read by its reference', async () => {
  const { carts, variant } = openShop();
  const added = await carts.add(fresh, [{ variantId: variant('MORG-MUG-SAN'), quantity: 2 }]);
  expect(added.ref).toMatch(/^[\w-]{32}$/);
  expect(added.result).toMatchObject({
    ok: true,
    cart: { revision: 1, count: 2, subtotal: { amount: 4800 }, delivery: { amount: 600 }, total: { amount: 5400 } },
  });
  expect(await carts.read(added.ref ?? '')).toEqual(added.result.cart);
  expect(added.result.cart?.lines[0]).toMatchObject({ title: 'Morgen mug', quantity: 2, total: { amount: 4800 } });
});

test('delivery is free from its threshold, to which digital products do not count', async () => {
  const { carts, store, variant } = openShop();
  const four = await carts.add(fresh, [{ variantId: variant('MORG-MUG-SAN'), quantity: 4 }]);
  expect(four.result.cart?.delivery?.amount).toBe(0);
  const card = store.first(
    'SELECT v.id FROM variant v JOIN product p ON p.id = v.product_id WHERE NOT requires_shipping AND price >= 8000',
  );
  const gift = { variantId: String(card?.['id']), quantity: 1 };
  expect((await carts.add(fresh, [gift])).result.cart?.delivery?.amount).toBe(0);
  const mixed = await carts.add(fresh, [gift, { variantId: variant('MORG-MUG-SAN'), quantity: 1 }]);
  expect(mixed.result.cart?.delivery?.amount).toBe(600);
});

test('a refused write changes no cart and creates none', async () => {
  const { carts, store, variant } = openShop();
  const refused = await carts.add(fresh, [{ variantId: 'x', quantity: 1 }]);
  expect(refused).toMatchObject({ ref: null, result: { ok: false, reason: 'unknown_variant', cart: null } });
  expect(store.first('SELECT count(*) n FROM cart')).toMatchObject({ n: 0 });
  const mug = { variantId: variant('MORG-MUG-SAN'), quantity: 1 };
  const added = await carts.add(fresh, [mug]);
  const half = await carts.add(write(added), [mug, { variantId: 'x', quantity: 1 }]);
  expect(half.result).toMatchObject({ ok: false, reason: 'unknown_variant', cart: added.result.cart });
  expect(await carts.read(added.ref ?? '')).toEqual(added.result.cart);
});

test('a line with a selling plan is refused, since the embedded shop has none', async () => {
  const { carts, variant } = openShop();
  const { ref, result } = await carts.add(fresh, [
    { variantId: variant('MORG-MUG-SAN'), quantity: 1, sellingPlan: '7' },
  ]);
  expect([ref, result]).toMatchObject([null, { ok: false, reason: 'plan_unavailable' }]);
});

test('a write repeated with its key has no effect, also if it created the cart', async () => {
  const { carts, variant } = openShop();
  const mug = [{ variantId: variant('MORG-MUG-SAN'), quantity: 1 }];
  const first = await carts.add({ ref: null, key: 'k-of-the-form-01' }, mug);
  const again = await carts.add({ ref: null, key: 'k-of-the-form-01' }, mug);
  expect(again).toEqual(first);
  const second = await carts.add({ ref: first.ref, key: 'k-of-the-form-02' }, mug);
  await carts.add({ ref: first.ref, key: 'k-of-the-form-02' }, mug);
  expect(second.result.cart?.count).toBe(2);
  expect((await carts.read(first.ref ?? ''))?.count).toBe(2);
});

test('a key does not give access to another cart, and an unknown reference creates a new cart', async () => {
  const { carts, variant } = openShop();
  const mug = [{ variantId: variant('MORG-MUG-SAN'), quantity: 1 }];
  const mine = await carts.add({ ref: null, key: null }, mug);
  const other = await carts.add({ ref: 'forged', key: null }, mug);
  expect(other.ref).not.toBe(mine.ref);
  expect(other.ref).not.toBe('forged');
  expect((await carts.read(mine.ref ?? ''))?.count).toBe(1);
  expect(await carts.read('forged')).toBeNull();
});

test('a cart expires thirty days after its last change', async () => {
  const { carts, variant, forward } = openShop();
  const mug = [{ variantId: variant('MORG-MUG-SAN'), quantity: 1 }];
  const added = await carts.add(fresh, mug);
  forward(29);
  await carts.add(write(added), mug);
  forward(29);
  expect((await carts.read(added.ref ?? ''))?.count).toBe(2);
  forward(2);
  expect(await carts.read(added.ref ?? '')).toBeNull();
});

test('quantities and lines are limited, also by the settings of the shop', async () => {
  const { carts, store, variant, now } = openShop();
  const mug = variant('MORG-MUG-SAN');
  for (const quantity of [-1, 0, 1e9, Number.NaN, 1.5, 100]) {
    const { result } = await carts.add(fresh, [{ variantId: mug, quantity }]);
    expect(result, String(quantity)).toMatchObject({ ok: false, reason: 'bad_quantity', detail: '99' });
  }
  setStock(store, mug, { stock: null, now: now() });
  const many = Array.from({ length: 201 }, (_, index) => ({
    variantId: mug,
    quantity: 1,
    attributes: { Name: String(index) },
  }));
  expect((await carts.add(fresh, many)).result).toMatchObject({ reason: 'too_many_lines', detail: '200' });
  expect((await carts.add(fresh, many.slice(1))).result).toMatchObject({ ok: true, cart: { count: 200 } });
});

test('lines with different attributes are separate', async () => {
  const { carts, variant } = openShop();
  const mug = variant('MORG-MUG-SAN');
  const { result } = await carts.add(fresh, [
    { variantId: mug, quantity: 1 },
    { variantId: mug, quantity: 1, attributes: { Initials: 'AB', Place: 'foot' } },
    { variantId: mug, quantity: 1, attributes: { Place: 'foot', Initials: 'AB' } },
  ]);
  expect(result.cart?.lines.map(({ quantity, attributes }) => [quantity, attributes])).toEqual([
    [1, undefined],
    [2, { Initials: 'AB', Place: 'foot' }],
  ]);
});

test('a line can be changed and removed, but not a line of another cart', async () => {
  const { carts, variant } = openShop();
  const added = await carts.add(fresh, [{ variantId: variant('MORG-MUG-SAN'), quantity: 1 }]);
  const line = added.result.cart?.lines[0]?.id ?? '';
  expect((await carts.setQuantity(write(added), line, 3)).result.cart?.count).toBe(3);
  expect((await carts.setQuantity(write(added), 'other', 1)).result).toMatchObject({ reason: 'unknown_line' });
  expect((await carts.setQuantity(fresh, line, 1)).result).toMatchObject({ reason: 'unknown_line', cart: null });
  expect((await carts.setQuantity(write(added), line, 0)).result.cart).toMatchObject({ count: 0, lines: [] });
});

test('a note is stored and limited in length', async () => {
  const { carts, variant } = openShop();
  const added = await carts.add(fresh, [{ variantId: variant('MORG-MUG-SAN'), quantity: 1 }]);
  expect((await carts.setNote(write(added), ' a present ')).result.cart?.note).toBe('a present');
  const long = await carts.setNote(write(added), 'å'.repeat(501));
  expect(long.result).toMatchObject({ reason: 'note_too_long', detail: '500', cart: { note: 'a present' } });
  expect((await carts.setNote(fresh, 'x')).result).toMatchObject({ reason: 'cart_empty' });
});

test('a code replaces another and is found in any letter case', async () => {
  const { carts, variant } = openShop();
  const added = await carts.add(fresh, [{ variantId: variant('MORG-MUG-SAN'), quantity: 5 }]);
  const coded = await carts.applyCode(write(added), ' morketid ');
  expect(coded.result.cart).toMatchObject({
    codes: [{ code: 'MORKETID', amount: { amount: 1200 } }],
    discount: { amount: 1200 },
    delivery: { amount: 0 },
    total: { amount: 10800 },
  });
  const other = await carts.applyCode(write(added), 'VELKOMMEN');
  expect(other.result.cart?.codes.map(({ code }) => code)).toEqual(['VELKOMMEN']);
  expect((await carts.removeCode(write(added), 'velkommen')).result.cart?.codes).toEqual([]);
});

test('a code that does not apply is refused with the reason and its detail', async () => {
  const { carts, variant } = openShop();
  const added = await carts.add(fresh, [{ variantId: variant('MORG-MUG-SAN'), quantity: 1 }]);
  const refusals = Object.fromEntries(
    await Promise.all(
      ['NOPE', 'SENSOMMER', 'LYSERETIDER', 'VELKOMMEN', 'TILBORDS', '', 'x'.repeat(1000), "' OR 1"].map(
        async (code) => [code.slice(0, 20), (await carts.applyCode(write(added), code)).result] as const,
      ),
    ),
  );
  expect(refusals).toMatchObject({
    NOPE: { reason: 'code_unknown' },
    SENSOMMER: { reason: 'code_ended', detail: '31 August' },
    LYSERETIDER: { reason: 'code_not_yet', detail: '1 February 2027' },
    VELKOMMEN: { reason: 'code_minimum', detail: '€40' },
    TILBORDS: { reason: 'code_minimum', detail: '€150 (ceramics, glass and textiles)' },
    '': { reason: 'code_unknown' },
    ['x'.repeat(20)]: { reason: 'code_unknown' },
    "' OR 1": { reason: 'code_unknown' },
  });
  expect((await carts.read(added.ref ?? ''))?.codes).toEqual([]);
});

test('a free delivery code applies below the threshold', async () => {
  const { carts, variant } = openShop();
  const added = await carts.add(fresh, [{ variantId: variant('MORG-MUG-SAN'), quantity: 1 }]);
  const { result } = await carts.applyCode(write(added), 'PORTOFRITT');
  expect(result.cart).toMatchObject({ delivery: { amount: 0 }, discount: { amount: 0 }, total: { amount: 2400 } });
});

test('a code that no longer applies has no effect until it applies again', async () => {
  const { carts, variant } = openShop();
  const added = await carts.add(fresh, [{ variantId: variant('MORG-MUG-SAN'), quantity: 2 }]);
  await carts.applyCode(write(added), 'VELKOMMEN');
  const line = added.result.cart?.lines[0]?.id ?? '';
  const less = await carts.setQuantity(write(added), line, 1);
  expect(less.result.cart?.codes).toMatchObject([{ unmet: { reason: 'code_minimum', detail: '€40' } }]);
  expect(less.result.cart?.discount.amount).toBe(0);
  expect((await carts.setQuantity(write(added), line, 2)).result.cart?.discount.amount).toBe(1000);
});

test('a code can be applied before its lines are added', async () => {
  const { carts, variant } = openShop();
  const coded = await carts.applyCode(fresh, 'MORKETID');
  expect(coded.result.cart).toMatchObject({ count: 0, codes: [{ unmet: { reason: 'code_nothing_fits' } }] });
  const added = await carts.add(write(coded), [{ variantId: variant('MORG-MUG-SAN'), quantity: 1 }]);
  expect(added.result.cart?.discount.amount).toBe(240);
});

test('a line that sells out stays in the cart and is marked', async () => {
  const { carts, store, variant, now } = openShop();
  const mug = variant('MORG-MUG-SAN');
  const added = await carts.add(fresh, [{ variantId: mug, quantity: 2 }]);
  setStock(store, mug, { stock: 0, now: now() });
  expect((await carts.read(added.ref ?? ''))?.lines[0]).toMatchObject({ available: false, stock: 0, quantity: 2 });
  expect((await carts.add(write(added), [{ variantId: mug, quantity: 1 }])).result).toMatchObject({
    reason: 'sold_out',
  });
});

test('clearing empties the cart and keeps its reference', async () => {
  const { carts, variant } = openShop();
  const added = await carts.add(fresh, [{ variantId: variant('MORG-MUG-SAN'), quantity: 2 }]);
  await carts.applyCode(write(added), 'MORKETID');
  const cleared = await carts.clear(write(added));
  expect(cleared.ref).toBe(added.ref);
  expect(cleared.result.cart).toMatchObject({ count: 0, lines: [], codes: [], total: { amount: 0 }, delivery: null });
});

test('a lost cart of many lines is filled again in one transaction, with the text of each line', async () => {
  const { carts, store } = openShop();
  const variants = store.all('SELECT v.id FROM variant v JOIN product p ON p.id = v.product_id WHERE v.stock > 0');
  const lines = variants.slice(0, 150).map(({ id }, index) => ({
    variantId: String(id),
    quantity: 1,
    ...(index % 2 === 0 && { attributes: { Engraving: `No. ${index}` } }),
  }));
  const { ref, result } = await carts.setLines({ ref: null, key: 'recovered' }, [...lines, lines[0] ?? []].flat());
  expect(result.cart?.revision).toBe(1);
  expect(result.cart?.lines.map(({ attributes }) => attributes)).toEqual(lines.map(({ attributes }) => attributes));
  expect((await carts.setLines({ ref: null, key: 'recovered' }, lines)).ref).toBe(ref);
});
