import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const thing = (handle: string, title: string) => product({ handle, title, variants: [variant({ id: handle })] });
const sizes = ['S', 'M'];
const shop = memoryShop({
  products: [
    thing('lamp', 'Reading lamp'),
    thing('bell', 'Brass bell'),
    product({
      handle: 'gloves',
      title: 'Ridge gloves',
      options: [sampleOption('Size', sizes)],
      variants: sizes.map((size) => variant({ id: size, values: [size] })),
    }),
  ],
});

async function cartAfter(...messages: readonly string[]): Promise<string> {
  const visitor = startAssistant(shop).visitor();
  await askInTurn(visitor, messages);
  return (await visitor.ask('what is in my cart?')).text;
}

test.each([
  [['ridge gloves', 'M please. is it waterproof?'], /one item/],
  [['ridge gloves', 'M bitte, liefert ihr auch nach Österreich?'], /(?:one item|1 Artikel|ein Artikel)/i],
  [['add a brass bell and a reading lamp, when does it arrive?'], /2 items/],
  [['add a brass bell', 'oh hold on, take the bell out again'], /empty/],
  [['add a brass bell and a reading lamp', 'changed my mind about the lamp, take it out again'], /one item/],
  [['add 3 brass bells', 'drop one of the bells'], /2 items/],
] as const)('%j changes the cart as it says', async (messages, cart) => {
  expect(await cartAfter(...messages)).toMatch(cart);
});

test.each([
  [['reading lamp', 'no thanks, do you deliver to Ireland?']],
  [['reading lamp', 'ne danke, brauch ich nicht']],
  [['ridge gloves', 'M, is it waterproof?']],
  [['reading lamp', 'could i take it back if it breaks?']],
] as const)('%j writes nothing', async (messages) => {
  expect(await cartAfter(...messages)).toMatch(/empty|leer/);
});
