import { expect, test } from 'vitest';
import { openTitledShop } from '#tests/fixtures/titled-shop.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import { findProducts } from './find-products.ts';
import { lexiconConcepts, lexiconSynonyms, maxLexiconWords } from '#shop/lexicon/lexicon.ts';

const titles = [
  'Linen sofa',
  'Coach ticket',
  'Gaming notebook',
  'Wool trousers',
  'Solid state drive 1 TB',
  'Red cup',
  'Red mug',
];

const { store, found } = openTitledShop(titles);

test.for([
  ['couch', 'Linen sofa'],
  ['laptop', 'Gaming notebook'],
  ['pants', 'Wool trousers'],
  ['Hose', 'Wool trousers'],
  ['bukse', 'Wool trousers'],
  ['ssd', 'Solid state drive 1 TB'],
] as const)('%s finds %s, without a correction', ([term, title]) => {
  expect(found(term)[0]).toBe(title);
  expect(findProducts(store, term).corrected).toBeNull();
});

test.for(['stativ', 'schrauben'])('%s is a word of its own, and no misspelt English one', (term) => {
  const shop = openTitledShop(['Static mat', 'Schrader valve', 'Scraper']);
  expect(findProducts(shop.store, term).corrected).toBeNull();
});

test('a word of two languages is English beside a word that is English alone', () => {
  const shop = openTitledShop(['Anzug weiß', 'Wollkleid grün', 'Hemd für Damen']);
  expect(shop.found('womens dress')).toEqual(['Wollkleid grün', 'Hemd für Damen']);
});

test('a word that names products of the shop finds only them', () => {
  expect(found('cup')).toEqual(['Red cup']);
});

test('a word that only accessories have finds the things as the shop calls them, unless an accessory is asked for', () => {
  const notebooks = ['Aero 14 Notebook 16 GB', 'Brio 15 Notebook', 'Cora Notebook', 'Dune 13 Notebook 8 GB'];
  const accessories = ['Canvas laptop bag', 'Keyed laptop lock', 'Laptop stand', 'Laptop sleeve grey'];
  const shop = openTitledShop([...accessories, ...notebooks]);
  expect(new Set(shop.found('laptop').slice(0, 4))).toEqual(new Set(notebooks));
  expect(new Set(shop.found('laptop for school').slice(0, 4))).toEqual(new Set(notebooks));
  expect(shop.found('laptop bag')[0]).toBe('Canvas laptop bag');
  expect(shop.found('laptop stand')).not.toContain('Cora Notebook');
});

test('an abbreviation that other products mention finds the things, which are called by its words', () => {
  const drives = [
    'Verbo internal solid state drive 2.5" SATA',
    'Solid state drive 512 GB',
    'Quick solid state drive 1 TB M.2',
  ];
  const computers = [
    'Brio 15 Notebook 256 GB SSD silver',
    'Aero tower PC 512 GB SSD black',
    'SSD adapter',
    'SSD enclosure',
  ];
  const shop = openTitledShop([...computers, ...drives]);
  expect(new Set(shop.found('ssd').slice(0, 3))).toEqual(new Set(drives));
  expect(shop.found('ssd adapter')[0]).toBe('SSD adapter');
});

test('a word that only accessories have finds the one thing that is called otherwise', () => {
  const shop = openTitledShop([
    'Charging station for PS5 controllers',
    'PlayStation 5 Slim',
    'Case for the PS5',
    'Board game',
  ]);
  expect(shop.found('ps5')).toContain('PlayStation 5 Slim');
  expect(shop.found('ps5 case')[0]).toBe('Case for the PS5');
});

test('what stands before a measure says what a product is', () => {
  const shop = openTitledShop([
    'Oak shelf 80 cm board white',
    'Oak table 120 cm extendable',
    'Table runner linen',
    'Lamp for the table',
  ]);
  expect(shop.found('table')[0]).toBe('Oak table 120 cm extendable');
  expect(shop.found('shelf')[0]).toBe('Oak shelf 80 cm board white');
});

test('every phrase of the lexicon is short enough to be looked up', () => {
  const phrases = lexiconConcepts().flatMap((concept) => concept.phrases);
  expect(phrases.filter(({ length }) => length === 0 || length > maxLexiconWords)).toEqual([]);
});

test('an unknown word has no synonyms', () => {
  expect(lexiconSynonyms(tokenize('zebrano'))).toEqual([]);
});

test.for([
  ['tool shed', 'Tool for garden seed'],
  ['green dove', 'Glove green'],
  ['brauner hahn', 'Bahn braun'],
] as const)('%s is not corrected to a word of %s: it is one of daily language', ([term, title]) => {
  const { store } = openTitledShop([title, title, title]);
  expect(findProducts(store, term)).toMatchObject({ corrected: null, unknownWords: [term.split(' ')[1]] });
});

test('a word is corrected although it happens to have short words of the lexicon as its parts', () => {
  const shop = openTitledShop(['Kassette 11-32', 'Kassette 12-28']);
  expect(findProducts(shop.store, 'kassete').corrected).toBe('kassette');
});

test.for([
  ['biro', 'Ballpoint pens blue'],
  ['whiteboard pens', 'Whiteboard markers'],
  ['tipex', 'Correction fluid 20 ml'],
  ['sellotape', 'Clear tape 19 mm'],
  ['parcel tape', 'Packing tape brown'],
  ['Bremsklötze', 'Bremsbeläge V-Brake'],
] as const)('%s finds %s', ([term, title]) => {
  expect(openTitledShop([title, 'Something else']).found(term)).toEqual([title]);
});

test.for([
  ['svart genser', ['Genser svart', 'Genser sort']],
  ['sort genser', ['Genser sort', 'Genser svart']],
] as const)('%s finds the color by both of its names', ([term, titles]) => {
  const shop = openTitledShop(['Genser svart', 'Genser sort', 'Genser blå', 'Lue svart']);
  expect(shop.found(term).slice(0, 2)).toEqual(titles);
});

test('an unknown compound is called as the lexicon calls it, before its last part is looked for', () => {
  const shop = openTitledShop(['Ullkåpe kamel', 'Morgenkåpe frotté', 'Joggebukse', 'Badeshorts herre']);
  expect(shop.found('badekåpe')).toEqual(['Morgenkåpe frotté']);
  expect(shop.found('badebukse')).toEqual(['Badeshorts herre']);
});
