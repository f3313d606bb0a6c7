import { expect, test } from 'vitest';
import { sampleProductInput } from '#tests/fixtures/sample-product-input.ts';
import { openTitledShop } from '#tests/fixtures/titled-shop.ts';
import { openDatabase } from '#storage/database.ts';
import type { ProductInput } from '../write/product-input.ts';
import { saveProductDeferred } from '../write/save-product.ts';
import { explainSearch } from './explain/explain-results.ts';
import { findProducts } from './find-products.ts';
import { indexPending } from './index/index-products.ts';

/** What a search finds in a shop with such products, by their titles. */
function searchIn(products: readonly Partial<ProductInput>[]): (term: string) => readonly string[] {
  const store = openDatabase(':memory:');
  const inputs = products.map((product, index) => sampleProductInput({ handle: `p${index}`, ...product }));
  const titles = new Map(inputs.map((input) => [Number(saveProductDeferred(store, input)), input.title]));
  indexPending(store);
  return (term) => findProducts(store, term).productIds.map((id) => titles.get(id) ?? '');
}

const household = openTitledShop([
  'Red mug',
  'Blue espresso cup',
  'Mug rack oak',
  'Wine glass 40 cl',
  'Fork steel',
  'Spoon steel',
  'Table knife',
  'Pocket knife',
  'Cutlery tray',
  'Wooden doll',
  'Marble run',
  'Toy box',
  'Banana',
  'Strawberries 500 g',
  'Hex nut M8',
]);

test.for([
  ['drinkware', ['Red mug', 'Blue espresso cup', 'Wine glass 40 cl']],
  ['Trinkgefäße', ['Red mug', 'Blue espresso cup', 'Wine glass 40 cl']],
  ['toys', ['Wooden doll', 'Marble run']],
  ['leker', ['Wooden doll', 'Marble run']],
  ['Spielzeug', ['Wooden doll', 'Marble run']],
  ['cutlery', ['Fork steel', 'Spoon steel', 'Table knife']],
  ['bestikk', ['Fork steel', 'Spoon steel', 'Table knife']],
  ['frukt', ['Banana', 'Strawberries 500 g']],
] as const)('%s finds things of the kind before what is for them', ([term, titles]) => {
  expect(new Set(household.found(term).slice(0, titles.length))).toEqual(new Set(titles));
  expect(household.found(term)).not.toContain('Mug rack oak');
  expect(household.found(term)).not.toContain('Pocket knife');
});

test('a word for a kind is not misspelt where there are things of it', () => {
  const others = ['Bakware mat', 'Bakware bag', 'Bakware lid'];
  expect(findProducts(openTitledShop(others).store, 'barware').corrected).toBe('bakware');
  const { store } = openTitledShop([...others, 'Wine decanter']);
  expect(findProducts(store, 'barware')).toMatchObject({ corrected: null, unknownWords: [], productIds: [4] });
});

test('other words of the term choose among the things of a kind, and none of them is left out', () => {
  expect(household.found('red drinkware')[0]).toBe('Red mug');
  expect(household.found('wooden toys')[0]).toBe('Wooden doll');
  expect(household.found('fruit bowl')).toEqual([]);
});

test('a name that may be something else counts only beside others', () => {
  expect(household.found('snacks')).toEqual([]);
  expect(new Set(openTitledShop(['Salted nuts', 'Popcorn', 'Lamp']).found('snacks'))).toEqual(
    new Set(['Salted nuts', 'Popcorn']),
  );
});

const werkstatt = openTitledShop([
  'Kaffeebecher grün',
  'Becherhalter',
  'Kuchengabel',
  'Löffel Edelstahl',
  'Taschenmesser',
  'Hammer 500 g',
  'Schraubendreher-Set',
  'Winterjacke blau',
  'Strickpullover rot',
  'Äpfel 1 kg',
  'Birnen',
  'Silberring',
]);

test.for([
  ['Werkzeug', ['Hammer 500 g', 'Schraubendreher-Set']],
  ['tools', ['Hammer 500 g', 'Schraubendreher-Set']],
  ['verktøy', ['Hammer 500 g', 'Schraubendreher-Set']],
  ['Besteck', ['Kuchengabel', 'Löffel Edelstahl']],
  ['Oberbekleidung', ['Winterjacke blau', 'Strickpullover rot']],
  ['Obst', ['Äpfel 1 kg', 'Birnen']],
  ['Trinkgefäße', ['Kaffeebecher grün']],
  ['Schmuck', ['Silberring']],
] as const)('%s finds things of the kind in a German shop', ([term, titles]) => {
  expect(new Set(werkstatt.found(term))).toEqual(new Set(titles));
});

test.for([
  ['leker', ['Tredukke', 'Bamse brun']],
  ['bestikk', ['Gaffel stål', 'Skje stål']],
  ['smykker', ['Sølvring']],
  ['fiskeutstyr', ['Sluk 18 g rød']],
] as const)('%s finds things of the kind in a Norwegian shop', ([term, titles]) => {
  const shop = openTitledShop([
    'Tredukke',
    'Bamse brun',
    'Gaffel stål',
    'Skje stål',
    'Sølvring',
    'Sluk 18 g rød',
    'Sokker',
  ]);
  expect(new Set(shop.found(term))).toEqual(new Set(titles));
});

test('what has the word for the kind in its title, type or tags comes first, what only mentions it last', () => {
  const find = searchIn([
    { title: 'Tea towel', description: 'Dries all your drinkware.' },
    { title: 'Red mug' },
    { title: 'Amber beaker', tags: ['drinkware'] },
    { title: 'Drinkware, recycled glass' },
    { title: 'Amphora', type: 'Drinkware' },
  ]);
  const found = find('drinkware');
  expect(new Set(found.slice(0, 3))).toEqual(new Set(['Amber beaker', 'Drinkware, recycled glass', 'Amphora']));
  expect(found.slice(3)).toEqual(['Red mug', 'Tea towel']);
});

test('a type of the name of the kind answers a search for it alone', () => {
  const typed = ['Rattle', 'Kite', 'Swing', 'Yo-yo'].map((title) => ({ title, type: 'Toys' }));
  expect(searchIn([...typed, { title: 'Wooden doll' }])('toys')).not.toContain('Wooden doll');
  expect(searchIn([...typed.slice(1), { title: 'Wooden doll' }])('toys').at(-1)).toBe('Wooden doll');
});

test('where a page of products carries the word, no others are looked for', () => {
  const tagged = Array.from({ length: 24 }, (_, index) => ({ title: `Beaker ${index}`, tags: ['drinkware'] }));
  expect(searchIn([...tagged, { title: 'Red mug' }])('drinkware')).toHaveLength(24);
  expect(searchIn([...tagged.slice(1), { title: 'Red mug' }])('drinkware').at(-1)).toBe('Red mug');
});

test('the explanation says by which name a thing of the kind was found', () => {
  const { results } = explainSearch(household.store, 'drinkware', { limit: 1 });
  expect(results[0]?.parts[0]).toMatchObject({ kind: 'word', surface: 'drinkware' });
  expect(results[0]?.parts.at(-1)).toMatchObject({ kind: 'kind', operation: 'multiply' });
});
