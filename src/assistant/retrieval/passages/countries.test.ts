import { expect, test } from 'vitest';
import { countriesOfCities, inCountriesOfCities, countriesIn } from './countries.ts';
import { topicsIn, topicsOfText } from './topics.ts';

test.each([
  ['do you ship to Norway?', ['NO']],
  ['liefert ihr nach Österreich oder in die Schweiz', ['AT', 'CH']],
  ['sender dere til Storbritannia og Danmark', ['GB', 'DK']],
  ['to the US please', ['US']],
  ['schickt ihr den nach Wien', ['AT']],
  ['do you deliver to Zürich', ['CH']],
  ['sender dere til Bergen', ['NO']],
  ['a poster of Paris', []],
  ['tell us more about turkey', []],
])('“%s” names %s', (text, codes) => expect(countriesIn(text)).toEqual(codes));

test('Scandinavia stands for its countries in a text, and for itself in a question', () => {
  const [norway = ''] = topicsIn('Norway');
  expect(topicsOfText('Scandinavia 4 to 7 days')).toContain(norway);
  expect(topicsIn('how long to Scandinavia')).not.toContain(norway);
  expect(topicsOfText('Norge: 4 dager')).toContain('scandinavia');
});

test('a city stands for its country only where it is asked for as such', () => {
  const topics = ['delivery', 'wien'];
  expect(inCountriesOfCities(topics)).toEqual(['delivery', 'countryofatq']);
  expect(countriesOfCities('delivery to Wien')).toEqual(['countryofatq']);
  const others = ['delivery', 'tent'];
  expect(inCountriesOfCities(others)).toBe(others);
});
