import { expect, test } from 'vitest';
import { allProducts, tags } from '#cache/tags.ts';
import { filterKeys, noFilters } from '#shop/listing/query/list-query-filters.ts';
import type { Product } from '#shop/product/product.ts';
import { type OpenSubject, readAllHandles, tagsOf } from './contract-subject.ts';
import { sampleReaderContext } from '../fixtures/sample-reader-context.ts';

/** Unknown handles, some of which break careless connectors. */
const unknownHandles = [
  'no-such-thing',
  '',
  ' ',
  '__proto__',
  'constructor',
  '..%2f',
  "'; DROP TABLE product; --",
  'a\u0000b',
  '\u202Ereversed',
];

export function catalogContract(open: OpenSubject): void {
  test.for(unknownHandles)('an unknown handle reads as null and is recorded: %j', async (handle) => {
    const { reader, recorded } = sampleReaderContext();
    const catalog = (await open()).commerce.catalog(reader);
    expect(await catalog.product(handle)).toBeNull();
    expect(await catalog.collection(handle)).toBeNull();
    expect(
      await catalog.list({ scope: { kind: 'collection', handle }, filters: noFilters, sort: null, page: 1 }),
    ).toBeNull();
    expect(await catalog.cards([handle])).toEqual([]);
    expect(recorded).toContain(tags.productHandle(handle));
    expect(recorded).toContain(tags.collectionHandle(handle));
  });

  test('an unknown id reads as null and is recorded', async () => {
    const { reader, recorded } = sampleReaderContext();
    const subject = await open();
    const catalog = subject.commerce.catalog(reader);
    for (const id of ['0', '999999999999999', '-1', '1e3', 'x', '']) {
      expect(await catalog.productById(id)).toBeNull();
      for (const tag of tagsOf(subject, 'product', [id])) expect(recorded).toContain(tag);
    }
  });

  test('every product is well formed and equal by handle and by id', async () => {
    const { reader, recorded } = sampleReaderContext();
    const subject = await open();
    const catalog = subject.commerce.catalog(reader);
    for (const handle of await readAllHandles(catalog)) {
      const product = await catalog.product(handle);
      expect(product).not.toBeNull();
      if (!product) continue;
      expectWellFormed(product);
      for (const tag of tagsOf(subject, 'product', [product.id])) expect(recorded).toContain(tag);
      expect(recorded).toContain(tags.productHandle(handle));
      expect(await catalog.productById(product.id)).toEqual(product);
    }
  });

  test('cards keep the given order, leave out unknown handles and record each product', async () => {
    const { reader, recorded } = sampleReaderContext();
    const subject = await open();
    const catalog = subject.commerce.catalog(reader);
    const [first = '', second = '', third = ''] = await readAllHandles(catalog);
    recorded.clear();
    const cards = await catalog.cards([third, 'no-such-thing', first, second]);
    expect(cards.map(({ handle }) => handle)).toEqual([third, first, second]);
    for (const { id } of cards) for (const tag of tagsOf(subject, 'card', [id])) expect(recorded).toContain(tag);
    expect(recorded).toContain(tags.productHandle('no-such-thing'));
  });

  test('products read together equal those read one by one, in the given order, each recorded', async () => {
    const { reader, recorded } = sampleReaderContext();
    const subject = await open();
    const catalog = subject.commerce.catalog(reader);
    const [first = '', second = '', third = ''] = await readAllHandles(catalog);
    const alone = await Promise.all([third, first, second].map((handle) => catalog.product(handle)));
    recorded.clear();
    expect(await catalog.products([third, 'no-such-thing', first, second])).toEqual(alone);
    for (const product of alone)
      for (const tag of tagsOf(subject, 'product', [product?.id ?? ''])) expect(recorded).toContain(tag);
    for (const handle of [first, 'no-such-thing']) expect(recorded).toContain(tags.productHandle(handle));
    expect(await catalog.products([])).toEqual([]);
  });

  test('a list with a limit reads that many cards and counts all', async () => {
    const catalog = (await open()).commerce.catalog(sampleReaderContext().reader);
    const query = { scope: { kind: 'all' }, filters: noFilters, sort: null, page: 1 } as const;
    const whole = await catalog.list(query);
    const some = await catalog.list({ ...query, limit: 2 });
    expect(some?.cards).toEqual(whole?.cards.slice(0, 2));
    expect(some).toMatchObject({ total: whole?.total, pages: whole?.pages });
  });

  test('a card shows the preferred variant', async () => {
    const catalog = (await open()).commerce.catalog(sampleReaderContext().reader);
    for (const handle of await readAllHandles(catalog)) {
      const product = await catalog.product(handle);
      const wanted = product?.variants.at(-1);
      if (!product || !wanted) continue;
      const options = Object.fromEntries(product.options.map(({ name }, index) => [name, wanted.values[index] ?? '']));
      const [card] = await catalog.cards([handle], { [handle]: options });
      expect(card?.variant.id).toBe(wanted.id);
      expect(card?.price).toEqual(wanted.price);
      const needsChoice = product.terms?.needsSellingPlan === true || (wanted.terms?.quantityRule ?? null) !== null;
      expect(card?.single).toBe(product.variants.length === 1 && !needsChoice);
      expect(card?.available).toBe(wanted.available);
    }
  });

  test('recommendations exclude the given products and respect the limit', async () => {
    const catalog = (await open()).commerce.catalog(sampleReaderContext().reader);
    const cards = await catalog.cards(await readAllHandles(catalog));
    const ids = cards.slice(0, 3).map(({ id }) => id);
    for (const id of ids) {
      const found = await catalog.recommendations(id, 4);
      expect(found.length).toBeLessThanOrEqual(4);
      expect(found.map(({ card }) => card.id)).not.toContain(id);
    }
    const forCart = await catalog.cartRecommendations(ids, 4);
    expect(forCart.filter(({ card }) => ids.includes(card.id))).toEqual([]);
    expect(new Set(forCart.map(({ card }) => card.id)).size).toBe(forCart.length);
  });

  test('collections are paginated and can be read one by one', async () => {
    const { reader, recorded } = sampleReaderContext();
    const catalog = (await open()).commerce.catalog(reader);
    const all = await catalog.collections(1, 1000);
    expect(all.items.length).toBe(all.total);
    expect(recorded).toContain(tags.collections);
    const second = await catalog.collections(2, 5);
    expect(second.items).toEqual(all.items.slice(5, 10));
    expect(second.pages).toBe(Math.ceil(all.total / 5));
    for (const collection of all.items) expect(await catalog.collection(collection.handle)).toEqual(collection);
  });

  test('product types have as many products as the list narrowed to them, those of the most products first', async () => {
    const { reader, recorded } = sampleReaderContext();
    const catalog = (await open()).commerce.catalog(reader);
    const types = await catalog.productTypes(1000);
    expect(recorded).toEqual(
      new Set([tags.list(allProducts, 'members'), tags.list(allProducts, 'type'), tags.lists, tags.listSizes]),
    );
    expect(types.length).toBeGreaterThan(1);
    expect(types.map(({ count }) => count)).toEqual(types.map(({ count }) => count).toSorted((a, b) => b - a));
    expect(await catalog.productTypes(1)).toEqual(types.slice(0, 1));
    for (const { value, count } of types) {
      const filters = { ...noFilters, values: new Map([[filterKeys.type, [value]]]) };
      expect((await catalog.list({ scope: { kind: 'all' }, filters, sort: null, page: 1 }))?.total).toBe(count);
    }
  });

  test('the sitemap lists every product and collection once', async () => {
    const catalog = (await open()).commerce.catalog(sampleReaderContext().reader);
    const handles = await readAllHandles(catalog);
    const products = await catalog.sitemap('product', 1, 1000);
    expect(products.items.map(({ handle }) => handle).toSorted()).toEqual(handles.toSorted());
    const collections = await catalog.sitemap('collection', 1, 1000);
    expect(collections.total).toBe((await catalog.collections(1, 1)).total);
  });

  test('suggestions contain products for a title prefix, and nothing for an empty term', async () => {
    const catalog = (await open()).commerce.catalog(sampleReaderContext().reader);
    const [card] = await catalog.cards(await readAllHandles(catalog));
    const beginning = card?.title.slice(0, 4) ?? '';
    const { products } = await catalog.suggest(beginning, 6);
    expect(products.map(({ id }) => id)).toContain(card?.id);
    expect(await catalog.suggest('  ', 6)).toEqual({ queries: [], products: [], collections: [], content: [] });
  });
}

function expectWellFormed(product: Product): void {
  const { options, variants, pictures } = product;
  expect(variants.length).toBeGreaterThan(0);
  expect(new Set(variants.map(({ id }) => id)).size).toBe(variants.length);
  expect(new Set(variants.map(({ values }) => JSON.stringify(values))).size).toBe(variants.length);
  for (const variant of variants) {
    expect(variant.values).toHaveLength(options.length);
    for (const [index, value] of variant.values.entries()) {
      expect(options[index]?.values.map((each) => each.value)).toContain(value);
    }
    expect(Number.isSafeInteger(variant.price.amount)).toBe(true);
    expect(variant.price.amount).toBeGreaterThanOrEqual(0);
    expect(variant.compareAt === null || variant.compareAt.amount > variant.price.amount).toBe(true);
    expect(variant.picture === null || pictures[variant.picture] !== undefined).toBe(true);
    expect(variant.id).toMatch(/^[\w.-]+$/u);
  }
  expect(product.description).not.toMatch(/<script|javascript:|<h1/iu);
  expect(new Date(product.createdAt).toISOString()).toBe(product.createdAt);
  expect(new Date(product.updatedAt).toISOString()).toBe(product.updatedAt);
}
