import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { referenceTo, turnOf, vocabularyOf } from '#tests/helpers/assistant/memory-turn.ts';
import type { Conversation } from '../../conversation/conversation.ts';
import { readSlots } from '../criteria/slots.ts';
import { findReferencedProduct } from './referenced-product.ts';

const simple = (handle: string, title: string, type: string | null = null) =>
  product({ handle, title, type, variants: [variant({ id: handle })] });

const shirt = product({
  handle: 'shirt',
  title: 'Linen shirt',
  type: 'Shirts',
  options: [sampleOption('Colour', ['Red', 'Light gray']), sampleOption('Size', ['M', 'L'])],
  variants: ['Red', 'Light gray'].flatMap((color) =>
    ['M', 'L'].map((size) => variant({ id: `${color}-${size}`, values: [color, size] })),
  ),
});
const oats = { ...simple('oats', 'Rolled oats', 'Cereals'), tags: ['Organic'] };
const jam = { ...simple('jam', 'Plum jam', 'Spreads'), tags: ['Organic'] };
const products = [
  shirt,
  oats,
  jam,
  simple('sugar', 'Brown sugar', 'Sugar'),
  simple('usb-lamp', 'Lamp with USB ports', 'Lamps'),
  simple('monitor', 'Wide display', 'Monitors'),
  simple('monitor-lamp', 'Lamp for a monitor', 'Lamps'),
  simple('untyped', 'Nameless vase'),
];
const vocabulary = await vocabularyOf(products);
const listed = (...shown: readonly (typeof shirt)[]): Partial<Conversation> => ({
  lastProducts: shown.map((each) => referenceTo(each)),
});
const spokenOf = (each: typeof shirt, variantId?: string): Partial<Conversation> => ({
  focus: referenceTo(each, variantId),
});

async function referenced(message: string, conversation: Partial<Conversation> = {}): Promise<string | null> {
  const criteria = readSlots(message, vocabulary, 2);
  const found = await findReferencedProduct(turnOf(products, message, conversation), criteria, criteria.words);
  return found?.variant.id ?? null;
}

test.each([
  ['how much juice does it have', listed(oats, jam), null],
  ['how much brown does it have', listed(oats, jam), null],
  ['how much brown does it have', listed(oats), 'oats'],
  ['how much sugar does it have', listed(oats, jam), 'sugar'],
  ['how much is it to return brown', listed(oats, jam), 'sugar'],
  ['what is brown', listed(oats, jam), 'sugar'],
])('“%s” after %j is about: %s', async (message, conversation, id) => {
  expect(await referenced(message, conversation)).toBe(id);
});

test.each([
  ['do you have it in red', 'Red-L', 'Red-L'],
  ['do you have it in red', 'Light gray-L', 'Red-M'],
  ['do you have it in gray', 'Red-M', 'Light gray-M'],
  ['do you have it in l', 'Red-M', 'Red-L'],
  ['how much is it', 'Light gray-L', 'Light gray-L'],
  ['how much is it', 'no-more', 'Red-M'],
])('“%s” of a shirt that was spoken of as %s means %s', async (message, spoken, meant) => {
  expect(await referenced(message, spokenOf(shirt, spoken))).toBe(meant);
});

test('values that were named before are combined with the new one', async () => {
  const before = { ...spokenOf(shirt, 'Red-M'), focusValues: ['L'] };
  expect(await referenced('do you have it in gray', before)).toBe('Light gray-L');
});

test.each([
  ['how many usb ports does the monitor have', null],
  ['how many usb ports does the lamp have', 'usb-lamp'],
  ['how many usb ports', 'usb-lamp'],
  ['is the vase nameless', 'untyped'],
])('“%s” is about a product of the kind that it names: %s', async (message, id) => {
  expect(await referenced(message)).toBe(id);
});

test.each([
  ['how long is the cable', 'jam'],
  ['and how long is the cable', 'jam'],
  ['what is the lid made of', 'jam'],
  ['does the lid close', 'jam'],
  ['how long is a cable', null],
  ['how long is the very old cable', null],
  ['the cable', null],
  ['has its very long brown cable', 'jam'],
  ['whether they have a long cable of steel', 'jam'],
])('after jam was spoken of, “%s” refers back to it: %s', async (message, id) => {
  expect(await referenced(message, spokenOf(jam))).toBe(id);
});

test.each([
  ['the organic', listed(oats, jam), null],
  ['the organic', { ...listed(oats, jam), ...spokenOf(jam) }, 'jam'],
  ['the oats', { ...listed(oats, jam), ...spokenOf(jam) }, 'oats'],
  ['the cereals', listed(oats, jam), 'oats'],
  ['the plum', listed(oats, jam), 'jam'],
  ['in red', listed(oats, shirt), 'Red-M'],
  ['not in red', listed(oats, shirt), null],
])('of the products shown “%s” after %j is: %s', async (message, conversation, id) => {
  expect(await referenced(message, conversation)).toBe(id);
});

test.each([
  ['a shirt', 'Red-M'],
  ['a shirt in gray', 'Light gray-M'],
  ['a lamp', null],
  ['not a shirt', null],
  ['the linen shirt in l', 'Red-L'],
])('without anything shown “%s” means the only one of its kind: %s', async (message, id) => {
  expect(await referenced(message)).toBe(id);
});
