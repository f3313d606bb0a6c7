import { expect, test } from 'vitest';
import { product } from '#tests/fixtures/shops/memory-catalog.ts';
import { readPersons, suitsPersons } from './persons.ts';

test.each([
  ['board game for 6 people', 'for 6 people'],
  ['tent for two adults', 'for 2 people'],
  ['a 4 person tent', 'for 4 people'],
  ['a set of 6 mugs', null],
  ['for 6 years', null],
])('%s', (text, measure) => {
  expect(readPersons(text).measure).toBe(measure);
});

test.each([
  ['Players: 2-4', 4, true],
  ['Players: 2-4', 6, false],
  ['Players: 2', 1, false],
  ['Players: 2+', 9, true],
  ['Capacity: 4 persons', 2, true],
  ['Capacity: 4 persons', 5, false],
  ['Capacity: 45 l', 4, false],
])('“%s” is for %i people: %s', (detail, count, suits) => {
  const [name = '', value = ''] = detail.split(': ');
  const stated = product({ handle: 'a', details: [{ name, value }] });
  expect(suitsPersons(stated, `for ${count} people`)).toBe(suits);
});

test('what says nothing of people is perhaps for them, and what is for others is not', () => {
  const stated = product({ handle: 'a', details: [{ name: 'Players', value: '2-4' }] });
  const silent = product({ handle: 'b' });
  expect([stated, silent].map((each) => suitsPersons(each, 'for 6 people'))).toEqual([false, false]);
  expect([stated, silent].map((each) => suitsPersons(each, 'perhaps for 6 people'))).toEqual([false, true]);
});
