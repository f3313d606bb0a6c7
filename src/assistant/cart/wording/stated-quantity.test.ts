import { expect, test } from 'vitest';
import { statedQuantity } from './stated-quantity.ts';

test.each([
  ['3 mugs', 3],
  ['three mugs', 3],
  ['another two', 2],
  ['a couple of mugs', 2],
  ['2 of them', 2],
  ['mugs, 2 of them', 2],
  ['2 × mug', 2],
  ['2x mug in sand', 2],
  ['the mug, 4 x please', 4],
  ['the mugs to 4', 4],
  ['it three', 3],
  ['3 harbor shirt 3', 3],
])('“add %s” states %i', (rest, quantity) => {
  expect(statedQuantity(rest, 'Harbor Shirt 3')).toBe(quantity);
});

test.each([
  ['harbor shirt 3', 'Harbor Shirt 3'],
  ['the harbor shirt 3 to my cart', 'Harbor Shirt 3'],
  ['7 seas mug', '7 Seas Mug'],
  ['the 7 seas mug', '7 Seas Mug'],
  ['7 of hearts', '7 of Hearts'],
  ['4 x 4 wheel', '4 x 4 Wheel'],
  ['bowls, set of three', 'Bowls'],
  ['number 3', 'Mug'],
  ['50 cm lamp', 'Lamp'],
  ['30 x 40 cm frame', 'Frame'],
  ['the mug', 'Mug'],
  ['both', 'Mug'],
])('“add %s” states no quantity of %s', (rest, name) => {
  expect(statedQuantity(rest, name)).toBeNull();
});
