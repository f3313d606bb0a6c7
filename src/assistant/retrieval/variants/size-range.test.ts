import { expect, test } from 'vitest';
import { sizesWithin } from './size-range.ts';

test.each([
  ['39-41', ['39', '40', '41']],
  ['98 – 100', ['98', '99', '100']],
  ['L (9-10)', ['9', '10']],
  ['EU 36/38', ['36', '37', '38']],
  ['L/XL', ['l', 'xl']],
  ['S/M 56-58', ['56', '57', '58']],
])('%s is for the sizes %s', (value, sizes) => expect(sizesWithin(value)).toEqual(sizes));

test.each(['M', '40', '41-39', '10-100', '55–59 cm', '1,5 - 2 l', '12 x 18'])('%s is no range of sizes', (value) =>
  expect(sizesWithin(value)).toEqual([]),
);
