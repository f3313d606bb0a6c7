import { expect, test } from 'vitest';
import { isSureTypo } from '#shop/text/edit-distance.ts';
import { product } from '#tests/fixtures/shops/memory-catalog.ts';
import { vocabularyOf } from '#tests/helpers/assistant/memory-turn.ts';
import { correctSpelling } from './correct-spelling.ts';

const vocabulary = await vocabularyOf([
  product({ handle: 'a', type: 'Table Lamp', tags: ['walnut', 'linen'], vendor: 'Marta' }),
  product({ handle: 'b', type: 'Stool', tags: ['leather'], vendor: 'Marla' }),
]);

test.each([
  ['lmaps', 'lamp'],
  ['stoool', 'stool'],
  ['walnutt', 'walnut'],
  ['tablelanp', 'table lamp'],
])('the typo “%s” of one word of the catalog is corrected to “%s”', (typed, meant) => {
  expect(correctSpelling(`a ${typed} please`, vocabulary)).toEqual({
    text: `a ${meant} please`,
    corrections: [{ typed, meant }],
  });
});

test.each(['Lamps & stools, please!', 'something in a price range', 'mauve', 'the shop', ''])(
  'a message without a typo stays as it was written: “%s”',
  (message) => {
    expect(correctSpelling(message, vocabulary)).toEqual({ text: message, corrections: [] });
  },
);

test.each(['Stativ', 'notenständer'])('a correct word of another language is no typo: “%s”', async (word) => {
  const tools = await vocabularyOf([product({ handle: 'a', type: 'Static', tags: ['notestander'] })]);
  expect(correctSpelling(`a ${word}`, tools).corrections).toEqual([]);
});

test('a catalog in another language has to have nearly the same word', () => {
  const isCorrected = (typed: string): boolean => correctSpelling(typed, vocabulary, isSureTypo).corrections.length > 0;
  expect(['lmaps', 'walnutt', 'walnuts'].filter(isCorrected)).toEqual(['lmaps']);
});

test('a shop in English has no Ständer', async () => {
  const tools = await vocabularyOf([product({ handle: 'a', type: 'Sander' })]);
  expect(correctSpelling('ein Ständer', tools, isSureTypo).corrections).toEqual([]);
});

test('a word that may be a typo of several words is not corrected', () => {
  expect(correctSpelling('matra', vocabulary).corrections).toEqual([{ typed: 'matra', meant: 'marta' }]);
  expect(correctSpelling('martla', vocabulary).corrections).toEqual([]);
});

test('a word is named as the catalog writes it, and not by its stem', async () => {
  const tools = await vocabularyOf([
    product({ handle: 'a', type: 'Trellises' }),
    product({ handle: 'b', type: 'Lamps' }),
  ]);
  expect(correctSpelling('trelises or lmap', tools)).toEqual({
    text: 'trellises or lamp',
    corrections: [
      { typed: 'trelises', meant: 'trellises' },
      { typed: 'lmap', meant: 'lamp' },
    ],
  });
});

test('a typo that is repeated is corrected everywhere and named once', () => {
  expect(correctSpelling('lmaps or lmaps and stoool', vocabulary)).toEqual({
    text: 'lamp or lamp and stool',
    corrections: [
      { typed: 'lmaps', meant: 'lamp' },
      { typed: 'stoool', meant: 'stool' },
    ],
  });
});

test('only the first unknown words of a message are corrected', () => {
  const unknown = Array.from({ length: 24 }, (_, index) => `${String.fromCodePoint(97 + index)}mauvish`);
  expect(correctSpelling([...unknown.slice(1), 'lmaps', 'stoool'].join(' '), vocabulary).corrections).toEqual([
    { typed: 'lmaps', meant: 'lamp' },
  ]);
  expect(correctSpelling(`${'lamp and leather '.repeat(50)} stoool`, vocabulary).corrections).toEqual([
    { typed: 'stoool', meant: 'stool' },
  ]);
});
