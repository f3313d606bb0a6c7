import { expect, test } from 'vitest';
import { PlatformContractError, PlatformUnavailableError } from '#commerce/errors.ts';
import { maxRead, type ScanBatch } from '#commerce/feed.ts';
import type { CatalogRecord, RecordKind } from '#commerce/records/catalog-record.ts';
import { reachesVersion } from '#commerce/records/record-order.ts';
import type { FeedSubject, OpenFeed } from './connector-subject.ts';
import { expectNormalized } from './record-expectations.ts';

/** Ids and handles that no record has, some of which break careless connectors. */
const unknownNames = [
  '0',
  '999999999999999999',
  '-1',
  '1e3',
  'x',
  '',
  ' ',
  '__proto__',
  '../1',
  '1 OR 1=1',
  'a\u0000b',
  '🙂',
];

/** Tests of what every feed must do. The shop has at least ten products, and one collection with products. */
export function feedContract(open: OpenFeed): void {
  test('a scan of each kind has every record once, normalized, and ends', async () => {
    const subject = await open();
    for (const { kind } of subject.feed.kinds) {
      const batches = await scanBatches(subject, kind);
      expect(batches.at(-1)?.cursor).toBeNull();
      for (const { cursor } of batches.slice(0, -1)) expect(cursor).not.toBeNull();
      const records = batches.flatMap((batch) => batch.records);
      for (const record of records) {
        expect(record.kind).toBe(kind);
        expectNormalized(record, subject.market);
      }
      expectNoneTwice(records.map(({ id }) => id));
      expectNoneTwice(records.map(({ handle }) => handle));
    }
  });

  test('two scans of an unchanged shop are equal', async () => {
    const subject = await open();
    for (const { kind } of subject.feed.kinds) {
      expect(byId(await scanAll(subject, kind))).toEqual(byId(await scanAll(subject, kind)));
    }
  });

  test('a scan continues after any of its batches, and begins anew by a cursor that is not valid', async () => {
    const subject = await open();
    for (const { kind } of subject.feed.kinds) {
      const batches = await scanBatches(subject, kind);
      for (const [index, { cursor }] of batches.entries()) {
        if (cursor === null) continue;
        const rest = await scanBatches(subject, kind, { cursor });
        expect(idsOf(rest)).toEqual(idsOf(batches.slice(index + 1)));
      }
      expect(idsOf(await scanBatches(subject, kind, { cursor: 'not a cursor' }))).toEqual(idsOf(batches));
    }
  });

  test('the ids of a kind are those of its scan, at least of what lists may contain', async () => {
    const subject = await open();
    for (const { kind } of subject.feed.kinds) {
      const ids = await collect(subject.feed.ids({ kind, signal: signal() }));
      expectNoneTwice(ids);
      expect(new Set(ids)).toEqual(new Set((await scanAll(subject, kind)).map(({ id }) => id)));
    }
  });

  test('records read by id equal those of the scan', async () => {
    const subject = await open();
    for (const { kind } of subject.feed.kinds) {
      const scanned = byId(await scanAll(subject, kind));
      const ids = scanned.map(({ id }) => id).slice(0, maxRead);
      const { records, missing } = await readIds(subject, kind, ids.toReversed());
      expect(missing).toEqual([]);
      const expected = scanned.slice(0, maxRead);
      expect(byId(records).map(withoutListing)).toEqual(expected.map(withoutListing));
      const known = records.filter(({ listed }) => listed !== null).map(({ id, listed }) => [id, listed]);
      const listings = new Map(scanned.map(({ id, listed }) => [id, listed]));
      expect(known).toEqual(known.map(([id]) => [id, listings.get(String(id))]));
    }
  });

  test('ids that no record has are reported as missing, next to those that exist', async () => {
    const subject = await open();
    for (const { kind } of subject.feed.kinds) {
      const [known] = (await scanAll(subject, kind)).map(({ id }) => id);
      const unknown = unknownNames.filter((name) => name !== known);
      const { records, missing } = await readIds(subject, kind, [...unknown, ...(known ? [known] : [])]);
      expect(records.map(({ id }) => id)).toEqual(known ? [known] : []);
      expect(missing.toSorted()).toEqual(unknown.toSorted());
      expect(await readIds(subject, kind, [])).toEqual({ records: [], missing: [] });
    }
  });

  test('a record is found by its handle, and an unknown handle finds null', async () => {
    const subject = await open();
    for (const { kind } of subject.feed.kinds) {
      for (const { id, handle } of (await scanAll(subject, kind)).slice(0, 3)) {
        expect((await find(subject, kind, handle))?.id).toBe(id);
      }
      for (const handle of unknownNames.filter((name) => name !== '')) {
        expect(await find(subject, kind, handle)).toBeNull();
      }
    }
  });

  test('a change of a product has a version that is not lower, and a scan since then contains it', async () => {
    const subject = await open();
    const [before] = await scanAll(subject, 'product');
    if (!before) throw new Error('The shop has no product.');
    await subject.shop.renameProduct(before.id, 'A title of this test');
    const [after] = (await readIds(subject, 'product', [before.id])).records;
    expect(JSON.stringify(after)).toContain('A title of this test');
    expect(reachesVersion(after?.version ?? null, before.version)).toBe(true);
    const kind = subject.feed.kinds.find((each) => each.kind === 'product');
    if (!kind?.hasChangeTimes || !after?.version) return;
    const changed = await scanBatches(subject, 'product', { since: after.version });
    expect(idsOf(changed)).toContain(before.id);
    const later = new Date(Date.parse(after.version) + 60_000).toISOString();
    expect(idsOf(await scanBatches(subject, 'product', { since: later }))).toEqual([]);
  });

  test('a scan since a time has everything listed that changed since, of each kind that has times of change', async () => {
    const subject = await open();
    for (const { kind, hasChangeTimes } of subject.feed.kinds) {
      if (!hasChangeTimes) continue;
      const listed = (await scanAll(subject, kind)).filter((each) => each.listed).map(({ id }) => id);
      const changed = idsOf(await scanBatches(subject, kind, { since: '2000-01-01T00:00:00.000Z' }));
      expect(new Set(changed)).toEqual(new Set(listed));
    }
  });

  test('a deleted product is missing in reads, ids, lists and scans', async () => {
    const subject = await open();
    const [deleted] = await scanAll(subject, 'product');
    if (!deleted) throw new Error('The shop has no product.');
    await subject.shop.deleteProduct(deleted.id);
    expect(await readIds(subject, 'product', [deleted.id])).toEqual({ records: [], missing: [deleted.id] });
    expect(await find(subject, 'product', deleted.handle)).toBeNull();
    expect(await collect(subject.feed.ids({ kind: 'product', signal: signal() }))).not.toContain(deleted.id);
    expect((await scanAll(subject, 'product')).map(({ id }) => id)).not.toContain(deleted.id);
    expect(await allMembers(subject)).not.toContain(deleted.id);
  });

  test('the products of a collection are listed products, each once', async () => {
    const subject = await open();
    const products = new Set((await scanAll(subject, 'product')).map(({ id }) => id));
    let count = 0;
    for (const { id } of await scanAll(subject, 'collection')) {
      const members = await collect(subject.feed.members({ collection: id, signal: signal() }));
      expectNoneTwice(members);
      for (const member of members) expect(products).toContain(member);
      count += members.length;
    }
    const hasCollections = subject.feed.kinds.some(({ kind }) => kind === 'collection');
    expect(count > 0).toBe(hasCollections);
    for (const collection of unknownNames) {
      expect(await collect(subject.feed.members({ collection, signal: signal() }))).toEqual([]);
    }
  });

  test('the table of changes names what changed after a cursor, and nothing at its end', async () => {
    const subject = await open();
    const { feed } = subject;
    if (!feed.changes) return;
    const { cursor } = await feed.changes(null, signal());
    expect((await feed.changes(cursor, signal())).changes).toEqual([]);
    const [product] = await scanAll(subject, 'product');
    if (!product) throw new Error('The shop has no product.');
    await subject.shop.renameProduct(product.id, 'Renamed');
    const after = await feed.changes(cursor, signal());
    expect(after.changes.some(({ kind, ids }) => kind === 'product' && ids.includes(product.id))).toBe(true);
    expect((await feed.changes(after.cursor, signal())).changes).toEqual([]);
  });

  test('the best-selling products are listed products, each once', async () => {
    const subject = await open();
    if (!subject.feed.bestSellers) return;
    const sold = await collect(subject.feed.bestSellers(signal()));
    expectNoneTwice(sold);
    const listed = (await scanAll(subject, 'product')).filter((each) => each.listed);
    expect(sold.toSorted()).toEqual(listed.map(({ id }) => id).toSorted());
  });

  test('recommendations do not contain the product itself', async () => {
    const subject = await open();
    for (const { id } of (await scanAll(subject, 'product')).slice(0, 5)) {
      const found = await subject.feed.recommendations?.({ product: id, signal: signal() });
      expect([...(found?.related ?? []), ...(found?.complementary ?? [])]).not.toContain(id);
    }
  });

  test('an aborted read fails with the reason of its signal', async () => {
    const subject = await open();
    const reason = new Error('The process ends.');
    const given = { kind: 'product', markets: [subject.market], signal: AbortSignal.abort(reason) } as const;
    const { feed } = subject;
    await expect(feed.read({ ...given, ids: ['1'] })).rejects.toBe(reason);
    await expect(feed.find({ ...given, handle: 'x' })).rejects.toBe(reason);
    await expect(collect(feed.ids(given))).rejects.toBe(reason);
    await expect(Array.fromAsync(feed.scan({ ...given, since: null, cursor: null }))).rejects.toBe(reason);
    await expect(collect(feed.members({ ...given, collection: '1' }))).rejects.toBe(reason);
  });

  test('a platform that is down is reported as unavailable', async () => {
    const subject = await open();
    await subject.shop.stop();
    await expect(readIds(subject, 'product', ['1'])).rejects.toBeInstanceOf(PlatformUnavailableError);
    await expect(scanAll(subject, 'product')).rejects.toBeInstanceOf(PlatformUnavailableError);
  });

  test('an answer that is none of the platform’s is an error, and no data', async () => {
    const subject = await open();
    await subject.shop.garble();
    await expect(readIds(subject, 'product', ['1'])).rejects.toSatisfy(isPlatformError);
    await expect(find(subject, 'product', 'x')).rejects.toSatisfy(isPlatformError);
    await expect(scanAll(subject, 'product')).rejects.toSatisfy(isPlatformError);
  });

  test('no read names a buyer', async () => {
    const subject = await open();
    for (const { kind } of subject.feed.kinds) await scanAll(subject, kind);
    await allMembers(subject);
    expect(subject.shop.buyers?.() ?? []).toEqual([]);
  });
}

function isPlatformError(error: unknown): boolean {
  return error instanceof PlatformUnavailableError || error instanceof PlatformContractError;
}

function signal(): AbortSignal {
  return new AbortController().signal;
}

async function scanBatches(
  { feed, market }: FeedSubject,
  kind: RecordKind,
  given: { readonly since?: string; readonly cursor?: string } = {},
): Promise<readonly ScanBatch[]> {
  const { since = null, cursor = null } = given;
  return Array.fromAsync(feed.scan({ kind, markets: [market], since, cursor, signal: signal() }));
}

async function scanAll(subject: FeedSubject, kind: RecordKind): Promise<readonly CatalogRecord[]> {
  return (await scanBatches(subject, kind)).flatMap(({ records }) => records);
}

function readIds({ feed, market }: FeedSubject, kind: RecordKind, ids: readonly string[]) {
  return feed.read({ kind, ids, markets: [market], signal: signal() });
}

function find({ feed, market }: FeedSubject, kind: RecordKind, handle: string): Promise<CatalogRecord | null> {
  return feed.find({ kind, handle, markets: [market], signal: signal() });
}

async function allMembers(subject: FeedSubject): Promise<readonly string[]> {
  const collections = await scanAll(subject, 'collection');
  const members = collections.map(({ id: collection }) =>
    collect(subject.feed.members({ collection, signal: signal() })),
  );
  return (await Promise.all(members)).flat();
}

async function collect(batches: AsyncIterable<readonly string[]>): Promise<readonly string[]> {
  return (await Array.fromAsync(batches)).flat();
}

function idsOf(batches: readonly ScanBatch[]): readonly string[] {
  return batches.flatMap(({ records }) => records.map(({ id }) => id));
}

function byId(records: readonly CatalogRecord[]): readonly CatalogRecord[] {
  return records.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Reads of single records may not know whether lists contain them. */
function withoutListing({ listed: _listed, ...record }: CatalogRecord): object {
  return record;
}

function expectNoneTwice(values: readonly string[]): void {
  const twice = values.filter((value, index) => values.indexOf(value) !== index);
  expect(twice).toEqual([]);
}
