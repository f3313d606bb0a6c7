import { beforeEach, expect, test } from 'vitest';
import { createEntityCache } from '#cache/entities/entity-cache.ts';
import { invalidationOf } from '#cache/log/invalidation-log.ts';
import { type CacheTag, tags } from '#cache/tags.ts';
import type { ReaderContext } from '#commerce/port.ts';
import type { ListQuery } from '#shop/listing/listing.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { noFilters } from '#shop/listing/query/list-query-filters.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { demoDay, sampleShop } from '#tests/fixtures/sample-shop.ts';
import { createManualClock, createSharedLog } from '#tests/helpers/cache-harness.ts';
import type { Catalog } from '../port.ts';
import { saveProduct } from '../write/save-product.ts';

const mug = sampleProductInput({
  handle: 'mug',
  options: [sampleOption('Size', ['S', 'L'])],
  variants: [sampleVariantInput({ values: ['S'], price: 1200 }), sampleVariantInput({ values: ['L'], price: 1500 })],
});

let store: Database;
let productId: string;
let shared: NonNullable<ReaderContext['cards']>;
let invalidate: (tag: CacheTag) => Promise<unknown>;

beforeEach(() => {
  store = openDatabase(':memory:');
  productId = saveProduct(store, mug, demoDay.toISOString());
  const log = createSharedLog().node();
  const cache = createEntityCache({ bytes: 1_000_000, log, runtime: { clock: createManualClock() } });
  shared = { cards: cache.kind('card'), sources: cache.kind('card source') };
  invalidate = async (tag) => log.append(invalidationOf([tag]));
});

/** A reader that shares cards, and what it has recorded. */
function openReader(): { readonly catalog: Catalog; readonly recorded: ReadonlySet<CacheTag> } {
  const { reader, recorded } = sampleReaderContext();
  return { catalog: sampleShop(store).catalog({ ...reader, cards: shared }), recorded };
}

test('readers share the card of a product, and each records what it shows', async () => {
  const [first, second] = [openReader(), openReader()];
  const [card] = await first.catalog.cards(['mug']);
  expect((await second.catalog.cards(['mug']))[0]).toBe(card);
  expect(second.recorded).toEqual(first.recorded);
  expect(second.recorded).toContain(tags.variantPrice(card?.variant.id ?? ''));
  expect(second.recorded).not.toContain(tags.product(productId));
});

test('a card is shared only by those that want the same variant', async () => {
  const { catalog } = openReader();
  const prices = async (preferred = {}) => (await catalog.cards(['mug'], preferred)).map(({ price }) => price.amount);
  expect([await prices(), await prices({ mug: { size: 'L' } }), await prices()]).toEqual([[1200], [1500], [1200]]);
});

test('a list shares the cards of its filter and its order', async () => {
  const { catalog } = openReader();
  const prices = async (given: Partial<ListQuery> = {}) => {
    const query = { scope: { kind: 'all' }, filters: noFilters, sort: null, page: 1, ...given } as const;
    return (await catalog.list(query))?.cards.map(({ price }) => price.amount);
  };
  const dear = { filters: { ...noFilters, priceMin: 1300 } };
  expect([await prices(), await prices(dear), await prices(), await prices({ sort: 'price-ascending' })]).toEqual([
    [1200],
    [1500],
    [1200],
    [1200],
  ]);
});

test('a card is read anew after an event about its product', async () => {
  const { catalog } = openReader();
  await catalog.cards(['mug']);
  saveProduct(store, { ...mug, title: 'Beaker' }, demoDay.toISOString());
  await invalidate(tags.product(productId));
  expect((await catalog.cards(['mug']))[0]?.title).toBe('Beaker');
});
