import type { Catalog } from '#catalog/port.ts';
import { parseListQuery } from '#shop/listing/query/list-query.ts';
import { filterKeys, noFilters, optionKey } from '#shop/listing/query/list-query-filters.ts';
import { listBounds, type Filters, type ListQuery, type ListScope } from '#shop/listing/listing.ts';
import type { RandomSource } from './random.ts';
import { adjectives, colors, materials, nouns, sizes, tags, vendors } from './words.ts';

/** One read of a shop with `products` products, with random parameters. */
export type BenchmarkRead = (catalog: Catalog, random: RandomSource, products: number) => Promise<unknown>;

export const benchmarkReads: Readonly<Record<string, BenchmarkRead>> = {
  product: (catalog, random, products) => catalog.productById(randomProductId(random, products)),
  collection: (catalog, random, products) => catalog.list(query(randomCollection(random, products))),
  'collection, 3 filters, by price': (catalog, random, products) =>
    catalog.list(
      query(randomCollection(random, products), { filters: randomFilters(random), sort: 'price-ascending' }),
    ),
  everything: (catalog) => catalog.list(query(allProducts)),
  'everything, 3 filters, by price': (catalog, random) =>
    catalog.list(query(allProducts, { filters: randomFilters(random), sort: 'price-ascending' })),
  'everything dearer than, by price': (catalog, random) =>
    catalog.list(
      query(allProducts, { filters: { ...noFilters, priceMin: random.below(3000) }, sort: 'price-descending' }),
    ),
  'everything by title, any page': (catalog, random, products) =>
    catalog.list(query(allProducts, { sort: 'title-ascending', page: 1 + random.below(products / 24) })),
  'the worst parameters': (catalog, random) => catalog.list(worstQuery(random)),
  search: (catalog, random) => catalog.list(query({ kind: 'search', term: randomSearchTerm(random) })),
  suggest: (catalog, random) => {
    const term = randomSearchTerm(random);
    return catalog.suggest(term.slice(0, 2 + random.below(term.length)), 4);
  },
  recommendations: (catalog, random, products) => catalog.recommendations(randomProductId(random, products), 4),
};

const allProducts: ListScope = { kind: 'all' };

function query(scope: ListScope, given: Partial<ListQuery> = {}): ListQuery {
  return { scope, filters: noFilters, sort: null, page: 1, ...given };
}

function randomProductId(random: RandomSource, products: number): string {
  return String(random.below(products) + 1);
}

function randomCollection(random: RandomSource, products: number): ListScope {
  return { kind: 'collection', handle: `collection-${random.below(Math.ceil(products / 50))}` };
}

function randomFilters(random: RandomSource): Filters {
  const chosen = random.sample(colors, 2).map(([colour]) => colour.toLowerCase());
  const priceMax = 5000 + random.below(50_000);
  return { ...noFilters, values: new Map([[optionKey('colour'), chosen]]), available: [true], priceMax };
}

/** Half of them have two or three words, one in eight is misspelled. */
function randomSearchTerm(random: RandomSource): string {
  const words = [random.pick(nouns)];
  if (random.below(2) === 0) words.unshift(random.pick(materials));
  if (random.below(4) === 0) words.unshift(random.pick(adjectives));
  const term = words.join(' ');
  return random.below(8) === 0 ? term.replace(/(.)(.)$/, '$2$1') : term;
}

/** The largest query that a URL may contain: known and long unknown values of known and unknown options, the last page. */
function worstQuery(random: RandomSource): ListQuery {
  const parameters = new URLSearchParams({ page: '4000', sort_by: 'price-descending' });
  const known: readonly (readonly [string, readonly string[]])[] = [
    [optionKey('colour'), colors.map(([colour]) => colour)],
    [optionKey('size'), sizes],
    [filterKeys.type, nouns],
    [filterKeys.vendor, vendors],
    [filterKeys.tag, [...tags, ...materials]],
  ];
  for (const [key, values] of known) for (const value of values) parameters.append(key, value);
  for (let option = 0; option < listBounds.namesPerKind; option += 1) {
    for (let value = 0; value < listBounds.valuesPerFilter; value += 1) {
      parameters.append(optionKey(`z${option}`), `${random.below(1e9)}`.padEnd(listBounds.valueCharacters, 'x'));
    }
  }
  parameters.set(filterKeys.priceMin, '0.01');
  parameters.set(filterKeys.priceMax, `${Number.MAX_SAFE_INTEGER}`);
  return parseListQuery(parameters, { scope: allProducts, currency: 'EUR' }).query;
}
