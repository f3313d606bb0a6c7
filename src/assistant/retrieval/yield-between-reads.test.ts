import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Catalog } from '#catalog/port.ts';
import { yieldBetweenReads } from './yield-between-reads.ts';

/** A catalog that notes what is read of it; every read finishes without waiting. */
function notingCatalog(): { readonly catalog: Catalog; readonly reads: string[] } {
  const reads: string[] = [];
  const note = async <T>(name: string, result: T): Promise<T> => {
    reads.push(name);
    return result;
  };
  const noPage = { items: [], page: 1, pages: 1, total: 0 };
  const catalog: Catalog = {
    product: async (handle) => note(handle, null),
    productOfPage: async (handle) => note(handle, null),
    productById: async (id) => note(id, null),
    products: async ([handle = '']) => note(handle, []),
    cards: async ([handle = '']) => note(handle, []),
    list: async () => note('list', null),
    listHandles: async () => note('handles', null),
    collection: async (handle) => note(handle, null),
    collections: async () => note('collections', noPage),
    productTypes: async () => [],
    recommendations: async (id) => note(id, []),
    cartRecommendations: async ([id = '']) => note(id, []),
    bestsellers: async () => [],
    suggest: async (term) => note(term, { queries: [], products: [], collections: [], content: [] }),
    sitemap: async (kind) => note(kind, noPage),
  };
  return { catalog, reads };
}

test('reads that begin together, also of several answers, run in different turns of the event loop', async () => {
  const { catalog, reads } = notingCatalog();
  const yielding = yieldBetweenReads();
  const [one, other] = [yielding(catalog), yielding(catalog)];
  const all = Promise.all([one.product('a'), one.products(['b']), other.product('c')]);
  const seen: number[] = [];
  while (reads.length < 3) {
    await setImmediate();
    seen.push(reads.length);
  }
  await all;
  expect(seen.filter((count, index) => count - (seen[index - 1] ?? 0) > 1)).toEqual([]);
  expect(reads).toEqual(['a', 'b', 'c']);
});

test('what is done with a read runs in another turn of the event loop than any read', async () => {
  const { catalog, reads } = notingCatalog();
  const yielding = yieldBetweenReads()(catalog);
  const steps: string[] = [];
  const use = async (handle: string): Promise<void> => {
    await yielding.product(handle);
    steps.push(`used ${handle}`);
  };
  const all = Promise.all([use('a'), use('b')]);
  const seen: number[] = [];
  while (steps.length < 2) {
    await setImmediate();
    seen.push(reads.length + steps.length);
  }
  await all;
  expect(seen.filter((count, index) => count - (seen[index - 1] ?? 0) > 1)).toEqual([]);
});

test('a failed read rejects and does not stop those after it', async () => {
  const { catalog } = notingCatalog();
  const failing = yieldBetweenReads()({ ...catalog, product: async () => Promise.reject(new Error('No such file')) });
  const [failed, found] = await Promise.allSettled([failing.product('a'), failing.collection('b')]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'No such file' } });
  expect(found).toEqual({ status: 'fulfilled', value: null });
});
