import { expect, test } from 'vitest';
import { valueByColor } from './variant-color.ts';

const valueOf = (text: string, values: readonly string[]): string | null =>
  valueByColor({ options: [{ name: 'Color', values: values.map((value) => ({ value, swatch: null })) }] }, text);

test.each([
  ['the medium one in yellow', 'Safety Yellow'],
  ['the yellow, please', 'Safety Yellow'],
  ['in light yellow', null],
  ['in green', null],
  ['safety yellow', null],
  ['in navy', null],
])('“%s” means %j by its color', (text, value) => expect(valueOf(text, ['Navy', 'Grey', 'Safety Yellow'])).toBe(value));

test.each([
  ['in blue', ['Navy Blue', 'Sky Blue']],
  ['in yellow', ['Safety Yellow', 'Yellow stripes']],
  ['in yellow', ['Yellow stripes', 'Navy']],
])('“%s” decides for none of %j', (text, values) => expect(valueOf(text, values)).toBeNull());
