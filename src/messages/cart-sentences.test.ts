import { expect, test } from 'vitest';
import { cart as german } from './de/cart.ts';

test('after more of a product was added the sentence says what was added, not how many there are now', () => {
  expect(german.done.addedSeveral).toMatch(/wurden in den Warenkorb gelegt\.$/);
});
