import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { referenceTo, turnOf, vocabularyOf } from '#tests/helpers/assistant/memory-turn.ts';
import { recordAnswer } from '#tests/helpers/assistant/record-answer.ts';
import type { Conversation } from '../../conversation/conversation.ts';
import { readSlots } from '../criteria/slots.ts';
import { answerSpokenOf } from './answer-spoken-of.ts';

const stove = product({
  handle: 'stove',
  title: 'Ember stove',
  type: 'Stoves',
  summary: 'Burns pellets and logs. The glass door swings to the left. Crackles softly.',
  variants: [variant({ id: 'stove' })],
});
const basket = product({
  handle: 'basket',
  title: 'Log basket',
  type: 'Baskets',
  summary: 'Woven of willow. Carries 20 kg.',
  variants: [variant({ id: 'basket' })],
});
const screen = product({ handle: 'screen', title: 'Gaupe skjerm', type: 'Skjermer', variants: [variant({ id: 's' })] });
const products = [stove, basket, screen];
const vocabulary = await vocabularyOf(products);
const spokenOf: Partial<Conversation> = { focus: referenceTo(stove), lastProducts: [referenceTo(stove)] };
const shown: Partial<Conversation> = { lastProducts: [referenceTo(stove), referenceTo(basket)] };

async function ask(message: string, conversation: Partial<Conversation>) {
  const turn = turnOf(products, message, conversation);
  const { result, text, titles } = await recordAnswer(turn, (answer) =>
    answerSpokenOf(turn, answer, readSlots(message, vocabulary, 2)),
  );
  return { result, text, titles };
}

test.each([
  ['hvor svinger swings den', 'swings to the left'],
  ['kann man die door nach links swings', 'swings to the left'],
  ['crackles a bit', 'Crackles softly'],
  ['wie ist das mit pellets', 'Burns pellets'],
])('“%s” is answered by what the product spoken of says: %s', async (message, fact) => {
  expect(await ask(message, spokenOf)).toEqual({
    result: true,
    text: expect.stringContaining(fact),
    titles: ['Ember stove'],
  });
});

test.each(['wird der auch zugig', 'kann man den zerlegen', 'lohnt sich das?', 'hvordan er det egentlig'])(
  '“%s” of which it says nothing is answered by its description',
  async (message) => {
    const { result, text } = await ask(message, spokenOf);
    expect([result, text]).toEqual([true, expect.stringMatching(/Burns pellets and logs.*Crackles.*please ask us/)]);
  },
);

test.each([
  'do you have tongs',
  'is there something smaller',
  'anything cheaper?',
  'can you sweep chimneys',
  'how long is the guarantee',
  'i need tongs, which ones?',
  'what about tongs',
  'nice tongs',
  'tongs?',
  'where do you find baskets',
])('“%s” is not about it', async (message) => {
  expect(await ask(message, spokenOf)).toEqual({ result: false, text: '', titles: [] });
});

test('a question that names another product is about that one', async () => {
  expect((await ask('wie schwer darf der basket werden', spokenOf)).titles).toEqual(['Log basket']);
  const both = { ...spokenOf, lastProducts: [referenceTo(stove), referenceTo(screen)] };
  expect((await ask('kan skjermen stå ute', both)).titles).toEqual(['Gaupe skjerm']);
});

test('of a few that were shown those answer that say something', async () => {
  const { text, titles } = await ask('sind die aus willow', shown);
  expect([text, titles]).toEqual([expect.stringContaining('Woven of willow'), ['Log basket']]);
  expect((await ask('lohnt sich das', shown)).result).toBe(false);
});

test('where nothing was shown no product is taken for the one that is meant', async () => {
  expect((await ask('wie schwer darf der basket werden', {})).result).toBe(false);
});
