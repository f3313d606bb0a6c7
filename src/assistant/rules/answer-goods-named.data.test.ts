import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const products = [
  product({
    handle: 'jacket',
    title: 'Storm shell jacket women',
    summary: 'Three layers. Wash at 40 °C without softener.',
    variants: [variant({ id: 'jacket' })],
  }),
  product({
    handle: 'jacket-men',
    title: 'Storm shell jacket men',
    summary: 'Three layers.',
    variants: [variant({ id: 'jacket-men' })],
  }),
  product({ handle: 'gloves', title: 'Wool gloves', variants: [variant({ id: 'gloves' })] }),
  product({ handle: 'gloves-leather', title: 'Leather gloves', variants: [variant({ id: 'gloves-leather' })] }),
  product({ handle: 'sewing-machine', title: 'Sewing machine', variants: [variant({ id: 'sewing-machine' })] }),
  product({
    handle: 'panniers',
    title: 'Panniers waterproof, pair',
    summary: 'Quick-release hooks.',
    variants: [variant({ id: 'panniers' })],
  }),
];

const ask = (message: string) => askInTurn(startAssistant(memoryShop({ products })).visitor(), [message]);

test('of two products of a kind the one that states what is asked is quoted', async () => {
  const { text, cards } = await ask('how do I wash the shell jacket');
  expect(text).toContain('Wash at 40 °C without softener.');
  expect(cards.map(({ handle }) => handle)).toEqual(['jacket']);
});

test('of two products that both state nothing it is said that this is unknown, and who can be asked', async () => {
  const { text, cards } = await ask('can I wash the gloves in the machine');
  expect(text).toBe('I don’t know that of the Wool gloves and Leather gloves. You can reach us at shop@shop.example.');
  expect(cards.map(({ handle }) => handle)).toEqual(['gloves', 'gloves-leather']);
});

test('where nothing is stated, what is known of the thing is said, and who can be asked', async () => {
  const { text, cards } = await ask('how do I lock the panniers');
  expect(text).toContain('Quick-release hooks.');
  expect(text).toContain('please ask us');
  expect(cards.map(({ handle }) => handle)).toEqual(['panniers']);
});

test('what the shop does is not answered by goods', async () => {
  const { text, cards } = await ask('do you repair panniers');
  expect(text).toContain('I couldn’t find that.');
  expect(cards).toEqual([]);
});
