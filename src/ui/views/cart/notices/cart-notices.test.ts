import { expect, test } from 'vitest';
import type { CartRefusal } from '#shop/cart/cart.ts';
import { messagesFor } from '#messages/messages.ts';
import { changeNotices, codeWarning, lineNotices, lineWarning } from './cart-notices.ts';

const { cart: messages } = messagesFor('en');

test('a line with enough stock, uncounted or made to order has no warning', () => {
  expect(lineWarning({ available: true, stock: 4, quantity: 1 }, messages.line)).toBeNull();
  expect(lineWarning({ available: true, stock: null, quantity: 9 }, messages.line)).toBeNull();
  expect(lineWarning({ available: true, stock: 0, quantity: 2 }, messages.line)).toBeNull();
});

test('a line of the last three pieces says that they are not reserved', () => {
  expect(lineWarning({ available: true, stock: 1, quantity: 1 }, messages.line)).toBe(
    'Only 1 left. It isn’t reserved until you check out.',
  );
  expect(lineWarning({ available: true, stock: 3, quantity: 3 }, messages.line)).toBe(
    'Only 3 left. They aren’t reserved until you check out.',
  );
});

test('a line that is sold out or exceeds the stock says how to go on', () => {
  expect(lineWarning({ available: true, stock: 5, quantity: 6 }, messages.line)).toBe(
    'Only 5 left. Reduce the quantity to check out.',
  );
  expect(lineWarning({ available: false, stock: 0, quantity: 1 }, messages.line)).toBe(
    'Sold out. Remove it to check out.',
  );
});

test('a changed price and a lowered quantity are said with what they were', () => {
  const line = { quantity: 2, price: { amount: 4500, currency: 'EUR' } };
  const change = { formerPrice: { amount: 4200, currency: 'EUR' }, formerQuantity: 5 };
  const said = (locale: string) => changeNotices(line, change, { messages: messagesFor(locale).cart.line, locale });
  expect(said('en')).toEqual(['Price changed: now €45, was €42.', 'Quantity lowered from 5 to 2: there are no more.']);
  expect(said('de')).toHaveLength(2);
  expect(said('nb')).toHaveLength(2);
  expect(
    changeNotices(line, { formerPrice: null, formerQuantity: null }, { messages: messages.line, locale: 'en' }),
  ).toEqual([]);
});

test('a line that was lowered to what is left says so once, and with its new price', () => {
  const line = { available: true, stock: 2, quantity: 2, price: { amount: 4500, currency: 'EUR' } };
  const change = { formerPrice: { amount: 4200, currency: 'EUR' }, formerQuantity: 5 };
  const options = { messages: messages.line, locale: 'en' };
  expect(lineNotices(line, change, options)).toEqual([
    'Price changed: now €45, was €42.',
    'Quantity lowered from 5 to 2: there are no more.',
  ]);
  const left = 'Only 2 left. They aren’t reserved until you check out.';
  expect(lineNotices(line, { ...change, formerQuantity: null }, options).at(-1)).toBe(left);
  expect(lineNotices(line, undefined, options)).toEqual([left]);
});

const code = { code: 'TEST', title: 'Test', amount: { amount: 0, currency: 'EUR' } };
const warningFor = (reason: CartRefusal, detail: string | null) =>
  codeWarning({ ...code, unmet: { reason, detail } }, messages);

test('a code with an effect has no warning', () => {
  expect(codeWarning(code, messages)).toBeNull();
});

test('a code without an effect says why', () => {
  expect(warningFor('code_minimum', '€40')).toBe('This code needs at least €40 in your cart.');
  expect(warningFor('code_country', 'Norway and Sweden')).toBe('This code is only valid in Norway and Sweden.');
  expect(warningFor('code_not_yet', '1 February')).toBe('This code is valid from 1 February.');
  expect(warningFor('code_ended', '31 August')).toBe('This code expired on 31 August.');
  expect(warningFor('code_ended', null)).toBe('This code is no longer valid.');
  expect(warningFor('code_used', null)).toBe('You’ve already used this code.');
  expect(warningFor('code_nothing_fits', null)).toBe('This code doesn’t apply to anything in your cart.');
});
