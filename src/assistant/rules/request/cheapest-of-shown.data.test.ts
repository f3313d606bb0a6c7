import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const priced = (handle: string, title: string, amount: number) =>
  product({
    handle,
    title,
    type: handle.startsWith('kettle') ? 'Kettles' : 'Filters',
    variants: [variant({ id: handle, price: { amount, currency: 'EUR' } })],
  });

/** Whatever is cheapest in the shop is no kettle. */
const shop = memoryShop({
  products: [
    priced('kettle-steel', 'Steel kettle', 5900),
    priced('kettle-glass', 'Glass kettle', 3900),
    priced('kettle-copper', 'Copper kettle', 8900),
    priced('filter', 'Paper filter', 300),
  ],
});

const cartAfter = async (...messages: readonly string[]) => {
  const shopper = startAssistant(shop).visitor();
  await askInTurn(shopper, messages);
  const { text } = await askInTurn(shopper, ['what is in my cart?']);
  return text;
};

test.each([
  [['show me kettles', 'add the cheapest to my cart'], /one item.*€39 /],
  [['show me kettles', 'put the most expensive one into my basket'], /one item.*€89 /],
  [['zeig mir kettles', 'den günstigsten in den warenkorb'], /one item.*€39 /],
  [['how much is the glass kettle', 'leg mir 2 davon in den korb'], /2 items.*€78 /],
  [['add the steel kettle', 'und noch 2 davon'], /3 items.*€177 /],
])('%s puts what was shown into the cart, not what is cheapest in the shop', async (messages, cart) => {
  expect(await cartAfter(...messages)).toMatch(cart);
});
