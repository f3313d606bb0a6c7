import { expect, test } from 'vitest';
import type { CatalogRecord, RecordOf } from '#commerce/records/catalog-record.ts';
import { text } from '#storage/row.ts';
import { createManualRuntime } from '#tests/helpers/manual-runtime.ts';
import { collectionRecord, pageRecord, productRecord, redirectRecord } from '#tests/fixtures/sample-records.ts';
import { sampleCopy } from '#tests/helpers/platform/sample-copy.ts';
import { applyDeletion, applyRecords } from './apply-records.ts';

/** An empty copy that records are applied to, one read after the other. */
function openCopy() {
  const copy = sampleCopy(createManualRuntime());
  const problems: unknown[] = [];
  let position = 0;
  const apply = async (...records: readonly CatalogRecord[]) => {
    position += 1;
    const asOf = { epoch: 1, position };
    const { applied } = await applyRecords(copy, records, { asOf, report: (error) => problems.push(error) });
    expect(problems).toEqual([]);
    return applied.map(({ outcome }) => outcome);
  };
  const redirects = () => {
    const rows = copy.store.all('SELECT path, target FROM redirect ORDER BY path');
    return rows.map((row) => `${text(row, 'path')} → ${text(row, 'target')}`);
  };
  const column = (table: string, name: string) =>
    copy.store.all(`SELECT ${name} FROM ${table} ORDER BY 1`).map((row) => row[name]);
  return { copy, apply, redirects, column };
}

function blogRecord(id: string, handle: string): RecordOf<'blog'> {
  const { overlays } = collectionRecord({ id: 'c', title: handle });
  return { kind: 'blog', id, handle, version: null, listed: true, base: null, overlays };
}

test('a redirect leads to paths of this shop only, and not to itself', async () => {
  const { apply, redirects } = openCopy();
  await apply(
    redirectRecord('/a', '/b'),
    redirectRecord('/c', '//shop.example'),
    redirectRecord('/d', 'https://shop.example'),
    redirectRecord('/e', '/e'),
  );
  expect(redirects()).toEqual(['/a → /b']);
  await apply(redirectRecord('/a', 'https://shop.example'));
  expect(redirects()).toEqual([]);
});

test('a redirect is found by the address that browsers ask for, however its paths are written', async () => {
  const { apply, redirects } = openCopy();
  await apply(
    redirectRecord('/старый', '/pages/über-uns?from=old'),
    redirectRecord('/Old-Page/', '/New-Page'),
    redirectRecord('/caf%C3%A9', '/pages/café'),
    redirectRecord('/loop', '/Loop?again=1'),
    redirectRecord('/broken', '/%25%'),
  );
  expect(redirects()).toEqual([
    '/%D1%81%D1%82%D0%B0%D1%80%D1%8B%D0%B9 → /pages/%C3%BCber-uns?from=old',
    '/caf%C3%A9 → /pages/caf%C3%A9',
    '/old-page → /new-page',
  ]);
});

test('a redirect whose path is changed or that is deleted is no longer found by its former path', async () => {
  const { copy, apply, redirects } = openCopy();
  const redirect = redirectRecord('/Старый', '/b');
  await apply(redirect);
  await apply({ ...redirect, handle: '/Новый' });
  expect(redirects()).toEqual(['/%D0%9D%D0%BE%D0%B2%D1%8B%D0%B9 → /b']);
  const asOf = { epoch: 1, position: 9 };
  applyDeletion(copy, redirect, { asOf, scan: null, at: 0 });
  expect(redirects()).toEqual([]);
});

test('a redirect that this market does not have is none', async () => {
  const { apply, redirects } = openCopy();
  await apply({ ...redirectRecord('/a', '/b'), overlays: {} });
  expect(redirects()).toEqual([]);
});

test('what gets another handle is redirected from its former address', async () => {
  const { apply, redirects } = openCopy();
  const page = (handle: string) => pageRecord({ id: 'g1', handle, body: '' });
  await apply(page('care'), blogRecord('b1', 'news'), collectionRecord({ id: 'c1', handle: 'lamps' }));
  await apply(page('cleaning'), blogRecord('b1', 'journal'), collectionRecord({ id: 'c1', handle: 'lights' }));
  expect(redirects()).toEqual([
    '/blogs/news → /blogs/journal',
    '/collections/lamps → /collections/lights',
    '/pages/care → /pages/cleaning',
  ]);
  await apply(page('care'));
  expect(redirects()).not.toContain('/pages/care → /pages/cleaning');
});

test('a collection has the order of the platform, also where that is by sales', async () => {
  const { apply, column } = openCopy();
  const sorted = (id: string, sort: 'best-selling' | 'title-ascending') => {
    const record = collectionRecord({ id });
    return { ...record, base: { ...record.base, sort } };
  };
  await apply(sorted('c1', 'best-selling'), sorted('c2', 'title-ascending'));
  expect(column('collection', 'sort')).toEqual(['manual', 'title-ascending']);
});

test('breadcrumbs lead through a collection that is read after its product', async () => {
  const { apply, column } = openCopy();
  await apply(productRecord({ id: 'p1', base: { home: 'c1' } }));
  expect(column('product', 'home_id')).toEqual([null]);
  await apply(collectionRecord({ id: 'c1' }));
  expect(column('product', 'home_id')).toEqual(column('collection', 'id'));
});

test('a record is added, changed or unchanged; an older read of it changes nothing', async () => {
  const { copy, apply } = openCopy();
  const page = (body: string) => pageRecord({ id: 'g1', handle: 'care', body });
  expect([await apply(page('a')), await apply(page('a')), await apply(page('b'))]).toEqual([
    ['added'],
    ['unchanged'],
    ['changed'],
  ]);
  const asOf = { epoch: 1, position: 1 };
  const older = await applyRecords(copy, [page('c')], { asOf, report: () => {} });
  expect(older.applied.map(({ outcome }) => outcome)).toEqual(['older']);
});

test('a record that was deleted is gone, and added when it comes back', async () => {
  const { copy, apply, column } = openCopy();
  await apply(pageRecord({ id: 'g1', handle: 'care', body: '' }));
  const origin = { asOf: { epoch: 1, position: 9 }, scan: null, at: 0 };
  const outcomes = ['g1', 'g1', 'g2'].map((id) => applyDeletion(copy, { kind: 'page', id }, origin));
  expect([outcomes, column('document', 'handle')]).toEqual([['deleted', 'unknown', 'unknown'], []]);
  const before = { ...origin, asOf: { epoch: 1, position: 1 } };
  expect(applyDeletion(copy, { kind: 'page', id: 'g1' }, before)).toBe('older');
});
