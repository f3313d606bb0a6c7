import { expect, test } from 'vitest';
import { cartRefusals } from '#shop/cart/cart.ts';
import { type CartProblem, flashText, refusalText } from './cart-reply.ts';
import type { Flash } from './flash.ts';

const problems: readonly CartProblem[] = [...cartRefusals, 'bad_form'];
const sentence = /^\p{Lu}.*[.!?]$/u;

const flashes: readonly (readonly [Flash, RegExp])[] = [
  [{ kind: 'added', title: 'Mug' }, /^Mug is in your cart/],
  [{ kind: 'removed', title: 'Mug', variantId: '1', quantity: 1, attributes: {} }, /^Mug was removed/],
  [{ kind: 'quantity', title: 'Mug', quantity: 3 }, /^Mug.* 3\.$/],
  [{ kind: 'note' }, /note is saved/],
  [{ kind: 'cleared' }, /emptied/],
  [{ kind: 'filled' }, /cart is filled/],
  [{ kind: 'same' }, /^Nothing had to be changed/],
  [{ kind: 'recovered' }, /expired.* filled it again/],
  [{ kind: 'code', code: 'HELLO10' }, /HELLO10 is applied/],
  [{ kind: 'code_early', code: 'HELLO10' }, /HELLO10 is kept/],
  [{ kind: 'code_removed', code: 'HELLO10' }, /HELLO10 was removed/],
  [{ kind: 'ordered', number: 'H10001', token: 't' }, /ordered: H10001/],
  [{ kind: 'refused', reason: 'sold_out', detail: null }, /sold out\. Your cart is as it was/],
  [{ kind: 'partly', reason: 'sold_out', detail: null }, /^Not all.* sold out/],
];

test.each(flashes)('the message for %j says what happened', (flash, text) => {
  expect(flashText(flash)).toMatch(text);
  expect(flashText(flash)).toMatch(sentence);
});

test('every refusal has a sentence of its own', () => {
  const texts = problems.map((reason) => refusalText(reason, null));
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
  expect(refusalText(reason, detail)).toContain(detail);
  expect(refusalText(reason, detail)).toMatch(sentence);
});

test('the bounds of every cart are named when the platform gave none', () => {
  expect(refusalText('bad_quantity', null)).toContain('from 1 to 999');
  expect(refusalText('note_too_long', null)).toContain('500 characters');
});

test('one piece left is said in the singular', () => {
  expect(refusalText('over_stock', '1')).toBe('There is only one left.');
});
