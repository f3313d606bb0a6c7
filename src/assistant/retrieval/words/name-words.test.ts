import { expect, test } from 'vitest';
import { product } from '#tests/fixtures/shops/memory-catalog.ts';
import { hasWordInName } from './name-words.ts';

test.each([
  ['Gartenhandschuhe Rosa', 'handschuhe'],
  ['Gießkanne 10 l', 'kannen'],
  ['Topp klatrehjelm barn', 'hjelm'],
  ['Müslischale', 'schale'],
  ['Hüte aus Stroh', 'hut'],
  ['Zwei Bohrmaschinen', 'bohrmaschine'],
  ['Bøker om hagen', 'bok'],
])('%s is called %s', (title, word) => expect(hasWordInName(product({ handle: 'a', title }), [word])).toBe(true));

test.each([
  ['Headphones black', 'phone'],
  ['Hutschachtel', 'hut'],
  ['Rain cape', 'cap'],
  ['Handschuhfach', 'handschuh'],
])('%s is not called %s', (title, word) => expect(hasWordInName(product({ handle: 'a', title }), [word])).toBe(false));
