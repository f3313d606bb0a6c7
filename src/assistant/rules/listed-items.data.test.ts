import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const products = [
  product({
    handle: 'table',
    title: 'Round dining table 120 cm',
    options: [sampleOption('Wood', ['Oak', 'Walnut'])],
    variants: ['Oak', 'Walnut'].map((wood) => variant({ id: `table-${wood}`, values: [wood] })),
  }),
  product({
    handle: 'leaf',
    title: 'Extension leaf for dining table',
    options: [sampleOption('Wood', ['Oak', 'Walnut'])],
    variants: ['Oak', 'Walnut'].map((wood) => variant({ id: `leaf-${wood}`, values: [wood] })),
  }),
  product({
    handle: 'desk',
    title: 'Standing desk',
    options: [sampleOption('Top', ['Oak', 'White']), sampleOption('Frame', ['Black', 'White'])],
    variants: [
      variant({ id: 'oak-black', values: ['Oak', 'Black'] }),
      variant({ id: 'white', values: ['White', 'White'] }),
    ],
  }),
  product({ handle: 'frame', title: 'Bed frame', variants: [variant({ id: 'frame' })] }),
  product({ handle: 'mill', title: 'Salt and pepper mill', variants: [variant({ id: 'mill' })] }),
  product({ handle: 'salt', title: 'Sea salt', variants: [variant({ id: 'salt' })] }),
  product({
    handle: 'rug',
    title: 'Wool rug',
    options: [
      sampleOption('Size', ['140 x 200 cm', '170 x 240 cm']),
      sampleOption('Colour', ['Forest green', 'Light gray']),
    ],
    variants: [
      variant({ id: 'small', values: ['140 x 200 cm', 'Forest green'] }),
      variant({ id: 'large', values: ['170 x 240 cm', 'Light gray'], available: false, stock: 0 }),
    ],
  }),
];

const ask = (...messages: readonly string[]) => askInTurn(startAssistant(memoryShop({ products })).visitor(), messages);

const cartQuestion = 'what is in my cart';

test('of several things in one request what is clear is offered, and the rest is asked about', async () => {
  const { text, parts } = await ask('add the table in walnut and the leaf');
  expect(text).toMatch(/^Please confirm with the button\. Which wood would you like for the Extension leaf/);
  const offers = parts.flatMap((part) => (part.type === 'data-proposal' ? [part.data.text] : []));
  expect(offers).toEqual(['Add Round dining table 120 cm in Walnut to your cart?']);
  const { text: cart } = await ask('add the table in walnut and the leaf', cartQuestion);
  expect(cart).toContain('empty');
});

test.each([
  ['add the bed frame and the sea salt', 2, 2],
  ['add two bed frames and a sea salt please', 2, 3],
  ['put the salt and pepper mill and the bed frame in my cart', 2, 2],
  ['add the round dining table in oak, the bed frame and the sea salt', 3, 3],
])('“%s” adds each of %s things, %s pieces, and undo takes all back', async (message, count, pieces) => {
  const [added, cart, undone] = [
    await ask(message),
    await ask(message, cartQuestion),
    await ask(message, 'undo', cartQuestion),
  ];
  expect(added.text.match(/added to your cart\./g)).toHaveLength(count);
  expect(cart.text).toContain(`There are ${pieces} items`);
  expect(undone.text).toContain('empty');
});

test.each([
  'add the red and white sea salt',
  'add the bed frame and the sofa',
  'add the bed frame, the table and the sea salt',
  'add the bed frame and the wool rug in 170 x 240 cm',
])('“%s” adds nothing, as a part of it is in doubt', async (message) => {
  expect((await ask(message, cartQuestion)).text).toContain('empty');
});

test.each([
  ['are you a real person?', /built|rule/i],
  ['am I talking to a machine?', /built|rule/i],
])('“%s” is answered honestly', async (message, answer) => {
  expect((await ask(message)).text).toMatch(answer);
});

test.each([
  ['add the desk with oak top and black frame', 'Standing desk in Oak, Black added to your cart.'],
  ['add the salt and pepper mill', 'Salt and pepper mill added to your cart.'],
])('“%s” is one thing', async (message, answer) => {
  expect((await ask(message)).text).toBe(answer);
});

test.each([
  ['add the wool rug 140x200', 'Wool rug in 140 x 200 cm, Forest green added to your cart.'],
  [
    'add the wool rug in 170 × 240 cm',
    'The Wool rug in 170 x 240 cm, Light gray is sold out. Available now: 140 x 200 cm Forest green.',
  ],
])('“%s”: sides are read however they are written', async (message, answer) => {
  expect((await ask(message)).text).toBe(answer);
});

test.each([
  ['does it come in green?', 'Yes, the Wool rug comes in Forest green, for €10.'],
  [
    'do you have it in grey?',
    'The Wool rug in 170 x 240 cm, Light gray is sold out. Available now: 140 x 200 cm Forest green.',
  ],
  [
    'does it come in blue?',
    'No, the Wool rug doesn’t come in blue. The Wool rug comes in Forest green and Light gray. Currently sold out: Light gray.',
  ],
])('“%s” is answered with the shades of the color and what can be bought instead', async (question, answer) => {
  expect((await ask('tell me about the wool rug', question)).text).toBe(answer);
});

test.each([
  ['stick two salt and pepper mills in my basket', '2 × Salt and pepper mill added to your cart.'],
  ['could you pop the bed frame in the cart for me', 'Bed frame added to your cart.'],
])('“%s” adds', async (message, answer) => {
  expect((await ask(message)).text).toBe(answer);
});

test.each(['remove the first one', 'remove both', 'take the last one out'])(
  'with two lines in the cart “%s” is asked about',
  async (message) => {
    const before = ['add the bed frame', 'add the sea salt'];
    expect((await ask(...before, message)).text).toBe('Which one do you mean: Bed frame or Sea salt?');
    expect((await ask(...before, message, 'what is in my cart')).text).toMatch(/^There are 2 items/);
  },
);

test('of two lines of one product the one that is named is removed, and without a name none', async () => {
  const before = ['add the round dining table in oak', 'add the round dining table in walnut'];
  const either = 'Which one do you mean: Round dining table 120 cm in Oak or Round dining table 120 cm in Walnut?';
  expect((await ask(...before, 'remove the table')).text).toBe(either);
  expect((await ask(...before, 'remove the oak table')).text).toBe('Round dining table 120 cm in Oak removed.');
});

test.each(['add the first and the second', 'add both'])(
  'after a list of two “%s” asks which first',
  async (message) => {
    const { text, cards } = await ask('tables', message);
    expect([text, cards.length]).toEqual(['Tell me which one to add.', 2]);
  },
);

test.each(['no thanks', 'nope', 'Nein danke', 'nei takk'])('“%s” is taken as an answer', async (message) => {
  expect((await ask(message)).text).not.toMatch(/looking for|suchen|leter/);
});
