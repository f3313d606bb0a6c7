import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { findLooselyNamed, namedValues } from './named-values.ts';

test.each([
  ['in groß', ['S', 'M', 'L'], ['L']],
  ['den mittleren', ['S', 'M', 'L'], ['M']],
  ['den lille', ['Liten', 'Stor'], ['Liten']],
  ['the large one', ['Klein', 'Groß'], ['Groß']],
  ['small oak table', ['Small oak', 'Oak'], ['Small oak']],
  ['a 5 l can', ['Small', 'Large'], []],
  ['the blue one', ['S', 'M', 'L'], []],
])('“%s” of %j names %j', (text, values, expected) => {
  expect(namedValues(values, text)).toEqual(expected);
});

test.each([
  ['the x9', []],
  ['Apex X9 Driver', []],
  ['x9 driver in 9', ['9°']],
  ['x9, 10.5', ['10.5°']],
  ['driver in 9°', ['9°']],
])('of an X9 with a loft, “%s” names %j', (text, expected) => {
  expect(namedValues(['9°', '10.5°', '12°'], text, ['9'])).toEqual(expected);
});

test('a number chooses among the variants that another value names', () => {
  const sizes = ['120 × 60 cm', '160 × 80 cm'];
  const desk = product({
    handle: 'desk',
    title: 'Standing desk',
    options: [sampleOption('Size', sizes), sampleOption('Top', ['Oak', 'White'])],
    variants: sizes.flatMap((size) =>
      ['Oak', 'White'].map((top) => variant({ id: `${size} ${top}`, values: [size, top] })),
    ),
  });
  const named = (text: string) => findLooselyNamed(desk, text).map(({ values }) => values.join(', '));
  expect(named('standing desk 160 wide in oak')).toEqual(['160 × 80 cm, Oak']);
  expect(named('standing desk 160')).toEqual(['160 × 80 cm, Oak', '160 × 80 cm, White']);
  expect(named('standing desk')).toEqual([]);
});
