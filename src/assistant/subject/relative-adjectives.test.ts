import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import type { ProductMatch } from '../retrieval/variants/match-variant.ts';
import { mostOf, relativeAdjective } from './relative-adjectives.ts';

const thing = (title: string, summary = '', amount = 1000): ProductMatch => {
  const only = variant({ id: title, price: { amount, currency: 'EUR' } });
  return { product: product({ handle: title, title, summary, variants: [only] }), variant: only, reason: null };
};

const most = (word: string, ...matches: readonly ProductMatch[]) => {
  const adjective = relativeAdjective(word);
  const found = adjective && mostOf(matches, adjective);
  return found && { title: found.match.product.title, isStated: found.isStated };
};

test.each([
  ['big', 'largest', false],
  ['grosse', 'largest', false],
  ['store', 'largest', false],
  ['kleineren', 'smallest', true],
  ['minste', 'smallest', true],
  ['gunstigste', 'cheapest', true],
  ['billige', 'cheapest', false],
  ['teurere', 'dearest', true],
  ['leichtere', 'lightest', true],
  ['tyngste', 'heaviest', true],
  ['leisere', 'quietest', true],
  ['brighter', 'brightest', true],
])('“%s” means the %s', (word, name, isCompared) => {
  expect(relativeAdjective(word)).toMatchObject({ comparative: { name }, isCompared });
});

test.each(['red', 'steel', 'lights', 'kleid', 'storage', 'longboard', ''])('“%s” compares nothing', (word) => {
  expect(relativeAdjective(word)).toBeNull();
});

test.each([
  ['big', 'Pan XXL', true],
  ['small', 'Pan', true],
  ['cheaper', 'Pan', true],
])('of two “the %s one” is %s', (word, title, isStated) => {
  expect(most(word, thing('Pan', '', 500), thing('Pan XXL'))).toEqual({ title, isStated });
});

test('what all of them state in their descriptions decides', () => {
  const [quiet, loud] = [thing('Fan', 'Runs at 38 dB.'), thing('Blower', 'Runs at 60 dB.')];
  expect(most('quieter', loud, quiet)?.title).toBe('Fan');
  expect(most('quieter', quiet, thing('Vent'))).toBeNull();
  expect(most('quieter', quiet, thing('Vent', '38 dB.'))).toBeNull();
});

test('numbers of titles decide which is bigger, but are not sure', () => {
  const sacks = [thing('Rucksack Ridge R45'), thing('Rucksack Ridge R65')] as const;
  expect(most('bigger', ...sacks)).toEqual({ title: 'Rucksack Ridge R65', isStated: false });
  expect(most('smaller', thing('Ulv 2 tent'), thing('Ulv 4 tent'))).toEqual({ title: 'Ulv 2 tent', isStated: false });
  expect(most('lighter', ...sacks)).toBeNull();
  expect(most('bigger', thing('Lamp A45'), thing('Desk B65'))).toBeNull();
});

test('of one, or of several that are so, none is the most', () => {
  expect(most('big', thing('Pan XXL'))).toBeNull();
  expect(most('big', thing('Pan XXL'), thing('Pot XXL'), thing('Lid'))).toBeNull();
  expect(most('cheaper', thing('Pan'), thing('Pot'))).toBeNull();
});
