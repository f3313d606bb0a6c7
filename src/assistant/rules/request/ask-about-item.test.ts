import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { referenceTo, turnOf, vocabularyOf } from '#tests/helpers/assistant/memory-turn.ts';
import { recordAnswer } from '#tests/helpers/assistant/record-answer.ts';
import type { Conversation } from '../../conversation/conversation.ts';
import { readSlots } from '../criteria/slots.ts';
import { askAboutItem } from './ask-about-item.ts';
import { resolveRequestedItem } from './requested-item.ts';

const simple = (handle: string, title: string, { available = true, type = '' } = {}) =>
  product({ handle, title, type, variants: [variant({ id: handle, available })] });
const shirt = product({
  handle: 'shirt',
  title: 'Linen shirt',
  options: [
    sampleOption('Colour', ['Plum', 'Ochre']),
    sampleOption('Size', ['S', 'M']),
    sampleOption('Fit', ['Regular']),
  ],
  variants: [
    variant({ id: 's-plum', values: ['Plum', 'S', 'Regular'] }),
    variant({ id: 'm-plum', values: ['Plum', 'M', 'Regular'] }),
    variant({ id: 'm-ochre', values: ['Ochre', 'M', 'Regular'] }),
    variant({ id: 's-ochre', values: ['Ochre', 'S', 'Regular'], available: false }),
  ],
});
const products = [
  shirt,
  simple('chair', 'Folding chair', { available: false }),
  simple('bench', 'Folding bench'),
  simple('stool', 'Folding stool', { available: false }),
  simple('salt', 'Sea salt'),
  ...['A', 'B', 'C', 'D', 'E'].map((letter) =>
    simple(`toner-${letter}`, `Toner ${letter}${letter}`, { type: 'Toner' }),
  ),
  simple('toner', 'Toner', { type: 'Toner' }),
];
const vocabulary = await vocabularyOf(products);
const [, chair, bench] = products;
const listed = (...shown: readonly ((typeof products)[number] | undefined)[]): Partial<Conversation> => ({
  lastProducts: shown.flatMap((each) => (each ? [referenceTo(each, each.variants.at(-1)?.id)] : [])),
});

async function ask(request: string, conversation: Partial<Conversation> = {}) {
  const turn = turnOf(products, `add ${request}`, conversation);
  const item = await resolveRequestedItem(turn, request);
  if (item.kind === 'variant') throw new Error('Expected something unclear.');
  const criteria = readSlots(request, vocabulary, 2);
  const { text, variants } = await recordAnswer(turn, (answer) =>
    askAboutItem({ turn, answer, request, criteria }, item),
  );
  return { text, variants, pending: turn.memory.conversation.pendingRequest };
}

test.each([
  [
    'the linen shirt',
    'Which colour would you like for the Linen shirt: Plum or Ochre? Which size would you like for the Linen shirt: S or M?',
    ['s-plum'],
  ],
  ['the linen shirt in m', 'Which colour would you like for the Linen shirt: Plum or Ochre?', ['m-plum']],
  [
    'the linen shirt in s ochre',
    'The Linen shirt in Ochre, S, Regular is sold out. Available now: Plum S Regular, Plum M Regular and Ochre M Regular.',
    ['s-ochre'],
  ],
  [
    'the linen shirt in turquoise',
    'No, the Linen shirt doesn’t come in turquoise. Which colour would you like for the Linen shirt: Plum or Ochre? Which size would you like for the Linen shirt: S or M?',
    ['s-plum'],
  ],
  [
    'sea salt crushed',
    'I’m not sure what you mean by “crushed”, so I didn’t add anything. Which one do you mean? Tell me its name, or its number in the list.',
    ['salt'],
  ],
  ['the second one', 'Which one do you mean? Tell me its name, or its number in the list.', []],
])('“add %s” is answered: %s', async (request, text, variants) => {
  expect(await ask(request)).toEqual({ text, variants, pending: `add ${request}` });
});

test.each([
  ['the linen shirt in the turquoise', 'turquoise'],
  ['the linen shirt in a turquoise', 'turquoise'],
  ['the linen shirt in size xxl', 'xxl'],
  ['the linen shirt in the colour turquoise', 'turquoise'],
])('“add %s” names a value that the product does not have: %s', async (request, value) => {
  expect((await ask(request)).text).toContain(`No, the Linen shirt doesn’t come in ${value}.`);
});

test('what is sold out is shown with what can be bought and is called alike', async () => {
  expect(await ask('the folding chair', listed(bench, products[3]))).toMatchObject({
    text: 'The Folding chair is sold out.',
    variants: ['chair', 'bench'],
  });
});

test('several that were shown are shown again as they were', async () => {
  expect(await ask('both', listed(shirt, bench))).toMatchObject({
    text: 'Tell me which one to add.',
    variants: ['s-ochre', 'bench'],
  });
  expect(await ask('it', listed(shirt, bench))).toMatchObject({ text: 'Tell me which one to add.' });
});

test('several of a kind that were not shown are searched for', async () => {
  const { text } = await ask('toner');
  expect(text).toMatch(/Tell me which one to add\.$/);
  expect(text).not.toBe('Tell me which one to add.');
});

test('things of a list are shown, four at most', async () => {
  expect((await ask('the folding bench and the sea salt')).variants).toEqual(['bench', 'salt']);
  const four = listed(shirt, chair, bench, products[4], products[5]);
  expect((await ask('the first, the second, the third, the fourth and the fifth', four)).variants).toHaveLength(4);
});

test('what is called nothing alike is searched for', async () => {
  expect((await ask('a sofa')).text).toMatch(/Tell me which one to add\.$/);
});

test('a long request is remembered in part', async () => {
  const request = `the linen shirt ${'and then some '.repeat(40)}`;
  expect((await ask(request)).pending).toHaveLength(300);
});
