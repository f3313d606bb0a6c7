import { isEnumType } from 'graphql';
import { expect, test } from 'vitest';
import type { CartWriteResult } from '#commerce/port.ts';
import { PlatformUnavailableError } from '#commerce/errors.ts';
import { createFakeStorefront } from '#tests/helpers/shopify/fake-storefront.ts';
import { readStorefrontSchema } from '#tests/helpers/shopify/storefront-schema.ts';
import { createFakeCarts } from '#tests/helpers/shopify/fake-carts.ts';
import { RequestError } from './client/request-error.ts';
import { createCarts } from './carts.ts';
import { errorMeanings, warningMeanings } from './cart/cart-codes.ts';
import { codeRefusal, refusalOf } from './cart/refusals.ts';
import { createAccessReader } from './feed/access.ts';

const buyer = { market: { country: 'NO', language: 'en', currency: '' }, address: '192.0.2.7' };

function openCarts(stock: Readonly<Record<string, number>> = { 1: 5, 2: 5 }) {
  const shop = createFakeCarts(stock);
  const fake = createFakeStorefront(shop.root);
  const carts = createCarts({ client: fake.client, access: createAccessReader(fake.client) })(buyer);
  return { ...fake, shop, carts };
}

const newCart = { ref: null, key: null };
const next = ({ ref }: CartWriteResult, key: string | null = null) => ({ ref, key });

test('the first lines create a cart for the buyer’s country, by his address, and it is read by its reference', async () => {
  const { carts, calls } = openCarts();
  const added = await carts.add(newCart, [{ variantId: '1', quantity: 2, attributes: { Engraving: 'A' } }]);
  expect(added.ref).toMatch(/^[\w-]+\?key=\w+$/);
  expect(added.result).toMatchObject({
    ok: true,
    cart: {
      revision: 1,
      count: 2,
      lines: [
        {
          productId: '10',
          handle: 'mug',
          variant: { id: '1', sku: 'SKU-1', options: [{ name: 'Size', value: 'S' }] },
          attributes: { Engraving: 'A' },
          quantity: 2,
          price: { amount: 1000, currency: 'EUR' },
          total: { amount: 2000, currency: 'EUR' },
          stock: 5,
        },
      ],
      subtotal: { amount: 2000 },
      discount: { amount: 0 },
      delivery: null,
      total: { amount: 2000, currency: 'EUR' },
    },
  });
  expect(await carts.read(added.ref ?? '')).toEqual(added.result.cart);
  const created = calls.find(({ name }) => name === 'CartCreate');
  expect(created?.headers).toMatchObject({ 'shopify-storefront-buyer-ip': '192.0.2.7' });
  expect(created?.variables).toMatchObject({ input: { buyerIdentity: { countryCode: 'NO' } }, country: 'NO' });
});

test('the checkout is Shopify’s page, and an unknown cart reads as null', async () => {
  const { carts } = openCarts();
  const { result } = await carts.add(newCart, [{ variantId: '1', quantity: 1 }]);
  expect(result.cart?.checkoutUrl).toMatch(/^https:\/\/my-shop\.myshopify\.com\/cart\/c\//);
  for (const unknown of ['no-such-cart', '../secret', '', 'x'.repeat(300)]) {
    expect(await carts.read(unknown)).toBeNull();
  }
});

test('quantities, notes and codes are written, each with a new revision, and clearing keeps the cart', async () => {
  const { carts } = openCarts();
  const added = await carts.add(newCart, [{ variantId: '1', quantity: 1 }]);
  const line = added.result.cart?.lines[0]?.id ?? '';
  const set = await carts.setQuantity(next(added), line, 3);
  expect(set.result.cart).toMatchObject({ count: 3, revision: 2 });
  expect((await carts.setNote(next(added), ' For Ida ')).result.cart).toMatchObject({ note: 'For Ida', revision: 3 });
  const coded = await carts.applyCode(next(added), 'TEN');
  expect(coded.result.cart).toMatchObject({
    codes: [{ code: 'TEN', amount: { amount: 300 } }],
    discount: { amount: 300 },
    total: { amount: 2700 },
  });
  expect((await carts.removeCode(next(added), 'ten')).result.cart?.codes).toEqual([]);
  expect((await carts.setQuantity(next(added), line, 0)).result.cart?.lines).toEqual([]);
  await carts.add(next(added), [{ variantId: '2', quantity: 1 }]);
  const cleared = await carts.clear(next(added));
  expect(cleared).toMatchObject({ ref: added.ref, result: { ok: true, cart: { count: 0, note: '', codes: [] } } });
});

test('a write that is repeated under its key counts once, also one that creates the cart', async () => {
  const { carts, shop } = openCarts();
  const write = { ref: null, key: 'first-key-of-this-cart' };
  const [one, other] = await Promise.all([
    carts.add(write, [{ variantId: '1', quantity: 1 }]),
    carts.add(write, [{ variantId: '1', quantity: 1 }]),
  ]);
  expect(other.ref).toBe(one.ref);
  await Promise.all([
    carts.add(next(one, 'second-key'), [{ variantId: '2', quantity: 1 }]),
    carts.add(next(one, 'second-key'), [{ variantId: '2', quantity: 1 }]),
  ]);
  await carts.add(next(one, 'first-key-of-this-cart'), [{ variantId: '1', quantity: 1 }]);
  expect((await carts.read(one.ref ?? ''))?.count).toBe(2);
  expect(shop.count()).toBe(1);
});

test.each([
  ['an unknown variant', '9', 1, 'unknown_variant'],
  ['no id of Shopify’s', 'no-such-thing', 1, 'unknown_variant'],
  ['a part of a piece', '1', 1.5, 'bad_quantity'],
  ['no piece', '1', 0, 'bad_quantity'],
  ['more than there is', '1', 6, 'over_stock'],
  ['something sold out', '3', 1, 'sold_out'],
] as const)('adding %s is refused, and the cart stays as it was', async (...[, variantId, quantity, reason]) => {
  const { carts } = openCarts({ 1: 5, 2: 5, 3: 0 });
  const added = await carts.add(newCart, [{ variantId: '1', quantity: 2 }]);
  const { result } = await carts.add(next(added, 'a-key'), [{ variantId, quantity }]);
  expect(result).toMatchObject({ ok: false, reason, cart: { count: 2 } });
  expect(await carts.read(added.ref ?? '')).toEqual(added.result.cart);
});

test('a refusal names the pieces that are left, and a later write under the same key is carried out', async () => {
  const { carts, shop } = openCarts();
  const added = await carts.add(newCart, [{ variantId: '1', quantity: 2 }]);
  const refused = await carts.add(next(added, 'a-key'), [{ variantId: '1', quantity: 9 }]);
  expect(refused.result).toMatchObject({ ok: false, reason: 'over_stock', detail: '5', cart: { count: 2 } });
  shop.setStock('1', 20);
  const again = await carts.add(next(added, 'a-key'), [{ variantId: '1', quantity: 9 }]);
  expect(again.result).toMatchObject({ ok: true, cart: { count: 11 } });
});

test('of several lines none is added when one is refused', async () => {
  const { carts } = openCarts({ 1: 5, 2: 0 });
  const added = await carts.add(newCart, [{ variantId: '1', quantity: 1 }]);
  const lines = [
    { variantId: '1', quantity: 1 },
    { variantId: '2', quantity: 1 },
  ];
  expect((await carts.add(next(added), lines)).result).toMatchObject({ ok: false, reason: 'sold_out' });
  expect(await carts.read(added.ref ?? '')).toEqual(added.result.cart);
});

test('a refused first write leaves no cart', async () => {
  const { carts } = openCarts({ 1: 0 });
  expect(await carts.add(newCart, [{ variantId: '1', quantity: 1 }])).toMatchObject({
    ref: null,
    result: { ok: false, reason: 'sold_out', cart: null },
  });
});

test('unknown lines, long notes, notes without lines and unknown codes are refused', async () => {
  const { carts } = openCarts();
  const added = await carts.add(newCart, [{ variantId: '1', quantity: 1 }]);
  const reasons = [
    await carts.setQuantity(next(added), 'no-such-line', 1),
    await carts.setNote(next(added), 'x'.repeat(501)),
    await carts.setNote(newCart, 'x'),
    await carts.applyCode(next(added), 'NO-SUCH-CODE'),
    await carts.applyCode(next(added), ''),
  ].map(({ result }) => (result.ok ? null : result.reason));
  expect(reasons).toEqual(['unknown_line', 'note_too_long', 'cart_empty', 'code_unknown', 'code_unknown']);
  expect(await carts.read(added.ref ?? '')).toEqual(added.result.cart);
});

test('a refused code leaves an earlier one in force', async () => {
  const { carts } = openCarts();
  const added = await carts.add(newCart, [{ variantId: '1', quantity: 1 }]);
  await carts.applyCode(next(added), 'TEN');
  const { result } = await carts.applyCode(next(added), 'UNKNOWN');
  expect(result).toMatchObject({ ok: false, cart: { codes: [{ code: 'TEN' }] } });
});

test('a write whose answer is lost has happened when the cart records its key', async () => {
  const { carts, failWhen } = openCarts();
  const added = await carts.add(newCart, [{ variantId: '1', quantity: 1 }]);
  const error = new RequestError('network', 'no answer');
  failWhen(({ name }) => (name === 'CartChange' ? { error, isCarriedOut: true } : null));
  const { result } = await carts.add(next(added, 'a-key'), [{ variantId: '1', quantity: 1 }]);
  expect(result).toMatchObject({ ok: true, cart: { count: 2 } });
});

test('a write that was not carried out is an error, and counts once when it is repeated', async () => {
  const { carts, failWhen } = openCarts();
  const added = await carts.add(newCart, [{ variantId: '1', quantity: 1 }]);
  const error = new RequestError('network', 'no answer');
  failWhen(({ name }) => (name === 'CartChange' ? { error, isCarriedOut: false } : null));
  const lines = [{ variantId: '1', quantity: 1 }];
  await expect(carts.add(next(added, 'a-key'), lines)).rejects.toThrow(PlatformUnavailableError);
  failWhen(() => null);
  await carts.add(next(added, 'a-key'), lines);
  expect((await carts.add(next(added, 'a-key'), lines)).result.cart?.count).toBe(2);
});

test('a refusal that cannot be undone says that the cart has changed, and how', async () => {
  const { carts, failWhen } = openCarts();
  const added = await carts.add(newCart, [{ variantId: '1', quantity: 2 }]);
  let changes = 0;
  const error = new RequestError('network', 'no answer');
  failWhen(({ name }) => (name === 'CartChange' && (changes += 1) > 1 ? { error, isCarriedOut: false } : null));
  const { result } = await carts.add(next(added), [{ variantId: '1', quantity: 9 }]);
  expect(result).toMatchObject({ ok: false, reason: 'over_stock', changed: true, cart: { count: 5 } });
});

test('a scope that is withdrawn refuses one cart request, and the next does without it', async () => {
  const { carts, calls, failWhen } = openCarts();
  const { ref } = await carts.add(newCart, [{ variantId: '1', quantity: 1 }]);
  failWhen(({ variables, name }) =>
    variables['withStock'] === true || name === 'ProbeStock'
      ? { error: new RequestError('access', name), isCarriedOut: false }
      : null,
  );
  await expect(carts.read(ref ?? '')).rejects.toThrow(PlatformUnavailableError);
  expect((await carts.read(ref ?? ''))?.lines[0]?.stock).toBeNull();
  expect(calls.at(-1)?.variables).toMatchObject({ withStock: false });
});

const userError = (code: string | null, message = 'No', field: readonly string[] = []) => ({
  userErrors: [{ code, message, field: [...field] }],
  warnings: [],
});

test.each([
  ['MERCHANDISE_NOT_APPLICABLE', 'unknown_variant'],
  ['INVALID_MERCHANDISE_LINE', 'unknown_line'],
  ['INVALID_INCREMENT', 'quantity_rule'],
  ['MINIMUM_NOT_MET', 'quantity_rule'],
  ['CART_TOO_LARGE', 'too_many_lines'],
  ['NOTE_TOO_LONG', 'note_too_long'],
  ['VARIANT_REQUIRES_SELLING_PLAN', 'plan_required'],
  ['SELLING_PLAN_NOT_APPLICABLE', 'plan_unavailable'],
  ['PARENT_LINE_NOT_FOUND', 'not_allowed'],
  ['GIFT_CARD_RECIPIENT_INVALID', 'recipient_invalid'],
  ['PENDING_DELIVERY_GROUPS', 'change_refused'],
  ['A_CODE_OF_A_LATER_VERSION', 'change_refused'],
  [null, 'change_refused'],
])('Shopify’s error %s is the refusal %s', (code, reason) => {
  expect(refusalOf(userError(code), null)).toEqual({ reason, detail: null });
});

test('a refusal by the merchant’s own rule has his words, and an unavailable cart is no refusal', () => {
  const custom = userError('VALIDATION_CUSTOM', 'One per customer');
  expect(refusalOf(custom, null)).toEqual({ reason: 'not_allowed', detail: 'One per customer' });
  expect(() => refusalOf(userError('SERVICE_UNAVAILABLE'), null)).toThrow(PlatformUnavailableError);
});

test.each([
  [['input', 'lines', '0', 'merchandiseId'], 'unknown_variant'],
  [['giftCardCodes'], 'code_unknown'],
  [['cartId'], 'change_refused'],
])('an invalid value is named by its field: %o', (field, reason) => {
  expect(refusalOf(userError('INVALID', 'No', field), null)).toEqual({ reason, detail: null });
});

test.each([
  ['CartErrorCode', errorMeanings],
  ['CartWarningCode', warningMeanings],
])('every value of %s in Shopify’s schema has a meaning here, and no other', (name, meanings) => {
  const type = readStorefrontSchema().getType(name);
  const codes = isEnumType(type) ? type.getValues().map((value) => value.name) : [];
  expect(Object.keys(meanings).toSorted()).toEqual(codes.toSorted());
});

test.each([
  ['DISCOUNT_NOT_FOUND', 'code_unknown'],
  ['DISCOUNT_CURRENTLY_INACTIVE', 'code_ended'],
  ['DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED', 'code_used'],
  ['DISCOUNT_PURCHASE_NOT_IN_RANGE', 'code_minimum'],
  ['DISCOUNT_NO_ENTITLED_LINE_ITEMS', 'code_nothing_fits'],
  ['DISCOUNT_CUSTOMER_NOT_ELIGIBLE', 'code_customer'],
  ['DISCOUNT_ELIGIBLE_CUSTOMER_MISSING', 'code_customer'],
])('Shopify’s warning %s about a code is the refusal %s', (code, reason) => {
  const after = { discountCodes: [{ code: 'TEN', applicable: false }], lines: { nodes: [{}] } };
  const report = { userErrors: [], warnings: [{ code, message: '', target: '' }] };
  expect(codeRefusal(report, 'ten', after)).toEqual({ reason, detail: null });
});

test('a code for what is yet to come is accepted for an empty cart, an unknown one is not', () => {
  const empty = { discountCodes: [{ code: 'TEN', applicable: false }], lines: { nodes: [] } };
  expect(codeRefusal({ userErrors: [], warnings: [] }, 'TEN', empty)).toBeNull();
  expect(codeRefusal({ userErrors: [], warnings: [] }, 'OTHER', empty)).toMatchObject({ reason: 'code_unknown' });
});
