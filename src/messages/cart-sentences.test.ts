import { expect, test } from 'vitest';
import { cart as german } from './de/cart.ts';
import { cart as english } from './en/cart.ts';
import { cart as norwegian } from './nb/cart.ts';

test('after more of a product was added the sentence says what was added, not how many there are now', () => {
  expect(german.done.addedSeveral).toMatch(/wurden in den Warenkorb gelegt\.$/);
});

/** As many as the field beside its button has room for on a phone. */
const fieldCharacters = 22;

test.each(Object.entries({ english, german, norwegian }))(
  'the %s name of the field for codes and gift cards fits into it',
  (_, { code, giftCard }) => {
    for (const label of [code.label, giftCard.label]) expect(label.length).toBeLessThanOrEqual(fieldCharacters);
  },
);
