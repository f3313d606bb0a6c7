import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { referenceTo, turnOf } from '#tests/helpers/assistant/memory-turn.ts';
import { recordAnswer } from '#tests/helpers/assistant/record-answer.ts';
import { answerAmount } from './answer-amount.ts';

const seed = product({
  handle: 'seed',
  title: 'Lawn seed',
  summary: 'Sow in May. Covers about 25 m², water daily.',
  variants: [variant({ id: 'seed' })],
});
const sealer = product({
  handle: 'sealer',
  title: 'Stone sealer',
  summary: 'Dries in an hour.',
  details: [{ name: 'Yield', value: '8 m² per litre' }],
  variants: [variant({ id: 'sealer' })],
});
const feed = product({
  handle: 'feed',
  title: 'Lawn feed',
  summary: 'Is enough for 40 m².',
  options: [sampleOption('Pack', ['1 kg', '5 kg'])],
  variants: [variant({ id: 'feed', values: ['1 kg'] })],
});
const gravel = product({ handle: 'gravel', title: 'Gravel', summary: 'Grey.', variants: [variant({ id: 'gravel' })] });

async function ask(message: string, about: typeof seed) {
  const turn = turnOf([seed, sealer, feed, gravel], message, {
    focus: referenceTo(about),
    lastProducts: [referenceTo(about)],
  });
  const { result, text } = await recordAnswer(turn, (answer) => answerAmount(turn, answer));
  return { result, text };
}

test.each([
  ['for 60 m², how many', seed, /Covers about 25 m².*For 60 m² that comes to 3 of them/],
  ['is it enough for 20 qm', seed, /That is enough for 20 m²/],
  ['60 square metres, how much', sealer, /8 m² per litre.*For 60 m² that comes to 7.5 l/],
  ['how much for 100 kvm', sealer, /comes to 12.5 l/],
])('“%s” is worked out from what is stated', async (message, about, text) => {
  expect(await ask(message, about)).toEqual({ result: true, text: expect.stringMatching(text) });
});

test('of packs of several sizes only what is stated is said', async () => {
  const { result, text } = await ask('how many for 60 m2', feed);
  expect([result, text]).toEqual([true, expect.stringContaining('enough for 40 m²')]);
  expect(text).not.toContain('60');
});

test.each([
  ['how many do i need', seed],
  ['for 60 m', seed],
  ['for 0 m²', seed],
  ['for 60 m²', gravel],
])('“%s” is not', async (message, about) => {
  expect(await ask(message, about)).toEqual({ result: false, text: '' });
});
