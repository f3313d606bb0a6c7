import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigurationError } from '#config.ts';
import { noSearchSettings } from '#catalog/search/settings/search-settings.ts';
import { readSiteSearch } from './site-search.ts';

test.for([null, '', '# nothing yet\n', 'pins:\nhidden: []\n'])('%j has no search settings', (source) => {
  expect(readSiteSearch(source === null ? '/no/such/folder' : folderWith(source))).toEqual({
    settings: noSearchSettings,
    synonymGroups: [],
    pins: [],
    names: [],
  });
});

test('search settings hold synonyms in both directions and in one', () => {
  const source = 'synonyms:\n  - equal: [sofa, couch]\n  - oneway: { from: seat, to: [chair, stool] }\n';
  expect(settingsOf(source).synonyms.map(({ term, other }) => `${term} ${other}`)).toEqual([
    'sofa sofa',
    'sofa couch',
    'couch sofa',
    'couch couch',
    'seat chair',
    'seat stool',
  ]);
});

test('a pin has one query or several, and products in their order', () => {
  const source = 'pins:\n  - { query: gift, products: [card, box] }\n  - { query: [mug, cup], products: mug }\n';
  expect(settingsOf(source).pins).toEqual([
    { queries: ['gift'], products: ['card', 'box'] },
    { queries: ['mug', 'cup'], products: ['mug'] },
  ]);
});

test('boosts and demotions select products by any attribute, with a factor or without', () => {
  const source =
    'boosts:\n  - { vendors: Alder, factor: 2 }\n  - tags: [new]\ndemotions:\n  - { types: [Spare part] }\n';
  expect(settingsOf(source).weightings).toEqual([
    { factor: 2, select: { vendors: ['Alder'] } },
    { factor: 1.5, select: { tags: ['new'] } },
    { factor: 0.5, select: { types: ['Spare part'] } },
  ]);
});

test('what is sold out is demoted as the merchant says', () => {
  expect(settingsOf('soldOut: 0.3\n').soldOut).toBe(0.3);
  expect(settingsOf('soldOut:\n').soldOut).toBe(noSearchSettings.soldOut);
});

test('filters are listed in their order, with labels of their own', () => {
  const source = 'filters: [price, { source: availability, label: Stock }, Material, { source: type, label: Kind }]\n';
  expect(settingsOf(source).filters).toMatchObject([
    { source: 'price', label: 'Price' },
    { source: 'availability', label: 'Stock' },
    { source: 'detail', name: 'Material', label: 'Material' },
    { source: 'type', label: 'Kind' },
  ]);
});

test('every name of the catalog is found with its line', () => {
  const folder = folderWith(
    'pins:\n  - query: gift\n    products:\n      - card\n      - box\nboosts:\n  - { collections: new }\nhidden: [sample]\n',
  );
  const file = `${folder}/search.yaml`;
  expect(readSiteSearch(folder).names).toEqual([
    { section: 'pins', kind: 'products', name: 'card', place: `${file}:4` },
    { section: 'pins', kind: 'products', name: 'box', place: `${file}:5` },
    { section: 'boosts', kind: 'collections', name: 'new', place: `${file}:7` },
    { section: 'hidden', kind: 'products', name: 'sample', place: `${file}:8` },
  ]);
});

const mistakes: readonly (readonly [name: string, source: string, message: string])[] = [
  ['a misspelt key', '# ours\nsynonym: []\n', ':2: synonym: unknown key, did you mean "synonyms"?'],
  ['a key of nothing', 'rank: []\n', ':1: rank: unknown key, expected one of: synonyms, pins, boosts'],
  [
    'a misspelt key of a pin',
    'pins:\n  - query: a\n    product: b\n',
    ':3: pins.0.product: unknown key, did you mean "products"?',
  ],
  ['a misspelt key of a boost', 'boosts:\n  - { tag: a }\n', ':2: boosts.0.tag: unknown key, did you mean "tags"?'],
  ['another form', 'synonyms: sofa\n', ':1: synonyms: must be a list'],
  [
    'a wrong group',
    'synonyms:\n  - equal: [sofa, couch]\n  - both: [sofa]\n',
    ':3: synonyms.1: must be equal: [a, b] or oneway: { from: [a], to: [b] }',
  ],
  [
    'a synonym of a joining word',
    'synonyms:\n  - equal: [sofa, the]\n',
    ':2: synonyms.0.equal.1: is left out of every',
  ],
  ['a pin without products', 'pins:\n  - query: gift\n', ':2: pins.0.products: is missing'],
  [
    'a boost of nothing',
    'boosts:\n  - { factor: 2 }\n',
    ':2: boosts.0: must say for which products, by one of: products',
  ],
  ['a boost that demotes', 'boosts:\n  - { tags: a, factor: 0.5 }\n', ':2: boosts.0.factor: must be at least 1'],
  ['a demotion that boosts', 'demotions:\n  - { tags: a, factor: 2 }\n', ':2: demotions.0.factor: must be at most 1'],
  ['what is sold out before all others', 'soldOut: 2\n', ':1: soldOut: must be at most 1'],
  ['a word for a number', 'soldOut: last\n', ':1: soldOut: must be a number'],
  ['a number as a word', 'hidden: [501]\n', ':1: hidden.0: must be a text; put it in quotes'],
  ['an unknown filter', 'filters: [{ source: colour }]\n', ':1: filters.0: must be availability, price, type'],
  ['a list at the top', '- sofa\n', ':1: must be a mapping of names and values'],
  [
    'what is not YAML',
    'synonyms:\n  - [a\n',
    ':3: Flow sequence in block collection must be sufficiently indented and end with a ]',
  ],
];

test.for(mistakes)('search settings with %s are refused in one line that names the place', ([, source, message]) => {
  const folder = folderWith(source);
  const read = (): unknown => readSiteSearch(folder);
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(`${folder}/search.yaml${message}`);
  expect(read).not.toThrow(/\n/);
});

const settingsOf = (source: string) => readSiteSearch(folderWith(source)).settings;

function folderWith(search: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(folder, 'search.yaml'), search);
  return folder;
}
