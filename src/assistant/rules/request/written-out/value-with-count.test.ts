import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { referenceTo, turnOf } from '#tests/helpers/assistant/memory-turn.ts';
import { recordAnswer } from '#tests/helpers/assistant/record-answer.ts';
import type { Conversation } from '../../../conversation/conversation.ts';
import { answerValueAndCount, requestOfValue } from './value-with-count.ts';

const socks = product({
  handle: 'socks',
  title: 'Socks',
  options: [sampleOption('Size', ['M', 'L', '42'])],
  variants: ['M', 'L', '42'].map((size) => variant({ id: size, values: [size], available: size !== 'L' })),
});
const shirt = product({
  handle: 'shirt',
  title: 'Shirt',
  options: [sampleOption('Colour', ['Pink', 'Blue']), sampleOption('Size', ['M', '42'])],
  variants: ['Pink', 'Blue'].flatMap((color) =>
    ['M', '42'].map((size) => variant({ id: `${color}-${size}`, values: [color, size] })),
  ),
});
const jam = product({
  handle: 'jam',
  title: 'Jam',
  options: [sampleOption('Weight', ['250 g', '500 g'])],
  variants: ['250 g', '500 g'].map((weight) => variant({ id: weight, values: [weight] })),
});
const products = [socks, shirt, jam];
const spokenOf = (each: typeof socks, more: Partial<Conversation> = {}): Partial<Conversation> => ({
  focus: referenceTo(each),
  lastProducts: [referenceTo(each)],
  ...more,
});

test.each([
  ['pink ok, add it', 'add 1 of it in Pink'],
  ['pink, add 2 please', 'add 2 of it in Pink'],
  ['42 then add 4', 'add 4 of it in 42'],
  ["pink then please. i'll take three of them", 'add 3 of it in Pink'],
  ['blue, so i take two pairs!', 'add 2 of it in Blue'],
  ['blue; give me one to my cart', 'add 1 of it in Blue'],
  ['blue and put it into the basket, please then', 'add 1 of it in Blue'],
  ['blue, add a piece', 'add 1 of it in Blue'],
  ['blue 42, add that', 'add 1 of it in Blue 42'],
  ['42 blue, add 3 pcs', 'add 3 of it in Blue 42'],
  ['in pink, add to basket', 'add 1 of it in Pink'],
  ['pink then please add into my cart, thanks', 'add 1 of it in Pink'],
])('“%s” is the request “%s”', async (message, request) => {
  expect(await requestOfValue(turnOf(products, message, spokenOf(shirt)))).toBe(request);
});

test.each([
  'pink',
  'add it',
  'green, add it',
  'pink, add it to the list of things',
  'pink, 3 pairs',
  '4 in pink',
  'pink and also in a much longer sentence here, add it',
])('“%s” is no such request', async (message) => {
  expect(await requestOfValue(turnOf(products, message, spokenOf(shirt)))).toBeNull();
});

test('values that were named before are kept, unless no variant has all of them', async () => {
  const earlier = spokenOf(shirt, { focusValues: ['42'] });
  expect(await requestOfValue(turnOf(products, 'pink, add it', earlier))).toBe('add 1 of it in Pink 42');
  expect(await requestOfValue(turnOf(products, 'm, add it', earlier))).toBe('add 1 of it in M');
  expect(await requestOfValue(turnOf(products, 'pink, add it'))).toBeNull();
});

test.each([
  ['in M, 3 pairs', 'M', 3],
  ['M, 3 pairs please.', 'M', 3],
  ['M then 2', 'M', 2],
  ['M, a pair', 'M', 1],
  ['M, them', 'M', 1],
  ['4 in M', 'M', 4],
  ['ok, then two of them in M, please', 'M', 2],
  ['twelve of the M', 'M', 12],
  ['3 in 42', '42', 3],
])('“%s” offers it in %s, %s times', async (message, size, count) => {
  const turn = turnOf(products, message, spokenOf(socks));
  const { result, variants, proposals } = await recordAnswer(turn, (answer) => answerValueAndCount(turn, answer));
  expect([result, variants]).toEqual([true, [size]]);
  expect(proposals[0]?.startsWith(count === 1 ? 'Add Socks' : `Add ${count} ×`)).toBe(true);
});

test.each([
  ['M, add 2', spokenOf(socks)],
  ['2 in L', spokenOf(socks)],
  ['2 in M', spokenOf(shirt)],
  ['2 of it', spokenOf(socks)],
  ['M, 42', spokenOf(socks)],
  ['2 in M', {}],
  ['is it 2 in M', spokenOf(socks)],
])('“%s” is not offered', async (message, conversation) => {
  const turn = turnOf(products, message, conversation);
  expect((await recordAnswer(turn, (answer) => answerValueAndCount(turn, answer))).result).toBe(false);
});

test.each([
  ['2 of the small ones', '250 g'],
  ['2 of the bigger one', '500 g'],
  ['2 of the largest', '500 g'],
  ['2 in large', '500 g'],
])('“%s” means the pack of %s', async (message, weight) => {
  const turn = turnOf(products, message, spokenOf(jam));
  expect((await recordAnswer(turn, (answer) => answerValueAndCount(turn, answer))).variants).toEqual([weight]);
});

test('a size is said alone', async () => {
  const turn = turnOf(products, '2 of the small red ones', spokenOf(jam));
  expect((await recordAnswer(turn, (answer) => answerValueAndCount(turn, answer))).result).toBe(false);
});
