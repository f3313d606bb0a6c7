import { expect, test } from 'vitest';
import { listAspects, tags } from '#cache/tags.ts';
import { decodeInvalidation } from '#cache/log/invalidation-log.ts';
import type { ChangeReference } from '#commerce/changes.ts';
import { text } from '#storage/row.ts';
import { collectionRecord, pageRecord, productRecord, profileRecord } from '#tests/fixtures/sample-records.ts';
import { sampleSync } from '#tests/helpers/platform/sample-copy.ts';
import { describePending, markProvisional, planInCopy } from './provisional-pages.ts';
import { addPending, type PendingName } from './reads/pending-reads.ts';

/** A filled copy of a product, alone in a collection, and a page. */
async function openCopy() {
  const { platform, engine, copy } = sampleSync();
  const page = pageRecord({ id: 'g1', handle: 'care', body: '' });
  for (const record of [profileRecord(), productRecord({ id: 'p1' }), collectionRecord({ id: 'c1' }), page])
    platform.put(record);
  platform.setMembers('c1', ['p1']);
  await engine.fill();
  const numberOf = (table: 'product' | 'collection') => String(copy.store.first(`SELECT id FROM ${table}`)?.['id']);
  const planned = (change: Partial<ChangeReference>) =>
    planInCopy(copy, [{ kind: 'product', ids: [], handles: [], deleted: false, version: null, settleMs: 0, ...change }])
      .tags;
  /** The last invalidation in the log, after these reads were marked. */
  const marked = (...reads: readonly (PendingName & { readonly failures?: number })[]) => {
    const pending = { position: 1, least: null, deleted: false, listed: null, failures: 0, since: 0 };
    markProvisional(
      copy,
      reads.map((read) => ({ ...pending, ...read })),
    );
    const row = copy.store.first('SELECT body FROM invalidation ORDER BY seq DESC');
    return decodeInvalidation(text(row ?? {}, 'body'));
  };
  return { copy, planned, marked, product: numberOf('product'), collection: numberOf('collection') };
}

test('an announced product concerns its pages and what its lists show of it, not which products these have', async () => {
  const { planned, product, collection } = await openCopy();
  const found = planned({ ids: ['p1'] });
  expect(found).toEqual(
    expect.arrayContaining([tags.product(product), tags.productHandle('product-p1'), tags.list(collection, 'price')]),
  );
  expect(found).not.toContain(tags.list(collection, 'members'));
});

test('a record that the copy does not have concerns the address that it may get', async () => {
  const { planned } = await openCopy();
  expect(planned({ handles: ['new'] })).toContain(tags.productHandle('new'));
  expect(planned({ kind: 'collection', handles: ['new'] })).toEqual([tags.anyCollection, tags.collectionHandle('new')]);
});

test('a page is named by its handle, all pages by a change of the shop, and none by one of stock', async () => {
  const { planned } = await openCopy();
  expect(planned({ kind: 'page', ids: ['g1'] })).toEqual([tags.page('care'), tags.pages]);
  expect(planned({ kind: 'shop' })).toEqual([tags.everything]);
  expect(planned({ kind: 'stock', ids: ['p1'] })).toEqual([]);
});

test('the products of a collection concern every aspect of its list', async () => {
  const { marked, collection } = await openCopy();
  const lists = listAspects.map((aspect) => tags.list(collection, aspect));
  expect(marked({ kind: 'members', namedBy: 'id', name: 'c1' }).tags.toSorted()).toEqual(
    [...lists, tags.listing].toSorted(),
  );
  expect(marked({ kind: 'members', namedBy: 'id', name: 'c9' }).tags).toEqual([tags.listing]);
});

test('pages are stored until shortly after the next attempt to read what they show', async () => {
  const { copy, marked } = await openCopy();
  const read = { kind: 'product', namedBy: 'id', name: 'p1' } as const;
  const settled = [[0], [1], [2], [0, 2]].map(
    (all) => marked(...all.map((failures) => ({ ...read, failures }))).settleMs,
  );
  expect(settled).toEqual([4000, 5000, 7000, 7000]);
  const before = copy.store.all('SELECT 1 FROM invalidation').length;
  markProvisional(copy, []);
  expect(copy.store.all('SELECT 1 FROM invalidation')).toHaveLength(before);
});

test('what is announced and not read yet is listed, the oldest first', async () => {
  const { copy } = await openCopy();
  const read = { namedBy: 'id', position: 1, least: null, deleted: false, listed: null } as const;
  addPending(copy.store, { ...read, kind: 'page', name: 'g1', now: 2 });
  addPending(copy.store, { ...read, kind: 'product', name: 'p1', now: 1 });
  expect([describePending(copy.store, 5), describePending(copy.store, 1)]).toEqual([
    ['product p1', 'page g1'],
    ['product p1'],
  ]);
});
