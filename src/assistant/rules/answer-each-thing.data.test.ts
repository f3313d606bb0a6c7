import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const sized = (handle: string, title: string) =>
  product({
    handle,
    title,
    options: [sampleOption('Size', ['S', 'M'])],
    variants: ['S', 'M'].map((size) => variant({ id: `${handle}-${size}`, values: [size] })),
  });

const products = [
  product({
    handle: 'tent',
    title: 'Two-person tent',
    variants: [variant({ id: 'tent', price: { amount: 19_900, currency: 'EUR' } })],
  }),
  product({
    handle: 'stove',
    title: 'Gas stove',
    variants: [variant({ id: 'stove', price: { amount: 4900, currency: 'EUR' } })],
  }),
  product({
    handle: 'mat',
    title: 'Sleeping mat',
    variants: [variant({ id: 'mat', price: { amount: 3900, currency: 'EUR' } })],
  }),
  product({
    handle: 'mat-air',
    title: 'Air mat',
    variants: [variant({ id: 'mat-air', price: { amount: 12_900, currency: 'EUR' } })],
  }),
  product({ handle: 'mill', title: 'Salt and pepper mill', variants: [variant({ id: 'mill' })] }),
  product({ handle: 'salt', title: 'Sea salt', variants: [variant({ id: 'salt' })] }),
  product({ handle: 'lamp', title: 'Reading lamp', variants: [variant({ id: 'lamp' })] }),
  product({ handle: 'feed', title: 'Tent cleaner', variants: [variant({ id: 'feed' })] }),
  sized('jacket', 'Rain jacket'),
  sized('gloves', 'Wool gloves'),
];

const ask = (...messages: readonly string[]) => askInTurn(startAssistant(memoryShop({ products })).visitor(), messages);

test.each([
  ['a tent, a stove and two mats', ['tent', 'stove', 'mat', 'mat-air']],
  ['I need 2 of the sleeping mats and a gas stove please', ['mat', 'stove']],
  ['looking for a stove and a mat under €100', ['stove', 'mat']],
  ['ich brauche ein Zelt und Handschuhe', ['tent', 'gloves']],
  ['har dere telt og hansker?', ['tent', 'gloves']],
])('each thing of a list is looked for: %s', async (message, handles) => {
  const { cards } = await ask(message);
  expect(cards.map(({ handle }) => handle)).toEqual(handles);
});

test('what is found for each is named', async () => {
  const { text } = await ask('a tent, a stove and two mats');
  expect(text).toBe('Here’s what I have for “tent”, “stove” and “mats”.');
});

test('one thing of three that nothing is found for is asked about again', async () => {
  const { text, cards } = await ask('a tent, a unicorn and a stove');
  expect(text).toBe(
    'Here’s what I have for “tent” and “stove”. For “unicorn” I found nothing that I’m sure of. Please ask me about it on its own.',
  );
  expect(cards.map(({ handle }) => handle)).toEqual(['tent', 'stove']);
});

test.each([
  ['a product that has both in its name', 'salt and pepper mill'],
  ['uses of one thing', 'a lamp for desk and bed'],
  ['a choice', 'a tent or a stove'],
])('%s is no list', async (_, message) => {
  const { text } = await ask(message);
  expect(text).not.toContain('Here’s what I have for');
});

test('a value after the last comma is of the thing before it', async () => {
  const { cards } = await ask('a tent, a stove and gloves, size M');
  expect(cards.map(({ handle, look }) => [handle, look])).toContainEqual(['gloves', 'M']);
});

test('of both things that were listed the values said are offered, and the open one is asked about', async () => {
  const { parts, text } = await ask('rain jacket in M and gloves', 'add both');
  const offers = parts.flatMap((part) => (part.type === 'data-proposal' ? [part.data.text] : []));
  expect([...offers, text].join(' ')).toMatch(/Rain jacket in M/);
});

const inCart = 'what is in my cart';

test.each([
  ['add everything to my cart', /2 items/],
  ['add all, stove 2x', /3 items/],
])('what was listed is added together: %s', async (message, content) => {
  const { text } = await ask('I need a tent and a stove', message, inCart);
  expect(text).toMatch(content);
});

test('“everything” beside something else adds nothing', async () => {
  const { text } = await ask('I need a tent and a stove', 'add everything and a bear', inCart);
  expect(text).not.toMatch(/items/);
});

test('what things cost together counts what was offered of each', async () => {
  const { text } = await ask('3 sleeping mats and 2 gas stoves please', 'how much is that together?');
  expect(text).toContain('Together they cost €215.');
});

test('what was listed costs together what one of each costs', async () => {
  const { text } = await ask('I need a tent and a stove', 'how much is that altogether');
  expect(text).toContain('Together they cost €248.');
});
