import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

test('what was asked about an order stays open when a question is answered beside it', async () => {
  const gloves = product({
    handle: 'gloves',
    title: 'Ridge gloves',
    options: [sampleOption('Size', ['S', 'M'])],
    variants: ['S', 'M'].map((size) => variant({ id: size, values: [size] })),
  });
  const visitor = startAssistant(memoryShop({ products: [gloves] })).visitor();
  const messages = ['the ridge gloves please, and do you deliver to Dublin?', 'two of them', 'M'];
  const { parts } = await askInTurn(visitor, messages);
  const offers = parts.flatMap((part) => (part.type === 'data-proposal' ? [part.data.text] : []));
  expect(offers).toEqual(['Add 2 × Ridge gloves in M to your cart?']);
});
