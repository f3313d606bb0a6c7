import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const products = [
  product({
    handle: 'oil',
    title: 'Deck oil Harden',
    summary: 'For teak.',
    options: [sampleOption('Size', ['3 litres', '10 litres']), sampleOption('Colour', ['Grey', 'Natural'])],
    variants: ['3 litres', '10 litres'].flatMap((size) =>
      ['Grey', 'Natural'].map((color) => variant({ id: `${size} ${color}`, values: [size, color] })),
    ),
  }),
  product({
    handle: 'gloves',
    title: 'Work gloves Grip',
    options: [sampleOption('Size', ['M', 'L'])],
    variants: ['M', 'L'].map((size) => variant({ id: size, values: [size] })),
  }),
  product({
    handle: 'belt',
    title: 'Leather belt',
    options: [sampleOption('Colour', ['White', 'Yellow'])],
    variants: ['White', 'Yellow'].map((color) => variant({ id: color, values: [color] })),
  }),
  product({ handle: 'brush', title: 'Wide paint brush', variants: [variant({ id: 'brush' })] }),
  product({ handle: 'ladder', title: 'Folding ladder 5 steps', variants: [variant({ id: 'ladder' })] }),
  product({ handle: 'bowl', title: 'Dog bowl', variants: [variant({ id: 'bowl' })] }),
  product({ handle: 'axe', title: 'Splitting axe', variants: [variant({ id: 'axe' })] }),
  product({ handle: 'hatchet', title: 'Camp axe', variants: [variant({ id: 'hatchet' })] }),
];

const asked = (...messages: readonly string[]) =>
  askInTurn(startAssistant(memoryShop({ products })).visitor(), messages);

const offersOf = ({ parts }: Awaited<ReturnType<typeof asked>>): readonly string[] =>
  parts.flatMap((part) => (part.type === 'data-proposal' ? [part.data.text] : []));

test.each([
  [
    '2 pails 3 litres grey pluss a paint brush',
    ['Add 2 × Deck oil Harden in 3 litres, Grey to your cart?', 'Add Wide paint brush to your cart?'],
  ],
  [
    'two drums of the 10 litres natural, the ladder',
    ['Add 2 × Deck oil Harden in 10 litres, Natural to your cart?', 'Add Folding ladder 5 steps to your cart?'],
  ],
])('“%s” after the oil offers each thing that it lists, and adds none', async (message, offers) => {
  expect(offersOf(await asked('deck oil', message))).toEqual(offers);
  expect((await asked('deck oil', message, 'what is in my cart')).text).toContain('empty');
});

test('the one thing of which a value is open is asked about, and its answer is offered too', async () => {
  const messages = ['deck oil', '2 pails 3 litres grey pluss a belt'];
  const answer = await asked(...messages);
  expect(offersOf(answer)).toEqual(['Add 2 × Deck oil Harden in 3 litres, Grey to your cart?']);
  expect(answer.text).toContain('Which colour would you like for the Leather belt');
  expect(offersOf(await asked(...messages, 'white'))).toEqual(['Add Leather belt in White to your cart?']);
  expect((await asked(...messages, 'white', 'what is in my cart')).text).toContain('empty');
});

test.each([
  ['deck oil', '2 pails 3 litres grey pluss an axe', 'two are called so'],
  ['deck oil', '2 pails 3 litres grey pluss a whetstone', 'nothing is called so'],
  ['deck oil', '2 pails natural pluss a belt', 'two things are open'],
  ['deck oil', 'grey pluss natural', 'nothing is counted'],
  ['deck oil', '2 pails 3 litres grey for a terrace, a brush', 'it says what for'],
  ['deck oil', '2 pails 3 litres grey pluss a paint brush?', 'it asks'],
  ['deck oil', '2 pails 3 litres grey pluss a paint brush in one box', 'it says how they come'],
  ['ladder', '3 steps pluss a paint brush', 'steps are no ladders'],
  ['dog bowl', 'the dog pluss a paint brush', 'a bowl is no dog'],
  ['whetstone', '2 pails 3 litres grey pluss a paint brush', 'nothing was shown'],
])('after “%s”, “%s” offers nothing: %s', async (before, message) => {
  expect(offersOf(await asked(before, message))).toEqual([]);
});
