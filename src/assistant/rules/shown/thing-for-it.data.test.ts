import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const thing = (title: string, type: string, { summary = '', stock = 5 } = {}) =>
  product({
    handle: title.toLowerCase().replaceAll(/\W+/g, '-'),
    title,
    type,
    vendor: 'Kraft',
    summary,
    details: [{ name: 'Voltage', value: '18 V' }],
    variants: [variant({ id: title, price: { amount: 2000, currency: 'EUR' }, stock, available: stock > 0 })],
  });

const products = [
  thing('Kraft KD18 cordless drill', 'Drills'),
  thing('Kraft KS18 chainsaw', 'Saws'),
  thing('Battery pack 4 Ah', 'Batteries', { summary: 'Fits all 18 V machines of Kraft.' }),
  thing('Button cell', 'Batteries', { summary: 'For watches.' }),
  thing('Replacement chain KS18', 'Spare parts', { stock: 0 }),
  thing('Bag for drills', 'Bags'),
  thing('Oak bench', 'Furniture'),
];

async function shown(...messages: readonly string[]): Promise<readonly string[]> {
  const visitor = startAssistant(memoryShop({ products })).visitor();
  return (await askInTurn(visitor, messages)).cards.map(({ title }) => title);
}

test.each([
  ['battery for the KD18', 'Battery pack 4 Ah'],
  ['do you have a battery for kd 18?', 'Battery pack 4 Ah'],
  ['akku für den KD18', 'Battery pack 4 Ah'],
  ['batteri til KS18', 'Battery pack 4 Ah'],
  ['chain for KS18', 'Replacement chain KS18'],
  ['bag for the kraft cordless drill', 'Bag for drills'],
])('“%s” is answered with what is for that machine, not with the machine', async (message, expected) => {
  expect(await shown(message)).toEqual([expected]);
});

test('a thing for the product spoken of is found as well', async () => {
  expect(await shown('KD18 drill', 'and a battery for it?')).toEqual(['Battery pack 4 Ah']);
});

test('that the only thing for a machine is sold out is said', async () => {
  const visitor = startAssistant(memoryShop({ products })).visitor();
  expect((await askInTurn(visitor, ['chain for KS18'])).text).toContain('Replacement chain KS18 is sold out');
});

test('where nothing is known to be for a product, nothing is said to be', async () => {
  expect(await shown('battery for the oak bench')).not.toContain('Button cell');
});
