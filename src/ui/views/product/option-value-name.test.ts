import { expect, test } from 'vitest';
import { optionValueName } from './option-value-name.ts';

test.each([
  ['Size', '014', 'Size 014'],
  ['Größe', 'S', 'Größe S'],
  ['Størrelse', '2XL', 'Størrelse 2XL'],
  ['Model', 'XR-500', 'Model XR-500'],
  ['Länge', '1 000', 'Länge 1 000'],
  ['Size', 'XXL', 'Size XXL'],
  ['', '38', '38'],
  ['Colour', 'Chalk', 'Chalk'],
  ['Farge', 'Rød', 'Rød'],
  ['色', '红', '红'],
  ['Weight', '220 g', '220 g'],
  ['Size', 'Size 3', 'Size 3'],
  ['Größe', 'Groß', 'Groß'],
])('of %s, %s reads “%s”', (option, value, name) => {
  expect(optionValueName(option, value)).toBe(name);
});
