import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const shop = () =>
  memoryShop({
    products: [
      product({
        handle: 'anorak',
        title: 'Anorak Vik',
        options: [sampleOption('Size', ['S', 'M', 'L']), sampleOption('Colour', ['Plum', 'Ochre'])],
        variants: [
          variant({ id: 's-plum', values: ['S', 'Plum'] }),
          variant({ id: 'm-plum', values: ['M', 'Plum'] }),
          variant({ id: 'm-ochre', values: ['M', 'Ochre'] }),
          variant({ id: 'l-ochre', values: ['L', 'Ochre'], available: false, stock: 0 }),
        ],
      }),
      product({
        handle: 'lentils',
        title: 'Green lentils',
        options: [sampleOption('Weight', ['400 g', '2 kg'])],
        variants: [variant({ id: '400-g', values: ['400 g'] }), variant({ id: '2-kg', values: ['2 kg'] })],
      }),
      product({ handle: 'drum', title: 'Drum DK-4410 for laser', variants: [variant({ id: 'drum' })] }),
      product({ handle: 'gloves', title: 'Work gloves', variants: [variant({ id: 'gloves' })] }),
      product({
        handle: 'kettle',
        title: 'Brisk Kettle',
        options: [sampleOption('Size', ['M', 'L'])],
        variants: [variant({ id: 'kettle-m', values: ['M'] }), variant({ id: 'kettle-l', values: ['L'] })],
      }),
      product({
        handle: 'kettle-2',
        title: 'Brisk Kettle 2',
        options: [sampleOption('Size', ['S', 'M'])],
        variants: [variant({ id: 'kettle-2-s', values: ['S'] }), variant({ id: 'kettle-2-m', values: ['M'] })],
      }),
    ],
  });

/** What was added after several messages of one visitor, and the last answer. */
async function ask(...messages: readonly string[]) {
  const { commerce, content, carts } = shop();
  const visitor = startAssistant({ commerce, content }).visitor();
  let text = '';
  for (const message of messages) ({ text } = await visitor.ask(message));
  return { text, writes: carts.writes.filter((write) => write.startsWith('add')) };
}

test.each([
  ['add 3 x 2 kg green lentils', 'add 3 2-kg'],
  ['add green lentils 400g x2', 'add 2 400-g'],
  ['anorak vik m ochre, add it please', 'add 1 m-ochre'],
  ['throw in the anorak in medium plum', 'add 1 m-plum'],
  ['put the dk4410 in my basket', 'add 1 drum'],
  ['add two DK 4410', 'add 2 drum'],
  ['add a pair of work gloves', 'add 1 gloves'],
  ['add two pairs of work gloves', 'add 2 gloves'],
])('“%s” adds what it names', async (message, write) => {
  expect((await ask(message)).writes).toEqual([write]);
});

test.each([
  ['add the anorak in m', /^Which colour would you like for the Anorak Vik: Plum or Ochre\?/],
  ['add the anorak', /^Which size would you like for the Anorak Vik/],
  ['add the anorak in turquoise, s', /doesn’t come in turquoise/],
  ['add green lentils 5 kg', /^I’m not sure what you mean by “5”/],
  ['add green lentils crushed', /^I’m not sure what you mean by “crushed”/],
  ['add the drum DK-4420', /^I’m not sure what you mean by “DK-4420”/],
  [
    'add the anorak in l ochre',
    /^The Anorak Vik in L, Ochre is sold out\. Available now: S Plum, M Plum and M Ochre\./,
  ],
])('“%s” is answered with a question or with what is available', async (message, pattern) => {
  const { text, writes } = await ask(message);
  expect(writes).toEqual([]);
  expect(text).toMatch(pattern);
});

test('the answer to the question completes the request', async () => {
  expect((await ask('add 2 green lentils', '2 kg please')).writes).toEqual(['add 2 2-kg']);
  expect((await ask('add the anorak', 'plum', 's')).writes).toEqual(['add 1 s-plum']);
});

test('another message than an answer to the question adds nothing', async () => {
  expect((await ask('add the anorak', 'do you have gloves')).writes).toEqual([]);
  expect((await ask('add the anorak', 'show me gloves', 'm plum')).writes).toEqual([]);
});

test('what was just added is taken out again, whatever else the message says', async () => {
  for (const removal of [
    'take it out again',
    'remove it after all',
    'ok please take it back out',
    'nimm es wieder raus',
  ]) {
    expect((await ask('add the work gloves', removal)).text, removal).toMatch(/removed\.|aus dem Warenkorb|entfernt/);
  }
});

test('of a list with a number for what was shown, nothing is added without a question', async () => {
  for (const request of ['ok add one, and a drum too', 'add it and a drum', 'add two and the drum']) {
    const { text, writes } = await ask('show me work gloves and kettles', request);
    expect(writes, request).toEqual([]);
    expect(text, request).toMatch(/Tell me which one|\?/);
  }
});

test('both of one product are in doubt', async () => {
  const { text, writes } = await ask('do you have work gloves', 'add both');
  expect(writes).toEqual([]);
  expect(text).toMatch(/Tell me/);
});

test('only a product that is in the cart is removed', async () => {
  expect((await ask('add the work gloves', 'remove the drum')).text).toBe(
    'I couldn’t find that in your cart. In it: Work gloves.',
  );
});

test('a value that only a product with another number has is no reason to take that one', async () => {
  const { text, writes } = await ask('add Brisk Kettle in S');
  expect(writes).toEqual([]);
  expect(text).toContain('No, the Brisk Kettle doesn’t come in S.');
  expect((await ask('add Brisk Kettle 2 in S')).writes).toEqual(['add 1 kettle-2-s']);
  expect((await ask('add Brisk Kettle in L')).writes).toEqual(['add 1 kettle-l']);
});
