import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { referenceTo, turnOf } from '#tests/helpers/assistant/memory-turn.ts';
import type { Conversation } from '../../conversation/conversation.ts';
import { resolveListedItems } from './listed-items.ts';

const simple = (handle: string, title: string) => product({ handle, title, variants: [variant({ id: handle })] });
const table = product({
  handle: 'table',
  title: 'Round table',
  options: [{ name: 'Wood', values: ['Oak', 'Walnut'].map((value) => ({ value, swatch: null })) }],
  variants: ['Oak', 'Walnut'].map((wood) => variant({ id: wood, values: [wood] })),
});
const [lamp, salt] = [simple('lamp', 'Desk lamp'), simple('salt', 'Sea salt')];
const products = [
  table,
  lamp,
  salt,
  simple('mill', 'Salt and pepper mill'),
  simple('bolts', 'Bolts pack of 50'),
  simple('mug', 'White mug'),
  simple('bowl', 'Oak bowl'),
];

const listOf = (...shown: readonly (typeof products)[number][]): Partial<Conversation> => ({
  lastProducts: shown.map((each) => referenceTo(each)),
});
const spokenOf = (each: (typeof products)[number]): Partial<Conversation> => ({
  ...listOf(each),
  focus: referenceTo(each),
});
async function items(rest: string, conversation: Partial<Conversation> = {}, message = `add ${rest}`) {
  const found = await resolveListedItems(turnOf(products, message, conversation), rest);
  return found.map(({ match, quantity }) => `${quantity} ${match.variant.id}`);
}

test.each([
  ['the table in oak and two desk lamps', ['1 Oak', '2 lamp']],
  ['the desk lamp and salt', ['1 lamp', '1 salt']],
  ['the desk lamp, the sea salt and the white mug.', ['1 lamp', '1 salt', '1 mug']],
  ['the salt and pepper mill and the desk lamp', ['1 mill', '1 lamp']],
  ['the desk lamp and the salt and pepper mill', ['1 lamp', '1 mill']],
  ['the desk lamp, the sea salt, a white mug and the oak bowl', ['1 lamp', '1 salt', '1 mug', '1 bowl']],
])('“%s” lists %j', async (rest, expected) => {
  expect(await items(rest)).toEqual(expected);
});

test.each([
  'the desk lamp',
  'the table and the desk lamp',
  'the desk lamp and the sofa',
  'the desk lamp and white',
  'the desk lamp and the desk lamp',
  'the desk lamp and 20 bolts',
  'the desk lamp, the sea salt, a white mug, the oak bowl and the table in oak',
  'the salt and pepper mill',
  'it and the desk lamp',
])('of “%s” nothing is added for sure', async (rest) => {
  expect(await items(rest)).toEqual([]);
});

test('what a thing is asked for with is a request of its own', async () => {
  const [first, second] = await resolveListedItems(turnOf(products, ''), 'the table in oak and two desk lamps');
  expect([first?.request, second?.request]).toEqual(['add the table in oak', 'add two desk lamps']);
});

test.each([
  ['it and the desk lamp', spokenOf(salt), ['1 salt', '1 lamp']],
  ['that one and the desk lamp', spokenOf(salt), ['1 salt', '1 lamp']],
  ['it and the desk lamp', spokenOf(table), []],
  ['it, that and the desk lamp', spokenOf(salt), []],
  ['them and the desk lamp', spokenOf(salt), []],
  ['two of it and the desk lamp', spokenOf(salt), ['2 salt', '1 lamp']],
  ['it and lamp', spokenOf(salt), ['1 salt', '1 lamp']],
])('“%s” after a product was spoken of lists %j', async (rest, conversation, expected) => {
  expect(await items(rest, conversation)).toEqual(expected);
});

test('what is spoken of is added by its name', async () => {
  const turn = turnOf(products, 'add it and the desk lamp', spokenOf(salt));
  const [first] = await resolveListedItems(turn, 'it and the desk lamp');
  expect(first?.request).toBe('add 1 of Sea salt');
});

test.each([
  ['add both', ['1 lamp', '1 salt']],
  ['OK, please put both of them into my basket!', ['1 lamp', '1 salt']],
  ["yes then i'll take the first one and the second one", ['1 lamp', '1 salt']],
  ['add both in red', []],
  ['add two of both', []],
  ['add both, or not', []],
])('“%s” of two that were shown adds %j', async (message, expected) => {
  expect(await items('both', listOf(lamp, salt), message)).toEqual(expected);
});

test('both are only added where of both the variant is clear', async () => {
  expect(await items('both', listOf(table, salt))).toEqual([]);
});
