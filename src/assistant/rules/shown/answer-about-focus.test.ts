import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { referenceTo, turnOf, vocabularyOf } from '#tests/helpers/assistant/memory-turn.ts';
import { recordAnswer } from '#tests/helpers/assistant/record-answer.ts';
import type { Conversation } from '../../conversation/conversation.ts';
import { readSlots } from '../criteria/slots.ts';
import { answerAboutFocus, answerUnstated } from './answer-about-focus.ts';

const chain = product({
  handle: 'chain',
  title: 'Steel chain',
  type: 'Chains',
  summary: 'Change it every 3000 km. Batteries are included.',
  details: [
    { name: 'Links', value: '116' },
    { name: 'Pressure', value: '4 bar' },
    { name: 'Length', value: '2 m' },
    { name: 'Weight', value: '250 g' },
  ],
  variants: [variant({ id: 'chain' })],
});
const pump = product({ handle: 'pump', title: 'Pump', type: 'Pumps', variants: [variant({ id: 'pump' })] });
const products = [chain, pump];
const vocabulary = await vocabularyOf(products);
const spokenOf: Partial<Conversation> = { focus: referenceTo(chain), lastProducts: [referenceTo(chain)] };

const ask = (answerIt: typeof answerAboutFocus) => async (message: string, conversation: Partial<Conversation>) => {
  const turn = turnOf(products, message, conversation);
  const criteria = readSlots(message, vocabulary, 2);
  const { result, text, titles } = await recordAnswer(turn, (answer) => answerIt(turn, answer, criteria));
  return { result, text, titles };
};
const aboutFocus = ask(answerAboutFocus);
const unstated = ask(answerUnstated);
const nothing = { result: false, text: '', titles: [] };

test.each([
  ['how many links', '116'],
  ['how many links?', '116'],
  ['and, so how many links', '116'],
  ["what's the pressure", '4 bar'],
  ['what is pressure', '4 bar'],
  ['what are its links', '116'],
  ['which pressure', '4 bar'],
  ['how much pressure', '4 bar'],
  ['pressure?', '4 bar'],
  ['and pressure ?', '4 bar'],
  ['and the weight?', '250 g'],
  ['weight?', '250 g'],
  ['batteries ok?', 'Batteries are included'],
  ['how often do i have to change it', '3000 km'],
  ['but how often should i change it', '3000 km'],
  ['are batteries included', 'Batteries are included'],
  ['batteries included?', 'Batteries are included'],
  ['and are there any batteries included', 'Batteries are included'],
])('“%s” is answered by what the product spoken of says: %s', async (message, fact) => {
  expect(await aboutFocus(message, spokenOf)).toEqual({
    result: true,
    text: expect.stringContaining(fact),
    titles: ['Steel chain'],
  });
});

test.each([
  'how many links do you sell',
  'what is your pressure',
  'which one',
  'how many colours',
  'what is the difference',
  'how many pumps',
  'pumps?',
  'pressure',
  'links',
  'the shop has links, how many',
  'how often can i return it',
  'change it',
  'xyz?',
])('“%s” is not', async (message) => {
  expect(await aboutFocus(message, spokenOf)).toEqual(nothing);
});

test('a detail that is asked for by name is said to be unknown', async () => {
  expect(await aboutFocus('and the battery life?', { focus: referenceTo(pump) })).toMatchObject({
    result: true,
    text: expect.stringMatching(/^I don’t have that detail for the Pump\./),
  });
});

test('where several were shown, it is answered of those that state it, and of none where nothing was shown', async () => {
  const several = { lastProducts: [referenceTo(chain), referenceTo(pump)] };
  expect((await aboutFocus('how many links', several)).text).toBe('Steel chain – links: 116.');
  expect((await aboutFocus('weight?', several)).titles).toEqual(['Steel chain']);
  expect((await aboutFocus('how many links of pumps', several)).result).toBe(false);
  expect((await aboutFocus('how often do i have to change it', several)).text).toContain('every 3000 km');
  expect((await aboutFocus('how often can i return it', several)).result).toBe(false);
  expect(await aboutFocus('how many links', {})).toEqual(nothing);
});

test.each([
  'how often do i have to oil it',
  'and, so can i ride with it',
  'can i walk on it with 105 kg',
  'can someone walk on it with 105 kg',
  'ok, but may we wear them in the rain',
  'is a bag included?',
  'a bag included',
])('“%s” is answered by all that is known of the product spoken of', async (message) => {
  expect(await unstated(message, spokenOf)).toMatchObject({ result: true, titles: ['Steel chain'] });
  expect(await unstated(message, {})).toEqual(nothing);
});

test.each([
  'can i walk on ice',
  'how often do i have to oil the pump with it',
  'where is oil',
  'it can be oiled',
  'the price of a bag included',
])('“%s” is no question about it', async (message) => {
  expect(await unstated(message, spokenOf)).toEqual(nothing);
});

test('a product that is no longer sold is not spoken of', async () => {
  const gone = { handle: 'gone', productId: 'gone', variantId: 'gone' };
  expect(await unstated('can i walk on it', { focus: gone })).toEqual(nothing);
  expect(await aboutFocus('how many links', { focus: gone })).toEqual(nothing);
});
