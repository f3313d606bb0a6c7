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
