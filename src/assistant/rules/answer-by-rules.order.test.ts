import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { referenceTo, turnOf, vocabularyOf } from '#tests/helpers/assistant/memory-turn.ts';
import { recordAnswer } from '#tests/helpers/assistant/record-answer.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { type ContentPassage, indexPassage } from '../retrieval/passages/rank-passages.ts';
import { answerByRules } from './answer-by-rules.ts';
import { readSlots } from './criteria/slots.ts';

const colors = [{ name: 'Colour', values: ['Red', 'Blue'].map((value) => ({ value, swatch: null })) }];
const chain = product({
  handle: 'chain',
  title: 'Steel chain',
  type: 'Chains',
  summary: 'Change it every 3000 km. You wash it by hand.',
  options: colors,
  details: [
    { name: 'Links', value: '116' },
    { name: 'Weight', value: '250 g' },
  ],
  variants: ['Red', 'Blue'].map((color) => variant({ id: color, values: [color] })),
});
const longChain = product({
  handle: 'long-chain',
  title: 'Long chain',
  type: 'Chains',
  details: [
    { name: 'Links', value: '126' },
    { name: 'Weight', value: '300 g' },
  ],
  variants: [variant({ id: 'long', price: { amount: 2000, currency: 'EUR' } })],
});
const jacket = product({
  handle: 'jacket',
  title: 'Waterproof jacket',
  type: 'Jackets',
  variants: [variant({ id: 'jacket' })],
});
const warm = product({ handle: 'warm', title: 'Warm jacket', type: 'Jackets', variants: [variant({ id: 'warm' })] });
const link = product({
  handle: 'link',
  title: 'Chain link KX-9',
  summary: 'For the Steel chain.',
  variants: [variant({ id: 'link' })],
});
const products = [chain, longChain, jacket, warm, link];
const vocabulary = await vocabularyOf(products);
const texts = [
  { title: 'Returns', heading: 'Returns', text: 'You return things within 30 days.', href: '/returns' },
  { title: 'Delivery', heading: 'Norway', text: 'Delivery to Norway takes 3 days.', href: '/delivery' },
] satisfies readonly ContentPassage[];

const listed = (...shown: readonly (typeof chain)[]): Partial<Conversation> => ({
  lastProducts: shown.map((each) => referenceTo(each)),
});
const ofChain: Partial<Conversation> = { ...listed(chain), focus: referenceTo(chain) };
const after = (search: string): Partial<Conversation> => ({ lastSearch: readSlots(search, vocabulary, 2) });

async function ask(message: string, conversation: Partial<Conversation> = {}) {
  const turn = { ...turnOf(products, message, conversation), passages: () => Promise.resolve(texts.map(indexPassage)) };
  const { text, titles, variants, proposals } = await recordAnswer(turn, (answer) => answerByRules(turn, answer));
  return { text, titles, variants, proposals, memory: turn.memory };
}

test.each([
  ['how many links', ofChain, /links: 116/],
  ['weight?', ofChain, /250/],
  ['how often do i have to change it', ofChain, /3000 km/],
  ['can i wash it', ofChain, /You wash it by hand/],
  ['do you have a link for it', ofChain, /^Here’s one product for “(?:a )?link”/],
  ['what about blue', ofChain, /comes in Blue/],
  ['blue', ofChain, /comes in Blue/],
  ['can i return it', ofChain, /You return things within 30 days/],
  ['heavier', ofChain, /^This one is heavier than the Steel chain/],
  ['more links', ofChain, /^Long chain – links: 126/],
  ['the heavier one', listed(chain, longChain), /Long chain/],
  ['which one is long', listed(chain, longChain), /^Here’s one product for “long”/],
  ['KX-9', {}, /^Here’s one product/],
  ['how much is the KX-9', {}, /^The Chain link KX-9 costs/],
  ['waterproof', after('jackets'), /^I found one product/],
  ['and to Norway?', { lastQuestion: 'do you deliver to Sweden' }, /Delivery to Norway takes 3 days/],
  ['how long does delivery to norway take', {}, /Delivery to Norway takes 3 days/],
  ['is the jacket in stock', {}, /in stock/],
  ['not that one', { ...ofChain, ...after('chains') }, /^Here’s one more|^I found/],
])('“%s” after %j is answered: %s', async (message, conversation, text) => {
  expect((await ask(message, conversation)).text).toMatch(text);
});

test.each([
  ['2 in blue', ofChain, ['Add 2 × Steel chain in Blue to your cart?']],
  ['blue, 2 pieces', ofChain, ['Add 2 × Steel chain in Blue to your cart?']],
  ['that one then', { ...ofChain, focus: referenceTo(chain, 'Blue') }, ['Add Steel chain in Blue to your cart?']],
  ['blue, add it', ofChain, ['Add Steel chain in Blue to your cart?']],
])('“%s” after %j offers: %j', async (message, conversation, proposals) => {
  expect((await ask(message, conversation)).proposals).toEqual(proposals);
});

test('a request that the message before began is remembered as a whole', async () => {
  const { memory, variants } = await ask('blue', { pendingRequest: 'add the steel chain' });
  expect(memory.completedRequest).toBe('add 1 of Steel chain in Blue');
  expect(variants).toEqual(['Blue']);
  expect((await ask('blue', ofChain)).memory.completedRequest).toBeNull();
});

test('what points at the product spoken of names no other one', async () => {
  expect((await ask('how heavy is it', { ...ofChain })).titles).toEqual(['Steel chain']);
  expect((await ask('how heavy is the second one', listed(longChain, chain))).titles).toEqual(['Steel chain']);
  expect((await ask('how heavy is the long chain', ofChain)).titles).toEqual(['Long chain']);
});

test('nothing of goods is answered where only the shop is asked', async () => {
  expect((await ask('do you cut chains')).titles).toEqual([]);
  expect((await ask('who wrote hamlet')).titles).toEqual([]);
});

test('a question about the product spoken of is not about another one that it names', async () => {
  expect((await ask('is it as heavy as the long chain', ofChain)).titles).toEqual(['Steel chain']);
});
