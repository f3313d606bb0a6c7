import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Database, openDatabase } from '#storage/database.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { demoDay } from '#tests/fixtures/sample-shop.ts';
import { removeProduct, saveProduct } from '../../../write/save-product.ts';
import { numbersIn } from '../bitset.ts';
import {
  loadProductIndex,
  type ProductIndex,
  readProductIndex,
  readSortIndex,
  saveProductIndex,
} from '../product-index.ts';
import { findSavedIndex, isIntact } from './saved-index.ts';

const handles = ['ash', 'birch', 'cedar', 'elm', 'fir', 'oak'] as const;

interface SavedProductChange {
  readonly handle: (typeof handles)[number];
  readonly removed: boolean;
  readonly published: boolean;
  readonly title: string;
  readonly tags: readonly string[];
  readonly prices: readonly number[];
}

const someChange: fc.Arbitrary<SavedProductChange> = fc.record({
  handle: fc.constantFrom(...handles),
  removed: fc.nat(4).map((number) => number === 0),
  published: fc.boolean(),
  title: fc.string({ minLength: 1, maxLength: 6, unit: 'binary' }).map((title) => title.trim() || 'Ash'),
  tags: fc.subarray(['new', 'Slow', 'gift']),
  prices: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 40 }),
});

function apply(store: Database, { handle, removed, published, title, tags, prices }: SavedProductChange): void {
  const id = store.first('SELECT id FROM product WHERE handle = ?', handle)?.['id'] ?? null;
  if (removed) return void (id !== null && removeProduct(store, String(id)));
  const variants = prices.map((price) => sampleVariantInput({ price, values: [`Size ${price}`], stock: price % 3 }));
  const sizes = prices.map((price) => `Size ${price}`);
  const product = sampleProductInput({ handle, title, tags, variants, status: published ? 'published' : 'draft' });
  const input = { ...product, id: id === null ? null : String(id), options: [sampleOption('Size', sizes)] };
  saveProduct(store, input, demoDay.toISOString());
}

/** Everything that lists are made of, without row numbers, which differ between processes. */
function contentOf(index: ProductIndex): unknown {
  const { columns, values } = index;
  const { ids, current, published, variants } = columns;
  const idOf = (row: number): number => ids.cells[row] ?? 0;
  const isCurrent = new Set(numbersIn(current));
  const variantOf = (variant: number): readonly unknown[] => [
    variants.ids.cells[variant],
    variants.prices.cells[variant],
    numbersIn(variants.available).includes(variant),
    numbersIn(variants.published).includes(variant),
    numbersIn(variants.groupEnds).includes(variant),
  ];
  const owners = { product: idOf, variant: (variant: number) => variants.ids.cells[variant] ?? 0 };
  const postings = values.all.map(({ key, folded, owner, postings: { list, bits } }) => {
    const numbers = bits ? [...numbersIn(bits)] : [...list.cells.subarray(0, list.length)];
    const kept = numbers.filter((each) => isCurrent.has(owner === 'product' ? each : (variants.rows.cells[each] ?? 0)));
    return [`${key} ${folded}`, kept.map(owners[owner]).toSorted((one, other) => one - other)] as const;
  });
  const orderOf = (name: 'rank' | 'title' | 'created'): readonly number[] =>
    [...readSortIndex(index, name).numbers].filter((row) => isCurrent.has(row)).map(idOf);
  const prices = [...readSortIndex(index, 'price').numbers];
  return {
    products: [...isCurrent].map(idOf).toSorted((one, other) => one - other),
    published: [...numbersIn(published)].map(idOf).toSorted((one, other) => one - other),
    orders: [orderOf('rank'), orderOf('title'), orderOf('created')],
    variants: prices.filter((each) => isCurrent.has(variants.rows.cells[each] ?? 0)).map(variantOf),
    postings: new Map(postings.filter(([, found]) => found.length > 0)),
  };
}

/** A new process, and the statements that it runs. */
function openProcess(store: Database): { readonly opened: Database; readonly statements: readonly string[] } {
  const statements: string[] = [];
  const all: Database['all'] = (sql, ...values) => {
    statements.push(sql);
    return store.all(sql, ...values);
  };
  return { opened: { ...store, all }, statements };
}

function isScan(sql: string): boolean {
  return sql.includes('FROM product_list') && !sql.includes('json_each');
}

/** The index as it is read from all products. */
function contentWithoutSaved(store: Database): unknown {
  store.run('DELETE FROM saved_index');
  return contentOf(readProductIndex({ ...store }));
}

test('a saved index and the changes after it are what all products give', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(someChange, { maxLength: 12 }),
      fc.array(someChange, { maxLength: 4 }),
      async (...rounds) => {
        const store = openDatabase(':memory:');
        for (const change of rounds[0]) {
          apply(store, change);
          readProductIndex(store);
        }
        await saveProductIndex(store, 0);
        for (const change of rounds[1]) apply(store, change);
        const { opened, statements } = openProcess(store);
        await loadProductIndex(opened);
        const isRestored = findSavedIndex(store) !== null;
        expect(statements.some(isScan)).toBe(!isRestored);
        expect(isRestored).toBe(true);
        expect(contentOf(readProductIndex(opened))).toEqual(contentWithoutSaved(store));
        store.close();
      },
    ),
    { numRuns: 60 },
  );
});

function openShop(): Database {
  const store = openDatabase(':memory:');
  for (const [at, handle] of handles.entries()) apply(store, { ...change, handle, prices: [at + 1, 40 + at] });
  return store;
}

const change: SavedProductChange = {
  handle: 'ash',
  removed: false,
  published: true,
  title: 'Ash',
  tags: ['new'],
  prices: [5],
};

test('products that change while the index is saved are as the last change left them', async () => {
  const store = openShop();
  readProductIndex(store);
  const saving = saveProductIndex(store, 0);
  apply(store, { ...change, handle: 'oak', title: 'Zebra', tags: [], prices: [1, 2, 3] });
  readProductIndex(store);
  await saving;
  apply(store, { ...change, removed: true });
  const { opened } = openProcess(store);
  expect(contentOf(readProductIndex(opened))).toEqual(contentWithoutSaved(store));
  store.close();
});

test('an index is saved again after many changes, and only the last two are kept', async () => {
  const store = openShop();
  const ids: unknown[] = [];
  for (const price of [1, 2, 3]) {
    await saveProductIndex(store, 0);
    await saveProductIndex(store, 0);
    ids.push(findSavedIndex(store)?.id);
    apply(store, { ...change, prices: [price] });
  }
  expect(ids).toEqual([1, 2, 3]);
  expect(store.all('SELECT DISTINCT index_id id FROM saved_index_part UNION SELECT id FROM saved_index')).toEqual([
    { id: 2 },
    { id: 3 },
  ]);
  store.close();
});

test.for([
  ['unfinished', 'UPDATE saved_index SET parts = NULL'],
  ['of another schema', "UPDATE saved_index SET layout = '1.1'"],
  ['newer than the products', 'UPDATE saved_index SET version = version + 1'],
  ['of a table without versions', 'DELETE FROM list_version'],
  ['without one of its parts', 'DELETE FROM saved_index_part WHERE part = 1'],
])('an index that is %s is not used', async ([, sql]) => {
  const store = openShop();
  await saveProductIndex(store, 0);
  store.run(sql ?? '');
  const { opened, statements } = openProcess(store);
  readProductIndex(opened);
  expect(statements.some(isScan)).toBe(true);
  store.close();
});

test.for([
  ['cut off', 'UPDATE saved_index_part SET bytes = substr(bytes, 1, length(bytes) - 1) WHERE part = 1'],
  ['empty', "UPDATE saved_index_part SET bytes = x'' WHERE part = 0"],
  ['longer', "UPDATE saved_index_part SET bytes = CAST(bytes || x'00' AS BLOB) WHERE part = 2"],
  ['of an earlier release', 'UPDATE saved_index_part SET bytes = zeroblob(length(bytes)) WHERE part = 1'],
])('an index with a part that is %s is discarded, and the list answered', async ([, sql]) => {
  const store = openShop();
  await saveProductIndex(store, 0);
  apply(store, { ...change, title: 'Changed' });
  store.run(sql ?? '');
  const { opened, statements } = openProcess(store);
  const content = contentOf(readProductIndex(opened));
  expect(statements.some(isScan)).toBe(true);
  expect(findSavedIndex(store)).toBeNull();
  expect(content).toEqual(contentWithoutSaved(store));
  store.close();
});

test('a flipped bit anywhere is noticed', async () => {
  const store = openShop();
  await saveProductIndex(store, 0);
  const parts = store.all('SELECT part, bytes FROM saved_index_part');
  const put = (part: number, bytes: Uint8Array): unknown =>
    store.run('UPDATE saved_index_part SET bytes = ? WHERE part = ?', bytes, part);
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(7), (somePart, someByte, bit) => {
      const part = somePart % parts.length;
      const bytes = parts[part]?.['bytes'];
      const saved = findSavedIndex(store);
      if (!(bytes instanceof Uint8Array) || !saved) throw new TypeError('Nothing was saved.');
      const flipped = bytes.slice();
      flipped[someByte % bytes.length] = (bytes[someByte % bytes.length] ?? 0) ^ (1 << bit);
      put(part, flipped);
      expect([...isIntact(store, saved)].length).toBe(part);
      put(part, bytes);
      expect([...isIntact(store, saved)].length).toBe(saved.parts);
    }),
  );
  store.close();
});

test('an index without one of its parts is saved again', async () => {
  const store = openShop();
  await saveProductIndex(store, 0);
  store.run('DELETE FROM saved_index_part WHERE part = 1');
  await saveProductIndex({ ...store }, 0);
  expect(findSavedIndex(store)?.id).toBe(2);
  store.close();
});

test('a second process does not save what one is saving, unless that was abandoned', async () => {
  const store = openShop();
  await saveProductIndex(store, 0);
  store.run('UPDATE saved_index SET parts = NULL');
  await saveProductIndex(store, 0);
  expect(findSavedIndex(store)).toBeNull();
  store.run('UPDATE saved_index SET begun_at = 0');
  await saveProductIndex(store, 0);
  expect(findSavedIndex(store)?.id).toBe(2);
  store.close();
});

test('products that never changed are saved, too', async () => {
  const store = openShop();
  store.run('DELETE FROM list_version');
  await saveProductIndex(store, 0);
  const { opened, statements } = openProcess(store);
  readProductIndex(opened);
  expect(statements.some(isScan)).toBe(false);
  store.close();
});

test('a small shop saves nothing', async () => {
  const store = openShop();
  await saveProductIndex(store);
  expect(store.first('SELECT 1 FROM saved_index')).toBeNull();
  store.close();
});
