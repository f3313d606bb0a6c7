import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { noFilters } from '#shop/listing/query/list-query-filters.ts';
import type { Listing } from '#shop/listing/listing.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { demoShop } from '#tests/fixtures/sample-shop.ts';

const shop = demoShop();
const catalog = shop.catalog(sampleReaderContext().reader);

async function search(term: string): Promise<Listing | null> {
  return catalog.list({ scope: { kind: 'search', term }, filters: noFilters, sort: null, page: 1 });
}

async function found(term: string): Promise<readonly string[]> {
  return ((await search(term))?.cards ?? []).map(({ handle }) => handle);
}

test.for([
  ['vases', 'rille-vase'],
  ['RILLE', 'rille-vase'],
  ['fjaere', 'fjaere-bowls'],
  ['fjære', 'fjaere-bowls'],
  ['bolge', 'bolge-vase'],
  ['sjø', 'sjo-cylinder-vase'],
  ['kveld tab', 'kveld-table-lamp'],
  ['maja berg', 'morgen-mug'],
  ['stoneware moss', 'morgen-mug'],
] as const)('%s finds %s', async ([term, handle]) => {
  expect(await found(term)).toContain(handle);
});

test.for([
  ['beaker', 'morgen-mug'],
  ['coffee cup', 'morgen-mug'],
  ['blanket', 'ull-throw'],
  ['chopping board', 'skive-board'],
  ['decanter', 'kilde-carafe'],
  ['workshop evening', 'verkstedkveld'],
] as const)('the synonym %s finds %s', async ([term, handle]) => {
  expect(await found(term)).toContain(handle);
});

test.for([
  ['kvled', 'kveld', 'kveld-table-lamp'],
  ['carfae', 'carafe', 'kilde-carafe'],
  ['planterr', 'planter', 'spire-planter'],
  ['stonewere', 'stoneware', 'morgen-mug'],
] as const)('%s is corrected to %s', async ([term, meant, handle]) => {
  expect((await search(term))?.didYouMean).toBe(meant);
  expect(await found(term)).toContain(handle);
});

test('an unknown word without a similar one finds nothing and is not corrected', async () => {
  const listing = await search('xylophone');
  expect(listing).toMatchObject({ total: 0, cards: [], facets: [], didYouMean: null });
});

test('full matches come first, then products that the head noun names', async () => {
  expect((await found('oak board'))[0]).toBe('skive-board');
  const lamps = await found('oak lamp');
  expect(lamps[0]).toContain('lamp');
  expect(lamps).not.toContain('skive-board');
});

test('a product whose title is the term comes before products that mention it', async () => {
  expect((await found('cushion'))[0]).toBe('hvil-cushion');
  expect((await found('napkins'))[0]).toBe('duk-napkins');
});

test('suggest returns completions, products, collections and content', async () => {
  const { queries, products, collections, content } = await catalog.suggest('ligh', 5);
  expect(queries.filter((query) => query.startsWith('light'))).toHaveLength(1);
  expect(products.map(({ handle }) => handle)).toContain('fyr-wall-light');
  expect(collections.map(({ handle }) => handle)).toEqual(['lighting']);
  expect(content.length).toBeGreaterThan(0);
});

test('every term returns a listing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 40 }), async (term) => {
      expect(await search(term)).not.toBeNull();
      expect((await catalog.suggest(term, 3)).products.length).toBeLessThanOrEqual(3);
    }),
    { numRuns: 30 },
  );
});
