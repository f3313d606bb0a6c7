import { expect, test } from 'vitest';
import { product } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const shop = memoryShop({
  products: [
    product({ handle: 'kettle', title: 'Copper kettle', type: 'Kettles', goesWith: ['filter'] }),
    product({ handle: 'whistle', title: 'Whistling kettle', type: 'Kettles' }),
    product({ handle: 'filter', title: 'Paper filter', type: 'Filters' }),
  ],
});

test.each([
  ['What goes with the copper kettle?', 'These go well with the Copper kettle.', ['filter']],
  ['What goes with the whistling kettle?', 'These are similar to the Whistling kettle.', ['kettle']],
])(
  '“%s”: only what the shop has chosen goes well with a product, others are similar',
  async (question, text, handles) => {
    const answer = await askInTurn(startAssistant(shop).visitor(), [question]);
    expect(answer.text).toBe(text);
    expect(answer.cards.map(({ handle }) => handle)).toEqual(handles);
  },
);
