import { expect, test } from 'vitest';
import { product } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const products = [
  product({ handle: 'whole', title: 'Whole milk', type: 'Milk' }),
  product({ handle: 'oat', title: 'Oat milk', type: 'Milk', tags: ['lactose-free'] }),
];

test.each([
  ['laktosefreie milch', 'Ich habe ein Produkt gefunden: laktosefreie, milch.'],
  ['laktosefri melk', 'Jeg fant ett produkt: laktosefri, melk.'],
  ['zuckerfreie bonbons', 'Bei keinem Produkt bin ich sicher, dass es passt: „bonbons“, ohne zucker.'],
])('“%s” is answered with what was left out', async (question, answer) => {
  const { text } = await askInTurn(startAssistant(memoryShop({ products })).visitor(), [question]);
  expect(text).toContain(answer);
});
