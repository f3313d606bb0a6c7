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
