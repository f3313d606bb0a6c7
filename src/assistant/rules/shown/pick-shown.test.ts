import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { referenceTo, turnOf, vocabularyOf } from '#tests/helpers/assistant/memory-turn.ts';
import { recordAnswer } from '#tests/helpers/assistant/record-answer.ts';
import { readSlots } from '../criteria/slots.ts';
import { answerPick } from './pick-shown.ts';

const glass = product({
  handle: 'glass',
  title: 'Jug',
  tags: ['Glass'],
  summary: 'Made in Norway. It has a lid and no handle.',
  options: [sampleOption('Colour', ['Red', 'Blue'])],
  variants: [
    variant({ id: 'glass-red', values: ['Red'], available: false }),
    variant({ id: 'glass-blue', values: ['Blue'] }),
  ],
});
const wooden = product({
  handle: 'wooden',
  title: 'Bucket',
  tags: ['Wood'],
  summary: 'Made in Denmark. For 4 Personen.',
  details: [{ name: 'Handle', value: 'steel' }],
  variants: [variant({ id: 'wooden', available: false })],
});
const plain = product({
  handle: 'plain',
  title: 'Bowl',
  summary: 'Made in Norway.',
  variants: [variant({ id: 'plain' })],
});
const products = [glass, wooden, plain];
const vocabulary = await vocabularyOf(products);

async function pick(message: string, shown = products) {
  const turn = turnOf(products, message, { lastProducts: shown.map((each) => referenceTo(each)) });
  const criteria = readSlots(message, vocabulary, 2);
  const { result, text, variants } = await recordAnswer(turn, (answer) => answerPick(turn, answer, criteria));
  return { result, text, variants };
}

test.each([
  ['which one is glass', ['glass-blue']],
  ['which ones are glass?', ['glass-blue']],
  ['which of them is glass', ['glass-blue']],
  ['which of the three ones is made glass', ['glass-blue']],
  ['and, ok which has a lid', ['glass-blue']],
  ['which comes with a lid', ['glass-blue']],
  ['which contains glass', ['glass-blue']],
  ['which would be glass', ['glass-blue']],
  ["which one's from denmark", ['wooden']],
  ['which of these with a lid', ['glass-blue']],
  ['which ones made of glass', ['glass-blue']],
  ['which that is from denmark', ['wooden']],
  ['what of those is from denmark', ['wooden']],
  ['what one of them is glass', ['glass-blue']],
  ['the one with a lid', ['glass-blue']],
  ['those from norway', ['glass-blue', 'plain']],
  ['those ones from norway then', ['glass-blue', 'plain']],
  ['the one in blue', ['glass-blue']],
  ['the glass one', ['glass-blue']],
  ['only the norway ones', ['glass-blue', 'plain']],
  ['i will take the glass one please', ['glass-blue']],
  ["no, i'd prefer the glass one, then please.", ['glass-blue']],
  ['the glass', ['glass-blue']],
  ['the norway glass', ['glass-blue']],
  ['it norway glass', ['glass-blue']],
  ['the wooden one', ['wooden']],
  ['the one for persons', ['wooden']],
  ['the one with handle', ['wooden']],
  ['the one without glass', ['wooden', 'plain']],
])('“%s” means %j of the products shown', async (message, variants) => {
  expect(await pick(message)).toMatchObject({ result: true, variants });
});

test.each([
  'which one is from france',
  'which one is made',
  'which one is it',
  'the second one from norway',
  'the cheaper one from norway',
  'is it the glass one',
  'glass',
  'the very old norway glass jug one',
  'the norway glass jug',
  'the woo one',
  'the one with lidding',
])('“%s” means none of them, or not by a word', async (message) => {
  expect(await pick(message)).toEqual({ result: false, text: '', variants: [] });
});

test('of one product, or where all are meant, none is picked', async () => {
  expect((await pick('the glass one', [glass])).result).toBe(false);
  expect((await pick('the one from norway', [glass, plain])).result).toBe(false);
  expect((await pick('the glass one', [glass, plain])).variants).toEqual(['glass-blue']);
});

test('a product that is picked keeps the variant in which it was shown', async () => {
  const both = { ...glass, variants: glass.variants.map((each) => ({ ...each, available: true })) };
  const turn = turnOf([both, plain], 'the glass one', {
    lastProducts: [referenceTo(both, 'glass-blue'), referenceTo(plain)],
  });
  const criteria = readSlots('the glass one', vocabulary, 2);
  const { variants } = await recordAnswer(turn, (answer) => answerPick(turn, answer, criteria));
  expect(variants).toEqual(['glass-blue']);
});

test('a product that is picked by a value is shown with it', async () => {
  const { variants } = await pick('the red one', [
    { ...glass, variants: glass.variants.map((each) => ({ ...each, available: true })) },
    plain,
  ]);
  expect(variants).toEqual(['glass-red']);
});

test('what only mentions the thing is not picked where another one is called so', async () => {
  const tees = product({ handle: 'tees', title: 'Wooden tees', variants: [variant({ id: 'tees' })] });
  const balls = product({ handle: 'balls', title: 'Balls', summary: 'Long off the tee.' });
  const turn = turnOf([tees, balls], 'the long tees', { lastProducts: [tees, balls].map((each) => referenceTo(each)) });
  const criteria = readSlots('the long tees', vocabulary, 2);
  expect((await recordAnswer(turn, (answer) => answerPick(turn, answer, criteria))).result).toBe(false);
});

test('the answer names what was said, and how many there are', async () => {
  expect((await pick('which ones are from norway')).text).toBe('Here are 2 products for “norway”.');
  expect((await pick('the glass one')).text).toBe('Here’s one product for “glass”.');
});

test.each([
  'which one is in stock',
  'which is available?',
  'what do you have in stock',
  'and, so which ones are available now',
  'which of these are in stock',
])('“%s” is answered with those that can be bought, in a variant that can', async (message) => {
  expect(await pick(message)).toEqual({
    result: true,
    text: 'Here are 2 products.',
    variants: ['glass-blue', 'plain'],
  });
});

test.each(['is it known which one is in stock', 'which one is in stock in blue', 'which one is out of stock'])(
  '“%s” does not ask which of them can be bought',
  async (message) => {
    expect((await pick(message)).text).not.toBe('Here are 2 products.');
  },
);

test('which of two can be bought is answered, of one or where none can it is not', async () => {
  expect((await pick('which one is available', [wooden, plain])).variants).toEqual(['plain']);
  expect((await pick('which one is available', [plain])).result).toBe(false);
  expect((await pick('which one is available', [wooden, wooden])).result).toBe(false);
});
