import { beforeEach, expect, test } from 'vitest';
import { saveDocument } from '#content/save-document.ts';
import { parseListQuery } from '#shop/listing/query/list-query.ts';
import type { Facet, Listing } from '#shop/listing/listing.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { demoDay, sampleShop } from '#tests/fixtures/sample-shop.ts';
import { saveProduct } from '../write/save-product.ts';
import { filterAttributesSchema } from './filter-attributes.ts';

const now = demoDay.toISOString();
let store: Database;

beforeEach(() => {
  store = openDatabase(':memory:');
  save('bowl', 'Bone china', 'Bowl');
  save('cup', ' bone\u00a0 china ', 'Cup');
  save('jug', 'BONE CHINA', 'Jug');
  save('board', 'Oiled oak, steel', 'Board');
});

function save(handle: string, material: string, type: string): void {
  const details = [
    { name: 'Material', value: material },
    { name: 'Care', value: 'Wipe' },
  ];
  const variants = [sampleVariantInput({ values: [handle === 'bowl' ? 'Moss' : 'Ink'] })];
  const options = [sampleOption('Colour', [handle === 'bowl' ? 'Moss' : 'Ink'])];
  saveProduct(store, sampleProductInput({ handle, type, details, options, variants }), now);
}

function declare(facets: unknown, status: 'published' | 'draft' = 'published'): void {
  saveDocument(store, {
    kind: 'profile',
    parent: '',
    handle: 'shop',
    title: 'Shop',
    front: { name: 'Shop', ...(facets === undefined ? {} : { facets }) },
    body: '',
    status,
    publishedAt: now,
    updatedAt: now,
    position: 0,
  });
}

async function list(parameters = ''): Promise<Listing> {
  const { query } = parseListQuery(new URLSearchParams(parameters), { scope: { kind: 'all' }, currency: 'EUR' });
  const listing = await sampleShop(store).catalog(sampleReaderContext().reader).list(query);
  if (!listing) throw new Error('There is no list of all products.');
  return listing;
}

const labels = ({ facets }: Listing): readonly string[] => facets.map(({ label }) => label);
const handles = ({ cards }: Listing): readonly string[] => cards.map(({ handle }) => handle);

function counts({ facets }: Listing, key: string): readonly (readonly [string, number])[] | null {
  const facet = facets.find((each): each is Extract<Facet, { kind: 'values' }> => each.key === key);
  return facet?.values.map(({ label, count }) => [label, count] as const) ?? null;
}

test('a declared detail is a facet with the counts of its values, whatever their case and spaces', async () => {
  declare(['Material']);
  save('mug', 'Glass', 'Mug');
  expect(counts(await list(), 'filter.p.m.material')).toEqual([
    ['Bone china', 3],
    ['Glass', 1],
    ['Oiled oak, steel', 1],
  ]);
});

test('the filter of a declared detail restricts the list', async () => {
  declare(['Material', 'Care']);
  const listing = await list('filter.p.m.material=bone%20china');
  expect(listing).toMatchObject({ total: 3, ignored: [] });
  expect(handles(listing)).toEqual(['bowl', 'cup', 'jug']);
  expect(counts(listing, 'filter.p.m.care')).toEqual([['Wipe', 3]]);
  expect(handles(await list('Filter.P.M.MATERIAL=Bone++China&filter.v.option.colour=moss'))).toEqual(['bowl']);
  expect(await list('filter.p.m.material=glass')).toMatchObject({ total: 0, ignored: [] });
});

test('a detail that is not declared is no facet, and its filter is ignored', async () => {
  declare(['Care']);
  const listing = await list('filter.p.m.material=bone+china&filter.p.m.care=wipe');
  expect(listing).toMatchObject({ total: 4, ignored: ['filter.p.m.material'] });
  expect(labels(listing)).not.toContain('Material');
});

test('products that exist take over what is declared, and what is not any more', async () => {
  expect(labels(await list())).not.toContain('Material');
  declare(['Material']);
  expect(labels(await list())).toContain('Material');
  declare(['Care']);
  expect(labels(await list())).toEqual(['Availability', 'Price', 'Care']);
  declare(undefined);
  expect(labels(await list())).toEqual(['Availability', 'Price', 'Type', 'Colour']);
  expect(store.all("SELECT 1 FROM product_facet WHERE key GLOB 'filter.p.m.*'")).toEqual([]);
});

test('a profile that is no longer published declares nothing', async () => {
  declare(['Material']);
  declare(['Material'], 'draft');
  expect(labels(await list())).not.toContain('Material');
});

test('facets have the declared order, labels and order of values', async () => {
  declare([
    { source: 'detail', name: 'material', label: 'Made of', separator: ',', sort: 'label' },
    { source: 'option', name: 'Colour', label: 'Shade' },
    { source: 'type', label: 'Kind' },
  ]);
  const listing = await list();
  expect(labels(listing)).toEqual(['Availability', 'Price', 'Made of', 'Shade', 'Kind']);
  expect(counts(listing, 'filter.p.m.material')).toEqual([
    ['Bone china', 3],
    ['Oiled oak', 1],
    ['steel', 1],
  ]);
});

test('options without an attribute of their own stand where all options are declared', async () => {
  declare(['option', 'Care', 'type']);
  expect(labels(await list())).toEqual(['Availability', 'Price', 'Colour', 'Care', 'Type']);
  declare(['Care', 'type']);
  expect(labels(await list())).toEqual(['Availability', 'Price', 'Care', 'Type']);
  expect(await list('filter.v.option.colour=moss')).toMatchObject({ total: 1, ignored: [] });
});

test('a new label or order reads no product again', () => {
  declare(['Material']);
  const versions = store.all('SELECT * FROM list_version ORDER BY 1');
  declare([{ source: 'detail', name: 'Material', label: 'Made of', sort: 'label' }, 'type']);
  expect(store.all('SELECT * FROM list_version ORDER BY 1')).toEqual(versions);
});

test('a value with quotation marks is separated like any other', async () => {
  save('bowl', '6" oak, "lead-free" \\ glass', 'Bowl');
  declare([{ source: 'detail', name: 'Material', separator: ',' }]);
  expect(counts(await list(), 'filter.p.m.material')?.map(([label]) => label)).toEqual(
    expect.arrayContaining(['6" oak', '"lead-free" \\ glass']),
  );
});

test.for([
  ['Material', 'must be a list of attributes'],
  [[1], 'must be one of type, vendor, tag, option'],
  [[{ source: 'detail' }], 'must be one of type, vendor, tag, option'],
  [[{ source: 'detail', name: 'Material', separator: 'and' }], 'must be one of type, vendor, tag, option'],
] as const)('the declaration %j is refused', ([declaration, message]) => {
  expect(filterAttributesSchema.safeParse(declaration).error?.issues[0]?.message).toContain(message);
});

test('what descriptions state by name is a facet like a detail, unless a detail has that name', async () => {
  const sheet = '<table><tr><th>Diagonal</th><td>27 in</td></tr><tr><th>Material</th><td>Tin</td></tr></table>';
  const screen = { handle: 'screen', description: sheet, details: [{ name: 'Material', value: 'Steel' }] };
  saveProduct(store, sampleProductInput(screen), now);
  declare(['Diagonal', 'Material']);
  saveProduct(store, sampleProductInput({ handle: 'tv', description: '- Diagonal: 55 in', details: [] }), now);
  const listing = await list();
  expect(counts(listing, 'filter.p.m.diagonal')).toEqual([
    ['27 in', 1],
    ['55 in', 1],
  ]);
  expect(counts(listing, 'filter.p.m.material')).not.toContainEqual(['Tin', 1]);
  expect(handles(await list('filter.p.m.diagonal=27+in'))).toEqual(['screen']);
});
