import { expect, test } from 'vitest';
import type { SearchCriteria, TermReading } from '../conversation/conversation.ts';
import {
  alternativeTerms,
  conditionsAlone,
  relaxations,
  renamings,
  sameThings,
  searchTermOfCriteria,
} from './relax-criteria.ts';
import { noCriteria } from './resolve-product.ts';

const term = (label: string, kind: TermReading['kind'], negated = false) => ({
  label,
  negated,
  readings: [{ kind, name: kind === 'option' ? 'colour' : '', values: [label] }],
});
const criteria = (wanted: Partial<SearchCriteria>): SearchCriteria => ({ ...noCriteria, ...wanted });
const dropped = (wanted: Partial<SearchCriteria>) => relaxations(criteria(wanted)).map((each) => each.dropped);

test('relaxations drop nothing first, then the price, then an option, and never what is looked for', () => {
  expect(dropped({ terms: [term('lamp', 'type'), term('black', 'option')], priceMax: 5000 })).toEqual([
    [],
    ['price'],
    ['black'],
    ['price', 'black'],
  ]);
});

test('without conditions nothing is dropped', () => {
  expect(dropped({ words: ['rattan', 'basket'] })).toEqual([[]]);
});

test('relaxations keep exclusions', () => {
  const wanted = { terms: [term('lamp', 'type'), term('black', 'option', true)], priceMax: 5000 };
  for (const relaxed of relaxations(criteria(wanted)))
    expect(relaxed.criteria.terms.some(({ negated }) => negated)).toBe(true);
});

test('what is looked for is the phrase as it was written, else all names and words that are no condition', () => {
  const wanted = { terms: [term('lamp', 'type'), term('black', 'option')], words: ['dark'] };
  expect(searchTermOfCriteria(criteria({ ...wanted, phrase: 'lamp for dark rooms' }))).toBe('lamp for dark rooms');
  expect(searchTermOfCriteria(criteria(wanted))).toBe('lamp dark');
});

test('alternatives are searched for one by one, each with the other words', () => {
  const wanted = { terms: [term('mugs or bowls', 'type')], phrase: 'big mugs bowls' };
  expect(alternativeTerms(criteria(wanted))).toEqual(['mugs big', 'bowls big']);
  expect(alternativeTerms(criteria({ phrase: 'mugs' }))).toEqual(['mugs']);
});

test('what is looked for is left out only where conditions remain and no type of the shop is named', () => {
  const bound = { priceMax: 5000, phrase: 'photography', words: ['photography'] };
  expect(conditionsAlone(criteria(bound))).toMatchObject({ criteria: { phrase: '' }, dropped: ['“photography”'] });
  expect(conditionsAlone(criteria({ ...bound, priceMax: null }))).toBeNull();
  expect(conditionsAlone(criteria({ ...bound, terms: [term('lamp', 'type')] }))).toBeNull();
});

test('a thing that is named is not left out for its price', () => {
  expect(conditionsAlone(criteria({ phrase: 'hammock', words: ['hammock'], priceMax: 5000 }))).toBeNull();
});

test('renamings keep the conditions and look for what else the lexicon calls the thing', () => {
  const [first] = renamings(criteria({ phrase: 'wireless keyboard', words: ['keyboard'], priceMax: 5000 }));
  expect(first?.criteria).toMatchObject({ priceMax: 5000, words: [], terms: [] });
  const phrases = renamings(criteria({ phrase: 'keyboard' })).map(({ name }) => name);
  expect(phrases).toContain('tastatur');
  expect(renamings(criteria({ phrase: 'zebrano' }))).toEqual([]);
});

test('only names that mean nothing else are names of the same thing', () => {
  const names = (phrase: string): readonly string[] => sameThings(criteria({ phrase })).map(({ name }) => name);
  expect(names('handschuhe')).toContain('gloves');
  expect(names('drill')).not.toContain('bohrer');
  expect([names('dress'), names('bohrer')]).toEqual([[], []]);
});
