import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartRefusals } from '#shop/cart/cart.ts';
import { refusalText } from './cart-refusal.ts';
import { languages, messagesFor } from './messages.ts';

test.each([
  ['over_stock', '1', 'Only 1 left.'],
  ['over_stock', null, 'There aren’t that many left.'],
  ['bad_quantity', '99', 'Enter a whole number from 1 to 99.'],
  ['code_minimum', '€40', 'This code needs at least €40 in your cart.'],
  ['code_ended', null, 'This code is no longer valid.'],
  ['sold_out', 'ignored', 'This product is sold out.'],
] as const)('%s with the detail %s is worded', (reason, detail, text) => {
  expect(refusalText(reason, detail, messagesFor('en').cart)).toBe(text);
});

test('every refusal is a complete sentence in every language, with and without its detail', () => {
  const language = fc.constantFrom(...Object.keys(languages));
  fc.assert(
    fc.property(fc.constantFrom(...cartRefusals), fc.constantFrom(null, '3'), language, (reason, detail, tag) => {
      expect(refusalText(reason, detail, messagesFor(tag).cart)).toMatch(/^[^{}]+\.$/);
    }),
  );
});
