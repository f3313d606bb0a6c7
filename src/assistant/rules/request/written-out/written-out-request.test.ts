import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { referenceTo, turnOf } from '#tests/helpers/assistant/memory-turn.ts';
import type { Conversation } from '../../../conversation/conversation.ts';
import { writtenOutRequest } from './written-out-request.ts';

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

function about(...shown: readonly (typeof socks)[]): Partial<Conversation> {
  const lastProducts = shown.map((each) => referenceTo(each));
  return { lastProducts, focus: lastProducts.length === 1 ? (lastProducts[0] ?? null) : null };
}

function requestOf(message: string, conversation: Partial<Conversation>): Promise<string | null> {
  return writtenOutRequest(turnOf(products, message, conversation));
}

test.each([
  ['pink ok, add it', 'add 1 of it in Pink'],
  ['pink, add 2 please', 'add 2 of it in Pink'],
  ['42 then add 4', 'add 4 of it in 42'],
  ["pink then please. i'll take three of them", 'take 3 of it in Pink'],
  ['blue and put it into the basket, please then', 'add 1 of it in Blue'],
  ['blue 42, add that', 'add 1 of it in Blue 42'],
  ['42 blue, add 3 pcs', 'add 3 of it in Blue 42'],
  ['pink, 3 pairs', 'offer 3 of it in Pink'],
  ['4 in pink', 'offer 4 of it in Pink'],
  ['pink', null],
  ['green, add it', null],
  ['pink, add it to the list of things', null],
])('“%s” of a shirt is the request “%s”', async (message, request) => {
  expect(await requestOf(message, about(shirt))).toBe(request);
});

test.each([
  ['in M, 3 pairs', 'offer 3 of it in M'],
  ['M then 2', 'offer 2 of it in M'],
  ['twelve of the M', 'offer 12 of it in M'],
  ['3 in 42', 'offer 3 of it in 42'],
  ['M, 42', null],
  ['is it 2 in M', null],
])('“%s” of socks is the request “%s”', async (message, request) => {
  expect(await requestOf(message, about(socks))).toBe(request);
});

test.each([
  ['2 of the largest', 'offer 2 of it in 500 g'],
  ['2 of the small ones', 'take 2 of it in 250 g'],
  ['2 of the small red ones', null],
])('“%s” of a jam is the request “%s”', async (message, request) => {
  expect(await requestOf(message, about(jam))).toBe(request);
});

test('values that were named before are kept, unless no variant has all of them', async () => {
  const earlier = { ...about(shirt), focusValues: ['42'] };
  expect(await requestOf('pink, add it', earlier)).toBe('add 1 of it in Pink 42');
  expect(await requestOf('m, add it', earlier)).toBe('add 1 of it in M');
  expect(await requestOf('pink, add it', {})).toBeNull();
});

test.each([
  ['both', 'offer 1 of each'],
  ['ok, yes both of them, please thanks!', 'offer 1 of each'],
  ["i'll take both", 'add 1 of each'],
  ['not both', null],
  ['both in red', null],
])('“%s” of two that were shown is the request “%s”', async (message, request) => {
  expect(await requestOf(message, about(socks, jam))).toBe(request);
});

test('both are not offered of one or of three', async () => {
  expect(await requestOf('both', about(socks))).toBeNull();
  expect(await requestOf('both', about(socks, shirt, jam))).toBeNull();
});

test.each([
  ["i'll take it. and the socks too", 'add it and the socks'],
  ['Add it. Also two jams please.', 'add it and two jams'],
  ["i'll take it. and the delivery?", null],
  ['it is nice. and the socks too', null],
])('of two sentences “%s” is the request “%s”', async (message, request) => {
  expect(await requestOf(message, about(shirt))).toBe(request);
});

test.each([
  ['socks in M, pink shirt. put all in the basket', 'add socks in m, pink shirt'],
  ['the socks, the jam. add them all please', 'add the socks, the jam'],
  ['the socks. add them all please', null],
])('what “%s” lists is the request “%s”', async (message, request) => {
  expect(await requestOf(message, {})).toBe(request);
});
