import { expect, test } from 'vitest';
import { filterKeys, noFilters, withValues } from '#shop/listing/query/list-query-filters.ts';
import type { ListScope } from '#shop/listing/listing.ts';
import { openDatabase } from '#storage/database.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { demoDay, sampleShop } from '#tests/fixtures/sample-shop.ts';
import { saveProduct } from '../write/save-product.ts';

const store = openDatabase(':memory:');
const products = [
  { handle: 'strong', title: 'Sekt brut', details: [{ name: 'Alkohol', value: '11 %' }] },
  { handle: 'silent', title: 'Sekt mild' },
  { handle: 'named', title: 'Sekt alkoholfrei' },
  { handle: 'described', title: 'Sekt Rosé', description: 'Prickelt, mit 0,0 % Alkohol.' },
  { handle: 'detailed', title: 'Sekt Traube', details: [{ name: 'Alkohol', value: 'ohne' }] },
  { handle: 'mixed', title: 'Sekt Set', description: 'Ohne Zucker, mit Alkohol.' },
  { handle: 'denied', title: 'Sekt Fass', details: [{ name: 'Alkoholfrei', value: 'Nein' }] },
  { handle: 'told', title: 'Sekt Alt', description: '- Farbe: Gold\n- Alkoholfrei: Nein\n- Inhalt: 1 l' },
  { handle: 'nutty', title: 'Riegel Crisp', description: 'Mit Haselnüssen und Öl.' },
  { handle: 'plain', title: 'Riegel Hafer', tags: ['nussfrei'] },
  { handle: 'coated', title: 'Pfanne 28 cm beschichtet' },
  { handle: 'bare', title: 'Pfanne 20 cm unbeschichtet' },
  { handle: 'iron', title: 'Pfanne aus Gusseisen' },
  { handle: 'ring', title: 'Geschenk Silberring' },
  { handle: 'box', title: 'Geschenk Ringordner', description: 'Mit einem Ring.' },
  {
    handle: 'shirt',
    title: 'Shirt Basic',
    options: [sampleOption('Farbe', ['Schwarz', 'Weiß'])],
    variants: [sampleVariantInput({ values: ['Schwarz'] }), sampleVariantInput({ values: ['Weiß'] })],
  },
  {
    handle: 'black-shirt',
    title: 'Shirt Slim',
    options: [sampleOption('Farbe', ['Schwarz'])],
    variants: [sampleVariantInput({ values: ['Schwarz'] })],
  },
];
for (const product of products) saveProduct(store, sampleProductInput(product), demoDay.toISOString());
const catalog = sampleShop(store).catalog(sampleReaderContext().reader);

async function listed(scope: ListScope, without: readonly string[]) {
  const filters = withValues(noFilters, new Map([[filterKeys.without, without]]));
  return catalog.list({ scope, filters, sort: null, page: 1, facets: 'none' });
}

async function handlesIn(term: string, ...without: readonly string[]): Promise<readonly string[]> {
  const listing = await listed({ kind: 'search', term }, without);
  return listing?.cards.map(({ handle }) => handle) ?? [];
}

test('a search without a word finds first what says that it has none, and never what has it', async () => {
  const found = await handlesIn('sekt', 'Alkohol');
  expect(new Set(found.slice(0, 3))).toEqual(new Set(['named', 'described', 'detailed']));
  expect(found.slice(3)).toEqual(['silent']);
});

test('a word is excluded by its names in other languages, and by what contains it', async () => {
  expect(await handlesIn('sekt', 'alcohol')).not.toContain('strong');
  expect(await handlesIn('riegel', 'Nüsse')).toEqual(['plain']);
});

test('a noun of what was done to a thing excludes what it was done to', async () => {
  expect(await handlesIn('pfanne', 'Beschichtung')).toEqual(['bare', 'iron']);
});

test('a word for a kind of things excludes them, and not what mentions them', async () => {
  expect(await handlesIn('geschenk', 'Schmuck')).toEqual(['box']);
});

test('all products without a word are listed without those that have it', async () => {
  const listing = await listed({ kind: 'all' }, ['alkohol']);
  expect(listing?.total).toBe(products.length - 4);
});

test('a value of an option is excluded by variant', async () => {
  const listing = await listed({ kind: 'search', term: 'shirt' }, ['black']);
  expect(listing?.cards.map(({ handle, variant }) => [handle, variant.options[0]?.value])).toEqual([['shirt', 'Weiß']]);
});

test('what says that something is not there is not found where it is', async () => {
  expect(await handlesIn('sekt brut')).toContain('strong');
  expect(await handlesIn('sekt brut alkoholfrei')).not.toContain('strong');
});
