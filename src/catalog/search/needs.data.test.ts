import { expect, test } from 'vitest';
import { sampleProductInput } from '#tests/fixtures/sample-product-input.ts';
import { openTitledShop } from '#tests/fixtures/titled-shop.ts';
import { openDatabase } from '#storage/database.ts';
import type { ProductInput } from '../write/product-input.ts';
import { saveProductDeferred } from '../write/save-product.ts';
import { explainSearch } from './explain/explain-results.ts';
import { findProducts } from './find-products.ts';
import { indexPending } from './index/index-products.ts';

function openShop(products: readonly Partial<ProductInput>[]) {
  const store = openDatabase(':memory:');
  const inputs = products.map((product, index) => sampleProductInput({ handle: `p${index}`, ...product }));
  const titles = new Map(inputs.map((input) => [Number(saveProductDeferred(store, input)), input.title]));
  indexPending(store);
  return { store, find: (term: string) => findProducts(store, term).productIds.map((id) => titles.get(id) ?? '') };
}

const outdoors = openTitledShop([
  'Family tent 4 persons',
  'Sleeping bag red',
  'Sleeping bag kids',
  'Gas stove',
  'Folding chair',
  'Tent pegs',
  'Ice cleats',
  'Knife sharpener',
  'Bread knife',
  'Door stop',
  'Silicone spray 400 ml',
  'Rain jacket',
]);

test.for([
  ['camping', ['Family tent 4 persons', 'Sleeping bag red']],
  ['first time camping', ['Family tent 4 persons', 'Sleeping bag red']],
  ['blunt knife', ['Knife sharpener']],
  ['squeaky door', ['Silicone spray 400 ml']],
  ['quietschende Tür', ['Silicone spray 400 ml']],
  ['is på trappa', ['Ice cleats']],
  ['telttur', ['Family tent 4 persons', 'Sleeping bag red']],
] as const)('%s finds first what it is needed for', ([term, titles]) => {
  const found = outdoors.found(term);
  expect(found.slice(0, titles.length)).toEqual(titles);
  expect(found).not.toContain('Tent pegs');
});

test('one of each thing that fits comes before the next of the same', () => {
  const found = outdoors.found('camping');
  expect(found.indexOf('Gas stove')).toBeLessThan(found.indexOf('Sleeping bag kids'));
});

test('other words of the term choose among what fits, and leave none of it out', () => {
  expect(outdoors.found('camping red')[0]).toBe('Sleeping bag red');
  expect(outdoors.found('camping red')).toContain('Family tent 4 persons');
  expect(outdoors.found('camping kids')[0]).toBe('Sleeping bag kids');
});

test('a thing that is named is what is looked for', () => {
  expect(outdoors.found('jacket for camping')[0]).toBe('Rain jacket');
  expect(outdoors.found('jacket for camping')).not.toContain('Family tent 4 persons');
  expect(outdoors.found('camping sofa')).not.toContain('Family tent 4 persons');
});

const drogerie = openTitledShop([
  'Wärmflasche 2 l',
  'Kirschkernkissen',
  'Wundschutzcreme',
  'Windeln Größe 3',
  'Milchpumpe',
  'Duschgel',
]);

test.for([
  ['Bauchkrämpfe', 'Wärmflasche 2 l'],
  ['starke Bauchkrämpfe nachts', 'Wärmflasche 2 l'],
  ['wunder Popo', 'Wundschutzcreme'],
  ['Popo ist wund', 'Wundschutzcreme'],
  ['Abpumpen', 'Milchpumpe'],
  ['stomach cramps', 'Wärmflasche 2 l'],
] as const)('%s finds %s first in a German shop', ([term, title]) => {
  expect(drogerie.found(term)[0]).toBe(title);
  expect(drogerie.found(term)).not.toContain('Duschgel');
});

test('what mentions the need comes first of what fits, what only mentions it last', () => {
  const { find } = openShop([
    { title: 'Poster', description: 'Camping in the dunes.' },
    { title: 'Tent blue' },
    { title: 'Tent green', description: 'For camping in all seasons.' },
    { title: 'Amber mug', tags: ['camping'] },
  ]);
  expect(find('camping')).toEqual(['Amber mug', 'Tent green', 'Tent blue', 'Poster']);
});

test('a type of the name of the need answers a search for it alone', () => {
  const typed = ['Mug', 'Plate', 'Bowl', 'Fork'].map((title) => ({ title, type: 'Camping' }));
  expect(openShop([...typed, { title: 'Tent' }]).find('camping')).not.toContain('Tent');
  expect(
    openShop([...typed.slice(1), { title: 'Tent' }])
      .find('camping')
      .at(-1),
  ).toBe('Tent');
});

test('a need that nothing fits leaves the results as they are', () => {
  expect(openTitledShop(['Red mug', 'Camping poster']).found('camping')).toEqual(['Camping poster']);
  expect(findProducts(openTitledShop(['Red mug']).store, 'camping').unknownWords).toEqual(['camping']);
});

test('the words of a need are known where something fits it, and not misspelt', () => {
  expect(findProducts(drogerie.store, 'Bauchkrämpfe')).toMatchObject({ unknownWords: [], corrected: null });
});

test('the explanation says by which name a thing was found that fits', () => {
  const { results } = explainSearch(outdoors.store, 'camping', { limit: 2 });
  expect(results[1]?.parts[0]).toMatchObject({ kind: 'word', surface: 'camping' });
  expect(results[1]?.parts.at(-1)).toMatchObject({ kind: 'kind', operation: 'multiply' });
});
