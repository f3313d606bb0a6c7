import { expect, test } from 'vitest';
import type { ScanBatch } from '#commerce/feed.ts';
import { generatedShop } from '#tests/emulators/shopify/shops/generated-shop.ts';
import { openEmulatedConnector, present } from '#tests/helpers/shopify/emulated-connector.ts';

const market = { country: 'DE', language: 'en', currency: '' };

function request(cursor: string | null) {
  const { signal } = new AbortController();
  return { kind: 'product', markets: [market], since: null, cursor, signal } as const;
}

function idsOf(batches: readonly ScanBatch[]): readonly string[] {
  return batches.flatMap(({ records }) => records.map(({ id }) => id));
}

test('a scan of several pages continues after each of them, also where products were deleted meanwhile', async () => {
  const { emulator, connector } = await openEmulatedConnector(generatedShop(620));
  emulator.scopes.admin = new Set();
  const feed = present(connector.feed);
  const batches = await Array.fromAsync(feed.scan(request(null)));
  expect(batches.length).toBeGreaterThan(2);
  expect(new Set(idsOf(batches)).size).toBe(620);
  const [first, ...others] = batches;
  emulator.edits.deleteProduct(idsOf(batches)[0] ?? '');
  const rest = await Array.fromAsync(feed.scan(request(first?.cursor ?? null)));
  expect(idsOf(rest)).toEqual(idsOf(others));
});

test('products that are edited between pages are on two of them, with their last state at the end', async () => {
  const { emulator, connector } = await openEmulatedConnector(generatedShop(120));
  const feed = present(connector.feed);
  let pages = 0;
  emulator.faults.afterAnswer = (operation) => {
    pages += Number(operation === 'ProductPage');
    if (operation === 'ProductPage' && pages === 1) emulator.edits.updateProduct(first, { title: 'Edited' });
  };
  const since = '2020-01-01T00:00:00.000Z';
  const [{ id: first } = { id: '' }] = emulator.store.products
    .all()
    .toSorted((one, other) => (one.updatedAt < other.updatedAt ? -1 : Number(one.id) - Number(other.id)));
  const batches = await Array.fromAsync(feed.scan({ ...request(null), since }));
  const ids = idsOf(batches);
  expect(new Set(ids).size).toBe(120);
  expect(ids.filter((id) => id === first)).toHaveLength(2);
  const titles = batches.flatMap(({ records }) =>
    records.flatMap((each) => (each.kind === 'product' && each.id === first ? Object.values(each.overlays) : [])),
  );
  expect(titles.at(-1)).toMatchObject({ title: 'Edited' });
});

test('products that are unpublished between pages leave no gap, and are in no later list of ids', async () => {
  const { emulator, connector } = await openEmulatedConnector(generatedShop(120));
  emulator.scopes.admin = new Set();
  const feed = present(connector.feed);
  const all = emulator.store.products.all().map(({ id }) => id);
  const [hidden = ''] = idsOf(await Array.fromAsync(feed.scan(request(null))));
  let isHidden = false;
  emulator.faults.afterAnswer = (operation) => {
    if (operation !== 'ProductPage' || isHidden) return;
    isHidden = true;
    emulator.edits.updateProduct(hidden, { excludedCountries: ['DE', 'US', 'NO'] });
  };
  const ids = idsOf(await Array.fromAsync(feed.scan(request(null))));
  expect(new Set(ids)).toEqual(new Set(all));
  expect((await Array.fromAsync(feed.ids(request(null)))).flat()).not.toContain(hidden);
});

test('a cursor that becomes invalid ends the scan with an error, and the next begins its stretch anew', async () => {
  const { emulator, connector } = await openEmulatedConnector(generatedShop(120));
  emulator.scopes.admin = new Set();
  const feed = present(connector.feed);
  const batches: ScanBatch[] = [];
  const scan = async (cursor: string | null): Promise<void> => {
    for await (const batch of feed.scan(request(cursor))) batches.push(batch);
  };
  emulator.faults.afterAnswer = (operation) => {
    emulator.faults.refusesCursors ||= operation === 'ProductPage';
  };
  await expect(scan(null)).rejects.toThrow('Invalid cursor');
  expect(batches).toHaveLength(1);
  emulator.faults.afterAnswer = () => {
    emulator.faults.refusesCursors = false;
  };
  await scan(batches[0]?.cursor ?? null);
  expect(new Set(idsOf(batches.slice(1))).size).toBe(120);
});

test('partial answers, missing fields and throttling give whole records or an error, never a part', async () => {
  const { emulator, connector } = await openEmulatedConnector(generatedShop(30));
  const feed = present(connector.feed);
  emulator.faults.throttled = 2;
  expect(idsOf(await Array.fromAsync(feed.scan(request(null))))).toHaveLength(30);
  emulator.faults.failingFields.add('ProductVariant.compareAtPrice');
  await expect(Array.fromAsync(feed.scan(request(null)))).rejects.toThrow('Shopify');
  emulator.faults.failingFields.clear();
  emulator.faults.cutAfterBytes = 5000;
  await expect(Array.fromAsync(feed.scan(request(null)))).rejects.toThrow('Shopify');
});

test('more products than Shopify paginates are all found without an app, those at the time of a limit twice', async () => {
  const { emulator, connector } = await openEmulatedConnector(generatedShop(26_000));
  emulator.scopes.admin = new Set();
  const ids = (await Array.fromAsync(present(connector.feed).ids(request(null)))).flat();
  expect(new Set(ids).size).toBe(26_000);
  expect(ids).toHaveLength(26_001);
});
