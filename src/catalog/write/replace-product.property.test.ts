import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { detailKey } from '#shop/listing/query/list-query-filters.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { indexPending } from '../search/index/index-products.ts';
import type { CollectionInput, ProductInput } from './product-input.ts';
import { saveCollection } from './save-collection.ts';
import { saveProduct, saveProductDeferred } from './save-product.ts';

const today = '2026-04-10T00:00:00.000Z';
const sizes = ['S', 'M', 'L'];

const collection: CollectionInput = {
  handle: 'round',
  title: 'Round things',
  description: '',
  picture: null,
  pictureAlt: null,
  position: 0,
  sort: 'title-ascending',
  rules: null,
  updatedAt: today,
};

const fields = {
  title: fc.constantFrom('Bowl', 'Deep bowl'),
  subtitle: fc.constantFrom(null, 'For soup'),
  home: fc.constantFrom(null, 'round'),
  type: fc.constantFrom(null, 'Bowls', 'Plates'),
  vendor: fc.constantFrom(null, 'Atelier'),
  description: fc.constantFrom('', 'Holds water.', '- Weight: 3 kg'),
  tags: fc.subarray(['new', 'round', 'blue']),
  details: fc.subarray([
    { name: 'Material', value: 'Oak' },
    { name: 'Weight', value: '2 kg' },
  ]),
  option: fc.constantFrom('Size', 'Format'),
  offered: fc.shuffledSubarray(sizes, { minLength: 1 }),
  price: fc.integer({ min: 1, max: 3 }),
  stock: fc.constantFrom(null, 0, 5),
};
const fieldsArbitrary = fc.record(fields);
type Fields = typeof fieldsArbitrary extends fc.Arbitrary<infer T> ? T : never;

function productOf({ option, offered, price, stock, ...given }: Fields): ProductInput {
  return sampleProductInput({
    ...given,
    handle: 'bowl',
    options: [sampleOption(option, sizes)],
    variants: offered.map((size) => sampleVariantInput({ values: [size], price: price * 100, stock })),
  });
}

/** Two versions of a product, which differ in one field or in all. */
const versionsArbitrary = fc
  .tuple(fieldsArbitrary, fieldsArbitrary, fc.constantFrom(null, ...Object.keys(fields)))
  .map(([former, other, field]) => {
    const last = field === null ? other : { ...former, ...pick(other, field) };
    return [productOf(former), productOf(last)] as const;
  });

function pick(from: Fields, field: string): Partial<Fields> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => name === field));
}

test('a product that replaces another version of itself leaves the rows of one that is new', () => {
  fc.assert(
    fc.property(versionsArbitrary, ([former, last]) => {
      expect(rowsAfter([former, last])).toEqual(rowsAfter([last]));
    }),
    { numRuns: 60 },
  );
});

test('a product that is saved unchanged is a change of the product alone', () => {
  fc.assert(
    fc.property(fieldsArbitrary.map(productOf), (product) => {
      const store = openDatabase(':memory:');
      saveProduct(store, product, today);
      store.run('DELETE FROM change_note');
      saveProduct(store, product, today);
      const notes = store.all('SELECT DISTINCT kind FROM change_note ORDER BY kind').map(({ kind }) => kind);
      expect(notes).toEqual(unchangedNotes);
      store.close();
    }),
    { numRuns: 20 },
  );
});

/** Of the row of the product, which has the time of the change. */
const unchangedNotes = ['any-product', 'product-handle'];

/** What lists and pages read, without the numbers of rows. */
function rowsAfter(versions: readonly ProductInput[]): unknown {
  const store = openDatabase(':memory:');
  for (const [position, detail] of ['Material', 'Weight'].entries())
    store.run(declareDetail, position, detail, detailKey(detail));
  saveCollection(store, collection, today);
  for (const version of versions) {
    saveProductDeferred(store, version);
    indexPending(store);
  }
  const rows = selects.map((select) => store.all(select));
  const latestPrices = store.all(latestPrice);
  store.close();
  return [...rows, latestPrices];
}

const selects: Parameters<Database['all']>[0][] = [
  'SELECT title, type, vendor, description FROM product',
  'SELECT position, option_values, price, stock FROM variant ORDER BY position',
  'SELECT position, name FROM product_option ORDER BY position',
  'SELECT option_position, position, value FROM option_value ORDER BY option_position, position',
  'SELECT position, name, value FROM product_detail ORDER BY position',
  'SELECT tag FROM product_tag ORDER BY tag',
  'SELECT key, folded, value FROM product_facet ORDER BY key, folded',
  `SELECT key, v.position, folded, value FROM variant_facet f JOIN variant v ON v.id = f.variant_id
   ORDER BY key, v.position`,
  'SELECT published, available, price_min, price_max, title_key FROM product_list',
  'SELECT class, terms, words FROM search_document',
  'SELECT term, hex(postings) postings FROM search_posting ORDER BY term',
  'SELECT word, uses FROM search_word ORDER BY word',
  'SELECT key, name FROM option_name WHERE name IN (SELECT name FROM product_option)',
];

const declareDetail = "INSERT INTO filter_attribute VALUES (?, 'detail', ?, ?, NULL, 'label', NULL)";

const latestPrice = `
SELECT v.position, (SELECT h.price FROM price_history h WHERE h.variant_id = v.id ORDER BY from_at DESC LIMIT 1) price
FROM variant v ORDER BY v.position`;
