import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product } from '#tests/fixtures/shops/memory-catalog.ts';
import { valueByMeasure, withoutMeasure } from './value-ranges.ts';

const sized = (values: readonly string[], summary: string) =>
  product({ handle: 'pads', summary, options: [sampleOption('Size', [...values])] });

const cases: readonly (readonly [message: string, values: readonly string[], summary: string, value: string | null])[] =
  [
    ['for a child of 145 cm', ['S (120-140 cm)', 'M (140-160 cm)'], '', 'M (140-160 cm)'],
    ['til en på 145 cm', ['S (120-140 cm)', 'M (140-160 cm)'], '', 'M (140-160 cm)'],
    ['for a child of 140 cm', ['S (120-140 cm)', 'M (140-160 cm)'], '', null],
    ['for a child of 190 cm', ['S (120-140 cm)', 'M (140-160 cm)'], '', null],
    ['he has a 54 cm head', ['52-56', '57-60'], '', '52-56'],
    ['für ein Baby mit 3 kg', ['Newborn (2–5 kg)', 'Mini (4–8 kg)'], '', 'Newborn (2–5 kg)'],
    ['a baby of 4,5 kg', ['Newborn (2–5 kg)', 'Mini (4–8 kg)'], '', null],
    ['ein Baby mit 3 kg', ['1', '3'], 'Gr. 1: 2–5 kg. Gr. 3: 6–10 kg.', '1'],
    ['a baby of 8 kg', ['1', '3'], 'Size 1: 2-5 kg, size 3: 6 to 10 kg', '3'],
    ['a dog of 50 cm', ['Small (2–60 kg)', 'Large'], '', null],
    ['size 3', ['1', '3'], 'Gr. 1: 2–5 kg. Gr. 3: 6–10 kg.', null],
  ];

test.each(cases)('“%s” of %j means %s', (...[message, values, summary, expected]) => {
  expect(valueByMeasure(sized(values, summary), message)).toBe(expected);
});

test('a measure is left out of what else is said', () => {
  expect(withoutMeasure('pads for 145 cm in red').replaceAll(/\s+/g, ' ')).toBe('pads for in red');
});
