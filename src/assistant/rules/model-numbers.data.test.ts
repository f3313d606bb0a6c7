import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const thing = (title: string, weight: string, euros: number) =>
  product({
    handle: title.toLowerCase().replaceAll(/\W+/g, '-'),
    title,
    type: title.includes('Battery') ? 'Batteries' : title.includes('camera') ? 'Cameras' : 'Lenses',
    variants: [variant({ id: title, price: { amount: euros * 100, currency: 'EUR' } })],
    details: [{ name: 'Weight', value: weight }],
  });

const products = [
  thing('Luma X50 compact camera', '290 g', 50),
  thing('Oris A7 full-frame camera with 28-60 mm lens', '0.66 kg', 90),
  thing('Battery OB-7 for Oris A7', '60 g', 40),
  thing('Oris 50 mm lens', '520 g', 60),
];

const ask = (...messages: readonly string[]) => askInTurn(startAssistant(memoryShop({ products })).visitor(), messages);

test.each([
  ['add x50', 'Luma X50 compact camera added to your cart.'],
  ['add a7', 'Oris A7 full-frame camera with 28-60 mm lens added to your cart.'],
  ['add the battery ob 7', 'Battery OB-7 for Oris A7 added to your cart.'],
  ['add x2 compact camera', '2 × Luma X50 compact camera added to your cart.'],
  ['add compact camera x3', '3 × Luma X50 compact camera added to your cart.'],
])('“%s”: a model number is no quantity, and names the thing before what is for it', async (message, answer) => {
  expect((await ask(message)).text).toBe(answer);
});

test('a comparison takes the things with the numbers, not what is for them', async () => {
  expect((await ask('compare x50 and a7')).text).toMatch(/^Here are Luma X50 .* and Oris A7 .* side by side/);
});

test.each([
  ['the cheaper one then', /^Luma X50|^The Luma X50/],
  ['the lighter one', /^Luma X50|^The Luma X50/],
  ['add the heavier one', /^Oris A7 .* added to your cart/],
  ['add the more expensive one', /^Oris A7 .* added to your cart/],
])('after two products “%s” is the one of them', async (message, answer) => {
  expect((await ask('compare x50 and a7', message)).text).toMatch(answer);
});

test('what nothing tells apart is asked', async () => {
  expect((await ask('compare x50 and a7', 'add the bigger one')).text).toMatch(
    /Tell me which one to add\.$|Which one do you mean/,
  );
});

test.each([
  ['which camera is the lightest', 'The Luma X50 compact camera is the lightest: 290 g.'],
  ['whats the heaviest camera', 'The Oris A7 full-frame camera with 28-60 mm lens is the heaviest: 0.66 kg.'],
  ['heaviest camera', 'The Oris A7 full-frame camera with 28-60 mm lens is the heaviest: 0.66 kg.'],
])('“%s” is answered without a list before', async (message, answer) => {
  expect((await ask(message)).text).toBe(answer);
});

test('what not all products state is not ranked', async () => {
  expect((await ask('which camera is the tallest')).text).not.toContain('is the tallest');
});
