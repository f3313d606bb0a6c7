import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const valuesOf = (...values: readonly string[]) => values.map((value) => ({ value, swatch: null }));
const sizes = ['3', '41', '42'];
const colors = ['Black', 'Brown'];

const boots = product({
  handle: 'boots',
  title: 'Walking boots',
  type: 'Boots',
  options: [
    { name: 'Size', values: valuesOf(...sizes) },
    { name: 'Colour', values: valuesOf(...colors) },
  ],
  variants: sizes.flatMap((size) =>
    colors.map((color) => variant({ id: `${size}-${color}`, values: [size, color], stock: 60 })),
  ),
});

const added = 'add the brown walking boots in 41';

async function after(...messages: readonly string[]): Promise<string> {
  const { visitor } = startAssistant(memoryShop({ products: [boots] }));
  return (await askInTurn(visitor(), [added, ...messages])).text;
}

test.each([
  ['change the boots to 42', 'Changed to Walking boots in 42, Brown.'],
  ['set the boots to 42', 'Changed to Walking boots in 42, Brown.'],
  ['change the quantity of the boots to 42', 'Quantity of Walking boots in 41, Brown changed to 42.'],
  ['change it to 3 pairs', 'Quantity of Walking boots in 41, Brown changed to 3.'],
  ['change the boots to 5', 'Quantity of Walking boots in 41, Brown changed to 5.'],
  ['make it 2', 'Quantity of Walking boots in 41, Brown changed to 2.'],
])('“%s”: a number is a size where the product has one, unless it counts pieces', async (message, text) => {
  expect(await after(message)).toBe(text);
});

test.each([
  'rather in black',
  'Actually, make that black',
  'in black instead, please',
  'I’d rather have it in black',
  'Lieber in Black',
  'heller i Black',
])('“%s” changes what was just added', async (message) => {
  expect(await after(message)).toMatch(/Walking boots in? 41, Black/);
});

test.each(['rather something in purple', 'make it purple', 'boots instead', 'I’d rather have a tent'])(
  '“%s” changes nothing',
  async (message) => {
    expect(await after(message)).not.toMatch(/changed|Changed/);
    expect(await after(message, 'what is in my cart?')).toMatch(/^There’s one item in your cart/);
  },
);

test.each(['no, 42', 'No the 42 one please', 'no I meant 42', 'Nein, in 42', 'nei, 42'])(
  '“%s” right after adding changes what was added',
  async (message) => {
    expect(await after(message)).toMatch(/Walking boots in? 42, Brown/);
    expect(await after(message, 'what is in my cart?')).toMatch(/^There’s one item in your cart/);
  },
);

test.each(['same in black', 'and one in black', 'another one in black too'])(
  '“%s” right after adding adds another variant',
  async (message) => {
    expect(await after(message)).toBe('Walking boots in 41, Black added to your cart.');
  },
);

test.each(['no, purple', 'no thanks', 'no', 'same', 'and one in purple', 'no, a tent'])(
  '“%s” writes nothing',
  async (message) => {
    await expect(after(message, 'what is in my cart?')).resolves.toMatch(/^There’s one item in your cart/);
  },
);

test('later, no corrects nothing in the cart', async () => {
  expect(await after('what is in my cart?', 'no, 42', 'what is in my cart?')).toMatch(/^There’s one item in your cart/);
  expect(await after('show me boots', 'no, 42')).not.toMatch(/Changed/);
});

test.each([
  ['one more', 'Quantity of Walking boots in 41, Brown changed to 2.'],
  ['noch zwei bitte', 'Menge von Walking boots in 41, Brown auf 3 geändert.'],
  ['noch eins', 'Menge von Walking boots in 41, Brown auf 2 geändert.'],
  ['to til', 'Antallet av Walking boots i 41, Brown er endret til 3.'],
  ['double it', 'Quantity of Walking boots in 41, Brown changed to 2.'],
  ['one less', 'Walking boots in 41, Brown removed.'],
])('“%s” right after adding changes the quantity of what was added', async (message, text) => {
  expect(await after(message)).toBe(text);
});

test('a number is set after a correction, and counted from what there is then', async () => {
  expect(await after('one more', 'double it')).toBe('Quantity of Walking boots in 41, Brown changed to 4.');
  expect(await after('one more', 'double it', 'actually just 3')).toBe(
    'Quantity of Walking boots in 41, Brown changed to 3.',
  );
});

test('one more after another answer changes nothing', async () => {
  await after('do you have boots?', 'one more', 'what is in my cart?').then((text) =>
    expect(text).toMatch(/^There’s one item in your cart/),
  );
});
