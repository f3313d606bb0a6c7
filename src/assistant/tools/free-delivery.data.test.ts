import { expect, test } from 'vitest';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { freeDeliveryRule } from './free-delivery.ts';

test.each([
  ['how much more for free delivery', true],
  ['do i reach free shipping', true],
  ['how much missing noch for free delivery?', true],
  ['from how much is the delivery free', false],
  ['free delivery', false],
])('“%s” asks how far the cart is from it: %s', (message, isAsked) => {
  expect(freeDeliveryRule.pattern.test(message)).toBe(isAsked);
});

test('with an empty cart the shop’s texts answer', async () => {
  const products = [product({ handle: 'lamp', title: 'Lamp', variants: [variant({ id: 'lamp' })] })];
  const { text } = await askInTurn(startAssistant(memoryShop({ products })).visitor(), ['do I reach free shipping?']);
  expect(text).toMatch(/delivery|find/i);
});
