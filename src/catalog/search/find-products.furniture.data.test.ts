import { expect, test } from 'vitest';
import { sampleProductInput } from '#tests/fixtures/sample-product-input.ts';
import { openDatabase } from '#storage/database.ts';
import { integer } from '#storage/row.ts';
import type { ProductInput } from '../write/product-input.ts';
import { saveProductDeferred } from '../write/save-product.ts';
import { findProducts } from './find-products.ts';
import { indexPending } from './index/index-products.ts';
import { sampleFurniture } from '#tests/fixtures/shops/furniture.ts';
import { wordsStartingWith } from './index/dictionary.ts';

const store = openDatabase(':memory:');
const products = sampleFurniture();
const byId = new Map<number, ProductInput>(
  products.map((product) => [Number(saveProductDeferred(store, product)), product]),
);
indexPending(store);

function found(term: string): readonly ProductInput[] {
  return findProducts(store, term).productIds.flatMap((id) => byId.get(id) ?? []);
}

const detail = (product: ProductInput, name: string): string =>
  product.details.find((each) => each.name === name)?.value ?? '';
const top = (term: string, count = 10): readonly ProductInput[] => found(term).slice(0, count);
const types = (term: string, count = 10): ReadonlySet<string | null> =>
  new Set(top(term, count).map(({ type }) => type));

/** 1: exactly what was asked for, 0.5: the right thing without all of its qualities, 0: something else. */
type RelevanceJudge = (product: ProductInput) => number;

const thing =
  (wanted: readonly string[], quality: (product: ProductInput) => boolean = () => true): RelevanceJudge =>
  (product) => {
    if (!wanted.includes(product.type ?? '')) return 0;
    return quality(product) ? 1 : 0.5;
  };
const has = (name: string, value: string) => (product: ProductInput) => detail(product, name).includes(value);

const judgements: readonly (readonly [string, RelevanceJudge])[] = [
  ['coffee table', thing(['Coffee Tables'])],
  ['black coffee table', thing(['Coffee Tables'], has('Color', 'Black'))],
  ['coffee tables', thing(['Coffee Tables'])],
  ['tablelamp', thing(['Table Lamps'])],
  ['table lamp for bedroom', thing(['Table Lamps'])],
  ['arched lamp', thing(['Floor Lamps'], ({ title }) => title.includes('Arched'))],
  ['dining chair', thing(['Dining Chairs'])],
  ['chairs', thing(['Dining Chairs'])],
  ['marble dining chairs', thing(['Dining Chairs'], has('Material', 'Marble'))],
  ['chair cushions', thing(['Chair Cushions'])],
  ['bed', thing(['Beds', 'Bed Frames'])],
  ['metal bed frame', thing(['Bed Frames'])],
  ['bedding', thing(['Bedding Sets'])],
  ['turquoise rug', thing(['Area Rugs'], has('Color', 'Turquoise'))],
  ['rug pad', thing(['Rug Pads'])],
  ['head set', thing(['Headsets'])],
  ['wall shelf', thing(['Wall Shelves'])],
  ['book shelf', thing(['Bookcases'], ({ title }) => title.includes('Bookshelf'))],
  ['60 inch vanity', thing(['Bathroom Vanities'], has('Overall width', '60'))],
  ['5 ft dining table', thing(['Dining Tables'], has('Overall width', '60'))],
  ['patio umbrella', thing(['Patio Umbrellas', 'Umbrella Stands'])],
  ['umbrella base', thing(['Umbrella Stands'])],
  ['bookcases with marble', thing(['Bookcases'], has('Material', 'Marble'))],
  ['cofee maker', thing(['Coffee Makers'])],
  ['brookside floor lamps', thing(['Floor Lamps'], ({ vendor }) => vendor === 'Brookside')],
];

/** Discounted gain of the first ten against the best there could be. */
function ndcg(term: string, judge: RelevanceJudge): number {
  const gain = (grades: readonly number[]): number =>
    grades.slice(0, 10).reduce((sum, grade, index) => sum + grade / Math.log2(index + 2), 0);
  const best = gain(products.map(judge).toSorted((one, other) => other - one));
  return gain(found(term).map(judge)) / best;
}

test('the judged terms rank relevant products first', () => {
  const scores = judgements.map(([term, judge]) => ({ term, score: ndcg(term, judge) }));
  const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
  expect(scores.filter(({ score }) => score < 0.75)).toEqual([]);
  expect(mean).toBeGreaterThan(0.93);
});

test('the head noun decides, not its modifiers', () => {
  expect(types('coffee table')).toEqual(new Set(['Coffee Tables']));
  expect(types('rug')).toEqual(new Set(['Area Rugs']));
  expect(types('lamp with table', 5)).not.toContain('Coffee Tables');
});

test('products that match every word come before those that lack one', () => {
  const black = top('black metal floor lamp').map((product) =>
    [detail(product, 'Color'), detail(product, 'Material')].join(),
  );
  const first = black.lastIndexOf('Black,Metal');
  expect(black.slice(0, first + 1).every((each) => each === 'Black,Metal')).toBe(true);
});

test('a SKU finds only its product', () => {
  const [product] = products.slice(40);
  const sku = product?.variants[0]?.sku ?? '';
  expect(found(sku.toLowerCase()).map(({ variants }) => variants[0]?.sku)).toEqual(
    products.filter(({ variants }) => variants[0]?.sku === sku).map(() => sku),
  );
});

test('one spelling of a measure finds the others', () => {
  const handles = (term: string) => top(term, 5).map(({ handle }) => handle);
  expect(handles('60" vanity')).toEqual(handles('60 inch vanity'));
  expect(handles('60in vanity')).toEqual(handles('60 inches vanity'));
  for (const product of top('5 foot vanity', 1)) expect(detail(product, 'Overall width')).toBe('60 inches');
});

test('a misspelling in one product does not hide the products with the correct word', () => {
  const own = openDatabase(':memory:');
  const cushions = Array.from({ length: 60 }, (_, index) =>
    sampleProductInput({ handle: `cushion-${index}`, title: 'Linen cushion' }),
  );
  for (const product of [...cushions, sampleProductInput({ handle: 'slip', title: 'Linen cusion' })])
    saveProductDeferred(own, product);
  indexPending(own);
  expect(findProducts(own, 'cusion').productIds).toHaveLength(61);
});

test('words that a product no longer has are removed from the index', () => {
  const own = openDatabase(':memory:');
  const [product] = products;
  if (!product) throw new Error('There are no products.');
  saveProductDeferred(own, { ...product, title: 'Zebrano chest' });
  indexPending(own);
  expect(findProducts(own, 'zebrano').productIds).toHaveLength(1);
  saveProductDeferred(own, { ...product, title: 'Teak chest' });
  indexPending(own);
  expect(findProducts(own, 'zebrano').productIds).toEqual([]);
  expect(findProducts(own, 'teak').productIds).toHaveLength(1);
  expect(own.all("SELECT 1 FROM search_word WHERE word = 'zebrano'")).toEqual([]);
  own.run('DELETE FROM product');
  own.run('INSERT OR IGNORE INTO search_pending SELECT product_id FROM search_document');
  indexPending(own);
  expect(integer(own.first('SELECT count(*) count FROM search_posting') ?? {}, 'count')).toBe(0);
});

test('a word of details only is used for correction, not for completion', () => {
  const own = openDatabase(':memory:');
  saveProductDeferred(
    own,
    sampleProductInput({
      handle: 'cushion',
      title: 'Linen cushion',
      details: [{ name: 'Colour', value: 'Turquoise' }],
    }),
  );
  indexPending(own);
  expect(findProducts(own, 'turqoise cushion')).toMatchObject({ productIds: [1], corrected: 'turquoise cushion' });
  expect(wordsStartingWith(own, 'turq', 5)).toEqual([]);
  expect(wordsStartingWith(own, 'lin', 5).map(({ word }) => word)).toEqual(['linen']);
});

test('the other words of a corrected term stay as they were written', () => {
  const own = openDatabase(':memory:');
  saveProductDeferred(own, sampleProductInput({ handle: 'pullover', title: 'Grüner Pullover, T-Shirt-Schnitt' }));
  indexPending(own);
  expect(findProducts(own, ' Grüner  Pulover').corrected).toBe('Grüner  pullover');
  expect(findProducts(own, 'T-Shirt, Pulover’s grün').corrected).toBe('T-Shirt, pullover grün');
});
