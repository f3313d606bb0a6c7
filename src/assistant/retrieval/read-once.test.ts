import { expect, test } from 'vitest';
import { memoryCatalog, product } from '#tests/fixtures/shops/memory-catalog.ts';
import type { Catalog } from '#catalog/port.ts';
import { noFilters } from '#shop/listing/query/list-query-filters.ts';
import type { ListQuery } from '#shop/listing/listing.ts';
import { readOnce } from './read-once.ts';

/** A catalog of three products that notes what is read of it. */
function notingCatalog(): { readonly catalog: Catalog; readonly reads: string[] } {
  const reads: string[] = [];
  const catalog = memoryCatalog(
    ['mug', 'lamp', 'vase'].map((handle) => product({ handle })),
    [],
  );
  return {
    reads,
    catalog: {
      ...catalog,
      product: async (handle) => {
        reads.push(`product ${handle}`);
        return catalog.product(handle);
      },
      products: async (handles) => {
        reads.push(`products ${handles.join(' ')}`);
        return catalog.products(handles);
      },
      listHandles: async (query) => {
        reads.push(`handles ${[...query.filters.values.keys()].join(' ')}`);
        return catalog.listHandles(query);
      },
    },
  };
}

const query = (...keys: readonly string[]): ListQuery => ({
  scope: { kind: 'search', term: 'mug' },
  filters: { ...noFilters, values: new Map(keys.map((key) => [key, ['x']])) },
  sort: null,
  page: 1,
});

test('a list is read once, also when it is asked for at the same time, and each of other filters once', async () => {
  const { catalog, reads } = notingCatalog();
  const once = readOnce(catalog);
  const [one, same, other] = await Promise.all(
    [query('a'), query('a'), query('b')].map((each) => once.listHandles(each)),
  );
  expect(same).toBe(one);
  expect(other).not.toBe(one);
  expect(await once.listHandles(query('a'))).toBe(one);
  expect(reads).toEqual(['handles a', 'handles b']);
});

test('of several products those are read that were not before, and all are returned in the order of the handles', async () => {
  const { catalog, reads } = notingCatalog();
  const once = readOnce(catalog);
  const [mug] = await once.products(['mug', 'none']);
  const found = await once.products(['lamp', 'none', 'mug', 'vase', 'lamp']);
  expect(found.map(({ handle }) => handle)).toEqual(['lamp', 'mug', 'vase', 'lamp']);
  expect(found[1]).toBe(mug);
  expect(await once.products(['vase', 'mug'])).toHaveLength(2);
  expect(await once.products([])).toEqual([]);
  expect(reads).toEqual(['products mug none', 'products lamp vase']);
});

test('two answers share nothing', async () => {
  const { catalog, reads } = notingCatalog();
  for (const once of [readOnce(catalog), readOnce(catalog)]) await once.product('mug');
  expect(reads).toEqual(['product mug', 'product mug']);
});

test('a read that failed is tried again', async () => {
  const { catalog } = notingCatalog();
  let isDown = true;
  const failing = async <T>(read: () => Promise<T>): Promise<T> => {
    if (isDown) throw new Error('The platform is down.');
    return read();
  };
  const once = readOnce({
    ...catalog,
    product: async (handle) => failing(() => catalog.product(handle)),
    products: async (handles) => failing(() => catalog.products(handles)),
  });
  await expect(once.product('mug')).rejects.toThrow('down');
  await expect(once.products(['mug', 'vase'])).rejects.toThrow('down');
  isDown = false;
  expect(await once.product('mug')).toMatchObject({ handle: 'mug' });
  expect(await once.products(['mug', 'vase'])).toHaveLength(2);
});
