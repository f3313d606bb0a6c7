import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { referenceTo, turnOf } from '#tests/helpers/assistant/memory-turn.ts';
import type { Language } from '#messages/messages.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { readMessage } from '../language/read-message.ts';
import { withSubject } from './with-subject.ts';

const priced = (handle: string, title: string, amount: number) =>
  product({ handle, title, variants: [variant({ id: handle, price: { amount, currency: 'EUR' } })] });

const table = priced('table', 'Oak table', 1000);
const stand = { ...priced('stand', 'Guitar stand', 3000), type: 'Stands' };
const otherStand = { ...priced('other-stand', 'Music stand Rondo', 2000), type: 'Stands' };
const chair = priced('chair', 'Drehstuhl Nordlys', 5000);
const rod = priced('rod', 'Fluestang Elv', 1000);
const small = priced('small', 'Fryer Brisa 4,2', 9000);
const large = priced('large', 'Fryer Brisa XXL', 17000);
const shirt = product({
  handle: 'shirt',
  title: 'Shirt Alva',
  options: [sampleOption('Size', ['S', 'L'])],
  variants: ['S', 'L'].map((size) => variant({ id: size, values: [size] })),
});
const products = [table, stand, otherStand, chair, rod, small, large, shirt];

const listed = (...shown: readonly (typeof table)[]): Partial<Conversation> => ({
  lastProducts: shown.map((each) => referenceTo(each)),
});
const spokenOf = (each: typeof table): Partial<Conversation> => ({ focus: referenceTo(each) });
const stands = listed(table, stand, otherStand);
const fryers = listed(small, large);

async function read(typed: string, conversation: Partial<Conversation>, language: Language = 'en') {
  const turn = readMessage(turnOf(products, typed, { language, ...conversation }), language);
  const { message, memory } = await withSubject(turn);
  return { message, focus: memory.conversation.focus?.handle ?? null };
}

test.each([
  ['the cheaper stand please', stands, 'the third one please'],
  ['add the more expensive stand to my cart', stands, 'add the second one to my cart'],
  ['i’ll take the small one', fryers, 'i’ll take the first one'],
  ['too expensive. the small one please', fryers, 'the first one please'],
  ['the big one', fryers, 'the second one'],
  ['add the other one', { ...fryers, ...spokenOf(small) }, 'add the second one'],
])('“%s” means a product by its place in the list: “%s”', async (typed, conversation, message) => {
  expect((await read(typed, conversation)).message).toBe(message);
});

test.each([
  ['is the cheaper stand in stock', stands, 'other-stand', 'is it in stock'],
  ['is the big one loud', fryers, 'large', 'is it loud'],
  ['how heavy is the Rondo', stands, 'other-stand', 'how heavy is it'],
  ['is the oak table heavy', stands, 'table', 'is it heavy'],
  ['is the other one loud', { ...fryers, ...spokenOf(small) }, 'large', 'is it loud'],
])('“%s” asks about one product, which becomes the focus', async (typed, conversation, ...meant) => {
  const { focus, message } = await read(typed, conversation);
  expect([focus, message]).toEqual(meant);
});

test.each([
  ['was wiegt der Stuhl', 'de', spokenOf(chair), 'chair'],
  ['hvor lang er stanga', 'nb', spokenOf(rod), 'rod'],
  ['ist die große laut', 'de', fryers, 'large'],
  ['wie schwer ist die kleinere', 'de', fryers, 'small'],
  ['er den store tung', 'nb', fryers, 'large'],
  ['hva veier den minste', 'nb', fryers, 'small'],
  ['wie schwer ist die andere', 'de', { ...fryers, ...spokenOf(large) }, 'small'],
  ['hvor mye veier den andre', 'nb', { ...fryers, ...spokenOf(large) }, 'small'],
] as const)('“%s” (%s) is asked of one of those shown', async (...[typed, language, conversation, handle]) => {
  const { message, focus } = await read(typed, conversation, language);
  expect(focus).toBe(handle);
  expect(message).toMatch(/\bit\b/);
});

test('a name of a product that was shown some turns before makes it the focus', async () => {
  const turns: Conversation['turns'] = [
    { role: 'user', id: '1', text: 'chairs' },
    { role: 'assistant', id: '2', text: '', products: [referenceTo(chair)], sources: [], offerIds: [], rating: null },
  ];
  const found = await read('wie hoch ist der Nordlys', { turns, ...fryers, ...spokenOf(small) }, 'de');
  expect(found).toEqual({ focus: 'chair', message: 'how big is it' });
});

test('what was spoken of before stays the other of two', async () => {
  const turn = readMessage(turnOf(products, 'is the big one loud', { ...fryers, ...spokenOf(small) }), 'en');
  await withSubject(turn);
  expect(turn.memory.conversation.focusBefore?.handle).toBe('small');
});

test.each([
  ['and the small one?', 'how heavy is the big one', 'how heavy is it'],
  ['what about the small one?', 'is the xxl loud', 'is it loud'],
  ['and the small one?', 'is it loud', 'is it loud'],
  ['and the small one?', 'fryers', 'and the first one?'],
])('“%s” after “%s” asks the same of another product', async (typed, before, message) => {
  const turns: Conversation['turns'] = [{ role: 'user', id: '1', text: before }];
  expect((await read(typed, { turns, ...fryers, ...spokenOf(large) })).message).toBe(message);
});

test.each([
  // Nothing was shown, or only one.
  ['how heavy is the big one', {}],
  ['how heavy is the big one', listed(small)],
  // Both cost the same, or only one is called so.
  ['is the cheaper table in stock', stands],
  // Each of them comes small and large.
  ['i’ll take the small one', listed(shirt, large)],
  // What the shop or all goods have.
  ['what is the cheapest delivery', fryers],
  ['which is the smallest size', fryers],
  // Another thing than any of those shown.
  ['is the big kettle loud', fryers],
  ['is the guitar tuner loud', stands],
  ['is the Brisa 9 loud', fryers],
  // Goods are asked for.
  ['do you have a bigger table', stands],
  ['i need a guitar stand', fryers],
  ['what goes with the table and the Rondo', stands],
  // Several are called so, and none of them is spoken of.
  ['is the stand stable', stands],
])('“%s” is read as it was typed', async (typed, conversation) => {
  const { focus, message } = await read(typed, conversation);
  expect(focus).toBeNull();
  expect(message).toBe(readMessage(turnOf(products, typed), 'en').message);
});

test('of several things called so the one spoken of is meant', async () => {
  const found = await read('is the stand stable', { ...stands, ...spokenOf(stand) });
  expect(found).toEqual({ focus: 'stand', message: 'is it stable' });
});

const ofStand = { ...referenceTo(stand), values: [] };
const afterStand = { ...listed(chair), ...spokenOf(chair), focusBefore: ofStand };

test.each([
  ['what does the other one cost', { ...fryers, ...spokenOf(small) }, 'large'],
  ['what does the other cost', { ...fryers, ...spokenOf(large) }, 'small'],
  // Of several the only other one of its kind.
  ['what does the other one cost', { ...listed(stand, table, otherStand), ...spokenOf(stand) }, 'other-stand'],
  // Those that were spoken of one after the other.
  ['what does the other one cost', afterStand, 'stand'],
  ['what does the other one cost', { ...afterStand, focusBefore: null }, 'chair'],
  ['what does the other one cost', { ...fryers, ...spokenOf(chair) }, 'chair'],
  ['what does the other one cost', { ...listed(stand, otherStand, chair, table), ...spokenOf(chair) }, 'chair'],
  ['is there the other color', { ...fryers, ...spokenOf(small) }, 'small'],
  ['do you have the other size', { ...fryers, ...spokenOf(small) }, 'small'],
])('“%s” after %j is about: %s', async (typed, conversation, focus) => {
  expect((await read(typed, conversation)).focus).toBe(focus);
});
