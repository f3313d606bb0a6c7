import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { referenceTo, turnOf, vocabularyOf } from '#tests/helpers/assistant/memory-turn.ts';
import { recordAnswer } from '#tests/helpers/assistant/record-answer.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { type ContentPassage, indexPassage } from '../retrieval/passages/rank-passages.ts';
import { answerByRules } from './answer-by-rules.ts';
import { readSlots } from './criteria/slots.ts';

const priced = (title: string, type: string, euros: number) =>
  product({
    handle: title.toLowerCase().replace(' ', '-'),
    title,
    type,
    variants: [variant({ id: title, price: { amount: euros * 100, currency: 'EUR' } })],
  });
const desk = priced('Desk lamp', 'Lamps', 40);
const floor = priced('Floor lamp', 'Lamps', 90);
const canvas = { ...priced('Linen canvas', 'Canvases', 20), vendor: 'Test shop' };
const easel = priced('Field easel', 'Easels', 60);
const plate = { ...priced('Blue plate', 'Plates', 9), summary: 'With a lmapp of the town. Dishwasher safe.' };
const tripod = { ...priced('Wooden tripod', '', 30), type: null, tags: ['Oak'] };
const products = [desk, floor, canvas, easel, plate, tripod];
const vocabulary = await vocabularyOf(products);

const texts = [
  { title: 'Delivery', heading: 'Delivery', text: 'Delivery takes 3 days.', href: '/delivery' },
  { title: 'Vouchers', heading: 'Vouchers', text: 'A voucher is valid for 3 years.', href: '/vouchers' },
  { title: 'Coffee', heading: 'Coffee subscription', text: 'Fresh coffee each month.', href: '/coffee' },
  { title: 'Care', heading: 'Wool', text: 'You wash wool by hand.', href: '/care' },
] satisfies readonly ContentPassage[];

const listed = (...shown: readonly (typeof desk)[]): Partial<Conversation> => ({
  lastProducts: shown.map((each) => referenceTo(each)),
});
const spokenOf = (each: typeof desk): Partial<Conversation> => ({ ...listed(each), focus: referenceTo(each) });
const after = (search: string): Partial<Conversation> => ({ lastSearch: readSlots(search, vocabulary, 2) });
const afterLamps = { ...listed(desk, floor), ...after('lamps') };

async function ask(message: string, conversation: Partial<Conversation> = {}, inCart: readonly string[] = []) {
  const turn = { ...turnOf(products, message, conversation), passages: () => Promise.resolve(texts.map(indexPassage)) };
  const lines = inCart.map((variantId) => ({ variantId, quantity: 1 }));
  if (lines.length > 0) ({ ref: turn.memory.cart } = await turn.carts.add({ ref: null, key: null }, lines));
  const { text, titles, proposals } = await recordAnswer(turn, (answer) => answerByRules(turn, answer));
  return { text, titles, proposals, memory: turn.memory.conversation };
}

test('two questions in one message are answered one after the other', async () => {
  const { text } = await ask('how much is it, and how long does delivery take', spokenOf(desk));
  expect(text).toBe('The Desk lamp costs €40. Delivery: Delivery takes 3 days.');
});

test.each(['lamps under 500 kr', 'lamps over 500 kr'])(
  '“%s” is in another currency: the amount is left out',
  async (message) => {
    const { text, titles } = await ask(message);
    expect(text).toMatch(/^Our prices are in EUR, so I left out the amount\. I found 2 products for lamps/);
    expect(titles).toEqual(['Desk lamp', 'Floor lamp']);
  },
);

test('an amount in the currency of the shop is a bound', async () => {
  expect(await ask('lamps under €50')).toMatchObject({
    titles: ['Desk lamp'],
    text: expect.not.stringContaining('EUR'),
  });
  expect((await ask('lamps over €50')).titles).toEqual(['Floor lamp']);
});

test('with an empty cart nothing is exchanged', async () => {
  const unclear = /^I couldn’t tell what to change\./;
  expect((await ask('swap it for another size', {}, ['Linen canvas'])).text).toMatch(unclear);
  expect((await ask('swap it for another size')).text).not.toMatch(unclear);
});

test('a misspelt word is read as the one that is meant, and that is said', async () => {
  expect(await ask('lmaps')).toMatchObject({
    text: expect.stringMatching(/^I read “lmaps” as “lamp”\. I found 2 products/),
    titles: ['Desk lamp', 'Floor lamp'],
  });
  expect((await ask('only lmaps', after('canvases'))).text).toMatch(/^I read “lmaps” as “lamp”\./);
});

test('a word that some product has is not misspelt', async () => {
  expect((await ask('lmapp')).text).not.toContain('I read');
  expect((await ask('lmapp')).titles).toEqual(['Blue plate']);
});

test('a message in another language has to have nearly the same word', async () => {
  expect((await ask('easeel', { language: 'de' })).text).not.toContain('I read');
  expect((await ask('easeel', { language: 'en' })).text).toContain('I read “easeel” as “easel”');
});

test('what was quoted last is forgotten with the next answer of another kind', async () => {
  const before = { lastQuestion: 'do you deliver to Norway' };
  for (const message of ['lamps', 'hello', 'what is in my cart', 'something to sit on'])
    expect((await ask(message, before)).memory.lastQuestion, message).toBeNull();
});

test('a new search forgets what was not wanted before', async () => {
  expect((await ask('lamps', { rejected: ['desk-lamp'] })).memory.rejected).toEqual([]);
  expect((await ask('only canvases', { ...afterLamps, rejected: ['desk-lamp'] })).memory.rejected).toEqual([
    'desk-lamp',
  ]);
});

test.each([
  ['what about the easel', ['Field easel']],
  ['and easels', ['Field easel']],
  ['how about easel', ['Field easel']],
  ['what about a tripod', ['Wooden tripod']],
  ['and an oak tripod', ['Wooden tripod']],
  ['what about zinc', []],
])('after canvases, “%s” is another thing', async (message, titles) => {
  expect((await ask(message, { ...listed(canvas), ...after('linen canvas') })).titles).toEqual(titles);
});

test('a refined search is remembered, also where nothing is found', async () => {
  const { memory } = await ask('only zinc', afterLamps);
  expect(memory.lastSearch).toMatchObject({ phrase: 'lamps zinc', words: ['zinc'] });
});

test('where nothing is cheaper, that is said', async () => {
  expect(await ask('cheaper', afterLamps)).toMatchObject({
    text: 'Of this kind, I found nothing cheaper than the Desk lamp.',
    titles: ['Desk lamp'],
  });
  expect((await ask('cheaper', { ...spokenOf(floor), ...after('lamps') })).titles).toEqual(['Desk lamp']);
  expect((await ask('cheaper canvases', afterLamps)).titles).toEqual(['Linen canvas']);
});

test.each([
  ['do you have vouchers', 'Vouchers: A voucher is valid for 3 years.'],
  ['do you have coffee in a subscription', 'Coffee subscription: Fresh coffee each month.'],
  ['how do I wash wool', 'Wool: You wash wool by hand.'],
])('“%s” is answered by what the shop writes', async (message, text) => {
  expect((await ask(message)).text).toContain(text.split(': ')[1]);
});

test.each(['can you cut keys', 'are you climate neutral'])('“%s” is never answered with goods', async (message) => {
  expect(await ask(message)).toMatchObject({ text: expect.stringMatching(/^I couldn’t find that\./), titles: [] });
});

test.each([
  ['plate, dishwasher safe', ['Blue plate']],
  ['blue plate dishwasher', ['Blue plate']],
])('“%s” names goods', async (message, titles) => {
  expect((await ask(message)).titles).toEqual(titles);
});

test('the name of the shop is no maker, unless something by it is looked for', async () => {
  const { titles, memory } = await ask('does Test shop have lamps');
  expect([titles, memory.lastSearch?.phrase]).toEqual([['Desk lamp', 'Floor lamp'], 'lamps']);
  expect((await ask('canvases by Test shop')).titles).toEqual(['Linen canvas']);
});

test.each([
  ['both please', listed(desk, floor), ['Add Desk lamp to your cart?', 'Add Floor lamp to your cart?']],
  ['that one then', spokenOf(desk), ['Add Desk lamp to your cart?']],
  ['two please', spokenOf(desk), ['Add 2 × Desk lamp to your cart?']],
])('“%s” after %j offers: %j', async (message, conversation, proposals) => {
  expect((await ask(message, conversation)).proposals).toEqual(proposals);
});

test.each([
  ['the second one in stock?', listed(desk, floor), ['Floor lamp']],
  ['the first one', listed(desk, floor), ['Desk lamp']],
  ['the floor one', listed(desk, floor), ['Floor lamp']],
  ['how much is it', spokenOf(floor), ['Floor lamp']],
  ['which is the cheapest lamp', {}, ['Desk lamp']],
  ['how much is the desk lamp', {}, ['Desk lamp']],
])('“%s” after %j is answered about: %j', async (message, conversation, titles) => {
  expect((await ask(message, conversation)).titles.slice(0, 1)).toEqual(titles);
});

test.each([
  ['vous avez des chats', /^I understand English, German and Norwegian\./],
  ['?', /^What are you looking for/],
])('“%s” is answered: %s', async (message, text) => {
  expect((await ask(message)).text).toMatch(text);
});
