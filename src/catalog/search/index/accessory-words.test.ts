import { expect, test } from 'vitest';
import { accessoryWords } from './accessory-words.ts';

const wordsOf = (title: string, name = '', vendor = ''): readonly string[] => [
  ...accessoryWords({ title, class: name, vendor }),
];

test('a word before an accessory noun names what the accessory is for', () => {
  expect(wordsOf('Laptop sleeve gray')).toEqual(['laptop']);
  expect(wordsOf('Anti-glare smartphone screen protector')).toContain('smartphon');
  expect(wordsOf('Notebook Hülle grau')).toEqual(['notebook']);
  expect(wordsOf('Mobil deksel')).toEqual(['mobil']);
});

test('words after “for” name what a product is for', () => {
  expect(wordsOf('Travel charger compatible with Acme phones')).toContain('phon');
  expect(wordsOf('Ersatzteil für Bohrer')).toContain('bohrer');
});

test('a thing without an accessory noun is for nothing', () => {
  expect(wordsOf('Acme X5 mouse black 1600 dpi')).toEqual([]);
});

test('a class names by its last word what a product is', () => {
  expect(wordsOf('Acme WetEx', 'Keyboard covers')).toEqual(['keyboard']);
  expect(wordsOf('Acme WetEx', 'Coffee tables')).toEqual([]);
});

test('a word that also names the product or its vendor is left out', () => {
  expect(wordsOf('Keyboard with keyboard cover')).toEqual(['cover']);
  expect(wordsOf('Acme toner cartridge', '', 'Acme')).not.toContain('acm');
});

test('what comes with a thing is not what it is, unless it is counted: then it is a part', () => {
  expect(wordsOf('Travel guitar mahogany w/ gig bag')).toEqual(expect.arrayContaining(['gig', 'bag']));
  expect(wordsOf('Backform mit Deckel')).toEqual(expect.arrayContaining(['deckel']));
  expect(wordsOf('Bookshelf with five shelves')).not.toContain('shelf');
  expect(wordsOf('Cabinet with 3 drawers')).toEqual([]);
});
