import { expect, test } from 'vitest';
import type { Option } from '#shop/product/product.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const simple = (handle: string, title: string) => product({ handle, title, variants: [variant({ id: handle })] });
const withValues = (title: string, option: Option) =>
  product({
    handle: title.toLowerCase().replace(' ', '-'),
    title,
    options: [option],
    variants: option.values.map(({ value }) => variant({ id: `${title} ${value}`, values: [value] })),
  });

const shop = memoryShop({
  products: [
    simple('tape', 'Masking tape'),
    simple('brush', 'Flat brush'),
    simple('tent', '2 person tent'),
    simple('nails', 'Nails pack of 50'),
    withValues('Bath towel', sampleOption('Size', ['S', 'M', 'L'])),
    withValues('Beeswax candle', sampleOption('Pack', ['Single', 'Pack of 3', 'Pack of 6'])),
    withValues('Iron pan', sampleOption('Diameter', ['24 cm', '28 cm', '32 cm'])),
  ],
});

async function ask(...messages: readonly string[]) {
  const shopper = startAssistant(shop).visitor();
  const reply = await askInTurn(shopper, messages);
  const offers = reply.parts.flatMap((part) => (part.type === 'data-proposal' ? [part.data.text] : []));
  const { text: cart } = await shopper.ask('what is in my cart?');
  return { ...reply, offers, cart };
}

test.each([
  [['3 masking tapes please'], ['Add 3 × Masking tape to your cart?']],
  [['two bath towels in M please'], ['Add 2 × Bath towel in M to your cart?']],
  [['masking tape x2, flat brush x1'], ['Add 2 × Masking tape to your cart?', 'Add Flat brush to your cart?']],
  [['2x flat brush, masking tape'], ['Add 2 × Flat brush to your cart?', 'Add Masking tape to your cart?']],
  [
    ['2 Iron pan 28 cm und 1 Flat brush bitte'],
    ['2 × Iron pan in 28 cm in den Warenkorb legen?', 'Flat brush in den Warenkorb legen?'],
  ],
  [['3 sofas please'], []],
  [['2 person tent please'], []],
  [['how many masking tapes x2'], []],
  [['masking tape and flat brush please'], ['Add Masking tape to your cart?', 'Add Flat brush to your cart?']],
  [['masking tape and three flat brushes'], ['Add Masking tape to your cart?', 'Add 3 × Flat brush to your cart?']],
  [['masking tape and flat brush'], []],
  [['masking tape and sofas please'], []],
  [['iron pan 28 cm x 2 with flat brushes'], []],
  [['20 nails and a flat brush please'], []],
  [['2 person tent and masking tape please'], ['Add 2 person tent to your cart?', 'Add Masking tape to your cart?']],
  [['how much is the masking tape', 'make it 2 packs'], ['Add 2 × Masking tape to your cart?']],
  [['masking tape', "that's too many, only 2"], ['Add 2 × Masking tape to your cart?']],
  [['masking tape', 'add 2 boxes'], ['Add 2 × Masking tape to your cart?']],
  [['masking tape', 'make 3 of it'], ['Add 3 × Masking tape to your cart?']],
])('%j offers %j and adds nothing', async (messages, expected) => {
  const { offers, cart } = await ask(...messages);
  expect(offers).toEqual(expected);
  expect(cart).toBe('Your cart is empty.');
});

test('the variant that is left open is asked for', async () => {
  const { text } = await ask('3 bath towels please');
  expect(text).toBe('Which size would you like for the Bath towel: S, M or L?');
});

test('as many as are in a pack may be one pack: how many is asked', async () => {
  const { text, cart } = await ask('3 beeswax candles please', 'pack of 3');
  expect(text).toMatch(/^How many would you like of the Beeswax candle\?/);
  expect(cart).toBe('Your cart is empty.');
});

test.each([
  [['add the beeswax candle pack of 3'], /one item/],
  [['add 2 beeswax candles pack of 6'], /2 items/],
  [['iron pan', 'the large one', 'two of them please'], /2 items/],
])('%j adds what it says', async (messages, cart) => {
  expect((await ask(...messages)).cart).toMatch(cart);
});

test.each([
  ['what about the next size down', 'M'],
  ['smaller?', 'M'],
  ['the smallest one', 'S'],
  ['in the smallest size please', 'S'],
  ['rather the small one', 'S'],
])('after a large towel, “%s” shows it in %s', async (message, size) => {
  const { cards } = await ask('bath towel in large', message);
  expect(cards.map(({ look, href }) => look ?? href)).toEqual([expect.stringContaining(size)]);
});

test.each([
  [['iron pan', 'no i meant the 28 cm'], /comes in 28 cm/],
  [['bath towel', 'instead of S rather M'], /comes in M/],
  [['i changed my mind, show me the flat brush'], /flat brush/i],
  [['flat brush', 'one less'], /isn’t in your cart/],
  [['swap the brush for the tape'], /isn’t in your cart/],
  [['how much do i have now in my cart'], /cart is empty/],
])('%j is answered by %s', async (messages, text) => {
  expect((await ask(...messages)).text).toMatch(text);
});

test('the next size is what is added then', async () => {
  const { text } = await ask('bath towel in large', 'one size smaller', 'i’ll take it');
  expect(text).toMatch(/^Bath towel in M added/);
});

test('of two things, the one that is counted is not added alone', async () => {
  const { cart } = await ask('add the ironing and 3 flat brushes');
  expect(cart).toBe('Your cart is empty.');
});

test('the number of another size is that size', async () => {
  const { offers, cart, cards } = await ask('how much is the iron pan in 32 cm', "i'll take the 28");
  expect(offers).toEqual([]);
  expect(cards.map(({ look }) => look)).toEqual(['28 cm']);
  expect(cart).toContain('one item');
});
