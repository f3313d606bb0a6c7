import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { referenceTo, turnOf, vocabularyOf } from '#tests/helpers/assistant/memory-turn.ts';
import { recordAnswer } from '#tests/helpers/assistant/record-answer.ts';
import type { Conversation } from '../../../conversation/conversation.ts';
import { readSlots } from '../../criteria/slots.ts';
import { answerCheaper, answerComparative, othersOfKind, withoutNumbers } from './answer-comparative.ts';

const lamp = (handle: string, euros: number, weight: string | null) =>
  product({
    handle,
    title: `${handle} lamp`,
    type: 'Lamps',
    details: weight === null ? [] : [{ name: 'Weight', value: weight }],
    variants: [variant({ id: handle, price: { amount: euros * 100, currency: 'EUR' } })],
  });
const light = lamp('light', 90, '1 kg');
const middle = lamp('middle', 60, '2 kg');
const heavy = lamp('heavy', 40, '4 kg');
const unknown = lamp('unknown', 50, null);
const shirt = product({
  handle: 'shirt',
  title: 'Shirt',
  options: [sampleOption('Colour', ['Red', 'Blue']), sampleOption('Size', ['S', 'L', 'M', 'XL'])],
  variants: [
    variant({ id: 'red-s', values: ['Red', 'S'] }),
    variant({ id: 'blue-m', values: ['Blue', 'M'] }),
    variant({ id: 'red-m', values: ['Red', 'M'] }),
    variant({ id: 'red-l', values: ['Red', 'L'], available: false }),
    variant({ id: 'red-xl', values: ['Red', 'XL'] }),
  ],
});
const kettle = product({ handle: 'kettle', title: 'Kettle', type: 'Kettles', variants: [variant({ id: 'kettle' })] });
const products = [light, middle, heavy, unknown, shirt, kettle];
const vocabulary = await vocabularyOf(products);

const focused = (each: typeof light, variantId?: string): Partial<Conversation> => ({
  focus: referenceTo(each, variantId),
  lastProducts: [referenceTo(each, variantId)],
});
const listed = (...shown: readonly (typeof light)[]): Partial<Conversation> => ({
  lastProducts: shown.map((each) => referenceTo(each)),
});
async function compare(message: string, conversation: Partial<Conversation>) {
  const turn = turnOf(products, message, conversation);
  const { result, text, variants } = await recordAnswer(turn, (answer) => answerComparative(turn, answer));
  return { result, text, variants };
}

test.each([
  'heavier',
  'heavier?',
  'a heavier one',
  'ok, hmm something heavier please',
  'do you have a heavier one, please',
  'do you also have any heavier ones?',
  'is there a bit heavier version available',
  'even slightly heavier',
  'which is heavier',
  "i'd like heavier",
  'i would like a heavier model',
  "i'm looking for one that is heavier then",
  'the heavy one',
])('“%s” is answered with what is heavier, the nearest first', async (message) => {
  expect(await compare(message, focused(light))).toEqual({
    result: true,
    text: 'These are heavier than the light lamp.',
    variants: ['middle', 'heavy'],
  });
});

test.each([
  'heavier in oak',
  'lamps that are heavier',
  'heavy',
  'cheaper',
  'a heavy one',
  'the heavier lamps of this shop',
])('“%s” says more, or compares by nothing that is measured', async (message) => {
  expect(await compare(message, focused(light))).toEqual({ result: false, text: '', variants: [] });
});

test('of the products shown the one that has most of it is compared with', async () => {
  expect((await compare('lighter', listed(heavy, middle))).variants).toEqual(['light']);
  expect((await compare('heavier', listed(light, middle))).variants).toEqual(['heavy']);
  expect((await compare('heavier', {})).result).toBe(false);
});

test('of several that were shown the first may be most of what is asked for', async () => {
  expect(await compare('heavier', listed(heavy, middle))).toEqual({
    result: true,
    text: 'The heavy lamp is the heaviest: 4 kg.',
    variants: ['heavy', 'middle'],
  });
});

test('that nothing is heavier is said, unless what was shown may be the heavy one', async () => {
  expect(await compare('heavier', focused(heavy))).toEqual({
    result: true,
    text: 'Of this kind, I found nothing heavier than the heavy lamp.',
    variants: ['heavy'],
  });
  expect((await compare('the heavy one', focused(heavy))).result).toBe(false);
});

test('without a measure nothing is compared', async () => {
  expect((await compare('heavier', focused(unknown))).result).toBe(false);
  expect((await compare('heavier', focused(kettle))).text).toBe(
    'Of this kind, I found nothing heavier than the Kettle.',
  );
});

test.each([
  ['the big one', 'red-s', 'red-m'],
  ['the large one', 'red-m', 'red-xl'],
  ['bigger', 'red-m', 'red-xl'],
  ['longer', 'red-s', 'red-m'],
  ['smaller', 'red-xl', 'red-m'],
  ['a larger size', 'blue-m', 'red-xl'],
])(
  '“%s” than %s is the next size, in the same color where there is one and in stock: %s',
  async (message, from, to) => {
    const { result, variants } = await compare(message, focused(shirt, from));
    expect([result, variants]).toEqual([true, [to]]);
  },
);

test('a larger size than the largest is none, and no other product of its kind is known', async () => {
  expect((await compare('bigger', focused(shirt, 'red-xl'))).text).toBe(
    'Of this kind, I found nothing bigger than the Shirt.',
  );
  expect((await compare('heavier', focused(shirt, 'red-s'))).variants).toEqual(['shirt'].map(() => 'red-s'));
});

test('sold-out sizes are shown where no other is left, and two options with sizes are not told apart', async () => {
  const small = { ...shirt, variants: shirt.variants.filter(({ id }) => id !== 'red-xl') };
  const turn = turnOf([small], 'bigger', focused(small, 'red-m'));
  expect((await recordAnswer(turn, (answer) => answerComparative(turn, answer))).variants).toEqual(['red-l']);
  const doubled = product({
    handle: 'doubled',
    title: 'Doubled',
    options: [sampleOption('Size', ['S', 'M']), sampleOption('Cup', ['S', 'M'])],
    variants: [variant({ id: 's-s', values: ['S', 'S'] }), variant({ id: 'm-m', values: ['M', 'M'] })],
  });
  const other = turnOf([doubled], 'bigger', focused(doubled, 's-s'));
  expect((await recordAnswer(other, (answer) => answerComparative(other, answer))).variants).toEqual(['s-s']);
});

test('cheaper is what costs less than all that was shown, of the same kind', async () => {
  const cheaper = async (conversation: Partial<Conversation>) => {
    const turn = turnOf(products, 'cheaper', conversation);
    const { result, text, variants } = await recordAnswer(turn, (answer) => answerCheaper(turn, answer));
    return { result, text, variants };
  };
  expect((await cheaper(focused(middle))).variants).toEqual(['unknown', 'heavy']);
  expect(await cheaper(listed(heavy, middle))).toEqual({
    result: true,
    text: 'Of this kind, I found nothing cheaper than the heavy lamp.',
    variants: ['heavy'],
  });
  expect((await cheaper({})).result).toBe(false);
});

test.each([
  ['lamps under €70', ['light', 'middle', 'heavy', 'unknown']],
  ['light lamps 2 kg', ['light', 'middle', 'heavy', 'unknown']],
  ['kettles', ['kettle', 'light', 'middle', 'heavy', 'unknown']],
  ['x100', ['light', 'middle', 'heavy', 'unknown']],
  ['lamps that are not light', ['light', 'middle', 'heavy', 'unknown']],
])(
  'after “%s”, others of the kind are those that were looked for without numbers, and of the type',
  async (search, found) => {
    const lastSearch = readSlots(search, vocabulary, 2);
    const turn = turnOf(products, '', { lastSearch });
    const [first] = shirt.variants;
    if (!first) throw new Error('Expected a variant.');
    const lampVariant = light.variants[0] ?? first;
    const others = await othersOfKind(turn, { product: light, variant: lampVariant, reason: null });
    expect(others.map(({ product: { handle } }) => handle)).toEqual(found.filter((handle) => handle !== 'light'));
  },
);

const tag = (label: string, kind: 'tag' | 'option' = 'tag') => ({
  label,
  negated: false,
  readings: [{ kind, name: '', values: [label] }],
});

test('of a search without its numbers and bounds, the thing is left', () => {
  const search = {
    ...readSlots('', vocabulary, 2),
    terms: [tag('led'), tag('led 2'), tag('red', 'option')],
    words: ['27', 'inch', 'bright', 'x100'],
    phrase: '27 inch  bright 2kg led lamps x100 5 m',
    measures: ['over 5 cm'],
    priceMin: 1,
    priceMax: 2,
    sort: 'best-selling' as const,
  };
  expect(withoutNumbers(search)).toMatchObject({
    terms: [tag('led')],
    words: ['inch', 'bright'],
    phrase: 'bright led lamps',
    measures: [],
    priceMin: null,
    priceMax: null,
    sort: null,
  });
  const { phrase, ...unphrased } = search;
  expect(withoutNumbers(unphrased).phrase).toBe('bright');
  expect(phrase).not.toBe('');
});
