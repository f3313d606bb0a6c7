import { expect, test } from 'vitest';
import { hasWithdrawalRight } from './withdrawal-right.ts';

test.each([
  [['US'], false],
  [['US', 'CA', 'JP'], false],
  [['US', 'DE'], true],
  [['NO'], true],
  [['GB'], true],
  [['CH'], false],
  [[], true],
])('a shop that sells to %j has buyers with a right of withdrawal: %s', (countries, expected) => {
  expect(hasWithdrawalRight(countries)).toBe(expected);
});
