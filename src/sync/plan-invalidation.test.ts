import { expect, test } from 'vitest';
import { type CacheTag, tags } from '#cache/tags.ts';
import { type ChangeKind, type ChangeReference, changeKinds } from '#commerce/changes.ts';
import { planInvalidation } from './plan-invalidation.ts';

const change = (kind: ChangeKind, more: Partial<ChangeReference> = {}): ChangeReference => ({
  kind,
  ids: [],
  handles: [],
  deleted: false,
  version: null,
  settleMs: 0,
  ...more,
});

/** Tags that no change invalidates, with the reason. */
const withoutChange: ReadonlySet<string> = new Set([
  // An operator's purge.
  'address',
]);

test('every kind of tag is invalidated by some kind of change', () => {
  const all = Object.values(tags).map((each) => (typeof each === 'function' ? each('a', 'b') : each));
  const named = { ids: ['1'], handles: ['a/b'] };
  const moved = changeKinds.flatMap(
    (kind) => planInvalidation([change(kind, { ...named, lists: ['1'] }), change(kind, named)]).tags,
  );
  const kindOf = (tag: string): string => tag.split(':')[0] ?? tag;
  const missing = all.map(kindOf).filter((kind) => !moved.map(kindOf).includes(kind) && !withoutChange.has(kind));
  expect(missing).toEqual([]);
});

test('every kind of change invalidates some tag', () => {
  const ineffective = changeKinds.filter(
    (kind) => planInvalidation([change(kind, { ids: ['1'], handles: ['a'] })]).tags.length === 0,
  );
  expect(ineffective).toEqual([]);
});

test('a product invalidates itself by id and handles, and its lists, but no other product', () => {
  const plan = planInvalidation([
    change('product', { ids: ['7'], handles: ['new-name', 'old-name'], lists: ['3'], counts: false }),
  ]);
  expect(plan.tags).toEqual<readonly CacheTag[]>([
    tags.collectionOffer('3'),
    tags.collectionProducts('3'),
    tags.listing,
    tags.productHandle('new-name'),
    tags.productHandle('old-name'),
    tags.product('7'),
  ]);
});

test('a product that may have appeared or disappeared invalidates the count', () => {
  expect(planInvalidation([change('product', { ids: ['7'] })]).tags).toContain(tags.productCount);
  expect(planInvalidation([change('product', { ids: ['7'], counts: true })]).tags).toContain(tags.productCount);
});

test('a product invalidates the sizes and offers of the given collections, by default of all its lists', () => {
  const given = change('product', { ids: ['7'], lists: ['3', '4'], sizes: ['4'], offers: [], counts: true });
  const byDefault = change('product', { ids: ['7'], lists: ['3', '4'], counts: true });
  const [three, four] = ['3', '4'] as const;
  const invalidated = (one: ChangeReference): readonly CacheTag[] =>
    planInvalidation([one]).tags.filter((tag) => /^collection-(?:size|offer)/.test(tag));
  expect(invalidated(given)).toEqual([tags.collectionSize(four)]);
  expect(invalidated(byDefault)).toEqual(
    [three, four].map(tags.collectionOffer).concat([three, four].map(tags.collectionSize)),
  );
});

test('a product or stock that does not name its lists invalidates every list of a collection', () => {
  for (const kind of ['product', 'stock'] as const) {
    const plan = planInvalidation([change(kind, { ids: ['7'] })]);
    expect(plan.tags).toEqual(expect.arrayContaining([tags.listing, tags.collectionLists, tags.collectionSizes]));
  }
});

test('a product without its lists that says that no number changed invalidates no size', () => {
  const plan = planInvalidation([change('product', { ids: ['7'], counts: false })]);
  expect(plan.tags).toEqual([tags.collectionLists, tags.listing, tags.product('7')]);
});

test.each(changeKinds.filter((kind) => !['shop', 'home', 'profile'].includes(kind)))(
  'a change of a %s that names nothing invalidates everything',
  (kind) => {
    expect(planInvalidation([change(kind)]).tags).toContain(tags.everything);
  },
);

test('a change that names only lists invalidates these and not everything', () => {
  const plan = planInvalidation([change('product', { lists: ['3'], counts: false })]);
  expect(plan.tags).toEqual([tags.collectionOffer('3'), tags.collectionProducts('3'), tags.listing]);
});

test.each<[ChangeKind, Partial<ChangeReference>, readonly CacheTag[]]>([
  ['shop', {}, [tags.everything]],
  ['stock', { ids: ['7'], lists: ['3'] }, [tags.listing, tags.collectionProducts('3'), tags.product('7')]],
  ['page', { handles: ['about'] }, [tags.page('about'), tags.pages]],
  ['blog', { handles: ['journal'] }, [tags.blog('journal'), tags.blogs]],
  ['article', { handles: ['journal/oak/ash'] }, [tags.article('journal', 'oak/ash'), tags.blog('journal')]],
  ['article', { handles: ['journal'] }, [tags.article('journal', ''), tags.blog('journal')]],
  ['policy', { handles: ['refund'] }, [tags.policy('refund'), tags.policies]],
  ['menu', { handles: ['header'] }, [tags.menu('header')]],
  ['home', {}, [tags.home]],
  ['profile', {}, [tags.profile]],
  ['redirect', { handles: ['/old'] }, [tags.redirect('/old')]],
])('a change of kind %s of %j invalidates %j', (kind, more, expected) => {
  const { tags: invalidated } = planInvalidation([change(kind, { sizes: [], offers: [], ...more })]);
  expect(invalidated).toEqual(expected.toSorted());
});

test('a collection invalidates itself, the set of collections and all that is shown of its products', () => {
  const plan = planInvalidation([change('collection', { ids: ['3'], handles: ['vases'] })]);
  expect(plan.tags).toEqual(
    [
      tags.collection('3'),
      tags.collectionHandle('vases'),
      tags.collectionProducts('3'),
      tags.collectionSize('3'),
      tags.collectionOffer('3'),
      tags.collections,
    ].toSorted(),
  );
});

test('a change of stock leaves the number of products as it was', () => {
  expect(planInvalidation([change('stock', { ids: ['7'] })]).tags).not.toContain(tags.productCount);
});

test('tags that several changes have in common are invalidated once', () => {
  const { tags: invalidated } = planInvalidation([
    change('page', { handles: ['about'] }),
    change('page', { handles: ['team'] }),
  ]);
  expect(invalidated).toEqual([tags.page('about'), tags.page('team'), tags.pages]);
});

test('an article invalidates itself and its blog', () => {
  const plan = planInvalidation([change('article', { handles: ['journal/oak'] })]);
  expect(plan.tags).toEqual<readonly CacheTag[]>([tags.article('journal', 'oak'), tags.blog('journal')]);
});

test('the minimum version is the latest of the changes, for the thing itself and not for lists', () => {
  const plan = planInvalidation([
    change('product', { ids: ['7'], version: '2026-01-02T00:00:00Z' }),
    change('product', { ids: ['7'], version: '2026-01-01T00:00:00Z' }),
  ]);
  expect(plan.versions).toEqual({ [tags.product('7')]: '2026-01-02T00:00:00Z' });
});

test('a deleted thing has no version, and the longest settle time applies', () => {
  const plan = planInvalidation([
    change('product', { ids: ['7'], version: '2026-01-02T00:00:00Z', deleted: true, settleMs: 500 }),
    change('product', { ids: ['8'], settleMs: 30 }),
  ]);
  expect([plan.versions, plan.settleMs]).toEqual([{}, 500]);
});

test('no changes invalidate nothing', () => {
  expect(planInvalidation([])).toEqual({ tags: [], versions: {}, settleMs: 0 });
});
