import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { ageText, readAge, statesAge, suitsAge, variantSuitsAge } from './ages.ts';

test.each([
  ['puzzle for a 3 years old', 'age 3 years', 'puzzle | '],
  ['a game for my 4 year old daughter please', 'age 4 years', 'a game | please'],
  ['and for a boy of 4 ?', 'age 4 years', 'and | ?'],
  ['spiel at least 3 jahren under 20 euro', 'age 3 years', 'spiel | under 20 euro'],
  ['toy from 6 months', 'age 6 months', 'toy | '],
  ['my son is 5', 'age 5 years', ' | '],
  ['carrier for a pa 7 mnd', 'age 7 months', 'carrier | '],
  ['what for kinder at least 4 jahren', 'age 4 years', 'what | '],
  ['something for kinder at least 4', 'age 4 years', 'something | '],
  ['spiele at least 5', 'age 5 years', 'spiele |'],
  ['spiel for 4 people at least 8', 'age 8 years', 'spiel for 4 people |'],
  ['brettspiele ab 8 in german', 'age 8 years', 'brettspiele | in german'],
])('“%s” is for %s', (text, measure, rest) => {
  expect(readAge(text)).toEqual({ measure, rest });
});

test.each([
  'lamps from 5',
  'games from 20',
  'games from 5 euro',
  'mittens 2 - 3 years',
  'guarantee of 3 years',
  'a boy of 140 cm',
  'pack of 4',
  'kids jacket 104',
])('“%s” says no age', (text) => {
  expect(readAge(text)).toEqual({ measure: null, rest: text });
});

const aged = (value: string, summary = '') =>
  product({ handle: 'toy', details: value === '' ? [] : [{ name: 'Age', value }], summary });

test.each([
  ['from 3 years', 'age 3 years', true],
  ['from 7 years', 'age 3 years', false],
  ['2 to 5 years', 'age 5 years', true],
  ['2 to 5 years', 'age 6 years', false],
  ['3 to 6 months', 'age 4 months', true],
  ['ab 18 Monaten', 'age 1 years', false],
  ['ab 5', 'age 5 years', true],
  ['fra 6', 'age 5 years', false],
  ['from birth', 'age 1 months', true],
  ['from 2 years', 'age 8 years', false],
  ['from 8 years', 'age 30 years', true],
  ['', 'age 3 years', true],
])('what is for “%s” is for %s: %s', (value, measure, suits) => {
  expect(suitsAge(aged(value), measure)).toBe(suits);
});

test('a description says for whom something is', () => {
  expect(suitsAge(aged('', 'A real tool, from 4 years.'), 'age 3 years')).toBe(false);
  expect(suitsAge(aged('', 'Two years of guarantee, 2 years of fun.'), 'age 9 years')).toBe(true);
});

test('an age is stated by a detail, by the description or by values', () => {
  const sized = (value: string) =>
    product({ handle: 'b', options: [{ name: 'Size', values: [{ value, swatch: null }] }] });
  expect([aged('from 3 years'), aged('', 'For all from 4 years.'), sized('2-4 years')].map(statesAge)).not.toContain(
    false,
  );
  expect([aged(''), sized('56')].map(statesAge)).toEqual([false, false]);
});

test('a variant is for an age that its values say', () => {
  const [small, large] = [variant({ id: 'a', values: ['0-6 months'] }), variant({ id: 'b', values: ['6-18 months'] })];
  expect([small, large].map((each) => variantSuitsAge(each, 'age 8 months'))).toEqual([false, true]);
});

test('only months are written with their unit', () => {
  expect([ageText('age 3 years', 'de'), ageText('age 6 months', 'de')]).toEqual(['3', '6 Monate']);
});

test.each([
  ['Not suitable for children under 3 years.', ['age 3 years'], ['age 2 years', 'age 8 months']],
  ['Nicht für Kinder unter einem Jahr.', ['age 1 years', 'age 5 years'], ['age 8 months']],
  ['Ikke egnet for barn under ett år.', ['age 1 years'], ['age 8 months']],
  ['Nicht geeignet für Kinder unter 36 Monaten', ['age 3 years'], ['age 30 months']],
])('“%s” is for %j and not for %j', (summary, fit, unfit) => {
  const toy = product({ handle: 'toy', title: 'Toy', summary });
  expect(fit.every((age) => suitsAge(toy, age))).toBe(true);
  expect(unfit.some((age) => suitsAge(toy, age))).toBe(false);
});
