import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Database, openDatabase } from '#storage/database.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { demoDay } from '#tests/fixtures/sample-shop.ts';
import { saveCollection, saveCollectionProducts } from '../write/save-collection.ts';
import { removeProduct, saveProduct } from '../write/save-product.ts';

const now = demoDay.toISOString();
const handles = ['ash', 'birch', 'cedar'] as const;
const handle = fc.constantFrom(...handles);

const texts = { title: '', description: '', picture: null, pictureAlt: null, position: 0, updatedAt: now } as const;

const change = fc.oneof(
  fc.record({
    save: handle,
    status: fc.constantFrom('published', 'draft'),
    price: fc.constantFrom(100, 900),
  }),
  fc.record({ remove: handle }),
  fc.record({ fill: fc.uniqueArray(handle) }),
  fc.record({ rule: fc.constantFrom(500, 1000) }),
  fc.record({ drop: fc.constantFrom('manual', 'ruled') }),
);

type ListSizeChange = typeof change extends fc.Arbitrary<infer Made> ? Made : never;

function apply(store: Database, made: ListSizeChange): void {
  if ('save' in made) {
    const variants = [sampleVariantInput({ price: made.price })];
    saveProduct(store, sampleProductInput({ handle: made.save, status: made.status, variants }), now);
  } else if ('remove' in made) {
    const row = store.first('SELECT id FROM product WHERE handle = ?', made.remove);
    if (row) removeProduct(store, String(row['id']));
  } else if ('fill' in made) {
    saveCollection(store, { ...texts, handle: 'manual', sort: 'manual', rules: null }, now);
    const known = new Set(store.all('SELECT handle FROM product').map((row) => row['handle']));
    saveCollectionProducts(
      store,
      'manual',
      made.fill.filter((each) => known.has(each)),
    );
  } else if ('rule' in made) {
    const rules = { match: 'all', rules: [{ field: 'priceMin', operator: 'lessThan', value: made.rule }] } as const;
    saveCollection(store, { ...texts, handle: 'ruled', sort: 'title-ascending', rules }, now);
  } else store.run('DELETE FROM collection WHERE handle = ?', made.drop);
}

const countedSql = `
SELECT 0 id, count(*) products FROM product_list WHERE published
UNION ALL
SELECT c.id, (SELECT count(*) FROM collection_product m JOIN product_list l USING (product_id)
              WHERE m.collection_id = c.id AND l.published)
FROM collection c ORDER BY 1`;

test('after any changes, list sizes are what a count gives', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const store = openDatabase(':memory:');
      for (const made of changes) {
        apply(store, made);
        expect(store.all('SELECT collection_id id, products FROM list_size ORDER BY 1')).toEqual(store.all(countedSql));
      }
      store.close();
    }),
    { numRuns: 150 },
  );
});
