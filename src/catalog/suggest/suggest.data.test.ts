import { expect, test } from 'vitest';
import { openDatabase } from '#storage/database.ts';
import { sampleProductInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { demoDay, sampleShop } from '#tests/fixtures/sample-shop.ts';
import { tags } from '#cache/tags.ts';
import { saveCollection } from '../write/save-collection.ts';
import { saveProduct } from '../write/save-product.ts';

const now = demoDay.toISOString();

/** A shop with lamps, a vase, a basket, a draft and two collections. */
function openShop() {
  const store = openDatabase(':memory:');
  for (const product of [
    sampleProductInput({ handle: 'kveld', title: 'Kveld linen lamp', type: 'Floor Lamp' }),
    sampleProductInput({ handle: 'lykt', title: 'Lykt lamp', type: 'Desk Lamp' }),
    sampleProductInput({ handle: 'rille', title: 'Rille lime vase', type: 'Vase' }),
    sampleProductInput({ handle: 'kurv', title: 'Wicker kurv with lid', type: 'Home > Baskets' }),
    sampleProductInput({ handle: 'secret', title: 'Secret lamp', type: 'Floor Lamp', status: 'draft' }),
  ])
    saveProduct(store, product, now);
  const shared = { description: '', picture: null, pictureAlt: null, rules: null, updatedAt: now };
  saveCollection(
    store,
    { handle: 'lights', title: 'Lamps & lights', position: 1, sort: 'best-selling', ...shared },
    now,
  );
  saveCollection(store, { handle: 'table', title: 'For the table', position: 0, sort: 'best-selling', ...shared }, now);
  return store;
}

async function suggestionsFor(term: string, limit = 5, draft = false) {
  const { reader, recorded } = sampleReaderContext({ draft });
  const { queries, products, collections } = await sampleShop(openShop()).catalog(reader).suggest(term, limit);
  return {
    queries,
    products: products.map(({ handle }) => handle).toSorted(),
    collections: collections.map(({ handle }) => handle),
    recorded,
  };
}

test('a term that is typed gets the types, products and collections that it may mean', async () => {
  expect(await suggestionsFor('lam')).toMatchObject({
    queries: expect.arrayContaining(['lamp']),
    products: ['kveld', 'lykt'],
    collections: ['lights'],
  });
});

test('the last word is completed behind the words before it, by words that a product has together with them', async () => {
  expect((await suggestionsFor('kveld li')).queries).toEqual(['kveld linen']);
  expect((await suggestionsFor('li')).queries).toEqual(expect.arrayContaining(['linen', 'lime']));
  expect((await suggestionsFor('vase li')).queries).toEqual(['vase lime']);
});

test('a joining word completes nothing, and a type that is a path is suggested by its last part', async () => {
  expect((await suggestionsFor('wi')).queries).toEqual(['wicker']);
  expect((await suggestionsFor('bas')).queries[0]).toBe('baskets');
});

test('types come first, by any of their words', async () => {
  expect((await suggestionsFor('des')).queries[0]).toBe('desk lamp');
  expect((await suggestionsFor('floor l')).queries[0]).toBe('floor lamp');
});

test('neither the term itself nor its plural is suggested', async () => {
  for (const term of ['vase', 'vases']) {
    const { queries } = await suggestionsFor(term);
    expect(queries.filter((query) => /^vases?$/.test(query))).toEqual([]);
  }
});

test('at most as many are suggested as were asked for', async () => {
  const { queries, products } = await suggestionsFor('l', 1);
  expect([queries.length, products.length <= 1]).toEqual([1, true]);
});

test('drafts are suggested to readers of drafts only', async () => {
  expect((await suggestionsFor('secret')).products).toEqual([]);
  expect((await suggestionsFor('secret', 5, true)).products).toEqual(['secret']);
});

test('a collection is found by the beginning of any of its words, in the order of the shop', async () => {
  expect((await suggestionsFor('tab')).collections).toEqual(['table']);
  expect((await suggestionsFor('able')).collections).toEqual([]);
  expect((await suggestionsFor('l')).collections).toEqual(['lights']);
});

test.each(['', '   ', '!?'])(
  'nothing is suggested for “%s”, and what is suggested depends on the lists',
  async (term) => {
    const { recorded, ...nothing } = await suggestionsFor(term);
    expect(nothing).toEqual({ queries: [], products: [], collections: [] });
    expect([...recorded]).toEqual(expect.arrayContaining([tags.listing, tags.anyCollection]));
  },
);
