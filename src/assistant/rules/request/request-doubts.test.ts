import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { referenceTo, turnOf } from '#tests/helpers/assistant/memory-turn.ts';
import type { Conversation } from '../../conversation/conversation.ts';
import { resolveRequestedItem, resolveVariant } from './requested-item.ts';

const simple = (handle: string, title: string, more: object = {}) =>
  product({ handle, title, variants: [variant({ id: handle })], ...more });

const shirt = product({
  handle: 'shirt',
  title: 'Harbor shirt',
  options: [sampleOption('Colour', ['Red', 'Navy blue']), sampleOption('Size', ['M', 'L'])],
  variants: [
    variant({ id: 'red-m', values: ['Red', 'M'] }),
    variant({ id: 'red-l', values: ['Red', 'L'], available: false }),
    variant({ id: 'navy-m', values: ['Navy blue', 'M'], available: false }),
    variant({ id: 'navy-l', values: ['Navy blue', 'L'], available: false }),
  ],
});
const products = [
  shirt,
  simple('shirt-2', 'Harbor shirt 2'),
  simple('whisk', 'Bamboo whisk', { type: 'Accessories', tags: ['matcha'] }),
  simple('matcha', 'Matcha', { type: 'Tea' }),
  simple('holder', 'Matcha holder', { type: 'Accessories' }),
  simple('drum-a', 'Drum A1 black'),
  simple('drum-b', 'Drum A1 red'),
  simple('paper', 'Paper', { summary: 'For a zinc roller.' }),
  simple('frame', 'Frame 30 x 40 cm'),
];
const [, , whisk] = products;
const listed = (...shown: readonly ((typeof products)[number] | undefined)[]): Partial<Conversation> => ({
  lastProducts: shown.flatMap((each) => (each ? [referenceTo(each)] : [])),
});

async function kindOf(rest: string, conversation: Partial<Conversation> = {}) {
  const item = await resolveRequestedItem(turnOf(products, `add ${rest}`, conversation), rest);
  if (item.kind === 'variant') return `variant ${item.match.variant.id}`;
  if ('products' in item) return `${item.kind} ${item.products.map(({ handle }) => handle).join()}`;
  return item.kind === 'none' ? item.kind : `${item.kind} ${item.product.handle}`;
}

test.each([
  ['the harbor shirt in red m', 'variant red-m'],
  ['the harbor shirt 2', 'variant shirt-2'],
  ['harbor', 'several shirt,shirt-2'],
  ['the matcha', 'variant matcha'],
  ['the drum', 'several drum-a,drum-b'],
  ['the drum a1', 'several drum-a,drum-b'],
  ['the drum a1 red', 'variant drum-b'],
  ['the drum a2', 'unknown drum-a,drum-b'],
  ['zinc', 'none'],
  ['zinc roller', 'none'],
  ['something purple', 'none'],
  ['the frame 30 x 40', 'variant frame'],
  ['the frame 30x40 cm', 'variant frame'],
  ['2 x frame', 'variant frame'],
  ['the frame 50 x 70', 'none'],
])('“add %s” is %s', async (rest, item) => {
  expect(await kindOf(rest)).toBe(item);
});

test.each([
  ['the other one', listed(shirt, whisk), 'none'],
  ['that one in red m', listed(shirt), 'variant red-m'],
  ['the whisk', listed(shirt, whisk), 'variant whisk'],
  ['them', listed(shirt, whisk), 'several shirt,whisk'],
  ['it in green', { ...listed(shirt), focus: referenceTo(shirt) }, 'unknown shirt'],
  ['that in red', { ...listed(shirt), focus: referenceTo(shirt) }, 'choice shirt'],
  ['red m', { ...listed(shirt, whisk), focus: referenceTo(shirt) }, 'variant red-m'],
  ['the drum a1', { ...listed(products[5], products[6]), focus: referenceTo(products[6] ?? shirt) }, 'variant drum-b'],
])('“add %s” after %j is %s', async (rest, conversation, item) => {
  expect(await kindOf(rest, conversation)).toBe(item);
});

const resolved = (text: string, conversation: Partial<Conversation> = {}) =>
  resolveVariant(turnOf(products, text, conversation), shirt, text);

test.each([
  ['red m', 'variant'],
  ['navy blue m', 'sold-out'],
  ['navy blue', 'sold-out'],
  ['red', 'choice'],
  ['m', 'choice'],
  ['red green', 'unknown'],
  ['red or navy blue', 'choice'],
  ['', 'choice'],
  ['2 red m', 'variant'],
  ['2 red m green', 'unknown'],
  ['red m x 2', 'variant'],
  ['red m x', 'variant'],
  ['red m y 2', 'unknown'],
  ['the cheapest in red m', 'variant'],
  ['number two in red m', 'variant'],
])('of a shirt “%s” is: %s', (text, kind) => {
  expect(resolved(text).kind).toBe(kind);
});

test('a value that no variant has together with another one leaves all of them open', () => {
  const few = { ...shirt, variants: shirt.variants.slice(0, 2) };
  const item = resolveVariant(turnOf(products, 'navy blue m'), few, 'navy blue m');
  expect(item).toMatchObject({ kind: 'choice', open: ['Colour', 'Size'], variants: few.variants });
});

test('what was named before need not be said again', () => {
  const two = { ...shirt, variants: shirt.variants.map((each) => ({ ...each, available: true })) };
  const before = { focus: referenceTo(shirt), lastProducts: [referenceTo(shirt)], focusValues: ['L'] };
  const item = resolveVariant(turnOf(products, 'red', before), two, 'red');
  expect(item).toMatchObject({ kind: 'variant', match: { variant: { id: 'red-l' } } });
  expect(resolveVariant(turnOf(products, 'red'), two, 'red')).toMatchObject({ kind: 'choice', open: ['Size'] });
});
