import { expect, test } from 'vitest';
import { noFilters } from '#shop/listing/query/list-query-filters.ts';
import { readAllHandles } from '#tests/contract/contract-subject.ts';
import { hardwareShop } from '#tests/emulators/shopify/shops/hardware-shop.ts';
import { shopifyVariant } from '#tests/emulators/shopify/shops/shop-parts.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { openCopiedShop } from '#tests/helpers/shopify/copied-shop.ts';
import type { CopiedPlatform } from './copied-platform.ts';

const draftId = '5101';
const draft = { handle: 'next-season', title: 'Next Season' };

/** Where a visitor, or one who previews drafts, finds the product by its handle and name. */
async function placesOf(shop: CopiedPlatform, isPreview = false): Promise<readonly string[]> {
  const { reader } = sampleReaderContext({ draft: isPreview });
  const catalog = shop.catalog(reader);
  const listed = await readAllHandles(catalog);
  const search = { kind: 'search', term: draft.title } as const;
  const found = await catalog.list({ scope: search, filters: noFilters, sort: null, page: 1 });
  const suggestions = await catalog.suggest(draft.title, 10);
  const sitemap = await catalog.sitemap('product', 1, 1000);
  const cards = await catalog.cards([draft.handle]);
  const places = {
    page: (await catalog.product(draft.handle)) !== null,
    list: listed.includes(draft.handle),
    search: found?.cards.some(({ handle }) => handle === draft.handle),
    suggestions: JSON.stringify(suggestions).includes(draft.handle),
    sitemap: JSON.stringify(sitemap).includes(draft.handle),
    cards: cards.length > 0,
  };
  return Object.entries(places).flatMap(([place, isThere]) => (isThere ? [place] : []));
}

test('a draft is in its preview with the prices of the market, and nowhere else', async () => {
  const { shop } = await openCopiedShop(hardwareShop());
  expect(await placesOf(shop)).toEqual([]);
  expect(await placesOf(shop, true)).toContain('page');
  const product = await shop.catalog(sampleReaderContext({ draft: true }).reader).product(draft.handle);
  expect(product).toMatchObject({ title: draft.title });
  expect(product?.variants[0]?.price.currency).toBe('EUR');
});

test('a draft that is published appears with its delivery, and one that becomes a draft again disappears', async () => {
  const { shop, emulator, takeDeliveries } = await openCopiedShop(hardwareShop());
  emulator.edits.updateProduct(draftId, { status: 'ACTIVE' });
  await takeDeliveries();
  expect(await placesOf(shop)).toEqual(['page', 'list', 'search', 'suggestions', 'sitemap', 'cards']);
  emulator.edits.updateProduct(draftId, { status: 'DRAFT' });
  await takeDeliveries();
  expect(await placesOf(shop)).toEqual([]);
  expect(await placesOf(shop, true)).toContain('page');
});

test('an edited draft is edited in its preview', async () => {
  const { shop, emulator, takeDeliveries } = await openCopiedShop(hardwareShop());
  emulator.edits.updateProduct(draftId, {
    title: 'Next Summer',
    variants: [shopifyVariant({ id: '510101', price: 4200, stock: 2 })],
  });
  await takeDeliveries();
  const product = await shop.catalog(sampleReaderContext({ draft: true }).reader).product(draft.handle);
  expect(product).toMatchObject({ title: 'Next Summer', variants: [{ stock: 2 }] });
});

test('without the scope of the app there are no drafts, and an archived product is none', async () => {
  const { shop, emulator, takeDeliveries } = await openCopiedShop(hardwareShop());
  emulator.edits.updateProduct(draftId, { status: 'ARCHIVED' });
  await takeDeliveries();
  expect(await placesOf(shop, true)).toEqual([]);
  emulator.scopes.admin = new Set();
  emulator.edits.updateProduct(draftId, { status: 'DRAFT' });
  await takeDeliveries();
  expect(await placesOf(shop)).toEqual([]);
});
