import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const shop = () =>
  memoryShop({
    products: [
      product({
        handle: 'linen-shirt',
        title: 'Linen Shirt',
        type: 'Shirts',
        options: [sampleOption('Colour', ['White', 'Blue']), sampleOption('Size', ['M', 'L'])],
        variants: [
          variant({ id: 'white-m', values: ['White', 'M'] }),
          variant({ id: 'blue-m', values: ['Blue', 'M'], available: false, stock: 0 }),
          variant({ id: 'white-l', values: ['White', 'L'] }),
          variant({ id: 'blue-l', values: ['Blue', 'L'] }),
        ],
      }),
      product({
        handle: 'phone',
        title: 'Nova Phone',
        type: 'Phones',
        options: [sampleOption('Storage', ['128 GB', '256 GB'])],
        variants: [variant({ id: '128', values: ['128 GB'] }), variant({ id: '256', values: ['256 GB'] })],
      }),
      product({ handle: 'socks', title: 'Wool Socks 3-pack', type: 'Socks' }),
      product({
        handle: 'pads',
        title: 'Brake pads B05S',
        type: 'Pads',
        details: [{ name: 'Fits', value: 'MT200, MT400' }],
      }),
      product({
        handle: 'chain',
        title: 'Steel chain',
        type: 'Chains',
        details: [{ name: 'Speeds', value: '12' }],
      }),
      product({ handle: 'cassette', title: 'Cassette 10 speed', type: 'Cassettes' }),
      product({
        handle: 'lube',
        title: 'Chain lube',
        type: 'Care',
        options: [sampleOption('Volume', ['50 ml', '100 ml'])],
        variants: [variant({ id: '50', values: ['50 ml'] }), variant({ id: '100', values: ['100 ml'] })],
      }),
      product({ handle: 'tube', title: 'Inner tube 29 inch', type: 'Tubes' }),
    ],
  });

async function converse(messages: readonly string[]) {
  const { carts, ...rest } = shop();
  const visitor = startAssistant(rest).visitor();
  let reply = await visitor.ask(messages[0] ?? '');
  for (const message of messages.slice(1)) reply = await visitor.ask(message);
  return { ...reply, writes: carts.writes.filter((write) => write.startsWith('add')) };
}

test('a value named later is combined with those named before', async () => {
  const reply = await converse(['how much is the linen shirt in blue?', 'do you have it in M?']);
  expect(reply.text).toBe('The Linen Shirt in Blue, M is sold out. Available now: White M, White L and Blue L.');
});

test('what was named before is added, not another variant', async () => {
  const reply = await converse(['how much is the linen shirt in blue?', 'do you have it in L?', 'add it']);
  expect(reply.writes).toEqual(['add 1 blue-l']);
});

test('a number alone counts what was spoken of and names no product', async () => {
  const reply = await converse(['how much is the steel chain?', 'add 3']);
  expect(reply.cards.map(({ handle }) => handle)).toEqual(['chain']);
});

test('the size of a memory is no quantity', async () => {
  expect((await converse(['how much is the nova phone?', '256 gb, add it'])).writes).toEqual(['add 1 256']);
});

test('a question about it is answered of the product spoken of, whatever else it names', async () => {
  const reply = await converse(['how much is the steel chain?', 'does it fit a 10 speed cassette?']);
  expect(reply.cards.map(({ handle }) => handle)).toEqual(['chain']);
});

test('a question whether a product fits a model number is answered from its details', async () => {
  expect((await converse(['do the brake pads B05S fit the MT400?'])).text).toBe(
    'Brake pads B05S – fits: MT200, MT400.',
  );
});

test.each([
  ['add the small chain lube', ['add 1 50']],
  ['add the bigger chain lube', ['add 1 100']],
  ['add 29 inner tube', ['add 1 v-tube']],
  ["i'll take not the inner tube", []],
  ['nimm den inner tube nicht', []],
  ['jeg tar ikke inner tube', []],
])('“%s” adds %j', async (message, writes) => {
  expect((await converse([message])).writes).toEqual(writes);
});

test('two of the smaller one are of the product spoken of', async () => {
  expect((await converse(['how much is the chain lube?', 'add two of the smaller one'])).writes).toEqual(['add 2 50']);
});
