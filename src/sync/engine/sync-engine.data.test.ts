import { expect, test } from 'vitest';
import type { ChangeReference } from '#commerce/changes.ts';
import { text } from '#storage/row.ts';
import { summarizePending } from './reads/pending-reads.ts';
import { collectionRecord, pageRecord, productRecord, profileRecord } from '#tests/fixtures/sample-records.ts';
import { sampleSync, type SampleSync } from '#tests/helpers/platform/sample-copy.ts';

async function filledSync(products = 7): Promise<SampleSync> {
  const sync = sampleSync();
  sync.platform.put(profileRecord());
  for (let number = 1; number <= products; number += 1) sync.platform.put(productRecord({ id: `p${number}` }));
  sync.platform.put(collectionRecord({ id: 'c1', automatic: true }));
  sync.platform.setMembers('c1', ['p2', 'p1']);
  await sync.engine.fill();
  return sync;
}

function titles({ copy }: SampleSync): readonly string[] {
  return copy.store.all('SELECT title FROM product ORDER BY id').map((row) => text(row, 'title'));
}

function membersOf({ copy }: SampleSync, handle: string): readonly string[] {
  const sql = `SELECT p.handle FROM collection_product m JOIN product p ON p.id = m.product_id
    JOIN collection c ON c.id = m.collection_id WHERE c.handle = ? ORDER BY m.position`;
  return copy.store.all(sql, handle).map((row) => text(row, 'handle'));
}

/** How many invalidations are in the log. */
function invalidations({ copy }: SampleSync): number {
  return copy.store.all('SELECT 1 FROM invalidation').length;
}

test('the first scan fills the copy', async () => {
  const sync = await filledSync(3);
  expect(titles(sync)).toEqual(['Product p1', 'Product p2', 'Product p3']);
  expect(membersOf(sync, 'collection-c1')).toEqual(['product-p2', 'product-p1']);
  expect(sync.problems).toEqual([]);
});

test('an announced change is in the copy when it was accepted, by one read', async () => {
  const sync = await filledSync();
  const before = { ...sync.platform.calls };
  const change = sync.platform.put(productRecord({ id: 'p3', title: 'Renamed' }));
  expect(await sync.engine.accept([change])).toBe('applied');
  expect(titles(sync)).toContain('Renamed');
  expect(sync.platform.calls).toMatchObject({ read: before.read + 1, members: before.members, scan: before.scan });
});

test('a change of a product also reads the collections that the platform fills by rules', async () => {
  const sync = await filledSync();
  const change = sync.platform.put(productRecord({ id: 'p1', price: 500 }));
  sync.platform.setMembers('c1', ['p1', 'p2']);
  expect(await sync.engine.accept([change])).toBe('applied');
  expect(membersOf(sync, 'collection-c1')).toEqual(['product-p1', 'product-p2']);
});

test('a change that nobody can see invalidates nothing', async () => {
  const sync = await filledSync();
  const before = invalidations(sync);
  expect(await sync.engine.accept([sync.platform.put(productRecord({ id: 'p1' }))])).toBe('applied');
  expect(invalidations(sync)).toBe(before);
});

test('the touched tags are committed with the change', async () => {
  const sync = await filledSync();
  const before = invalidations(sync);
  await sync.engine.accept([sync.platform.put(productRecord({ id: 'p1', title: 'New' }))]);
  const bodies = sync.copy.store.all('SELECT body FROM invalidation ORDER BY seq').slice(before);
  expect(bodies.map((row) => text(row, 'body')).join('\n')).toContain('product:1');
});

test('an announcement that overtakes its data is stored, and read again after 1, 2 and 4 seconds', async () => {
  const sync = await filledSync();
  await sync.engine.runDue();
  sync.platform.faults.isStale = true;
  const change = sync.platform.put(productRecord({ id: 'p1', title: 'Late' }));
  expect(await sync.engine.accept([change])).toBe('stored');
  const reads: number[] = [];
  for (let seconds = 0; seconds < 8; seconds += 1) {
    if (seconds === 7) sync.platform.faults.isStale = false;
    const before = sync.platform.calls.read;
    await sync.engine.runDue();
    if (sync.platform.calls.read > before) reads.push(seconds);
    await sync.runtime.advance(1000);
  }
  expect(reads).toEqual([1, 3, 7]);
  expect(titles(sync)).toContain('Late');
});

test('an announced record that this shop never gets to see is not asked for any more after a minute', async () => {
  const sync = await filledSync();
  await sync.engine.runDue();
  const change = sync.platform.put(productRecord({ id: 'p1', title: 'Changed' }));
  expect(await sync.engine.accept([{ ...change, ids: ['hidden'], handles: ['hidden'] }])).toBe('stored');
  for (let seconds = 0; seconds < 130; seconds += 1) {
    await sync.runtime.advance(1000);
    await sync.engine.runDue();
  }
  expect(summarizePending(sync.copy.store).count).toBe(0);
});

test('pages of what was announced and not read are marked as provisional', async () => {
  const sync = await filledSync();
  sync.platform.faults.isDown = true;
  const before = invalidations(sync);
  expect(await sync.engine.accept([sync.platform.put(productRecord({ id: 'p1', title: 'New' }))])).toBe('stored');
  const [row] = sync.copy.store.all('SELECT body FROM invalidation ORDER BY seq').slice(before);
  expect(JSON.parse(text(row ?? {}, 'body'))).toMatchObject({
    settleMs: 4000,
    tags: expect.arrayContaining(['product:1']),
  });
});

test('after three seconds a delivery is accepted though the platform has not answered', async () => {
  const sync = await filledSync();
  const { promise: answer, resolve } = Promise.withResolvers<void>();
  sync.platform.faults.beforeAnswer = async () => answer;
  const accepted = sync.engine.accept([sync.platform.put(productRecord({ id: 'p1', title: 'Slow' }))]);
  await sync.runtime.advance(3000);
  expect(await accepted).toBe('stored');
  resolve();
  await sync.engine.runDue();
  expect(titles(sync)).toContain('Slow');
});

test('a delivery is not answered as read because its product was announced again before', async () => {
  const sync = await filledSync();
  await sync.engine.runDue();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const { beforeAnswer } = sync.platform.faults;
  const first = sync.platform.put(productRecord({ id: 'p1', title: 'First' }));
  sync.platform.faults.beforeAnswer = () => answered;
  const outcomes: string[] = [];
  const accepted = [first, sync.platform.put(productRecord({ id: 'p1', title: 'Second' }))].map(async (change) => {
    outcomes.push(await sync.engine.accept([change]));
  });
  for (let round = 0; round < 5; round += 1) await sync.runtime.advance(100);
  expect(outcomes).toEqual([]);
  sync.platform.faults.beforeAnswer = beforeAnswer;
  answer();
  await Promise.all(accepted);
  expect([outcomes, titles(sync).includes('Second')]).toEqual([['applied', 'applied'], true]);
});

test('an older read does not replace a newer one', async () => {
  const sync = await filledSync();
  await sync.engine.accept([sync.platform.put(productRecord({ id: 'p1', title: 'Newer' }))]);
  sync.platform.faults.isStale = true;
  await sync.engine.accept([{ ...sync.platform.put(productRecord({ id: 'p2' })), ids: ['p1'], version: null }]);
  sync.platform.faults.isStale = false;
  expect(titles(sync)).toContain('Newer');
});

test('a deletion is believed only when a read confirms it', async () => {
  const sync = await filledSync();
  const forged: ChangeReference = {
    kind: 'product',
    ids: ['p1'],
    handles: [],
    deleted: true,
    version: null,
    settleMs: 0,
  };
  await sync.engine.accept([forged]);
  expect(titles(sync)).toContain('Product p1');
  expect(await sync.engine.accept([sync.platform.remove('product', 'p2')])).toBe('applied');
  expect(titles(sync)).not.toContain('Product p2');
});

test('a deleted product that is created again is shown again', async () => {
  const sync = await filledSync();
  await sync.engine.accept([sync.platform.remove('product', 'p2')]);
  await sync.engine.accept([sync.platform.put(productRecord({ id: 'p2', title: 'Back' }))]);
  expect(titles(sync)).toContain('Back');
  expect(membersOf(sync, 'collection-c1')).toEqual(['product-p2', 'product-p1']);
});

test('100,000 announcements of 1,000 products are at most 400 reads', async () => {
  const sync = await filledSync(1);
  const ids = Array.from({ length: 1000 }, (_each, index) => `p${index + 1}`);
  for (const id of ids) sync.platform.put(productRecord({ id }));
  const before = sync.platform.calls.read;
  const change = { kind: 'product', ids, handles: [], deleted: false, version: null, settleMs: 0 } as const;
  const accepted = Array.from({ length: 100 }, async () => sync.engine.accept([change]));
  await sync.engine.runDue();
  await sync.runtime.advance(3000);
  await Promise.all(accepted);
  expect(sync.platform.calls.read - before).toBeLessThanOrEqual(400);
  expect(titles(sync)).toHaveLength(1000);
});

test('a change without an event is found by the time of change, by content, and by comparing ids', async () => {
  const sync = await filledSync();
  sync.platform.put(productRecord({ id: 'p1', title: 'Edited silently' }));
  sync.platform.put(pageRecord({ id: 'a', handle: 'about-us', body: 'Hello' }));
  sync.platform.put(profileRecord('Renamed shop'));
  sync.platform.remove('product', 'p4');
  await sync.engine.runDue();
  expect(titles(sync)).toContain('Edited silently');
  expect(titles(sync)).not.toContain('Product p4');
  const documents = sync.copy.store.all('SELECT title FROM document ORDER BY title').map((row) => text(row, 'title'));
  expect(documents).toEqual(['Renamed shop', 'about-us']);
});

test('nothing is deleted when more than a twentieth would disappear', async () => {
  const sync = await filledSync(30);
  sync.platform.faults.isEmpty = true;
  await sync.runtime.advance(25 * 60 * 60_000);
  await sync.engine.runDue();
  expect(titles(sync)).toHaveLength(30);
  expect(sync.problems.join('\n')).toContain('30 of 30 product records have disappeared: nothing was deleted');
});

test('all that a small copy has may be deleted when the platform lists other records', async () => {
  const sync = await filledSync(3);
  await sync.engine.runDue();
  // A stale read says that p1 does not exist, and the copy believes it.
  sync.platform.faults.isStale = true;
  await sync.engine.accept([{ kind: 'product', ids: ['p1'], handles: [], deleted: false, version: null, settleMs: 0 }]);
  sync.platform.faults.isStale = false;
  expect(titles(sync)).toEqual(['Product p2', 'Product p3']);
  sync.platform.remove('product', 'p2');
  sync.platform.remove('product', 'p3');
  await sync.runtime.advance(25 * 60 * 60_000);
  await sync.engine.runDue();
  await sync.engine.runDue();
  expect(titles(sync)).toEqual(['Product p1']);
});

test('nothing is deleted when a platform suddenly lists nothing of several records', async () => {
  const sync = await filledSync(2);
  sync.platform.faults.isEmpty = true;
  await sync.runtime.advance(25 * 60 * 60_000);
  await sync.engine.runDue();
  expect(titles(sync)).toHaveLength(2);
});

test('a scan that is cut short is continued where it was, and deletes nothing', async () => {
  const sync = sampleSync();
  sync.platform.put(profileRecord());
  for (let number = 1; number <= 9; number += 1) sync.platform.put(productRecord({ id: `p${number}` }));
  sync.platform.faults.scanFailsAfter = 2;
  await expect(sync.engine.fill()).rejects.toThrow('interrupted');
  expect(titles(sync)).toHaveLength(6);
  const before = sync.platform.calls.scan;
  sync.platform.faults.scanFailsAfter = Infinity;
  await sync.engine.fill();
  expect(titles(sync)).toHaveLength(9);
  expect(sync.platform.calls.scan - before).toBeLessThan(8);
});

test('the shop stays as it is while the platform is down, and catches up with deletions when it returns', async () => {
  const sync = await filledSync();
  await sync.engine.runDue();
  sync.platform.faults.isDown = true;
  sync.platform.put(productRecord({ id: 'p1', title: 'Missed' }));
  sync.platform.remove('product', 'p5');
  for (let minutes = 0; minutes < 60; minutes += 1) {
    await sync.engine.runDue();
    await sync.runtime.advance(60_000);
  }
  expect(titles(sync)).toContain('Product p5');
  sync.platform.faults.isDown = false;
  await sync.engine.runDue();
  expect(titles(sync)).toContain('Missed');
  expect(titles(sync)).not.toContain('Product p5');
});

test('a kind that cannot be read stops no other, and is asked for again a minute later', async () => {
  const sync = await filledSync(2);
  await sync.engine.runDue();
  await sync.runtime.advance(10 * 60_000);
  sync.platform.put(collectionRecord({ id: 'c1', automatic: true, title: 'Edited' }));
  sync.platform.put(productRecord({ id: 'p1', title: 'Renamed' }));
  sync.platform.faults.brokenKind = 'collection';
  await sync.engine.runDue();
  expect(titles(sync)).toContain('Renamed');
  expect(sync.problems).toEqual(['No collection can be read.']);
  await sync.engine.runDue();
  expect(sync.problems).toHaveLength(1);
  sync.platform.faults.brokenKind = null;
  await sync.runtime.advance(60_000);
  await sync.engine.runDue();
  expect(sync.copy.store.first('SELECT title FROM collection')).toEqual({ title: 'Edited' });
});
