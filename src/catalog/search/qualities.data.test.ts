import { expect, test } from 'vitest';
import { openTitledShop } from '#tests/fixtures/titled-shop.ts';

const household = openTitledShop([
  'Bodenstaubsauger Leo, leise',
  'Waffeleisen Herzchen',
  'Elektrische Kaffeemühle',
  'Heizung Wumm elektrisch',
  'Reisewasserkocher Piko 0,5 l',
  'Entkalker für Wasserkocher',
]);
const outdoor = openTitledShop([
  'Lantern light',
  'Tent Hoopoe lightweight',
  'Wellies green',
  'Hiking boots',
  'Boot wax',
]);
const electronics = openTitledShop(['Gaming computer tower', 'Computer card game', 'Wireless headphones', 'Card game']);

test.each([
  ['staubsauger leise', household, 'Bodenstaubsauger Leo, leise'],
  ['heizung elektrisch', household, 'Heizung Wumm elektrisch'],
  ['tent lightweight', outdoor, 'Tent Hoopoe lightweight'],
])('“%s”: the thing is what is looked for, and not what is like it', (term, shop, first) => {
  expect(shop.found(term)[0]).toBe(first);
});

test('no compound is a kind of a quality that it ends in by chance', () => {
  expect(household.found('leise')).not.toContain('Waffeleisen Herzchen');
});

test('a name of its own after a German noun hides no thing', () => {
  expect(household.found('wasserkocher')[0]).toBe('Reisewasserkocher Piko 0,5 l');
});

test.each([
  ['gaming pc', electronics, 'Gaming computer tower'],
  ['bluetooth headphones', electronics, 'Wireless headphones'],
  ['wellington boots', outdoor, 'Wellies green'],
])('“%s” finds what another name says instead of some of its words', (term, shop, first) => {
  expect(shop.found(term)[0]).toBe(first);
});
