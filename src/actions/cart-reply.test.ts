import { expect, test } from 'vitest';
import { cartRefusals } from '#shop/cart/cart.ts';
import { refusalText } from '#messages/cart-refusal.ts';
import { messagesFor } from '#messages/messages.ts';
import { type CartProblem, flashText } from './cart-reply.ts';
import type { Flash } from './flash.ts';

const { cart: messages } = messagesFor('en-GB');
const problems: readonly CartProblem[] = [...cartRefusals, 'bad_form'];
const sentence = /^\p{Lu}.*[.!?]$/u;

const flashes: readonly (readonly [Flash, RegExp])[] = [
  [{ kind: 'added', title: 'Mug' }, /^Mug added/],
  [{ kind: 'removed', title: 'Mug', variantId: '1', quantity: 1, attributes: {} }, /^Mug removed/],
  [{ kind: 'quantity', title: 'Mug', quantity: 3 }, /Mug.* 3\.$/],
  [{ kind: 'note' }, /^Note saved/],
  [{ kind: 'cleared' }, /emptied/],
  [{ kind: 'filled' }, /added to your cart/],
  [{ kind: 'same' }, /up to date/],
  [{ kind: 'recovered' }, /expired.* refilled it/],
  [{ kind: 'code', code: 'HELLO10' }, /HELLO10 applied/],
  [{ kind: 'code_replaced', code: 'HELLO10', previous: 'SUMMER' }, /HELLO10.* SUMMER|SUMMER.* HELLO10/],
  [{ kind: 'code_early', code: 'HELLO10' }, /HELLO10 saved/],
  [{ kind: 'code_removed', code: 'HELLO10' }, /HELLO10 removed/],
  [{ kind: 'ordered', number: 'H10001', token: 't' }, /order number is H10001/],
  [{ kind: 'refused', reason: 'sold_out', detail: null }, /sold out\. Nothing in your cart has changed/],
  [{ kind: 'partly', reason: 'sold_out', detail: null }, /^Some products.* sold out/],
];

test.each(flashes)('the message for %j says what happened', (flash, text) => {
  expect(flashText(flash, messages)).toMatch(text);
  expect(flashText(flash, messages)).toMatch(sentence);
});

test('every refusal has a sentence of its own', () => {
  const texts = problems.map((reason) => refusalText(reason, null, messages));
  for (const text of texts) expect(text).toMatch(sentence);
  expect(new Set(texts).size).toBe(problems.length);
});

test.each<[CartProblem, string]>([
  ['over_stock', '7'],
  ['bad_quantity', '50'],
  ['note_too_long', '200'],
  ['code_not_yet', '1 December'],
  ['code_ended', '1 December'],
  ['code_minimum', '€50'],
  ['code_country', 'Norway and Sweden'],
])('the sentence for %s names the detail “%s” that the platform gave', (reason, detail) => {
  expect(refusalText(reason, detail, messages)).toContain(detail);
  expect(refusalText(reason, detail, messages)).toMatch(sentence);
});

test('the bounds of every cart are named when the platform gave none', () => {
  expect(refusalText('bad_quantity', null, messages)).toContain('from 1 to 999');
  expect(refusalText('note_too_long', null, messages)).toContain('500 characters');
});

test('one piece left is said in the singular', () => {
  expect(refusalText('over_stock', '1', messages)).toBe('Only 1 left.');
});
