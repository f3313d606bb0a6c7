import { expect, test } from 'vitest';
import type { Feed, ScanBatch, ScanWait } from '#commerce/feed.ts';
import { PlatformUnavailableError } from '#commerce/errors.ts';
import type { RecordKind } from '#commerce/records/catalog-record.ts';
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

const wholeScan = {
  kind: 'product',
  markets: [{ country: 'DE', language: 'en', currency: '' }],
  since: null,
  cursor: null,
  signal: new AbortController().signal,
} as const;

function scan(feed: Feed, cursor: string | null = null, kind: RecordKind = 'product'): Promise<ScanBatch[]> {
  return Array.fromAsync(feed.scan({ ...wholeScan, kind, cursor }));
}

/** A scan with what it had to wait for. */
function watchedScan(feed: Feed): { readonly batches: Promise<ScanBatch[]>; readonly waits: readonly ScanWait[] } {
  const waits: ScanWait[] = [];
  const onWait = (wait: ScanWait): void => void waits.push(wait);
  return { batches: Array.fromAsync(feed.scan({ ...wholeScan, onWait })), waits };
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
  const begun = Array.fromAsync(feed.scan({ ...wholeScan, signal: stopped.signal }));
  while (count('BulkOperationById') === 0) await new Promise((resolve) => setImmediate(resolve));
  stopped.abort();
  await expect(begun).rejects.toThrow('abort');
  expect(idsOf(await scan(feed))).toHaveLength(130);
  expect(count('BulkOperationRun')).toBe(1);
});

test.each(['LIMIT_REACHED', 'OPERATION_IN_PROGRESS'] as const)(
  'while others take all places (%s), a scan waits for one and says so',
  async (busyCode) => {
    const { emulator, feed, count } = await openFeed();
    Object.assign(emulator.faults.bulk, { others: 5, busyCode });
    const { batches, waits } = watchedScan(feed);
    while (count('BulkOperationRun') < 3) await new Promise((resolve) => setImmediate(resolve));
    emulator.faults.bulk.others = 0;
    expect(idsOf(await batches)).toHaveLength(130);
    expect(waits[0]).toEqual({ reason: 'queued', count: null });
    expect(count('ProductPage')).toBe(0);
  },
);

test.each([0, 3])(
  'an operation that began without an answer is adopted, %i polls before its end',
  async (runningPolls) => {
    const { emulator, feed, count } = await openFeed();
    Object.assign(emulator.faults.bulk, { lostBegins: 1, runningPolls });
    const { batches, waits } = watchedScan(feed);
    expect(idsOf(await batches)).toHaveLength(130);
    expect([count('BulkOperationRun'), count('ProductPage')]).toEqual([1, 0]);
    expect(waits[0]).toEqual({ reason: 'unanswered', count: null });
  },
);

test('after an operation that was refused, one that another process began meanwhile is adopted', async () => {
  const { emulator, feed, count } = await openFeed();
  emulator.faults.bulk.others = 5;
  const both = [scan(feed), scan(feed)];
  while (count('BulkOperationRun') < 2) await new Promise((resolve) => setImmediate(resolve));
  Object.assign(emulator.faults.bulk, { others: 4, runningPolls: 20 });
  const scans = await Promise.all(both);
  for (const batches of scans) expect(idsOf(batches)).toHaveLength(130);
  expect(new Set(scans.map(([first]) => /BulkOperation\/\d+/.exec(first?.cursor ?? '')?.[0])).size).toBe(1);
});

test('the list of an earlier scan is not taken for a new one', async () => {
  const { emulator, feed, count } = await openFeed();
  await scan(feed);
  emulator.faults.bulk.lostBegins = 1;
  await scan(feed);
  expect(count('BulkOperationRun')).toBe(2);
  expect(count('BulkOperationById')).toBeGreaterThan(0);
});

test('a connection that is lost while the list is made is found again', async () => {
  const { emulator, feed, count } = await openFeed();
  emulator.faults.bulk.runningPolls = 3;
  const { batches, waits } = watchedScan(feed);
  while (count('BulkOperationById') === 0) await new Promise((resolve) => setImmediate(resolve));
  emulator.faults.outage = 'reset';
  while (!waits.some(({ reason }) => reason === 'unanswered')) await new Promise((resolve) => setImmediate(resolve));
  emulator.faults.outage = 'none';
  expect(idsOf(await batches)).toHaveLength(130);
  expect(count('BulkOperationRun')).toBe(1);
});

test('when requests for a list stay without an answer and none runs, pages are read', async () => {
  const { emulator, feed, count } = await openFeed();
  Object.assign(emulator.faults.bulk, { lostBegins: 100, beginsUnanswered: false });
  expect(idsOf(await scan(feed))).toHaveLength(130);
  expect(count('BulkOperationRun')).toBe(5);
  expect(count('ProductPage')).toBe(3);
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

test('a file that ends too early is no whole list, and continues when the rest is there', async () => {
  const { emulator, feed } = await openFeed();
  emulator.faults.bulk.endFileAfterBytes = 5000;
  await expect(scan(feed)).rejects.toThrow('list cannot be downloaded');
  await expect(idsOfKind(feed)).rejects.toThrow('list cannot be downloaded');
  emulator.faults.bulk.endFileAfterBytes = null;
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
