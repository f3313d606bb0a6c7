import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { referenceTo, turnOf } from '#tests/helpers/assistant/memory-turn.ts';
import { requestOfValues } from './value-list.ts';

const candle = product({
  handle: 'candle',
  title: 'Candle',
  options: [sampleOption('Colour', ['Red', 'Blue', 'White'])],
  variants: ['Red', 'Blue', 'White'].map((color) => variant({ id: color, values: [color] })),
});
const shirt = product({
  handle: 'shirt',
  title: 'Shirt',
  options: [sampleOption('Colour', ['Red', 'Blue']), sampleOption('Size', ['M', 'L'])],
  variants: ['Red', 'Blue'].flatMap((color) =>
    ['M', 'L'].map((size) => variant({ id: color + size, values: [color, size] })),
  ),
});

function requestOf(each: typeof candle, message: string): Promise<string | null> {
  return requestOfValues(
    turnOf([candle, shirt], message, { lastProducts: [referenceTo(each)], focus: referenceTo(each) }),
  );
}

test.each([
  ['3 red 2 white', 'offer 3 in Red and 2 in White'],
  ['red and blue, one of each', 'offer 1 in Red and 1 in Blue'],
  ['two of each in red and white', 'offer 2 in Red and 2 in White'],
  ['one of each colour please', 'offer 1 in Red and 1 in Blue and 1 in White'],
  ['red and blue', null],
  ['red and blue?', null],
  ['3 red', null],
  ['3 red 2 green', null],
  ['both colours', null],
])('“%s” of candles is the request “%s”', async (message, request) => {
  expect(await requestOf(candle, message)).toBe(request);
});

test('values of different options are one variant, and several options have no values together', async () => {
  expect(await requestOf(shirt, 'red, M please')).toBeNull();
  expect(await requestOf(shirt, 'one of each size')).toBeNull();
  expect(await requestOf(shirt, '2 red M and 1 blue L')).toBe('offer 2 in Red M and 1 in Blue L');
});
