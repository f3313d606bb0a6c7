import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { referenceTo, turnOf, vocabularyOf } from '#tests/helpers/assistant/memory-turn.ts';
import type { Conversation } from '../../conversation/conversation.ts';
import { findReferencedProduct, hasOrdinal, productByOrdinal } from './referenced-product.ts';
import { readSlots } from '../criteria/slots.ts';

const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' });
const colors = ['Red', 'Blue'].map((value) => ({ value, swatch: null }));
const inColors = (handle: string, price: number) =>
  ['Red', 'Blue'].map((value) =>
    variant({ id: `${handle}-${value.toLowerCase()}`, values: [value], price: euros(price) }),
  );

const cup = product({
  handle: 'cup',
  title: 'Plain Cup',
  type: 'Cup',
  options: [{ name: 'Colour', values: colors }],
  variants: inColors('cup', 10),
});
const mug = product({
  handle: 'mug',
  title: 'Morgen Mug',
  type: 'Mug',
  tags: ['Stoneware'],
  options: [{ name: 'Colour', values: colors }],
  variants: inColors('mug', 24),
});
const bowl = product({
  handle: 'bowl',
  title: 'Morgen Bowl',
  type: 'Bowl',
  tags: ['Stoneware'],
  variants: [variant({ id: 'bowl-1', price: euros(38) })],
});
const floorLamp = product({
  handle: 'floor-lamp',
  title: 'Kveld Floor Lamp',
  type: 'Lamp',
  variants: [variant({ id: 'floor-lamp-1', price: euros(290) })],
});
const deskLamp = product({
  handle: 'desk-lamp',
  title: 'Lykt Desk Lamp',
  type: 'Lamp',
  variants: [variant({ id: 'desk-lamp-1', price: euros(90) })],
});
const products = [cup, mug, bowl, floorLamp, deskLamp];
const vocabulary = await vocabularyOf(products);

const list: Partial<Conversation> = { lastProducts: [mug, bowl, floorLamp].map((each) => referenceTo(each)) };
const focusedOn = (each: typeof mug, variantId?: string): Partial<Conversation> => ({
  focus: referenceTo(each, variantId),
});

/** The id of the variant that a message refers to. */
async function referencedIn(message: string, conversation: Partial<Conversation> = {}): Promise<string | null> {
  const criteria = readSlots(message, vocabulary, 2);
  const found = await findReferencedProduct(turnOf(products, message, conversation), criteria, criteria.words);
  return found?.variant.id ?? null;
}

test.each([
  ['how big is the first one', 'mug-red'],
  ['tell me about the 2nd', 'bowl-1'],
  ['number three please', 'floor-lamp-1'],
  ['the last one', 'floor-lamp-1'],
  ['the first one in blue', 'mug-blue'],
  ['the fifth one', null],
  ['the fifth lamp', null],
])('“%s” refers by its place in the last list to %s', async (message, id) => {
  expect(await referencedIn(message, list)).toBe(id);
});

test.each([
  ['first', 0],
  ['1st', 0],
  ['number one', 0],
  ['# 2', 1],
  ['#3', 2],
  ['number six', 5],
  ['second', 1],
  ['third', 2],
  ['number 4', 3],
  ['fourth', 3],
  ['fifth', 4],
  ['number 5', 4],
  ['6th', 5],
  ['sixth', 5],
  ['the last', 5],
])('“%s” is a place in a list', (ordinal, place) => {
  const lastProducts = Array.from({ length: 6 }, (_, index) => ({ ...referenceTo(mug), handle: `${index}` }));
  expect(hasOrdinal(`the ${ordinal} one`)).toBe(true);
  expect(productByOrdinal(turnOf(products, `the ${ordinal} one`, { lastProducts }))?.handle).toBe(String(place));
});

test('a message without an ordinal points at no place', () => {
  expect(hasOrdinal('a lamp that lasts')).toBe(false);
  expect(productByOrdinal(turnOf(products, 'a lamp that lasts', list))).toBeNull();
});

test.each([
  ['the cheaper one', 'mug-red'],
  ['the cheapest of them', 'mug-red'],
  ['the less expensive one', 'mug-red'],
  ['the dearer one', 'floor-lamp-1'],
  ['the most expensive one', 'floor-lamp-1'],
  ['the cheaper one in blue', 'mug-blue'],
])('“%s” refers by price to %s', async (message, id) => {
  expect(await referencedIn(message, list)).toBe(id);
});

test('nothing is the cheaper one of a single product', async () => {
  expect(await referencedIn('the cheaper one', { lastProducts: [referenceTo(mug)] })).toBe('mug-red');
  expect(await referencedIn('the cheaper one')).toBeNull();
});

test.each([
  ['how big is the mug', 'mug-red'],
  ['how big is the morgen bowl', 'bowl-1'],
  ['the mug in blue', 'mug-blue'],
  ['the lamp', 'floor-lamp-1'],
  ['the lykt', 'desk-lamp-1'],
])('“%s” refers by name to the most similar product of the list before any other: %s', async (message, id) => {
  expect(await referencedIn(message, list)).toBe(id);
});

test('of two products of the list that are equally similar the one last spoken of is meant', async () => {
  expect(await referencedIn('the stoneware', list)).toBeNull();
  expect(await referencedIn('the stoneware', { ...list, ...focusedOn(bowl) })).toBe('bowl-1');
});

test.each([
  ['how tall is the kveld floor lamp', 'floor-lamp-1'],
  ['the plain cup in blue', 'cup-blue'],
  ['a cup', 'cup-red'],
  ['a lamp', null],
  ['how big is the sofa', null],
])('without a list “%s” refers to the only product of that name or kind: %s', async (message, id) => {
  expect(await referencedIn(message)).toBe(id);
});

test('an option value alone refers to the product of the list that has it', async () => {
  const inBlue = { lastProducts: [referenceTo(bowl), referenceTo(mug)] };
  expect(await referencedIn('in blue', inBlue)).toBe('mug-blue');
  expect(await referencedIn('in blue', { lastProducts: [referenceTo(bowl), referenceTo(floorLamp)] })).toBeNull();
});

test.each([
  ['how much is it', 'mug-blue'],
  ['how long is the handle', 'mug-blue'],
  ['do you have it in red', 'mug-red'],
  ['in red', 'mug-red'],
  ['is the sofa with the green cushions from this shop dimmable', 'mug-blue'],
  ['what is the sofa bed with green cushions called', null],
])('after a product was spoken of “%s” refers to %s', async (message, id) => {
  expect(await referencedIn(message, focusedOn(mug, 'mug-blue'))).toBe(id);
});

test('the only product that was shown is implied, one of several is not', async () => {
  expect(await referencedIn('how much is it', { lastProducts: [referenceTo(bowl)] })).toBe('bowl-1');
  expect(await referencedIn('how much is it', list)).toBeNull();
  expect(await referencedIn('how much is it')).toBeNull();
});

test('a product that is no longer sold is not referred to', async () => {
  const gone = { handle: 'gone', productId: 'gone', variantId: 'gone-1' };
  expect(await referencedIn('how much is it', { focus: gone })).toBeNull();
  expect(await referencedIn('the first one', { lastProducts: [gone] })).toBeNull();
});
