import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { demoShop } from '#tests/fixtures/sample-shop.ts';
import { colorFamilies, preferredReadings, readingsOf, makeVocabularySource } from './vocabulary.ts';

test.each([
  ['#2a3b52', 'blue'],
  ['#6f7550', 'green'],
  ['#b04a28', 'orange'],
  ['#d6c6aa', 'beige'],
  ['#e6e0d4', 'white'],
  ['#262422', 'black'],
  ['#7b543a', 'brown'],
  ['#c58b32', 'yellow'],
  ['#b00020', 'red'],
  ['#d070b0', 'pink'],
])('the color families of %s contain %s', (swatch, family) => expect(colorFamilies(swatch)).toContain(family));

test('every color has a family, other text has none', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, (swatch) => {
      expect(colorFamilies(swatch).length).toBeGreaterThan(0);
    }),
  );
  expect(colorFamilies('red')).toEqual([]);
  expect(colorFamilies('#12')).toEqual([]);
});

test('a detail that lists are filtered by is understood where no option, tag or maker has its name', async () => {
  const vocabulary = await makeVocabularySource(() => 0)(demoShop().catalog(sampleReaderContext().reader));
  const meaning = (...stems: readonly string[]) => preferredReadings(readingsOf(vocabulary, stems));
  expect(meaning('oiled', 'oak')).toEqual([{ kind: 'detail', name: 'material', values: ['oiled oak'] }]);
  expect(meaning('brass').map(({ kind }) => kind)).not.toContain('detail');
});
