import { expect, test } from 'vitest';
import { openDatabase } from '#storage/database.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { saveProductDeferred } from '../write/save-product.ts';
import { findProducts } from './find-products.ts';
import { indexPending } from './index/index-products.ts';
import { sampleGeneralStore } from '#tests/fixtures/shops/general-store.ts';

const store = openDatabase(':memory:');
const handles = new Map<number, string>();
for (const product of sampleGeneralStore()) handles.set(Number(saveProductDeferred(store, product)), product.handle);
indexPending(store);

function found(term: string): readonly string[] {
  return findProducts(store, term).productIds.flatMap((id) => handles.get(id) ?? []);
}

test.for([
  ['headphones', ['headphones']],
  ['noise cancelling headphones', ['headphones']],
  ['noise canceling head phones', ['headphones']],
  ['headphones case', ['headphone-case']],
  ['headphone stand', ['headphone-stand']],
  ['wireless earphones', ['earbuds']],
  ['phone', ['phone']],
  ['smart phone', ['phone']],
  ['phone case', ['phone-case']],
  ['leather phone cases', ['phone-case']],
  ['phone charger', ['phone-charger']],
  ['usb c cable 2m', ['cable-2m', 'cable-1m']],
  ['2 metre cable', ['cable-2m']],
  ['laptop', ['laptop']],
  ['14 inch laptop', ['laptop']],
  ['laptop sleeve', ['laptop-sleeve']],
  ['wireless mouse', ['mouse']],
  ['mousepad', ['mouse-pad']],
  ['desks', ['desk', 'standing-desk', 'kids-desk']],
  ['desk for kids', ['kids-desk']],
  ['childrens desk', ['kids-desk']],
  ['adjustable desk', ['standing-desk']],
  ['desk organizer', ['desk-organiser']],
  ['gold desk lamp', ['desk-lamp']],
  ['arm chair', ['armchair']],
  ['green velvet armchair', ['armchair']],
  ['oak coffee table', ['coffee-table']],
  ['bed', ['bed']],
  ['bedside table', ['side-table']],
  ['night stand', ['nightstand']],
  ['bed for dogs', ['dog-bed']],
  ['dog leash', ['dog-lead']],
  ['hot dog', ['hot-dog-rolls']],
  ['dress', ['dress', 'shirt-dress']],
  ['blue dress', ['dress']],
  ['dress shirts', ['dress-shirt']],
  ['shirt dress', ['shirt-dress']],
  ['mens shoes', ['running-shoes', 'dress-shoes']],
  ["women's running shoes", ['running-shoes-women', 'running-shoes']],
  ['waterproof jacket', ['rain-jacket']],
  ['olive jacket', ['rain-jacket']],
  ['olive oil', ['olive-oil']],
  ['green olives', ['olives']],
  ['milk chocolate', ['milk-chocolate']],
  ['chocolate milk', ['milk-chocolate', 'hot-chocolate']],
  ['coffee', ['coffee-beans']],
  ['organic coffee', ['coffee-beans']],
  ['coffee grinders', ['coffee-grinder']],
  ['4 espresso cups', ['espresso-cups']],
  ['tea', ['green-tea']],
  ['tea pot', ['teapot']],
  ['teatowel', ['tea-towel']],
  ['water bottle', ['water-bottle']],
  ['hot water bottle', ['hot-water-bottle']],
  ['brush for bottle', ['bottle-brush']],
  ['wine glass', ['wine-glasses']],
  ['sun glasses', ['sunglasses']],
  ['glasses case', ['glasses-case']],
  ['knives', ['chef-knife', 'bread-knife']],
  ['knife block', ['knife-block']],
  ['book shelves', ['bookshelf']],
  ['kids bike', ['bike-kids']],
  ['bike 28"', ['bike-city']],
  ['bicycle helmt', ['bike-helmet']],
  ['2 person tent', ['tent']],
  ['3 piece luggage set', ['suitcase-set']],
  ['grey canvas bagpack', ['backpack']],
  ['gray laptop', ['laptop']],
  ['cream', ['face-cream']],
  ['ice cream', ['ice-cream-maker']],
  ['paintbrush', ['paint-brush']],
  ['white paint', ['wall-paint']],
  ['hd-1802', ['cordless-drill']],
  ['drill', ['cordless-drill']],
  ['drill bits', ['drill-bits']],
  ['brygg', ['milk-frother', 'coffee-beans', 'coffee-grinder', 'coffee-maker', 'ice-cream-maker']],
  ['kestral', ['laptop', 'mouse', 'keyboard']],
] as const)('%s finds %s first', ([term, wanted]) => {
  expect(new Set(found(term).slice(0, wanted.length))).toEqual(new Set(wanted));
});

test('products that lack a modifier follow those that have it', () => {
  expect(found('purple velvet laptop').slice(0, 1)).toEqual(['laptop']);
  expect(found('waterproof bike helmet')).toContain('bike-helmet');
  expect(found('titanium desk lamp with remote control')[0]).toBe('desk-lamp');
});

test('a product is not found by a negative detail', () => {
  expect(found('dishwasher safe').slice(0, 2).toSorted()).toEqual(['espresso-cups', 'wine-glasses']);
  expect(found('dishwasher safe')).not.toContain('chef-knife');
});

test('a whole category is found by its name', () => {
  expect(new Set(found('Electronics / Audio').slice(0, 3))).toEqual(
    new Set(['headphones', 'earbuds', 'headphone-case']),
  );
});

test('products of a class follow when only some of them have the word', () => {
  expect(found('shirt dress').slice(0, 2)).toEqual(['shirt-dress', 'dress-shirt']);
  expect(found('shirt dress')).toContain('dress');
});

test('other scripts and symbols beside a word are ignored', () => {
  expect(found('コーヒー coffee beans!!')[0]).toBe('coffee-beans');
  expect(found('☕ teapot')[0]).toBe('teapot');
});

test.for(['for the', 'q', '?', '0', 'コーヒー', 'constructor'])('%s finds nothing', (term) => {
  expect(found(term)).toEqual([]);
});

test('a term of very many words finds the products that match most of them', () => {
  const many = `i am looking for a really nice brass lamp that i can put on the desk in my office at home ${'please '.repeat(60)}`;
  expect(found(many)[0]).toBe('desk-lamp');
});

test('a SKU that is a word is pinned before what the word finds', () => {
  const own = openDatabase(':memory:');
  const product = (handle: string, title: string, sku: string) =>
    saveProductDeferred(own, sampleProductInput({ handle, title, variants: [sampleVariantInput({ sku })] }));
  const ids = [
    product('black', 'Black toner', 'T-1'),
    product('waste', 'Waste box', 'Toner'),
    product('cyan', 'Cyan toner', 'T-2'),
  ].map(Number);
  indexPending(own);
  expect(findProducts(own, 'toner').productIds).toEqual([ids[1], ids[0], ids[2]]);
  expect(findProducts(own, 't-2').productIds).toEqual([ids[2]]);
});

test('accessories follow the thing when the bare thing is asked for', () => {
  const own = openDatabase(':memory:');
  const titles = ['Mouse pad', 'Keyboard and mouse cable', 'Acme M100 mouse USB 1600 dpi', 'Bolt wireless mouse'];
  const ids = titles.map((title, index) =>
    Number(saveProductDeferred(own, sampleProductInput({ handle: `p${index}`, title }))),
  );
  indexPending(own);
  expect(new Set(findProducts(own, 'mouse').productIds.slice(0, 2))).toEqual(new Set([ids[2], ids[3]]));
  expect(findProducts(own, 'mouse pad').productIds[0]).toBe(ids[0]);
});

test('specifications in a description count less than its prose', () => {
  const own = openDatabase(':memory:');
  const described = (handle: string, description: string) =>
    Number(saveProductDeferred(own, sampleProductInput({ handle, title: 'Model 7', description })));
  const specified = described(
    'specified',
    '<table><tr><th>Compatible with</th><td>Tablet</td></tr><tr><th>Wi-Fi</th><td>false</td></tr></table>',
  );
  const prose = described('prose', '<p>A tablet</p>');
  indexPending(own);
  expect(findProducts(own, 'tablet').productIds).toEqual([prose, specified]);
  expect(findProducts(own, 'wi-fi').productIds).toEqual([]);
});
