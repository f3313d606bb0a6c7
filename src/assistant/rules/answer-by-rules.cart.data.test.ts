import { beforeAll, expect, test } from 'vitest';
import { openDemoShop } from '#tests/fixtures/shops/demo-shop.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import {
  type AssistantReply,
  type AssistantUnderTest,
  askInTurn,
  startAssistant,
} from '#tests/helpers/assistant/start-assistant.ts';

let assistant: AssistantUnderTest;
beforeAll(() => {
  const shop = openDemoShop();
  assistant = startAssistant({ commerce: shop, content: shop });
});

const after = (...messages: readonly string[]): Promise<AssistantReply> => askInTurn(assistant.visitor(), messages);

test('a variant is added by product name and option value', async () => {
  const reply = await after('add two morgen mugs in moss');
  expect(reply.text).toBe('2 × Morgen mug in Moss added to your cart.');
});

test('a number in a product name is not a quantity', async () => {
  expect((await after('add the Fjære bowls, set of three')).text).toMatch(
    /^Which \w+ would you like for the Fjære bowls, set of three: /,
  );
});

test('what was just added is not added again without a question', async () => {
  const steps = ['tell me about the morgen mug', 'I’ll take it in moss', 'I’ll take it'];
  const again = await after(...steps);
  expect(again.text).toBe('Morgen mug in Moss is already in your cart. Would you like another?');
  expect(again.parts.some(({ type }) => type === 'data-proposal')).toBe(true);
  expect((await after(...steps, 'what is in my cart?')).text).toMatch(/^There’s one item in your cart/);
  expect((await after(...steps, 'yes', 'what is in my cart?')).text).toMatch(/^There are 2 items in your cart/);
});

test('a number of what was just added may be the whole number, and is asked about', async () => {
  const steps = ['add the morgen mug in moss', 'I’ll take two of the morgen mugs in moss'];
  expect((await after(...steps)).text).toBe('Morgen mug in Moss is already in your cart. Would you like 2 more?');
  expect((await after(...steps, 'what is in my cart?')).text).toMatch(/^There’s one item in your cart/);
});

test('a number of what was shown is a request', async () => {
  const steps = ['tell me about the morgen mug', 'two of them in moss please'];
  expect((await after(...steps)).text).toBe('2 × Morgen mug in Moss added to your cart.');
});

test.each([
  ['Nimm die Becher wieder raus', 'Morgen mug in Moss wurde entfernt.'],
  ['fjern krusene', 'Morgen mug i Moss er fjernet.'],
])('“%s” removes what the catalog names in another language', async (message, text) => {
  const steps = ['add two morgen mugs in moss', 'what do you have in linen?', message];
  expect((await after(...steps)).text).toBe(text);
});

test('messages change quantities and remove lines', async () => {
  const steps = ['add two morgen mugs in moss', 'change it to 5', 'what is in my cart?'];
  expect((await after(...steps)).text).toMatch(/^There are 5 items in your cart, €120/);
  expect((await after(...steps, 'remove the mugs', 'what is in my cart?')).text).toBe('Your cart is empty.');
});

test.each([
  ['swap the moss one for ink', 'Changed to Morgen mug in Ink.'],
  ['change the colour to ink', 'Changed to Morgen mug in Ink.'],
  ['change the mugs to ink', 'Changed to Morgen mug in Ink.'],
  ['Tausche Moss gegen Ink', 'Geändert: Im Warenkorb liegt jetzt Morgen mug in Ink.'],
  ['bytt moss med ink', 'Endret til Morgen mug i Ink.'],
])('“%s” exchanges a line of the cart', async (message, text) => {
  const steps = ['add two morgen mugs in moss', message];
  expect((await after(...steps)).text).toBe(text);
  const cart = await after(...steps, 'what is in my cart?');
  expect(cart.text).toMatch(/2/);
  expect(JSON.stringify(cart.parts)).toContain('Ink');
  expect(JSON.stringify(cart.parts)).not.toContain('Moss');
});

test.each([
  ['another product is named', 'swap the mug for the rille vase'],
  ['the product has no such value', 'change the colour to purple'],
  ['nothing is said to be wanted', 'swap the mug for another one'],
])('no line is exchanged when %s', async (_, message) => {
  const reply = await after('add the morgen mug in moss', message);
  expect(reply.text).toMatch(/^I couldn’t tell what to change/);
  expect(reply.tools).toEqual(['get_cart']);
});

test('with an empty cart nothing is exchanged', async () => {
  expect((await after('can I swap it for another size?')).text).not.toMatch(/couldn’t tell what to change/);
});

test.each(['I want to buy a lamp', 'order two vases', 'add some candles'])(
  '“%s” shows products and adds nothing',
  async (message) => {
    const reply = await after(message);
    expect(reply.tools).toEqual(['search_products']);
    expect(reply.text).toMatch(/Tell me which one to add\.$/);
  },
);

test('a product is not added with an option value that it does not have', async () => {
  const reply = await after('add the rille vase in pink');
  expect(reply.text).toBe(
    'No, the Rille vase doesn’t come in pink. Which colour would you like for the Rille vase: Chalk, Clay or Ink?',
  );
  expect(reply.tools).toEqual([]);
});

const numbered = memoryShop({
  products: ['Harbor Shirt', 'Harbor Shirt 3', 'Harbor Shirt 4', '7 Seas Mug'].map((title) => {
    const handle = title.toLowerCase().replaceAll(' ', '-');
    return product({ handle, title, variants: [variant({ id: handle })] });
  }),
});

test.each([
  ['add Harbor Shirt 3', ['add 1 harbor-shirt-3']],
  ['add the harbor shirt 4 to my cart', ['add 1 harbor-shirt-4']],
  ['add 2 Harbor Shirt 3', ['add 2 harbor-shirt-3']],
  ['add the 7 Seas Mug', ['add 1 7-seas-mug']],
  ['add 2 × Harbor Shirt 4', ['add 2 harbor-shirt-4']],
  ['add Harbor Shirt 8', []],
])('a number in the name of a product is not a quantity: “%s”', async (message, writes) => {
  const { commerce, content, carts } = numbered;
  const before = carts.writes.length;
  await startAssistant({ commerce, content }).visitor().ask(message);
  expect(carts.writes.slice(before).filter((write) => write !== 'clear')).toEqual(writes);
});

const sizedShop = () =>
  memoryShop({
    products: [
      product({
        handle: 'jumper',
        title: 'Wool Jumper',
        options: [
          { name: 'Colour', values: ['Red', 'Blue', 'Dark Blue'].map((value) => ({ value, swatch: null })) },
          { name: 'Size', values: ['Small', 'Large'].map((value) => ({ value, swatch: null })) },
        ],
        variants: [
          variant({ id: 'red-small', values: ['Red', 'Small'], available: false, stock: 0 }),
          variant({ id: 'blue-small', values: ['Blue', 'Small'] }),
          variant({ id: 'blue-large', values: ['Blue', 'Large'] }),
          variant({ id: 'dark-blue-large', values: ['Dark Blue', 'Large'] }),
        ],
      }),
    ],
  });

test.each([
  ['add the wool jumper in blue', []],
  ['add the wool jumper in blue, small', ['add 1 blue-small']],
  ['add the wool jumper in dark blue', ['add 1 dark-blue-large']],
  ['add the wool jumper in blue, large', ['add 1 blue-large']],
  ['add the wool jumper', []],
  ['add the small red wool jumper', []],
  ['add the large red wool jumper', []],
])('a sold-out or missing variant is not replaced by another one: “%s”', async (message, writes) => {
  const shop = sizedShop();
  await startAssistant(shop).visitor().ask(message);
  expect(shop.carts.writes.filter((write) => write.startsWith('add'))).toEqual(writes);
});

test('a sold-out variant is answered with what is available', async () => {
  const { text, parts } = await startAssistant(sizedShop()).visitor().ask('add the small red wool jumper');
  expect(text).toBe(
    'The Wool Jumper in Red, Small is sold out. Available now: Blue Small, Blue Large and Dark Blue Large.',
  );
  expect(parts.some(({ type }) => type === 'data-proposal')).toBe(false);
});
