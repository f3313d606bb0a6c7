import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { referenceTo, turnOf } from '#tests/helpers/assistant/memory-turn.ts';
import { recordAnswer } from '#tests/helpers/assistant/record-answer.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { answerCount, answerValue, choosesShown, shownProduct, valueSaid } from './answer-value.ts';

const boots = product({
  handle: 'boots',
  title: 'Trail boots',
  options: [sampleOption('Colour', ['Red', 'White']), sampleOption('Size', ['41', '42', '43'])],
  variants: ['Red', 'White']
    .flatMap((color) =>
      ['41', '42', '43'].map((size) =>
        variant({ id: `${color}-${size}`, values: [color, size], available: `${color}-${size}` !== 'White-41' }),
      ),
    )
    .filter(({ id }) => id !== 'Red-43'),
});
const tyre = product({
  handle: 'tyre',
  title: 'City tyre',
  options: [sampleOption('Width', ['23 mm', '28 mm', '5 mm'])],
  variants: ['23 mm', '28 mm', '5 mm'].map((width) => variant({ id: width, values: [width] })),
});
const socks = product({ handle: 'socks', title: 'Socks', variants: [variant({ id: 'socks' })] });
const products = [boots, tyre, socks];

test.each([
  ['boots', 'white', 'White'],
  ['boots', 'ok then, white please!', 'White'],
  ['boots', 'how much is the white one', 'White'],
  ['boots', 'do you have it in white, size 42', 'White 42'],
  ['boots', 'dann bitte lieber white', 'White'],
  ['boots', 'da heller white', 'White'],
  ['boots', 'white laces', null],
  ['boots', 'laces', null],
  ['tyre', 'and 23?', '23 mm'],
  ['tyre', '23', '23 mm'],
  ['tyre', '24', null],
  ['tyre', '23 28', null],
  ['tyre', '5', null],
  ['tyre', '5?', '5 mm'],
  ['tyre', 'and 5', '5 mm'],
  ['tyre', 'what about 5', '5 mm'],
  ['tyre', 'rather 5', null],
  ['tyre', '', null],
])('of %s, “%s” says no more than the value %s', (handle, message, value) => {
  expect(valueSaid(handle === 'boots' ? boots : tyre, message)).toBe(value);
});

test('a number that two values begin with names neither', () => {
  const doubled = { ...tyre, options: [...tyre.options, sampleOption('Depth', ['23 cm'])] };
  expect(valueSaid(doubled, '23?')).toBeNull();
});

const about = (...shown: readonly (typeof boots)[]): Partial<Conversation> => ({
  lastProducts: shown.map((each) => referenceTo(each)),
});
const spokenOf = (each: typeof boots, more: Partial<Conversation> = {}): Partial<Conversation> => ({
  ...about(each),
  focus: referenceTo(each),
  ...more,
});

test.each([
  ['white', spokenOf(boots), 'White-42'],
  ['white', spokenOf(boots, { focusValues: ['41'] }), 'White-41'],
  ['42?', spokenOf(boots), 'Red-42'],
  ['43', spokenOf(boots, { focusValues: ['Red'] }), 'White-43'],
])('“%s” is answered about the product spoken of in %j: %s', async (message, conversation, shown) => {
  const turn = turnOf(products, message, conversation);
  const answer = await recordAnswer(turn, (writer) => answerValue(turn, writer));
  expect(answer).toMatchObject({ result: true, variants: [shown] });
});

test('what a value costs is said', async () => {
  const turn = turnOf(products, 'white', spokenOf(boots));
  const { text } = await recordAnswer(turn, (writer) => answerValue(turn, writer));
  expect(text).toBe('Yes, the Trail boots comes in White, for €10.');
});

test.each(['size 48?', 'ok, what about size 48 then please', 'do you have size 48'])(
  '“%s” is answered with the sizes that there are',
  async (message) => {
    const turn = turnOf(products, message, spokenOf(boots));
    const answer = await recordAnswer(turn, (writer) => answerValue(turn, writer));
    expect(answer).toMatchObject({ result: true, variants: ['Red-41'] });
    expect(answer.text).toMatch(/^No, the Trail boots doesn’t come in 48\./);
  },
);

test.each([
  ['size 48 in leather', spokenOf(boots)],
  ['is size 48', spokenOf(boots)],
  ['laces', spokenOf(boots)],
  ['white', {}],
])('“%s” is not answered as a value of %j', async (message, conversation) => {
  const turn = turnOf(products, message, conversation);
  expect(await recordAnswer(turn, (writer) => answerValue(turn, writer))).toMatchObject({
    result: false,
    text: '',
    titles: [],
  });
});

test('the product shown alone is the focus, else the only one of the list', async () => {
  const shown = async (conversation: Partial<Conversation>) =>
    (await shownProduct(turnOf(products, '', conversation)))?.handle ?? null;
  expect(await shown(about(boots))).toBe('boots');
  expect(await shown(about(boots, tyre))).toBeNull();
  expect(await shown({ ...about(boots, tyre), focus: referenceTo(socks) })).toBe('socks');
  expect(await shown({})).toBeNull();
});

test.each([
  ['two', 2],
  ['ok, then 3 please.', 3],
  ['just 2 of them', 2],
  ['2 x', 2],
  ['2x, thanks', 2],
  ['three pieces', 3],
  ['3 pcs', 3],
  ['a pair', null],
  ['2 pairs, please', 2],
  ['2 box', 2],
  ['2 boxes', 2],
  ['we need 12', 12],
  ['that one then', 1],
  ['ok, great this please!', 1],
  ['123', null],
  ['both', null],
  ['white', null],
  ['is it two', null],
  ['two lamps', null],
])('“%s” offers %s of what is spoken of', async (message, quantity) => {
  const turn = turnOf(products, message, spokenOf(socks));
  const { result, proposals, titles } = await recordAnswer(turn, (writer) => answerCount(turn, writer));
  expect(result).toBe(quantity !== null);
  const offered = quantity === 1 ? 'Add Socks to your cart?' : `Add ${quantity} × Socks to your cart?`;
  expect(proposals).toEqual(quantity === null ? [] : [offered]);
  expect(titles).toEqual(quantity === null ? [] : ['Socks']);
});

test('a number alone offers nothing where nothing was spoken of', async () => {
  const turn = turnOf(products, 'two', about(socks));
  expect(await recordAnswer(turn, (writer) => answerCount(turn, writer))).toMatchObject({ result: false, text: '' });
});

test.each([
  ['that one then', true],
  ['ok, alright this please', true],
  ['that it is.', true],
  ['this one, then please', true],
  ['that one', false],
  ['is that it then', false],
  ['that one then, or not', false],
])('“%s” chooses what was shown: %s', (text, chooses) => {
  expect(choosesShown.test(text)).toBe(chooses);
});

test('a value of only one of several that were shown is asked of that one', async () => {
  const turn = turnOf(products, 'white', about(boots, tyre));
  const { result, titles } = await recordAnswer(turn, (writer) => answerValue(turn, writer));
  expect([result, titles]).toEqual([true, ['Trail boots']]);
});
