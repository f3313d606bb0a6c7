import { expect, test } from 'vitest';
import type { Feed, ScanBatch } from '#commerce/feed.ts';
import { PlatformUnavailableError } from '#commerce/errors.ts';
import type { RecordKind } from '#commerce/records.ts';
import type { ShopifyEmulator } from '#tests/emulators/shopify/emulator.ts';
import { generatedShop } from '#tests/emulators/shopify/shops/generated-shop.ts';
import { openEmulatedConnector, present } from '#tests/helpers/shopify/emulated-connector.ts';

interface OpenedFeed {
  readonly emulator: ShopifyEmulator;
  readonly feed: Feed;
  /** How often an operation of the APIs was asked for. */
  readonly count: (operation: string) => number;
}

async function openFeed(products = 130): Promise<OpenedFeed> {
  const { emulator, connector } = await openEmulatedConnector(generatedShop(products));
  const count = (operation: string): number =>
    emulator.requests.all.filter((each) => each.operation === operation).length;
  return { emulator, feed: present(connector.feed), count };
}

function scan(feed: Feed, cursor: string | null = null, kind: RecordKind = 'product'): Promise<ScanBatch[]> {
  const { signal } = new AbortController();
  const market = { country: 'DE', language: 'en', currency: '' };
  return Array.fromAsync(feed.scan({ kind, markets: [market], since: null, cursor, signal }));
}

const idsOf = (batches: readonly ScanBatch[]): readonly string[] =>
  batches.flatMap(({ records }) => records.map(({ id }) => id));

async function idsOfKind(feed: Feed, kind: RecordKind = 'product'): Promise<readonly string[]> {
  return (await Array.fromAsync(feed.ids({ kind, signal: new AbortController().signal }))).flat();
}

test('with an app a scan follows the shop’s own list, and knows how many products there are', async () => {
  const { feed, count } = await openFeed();
  const batches = await scan(feed);
  expect(new Set(idsOf(batches)).size).toBe(130);
  expect(batches.map(({ total }) => total)).toEqual([130, 130, 130]);
  expect([count('BulkOperationRun'), count('ProductPage')]).toEqual([1, 0]);
});

test('unlisted products and drafts are found and stay out of lists, archived ones are not for sale', async () => {
  const { emulator, feed } = await openFeed();
  const [unlisted = '', draft = '', archived = ''] = idsOf(await scan(feed));
  emulator.edits.updateProduct(unlisted, { status: 'UNLISTED' });
  emulator.edits.updateProduct(archived, { status: 'ARCHIVED' });
  emulator.edits.updateProduct(draft, { status: 'DRAFT' });
  const batches = await scan(feed);
  const listed = new Map(batches.flatMap(({ records }) => records.map((each) => [each.id, each.listed] as const)));
  expect([listed.get(unlisted), listed.get(draft), listed.has(archived)]).toEqual([false, false, false]);
  expect([...listed.values()].filter((each) => each === true)).toHaveLength(127);
  expect(new Set(await idsOfKind(feed))).toEqual(new Set(idsOf(batches)));
});

test('a product that is not published here is in no scan, and the total follows', async () => {
  const { emulator, feed } = await openFeed();
  const [hidden = ''] = idsOf(await scan(feed));
  emulator.edits.updateProduct(hidden, { excludedCountries: ['DE', 'US', 'NO'] });
  const batches = await scan(feed);
  expect(idsOf(batches)).not.toContain(hidden);
  expect(batches.at(-1)?.total).toBe(129);
  expect(await idsOfKind(feed)).not.toContain(hidden);
});

test('a scan continues in the file of its list, without another operation', async () => {
  const { feed, count } = await openFeed();
  const [first, ...others] = await scan(feed);
  expect(idsOf(await scan(feed, first?.cursor))).toEqual(idsOf(others));
  expect(count('BulkOperationRun')).toBe(1);
});

test('a scan begins anew when Shopify has deleted the file of its list', async () => {
  const { emulator, feed, count } = await openFeed();
  const [first] = await scan(feed);
  const gone = String(first?.cursor).replace(/BulkOperation\/\d+/, 'BulkOperation/99');
  expect(idsOf(await scan(feed, gone))).toHaveLength(130);
  expect(count('BulkOperationRun')).toBe(2);
  expect(emulator.requests.all.map(({ operation }) => operation)).not.toContain('ProductPage');
});

test.each(['FAILED', 'CANCELED', 'EXPIRED'] as const)(
  'an operation that ends as %s is not used, also where it leaves part of a list: pages are read',
  async (outcome) => {
    const { emulator, feed, count } = await openFeed();
    emulator.faults.bulk.outcome = outcome;
    const batches = await scan(feed);
    expect(new Set(idsOf(batches)).size).toBe(130);
    expect(count('ProductPage')).toBe(3);
    expect(new Set(await idsOfKind(feed)).size).toBe(130);
    emulator.faults.bulk.outcome = 'COMPLETED';
    // A scan by pages goes on by pages.
    expect(idsOf(await scan(feed, batches[0]?.cursor))).toEqual(idsOf(batches.slice(1)));
  },
);

test('an operation takes its time, and one that already runs for the same list is waited for', async () => {
  const { emulator, feed, count } = await openFeed();
  emulator.faults.bulk.runningPolls = 4;
  const stopped = new AbortController();
  const request = { kind: 'product', markets: [], since: null, cursor: null } as const;
  const begun = Array.fromAsync(feed.scan({ ...request, signal: stopped.signal }));
  while (count('BulkOperationById') === 0) await new Promise((resolve) => setImmediate(resolve));
  stopped.abort();
  await expect(begun).rejects.toThrow('abort');
  expect(idsOf(await scan(feed))).toHaveLength(130);
  expect(count('BulkOperationRun')).toBe(1);
});

test('while others take all places, a scan waits for one', async () => {
  const { emulator, feed, count } = await openFeed();
  emulator.faults.bulk.others = 5;
  const batches = scan(feed);
  while (count('BulkOperationRun') < 3) await new Promise((resolve) => setImmediate(resolve));
  emulator.faults.bulk.others = 0;
  expect(idsOf(await batches)).toHaveLength(130);
});

test('a file that breaks off continues where it broke', async () => {
  const { emulator, feed } = await openFeed();
  emulator.faults.bulk.cutFileAfterBytes = 5000;
  expect(new Set(idsOf(await scan(feed))).size).toBe(130);
});

test('a file that is served from its beginning alone, and breaks off each time, makes the scan fail', async () => {
  const { emulator, feed } = await openFeed();
  Object.assign(emulator.faults.bulk, { servesRanges: false, cutFileAfterBytes: 5000 });
  await expect(scan(feed)).rejects.toThrow(PlatformUnavailableError);
  emulator.faults.bulk.cutFileAfterBytes = null;
  const [first, ...others] = await scan(feed);
  expect(idsOf(await scan(feed, first?.cursor))).toEqual(idsOf(others));
});

test('an app without the scope, or one that is refused, leaves the Storefront API', async () => {
  const { emulator, feed, count } = await openFeed();
  emulator.scopes.admin = new Set(['read_inventory']);
  expect(idsOf(await scan(feed))).toHaveLength(130);
  expect([count('BulkOperationRun'), count('ProductPage')]).toEqual([0, 3]);
});

test('collections and redirects are listed by the app, too', async () => {
  const { emulator, feed, count } = await openFeed(20);
  for (const id of Array.from({ length: 600 }, (_, index) => String(index + 1)))
    emulator.store.redirects.put({ id, path: `/old/${id}`, target: '/products' });
  expect(idsOf(await scan(feed, null, 'redirect'))).toHaveLength(600);
  expect(await idsOfKind(feed, 'redirect')).toHaveLength(600);
  const collections = idsOf(await scan(feed, null, 'collection'));
  expect(await idsOfKind(feed, 'collection')).toEqual(collections);
  expect(count('RedirectPage') + count('CollectionPage')).toBe(0);
});
