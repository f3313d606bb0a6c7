import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const inColors = (title: string, summary: string, colors: readonly string[]) =>
  product({
    handle: title.toLowerCase().replaceAll(' ', '-'),
    title,
    type: 'Clothes',
    summary,
    options: [
      { name: 'Color', values: colors.map((value) => ({ value, swatch: null })) },
      { name: 'Size', values: ['S', 'M'].map((value) => ({ value, swatch: null })) },
    ],
    variants: colors.flatMap((color) =>
      ['S', 'M'].map((size) =>
        variant({ id: `${title}-${color}-${size}`, values: [color, size], available: color !== 'Rust' }),
      ),
    ),
  });

const products = [
  inColors('Ridge Jacket', 'The shell is not waterproof. Machine wash cold.', ['Navy', 'Moss', 'Rust']),
  inColors('Regenjacke Fjord', 'Wasserdicht bis 10.000 mm. Bei 30 Grad waschbar.', ['Gelb', 'Grün']),
  inColors('Skalljakke Storm', 'Vanntett med tapede sømmer. Kan vaskes på 40 grader.', ['Rød', 'Blå']),
];

const ask = (...messages: readonly string[]) => askInTurn(startAssistant(memoryShop({ products })).visitor(), messages);

test.each([
  [['Ridge Jacket?', 'moss please. is it waterproof?'], 'not waterproof', 'Moss'],
  [['Ridge Jacket?', 'in M, please – can I wash it?'], 'Machine wash cold', 'M'],
  [['Ridge Jacket?', 'hmm moss. do you deliver to Norway?'], 'comes in Moss', 'Moss'],
  [['Ridge Jacket?', 'rust then. is it waterproof?'], 'sold out', 'Rust'],
  [['Regenjacke Fjord?', 'dann in grün. ist die wasserdicht?'], '10.000 mm', 'Grün'],
  [['Regenjacke Fjord?', 'ok grün in M, kann man die waschen?'], '30 Grad', 'Grün, M'],
  [['Skalljakke Storm?', 'ok blå da. tåler den regn?'], 'Vanntett', 'Blå'],
] as const)('%j: the value holds and the question is answered', async (messages, fact, look) => {
  const { text, cards } = await ask(...messages);
  expect(text).toContain(fact);
  expect(cards.map((card) => card.look)).toEqual([expect.stringContaining(look)]);
});

test('a value chosen beside a question holds for the order after it', async () => {
  const { text } = await ask('Ridge Jacket?', 'moss please. is it waterproof?', 'add it in M');
  expect(text).toBe('Ridge Jacket in Moss, M added to your cart.');
});

test('another value takes the place of the one chosen before', async () => {
  const messages = ['Ridge Jacket?', 'moss please. is it waterproof?', 'no, navy. can I wash it?', 'add it in S'];
  expect((await ask(...messages)).text).toBe('Ridge Jacket in Navy, S added to your cart.');
});

test.each(['take it in moss, size M. is it waterproof?', 'no moss. is it waterproof?', 'moss. it is waterproof.'])(
  '%j is no choice beside a question',
  async (message) => {
    expect((await ask('Ridge Jacket?', message)).text).not.toMatch(/^Yes, the Ridge Jacket comes in Moss/);
  },
);
