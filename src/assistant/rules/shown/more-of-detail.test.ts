import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { referenceTo, turnOf } from '#tests/helpers/assistant/memory-turn.ts';
import { recordAnswer } from '#tests/helpers/assistant/record-answer.ts';
import { answerMoreOf } from './more-of-detail.ts';

const puzzle = (handle: string, pieces: string | null) =>
  product({
    handle,
    title: `Puzzle ${handle}`,
    type: 'Puzzles',
    details: [
      { name: 'Play time', value: handle === 'a' ? '20 to 30 min' : '90 min' },
      ...(pieces === null ? [] : [{ name: 'Pieces', value: pieces }]),
    ],
    variants: [variant({ id: handle })],
  });
const products = [
  puzzle('d', '2000'),
  puzzle('a', '200 pieces'),
  puzzle('b', '500'),
  puzzle('c', '99,5'),
  puzzle('e', null),
  puzzle('f', '100 to 300'),
  puzzle('g', '1000'),
  puzzle('h', '1500'),
  puzzle('i', '3000'),
];
const [, a, b] = products;

async function moreOf(message: string, shown = [a]) {
  const lastProducts = shown.flatMap((each) => (each ? [referenceTo(each)] : []));
  const turn = turnOf(products, message, { lastProducts });
  const { result, text, variants } = await recordAnswer(turn, (answer) => answerMoreOf(turn, answer));
  return { result, text, variants };
}

test.each([
  ['more pieces', ['b', 'g', 'h', 'd']],
  ['ok, please one with more pieces?', ['b', 'g', 'h', 'd']],
  ['do you have more pieces', ['b', 'g', 'h', 'd']],
  ['do you also have any with higher pieces then please', ['b', 'g', 'h', 'd']],
  ['more pieces than that, please.', ['b', 'g', 'h', 'd']],
  ['fewer pieces', ['c']],
  ['less pieces than this', ['c']],
  ['smaller pieces', ['c']],
  ['lower pieces', ['c']],
])(
  '“%s” shows those whose data have a larger or smaller number there, the nearest first',
  async (message, variants) => {
    expect(await moreOf(message)).toMatchObject({ result: true, variants });
  },
);

test('the number is said of each', async () => {
  expect((await moreOf('fewer pieces')).text).toBe('Puzzle c – pieces: 99,5.');
});

test('of several that were shown, the most or least is the bound', async () => {
  expect((await moreOf('more pieces', [a, b])).variants).toEqual(['g', 'h', 'd', 'i']);
  expect((await moreOf('fewer pieces', [b, a])).variants).toEqual(['c']);
});

test.each([
  'more puzzles',
  'more play time',
  'more piece count',
  'puzzles with more pieces',
  'more pieces in wood',
  'more',
  'fewer pieces than that one has',
])('“%s” asks for no number that is known', async (message) => {
  expect(await moreOf(message)).toEqual({ result: false, text: '', variants: [] });
});

test('nothing is more than the most, nor than what was never shown', async () => {
  expect((await moreOf('more pieces', [products[8]])).result).toBe(false);
  expect((await moreOf('more pieces', [])).result).toBe(false);
  expect((await moreOf('more pieces', [products[4]])).result).toBe(false);
});
