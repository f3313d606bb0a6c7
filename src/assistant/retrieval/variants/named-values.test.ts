import { expect, test } from 'vitest';
import { namedValues } from './named-values.ts';

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
