import { expect, test } from 'vitest';
import { allProducts, type CacheTag, type ListAspect, tags } from '#cache/tags.ts';
import { defaultAttributes, standardFilters } from '#shop/listing/filter-attributes.ts';
import { detailKey, filterKeys, noFilters, optionKey } from '#shop/listing/query/list-query-filters.ts';
import type { Filters, SortKey } from '#shop/listing/listing.ts';
import { compileFilter } from './filter.ts';
import { recordShownList, type ShownList } from './record-list.ts';

const material = { source: 'detail', name: 'Material', label: null, sort: 'count', separator: null } as const;
const facets = [...standardFilters, ...defaultAttributes, material];

const filterOf = (given: Partial<Filters>) => compileFilter({ ...noFilters, ...given }, [material]);
const chosen = (key: string) => ({ values: new Map([[key, ['oak']]]) });

/** The tags recorded for a page of collection 7, unless overridden. */
function recordedOf(given: Partial<ShownList>): ReadonlySet<CacheTag> {
  const recorded = new Set<CacheTag>();
  const record = (tag: CacheTag): unknown => recorded.add(tag);
  recordShownList(record, { collectionId: '7', sort: 'manual', filter: filterOf({}), facets: [], ...given });
  return recorded;
}

const listTags = (id: string, aspects: readonly ListAspect[]): readonly CacheTag[] =>
  aspects.map((aspect) => tags.list(id, aspect));

test('a list without filters and facets depends on its products and their order', () => {
  const expected = [...listTags('7', ['members', 'order']), tags.listSizes, tags.lists];
  expect(recordedOf({})).toEqual(new Set(expected));
});

test('a list of no collection depends on all products', () => {
  expect(recordedOf({ collectionId: null, sort: 'best-selling' })).toContain(tags.list(allProducts, 'rank'));
});

test.each<[SortKey, readonly ListAspect[]]>([
  ['relevance', []],
  ['best-selling', ['rank']],
  ['title-ascending', ['title']],
  ['title-descending', ['title']],
  ['price-ascending', ['price', 'variant-stock']],
  ['price-descending', ['price', 'variant-stock']],
  ['created-ascending', ['created']],
  ['created-descending', ['created']],
])('a list sorted by %s depends on %j', (sort, aspects) => {
  const lists = aspects.length > 0 ? [tags.lists] : [];
  expect(recordedOf({ sort })).toEqual(new Set([...listTags('7', ['members', ...aspects]), tags.listSizes, ...lists]));
});

test.each<[string, Partial<Filters>, readonly ListAspect[]]>([
  ['an option', chosen(optionKey('Wood')), ['option', 'variant-stock']],
  ['a detail', chosen(detailKey('Material')), ['detail']],
  ['type', chosen(filterKeys.type), ['type']],
  ['vendor', chosen(filterKeys.vendor), ['vendor']],
  ['tag', chosen(filterKeys.tag), ['tag']],
  ['availability', { available: [true] }, ['stock']],
  ['the lowest price', { priceMin: 100 }, ['price', 'variant-stock']],
  ['the highest price', { priceMax: 100 }, ['price', 'variant-stock']],
])('a list filtered by %s depends on it, in the collection and among all products', (_, filters, aspects) => {
  const expected = [...listTags('7', ['members', 'order', ...aspects]), ...listTags(allProducts, aspects)];
  expect(recordedOf({ filter: filterOf(filters) })).toEqual(new Set([...expected, tags.listSizes, tags.lists]));
});

test('a filter by both availabilities or by an undeclared detail restricts nothing', () => {
  const filter = filterOf({ available: [true, false], ...chosen(detailKey('Finish')) });
  expect(recordedOf({ filter })).toEqual(recordedOf({}));
});

test('facets of a list without filters depend on products, not on each variant', () => {
  const aspects = ['members', 'order', 'stock', 'price-range', 'type', 'option', 'vendor', 'tag', 'detail'] as const;
  expect(recordedOf({ facets })).toEqual(new Set([...listTags('7', aspects), tags.listSizes, tags.lists]));
});

test('facets of a filtered list count variants', () => {
  const recorded = recordedOf({ filter: filterOf(chosen(filterKeys.vendor)), facets });
  expect([...recorded]).toEqual(expect.arrayContaining([...listTags('7', ['price', 'variant-stock', 'vendor'])]));
  expect([...recorded]).not.toEqual(expect.arrayContaining([tags.list('7', 'stock')]));
  expect([...recorded]).not.toEqual(expect.arrayContaining([tags.list('7', 'price-range')]));
  const typesOnly = recordedOf({ filter: filterOf(chosen(filterKeys.vendor)), facets: defaultAttributes });
  expect([...typesOnly]).toEqual(expect.arrayContaining([...listTags('7', ['price', 'variant-stock'])]));
});
