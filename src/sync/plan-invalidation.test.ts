import { expect, test } from 'vitest';
import { type CacheTag, listAspects, tags } from '#cache/tags.ts';
import {
  allListAspects,
  changedAspects,
  type ChangeKind,
  type ChangeReference,
  changeKinds,
} from '#commerce/changes.ts';
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

/** A page that has them has the tag of the card that shows the variants, too. */
const finerThanCards: readonly string[] = ['variant-price', 'variant-offer', 'variant-stock', 'lowest-price'];

test('a change that does not say what changed invalidates every tag of its product but what cards tell in detail', () => {
  const { tags: moved } = planInvalidation([change('product', { ids: ['7'], handles: ['lamp'] })]);
  const kinds = new Set(moved.map((tag) => tag.split(':')[0]));
  const ofProducts = changedAspects.filter((aspect) => !/^(?:list|collection)/.test(aspect));
  expect(ofProducts.filter((aspect) => !kinds.has(aspect))).toEqual(finerThanCards);
});

test('every kind of tag is invalidated by some kind of change', () => {
  const all = Object.values(tags).map((each) => (typeof each === 'function' ? each('a', 'members') : each));
  const named = { ids: ['1'], handles: ['a/b'] };
  const known = changedAspects.map((aspect) => change('product', { aspects: { [aspect]: ['1'] } }));
  const moved = planInvalidation([...changeKinds.map((kind) => change(kind, named)), ...known]).tags;
  const kindOf = (tag: string): string => tag.split(':')[0] ?? tag;
  const missing = all.map(kindOf).filter((kind) => !moved.map(kindOf).includes(kind) && !withoutChange.has(kind));
  expect(missing).toEqual([]);
});

test('each aspect invalidates a tag of its own', () => {
  const moved = changedAspects.map(
    (aspect) => planInvalidation([change('product', { aspects: { [aspect]: ['7'] } })]).tags,
  );
  for (const invalidated of moved) expect(invalidated).toContain(tags.listing);
  const own = moved.map((invalidated) => invalidated.filter((tag) => tag !== tags.listing));
  expect(own.map(({ length }) => length)).toEqual(changedAspects.map(() => 1));
  expect(new Set(own.flat()).size).toBe(changedAspects.length);
});

test('every aspect of a list is invalidated by a change that names it', () => {
  const aspects = { ...allListAspects(['3']), 'list-members': ['3'] };
  const { tags: invalidated } = planInvalidation([change('product', { aspects })]);
  expect(invalidated).toEqual([...listAspects.map((aspect) => tags.list('3', aspect)), tags.listing].toSorted());
});

test('every kind of change invalidates some tag', () => {
  const ineffective = changeKinds.filter(
    (kind) => planInvalidation([change(kind, { ids: ['1'], handles: ['a'] })]).tags.length === 0,
  );
  expect(ineffective).toEqual([]);
});

test('a product that says what of it changed invalidates that and no more', () => {
  const aspects = { card: ['7'], 'product-handle': ['new-name', 'old-name'], 'list-price': ['3'] };
  const plan = planInvalidation([change('product', { ids: ['7'], handles: ['new-name', 'old-name'], aspects })]);
  expect(plan.tags).toEqual<readonly CacheTag[]>([
    tags.card('7'),
    tags.list('3', 'price'),
    tags.listing,
    tags.productHandle('new-name'),
    tags.productHandle('old-name'),
  ]);
});

test('a product of which nothing visible changed invalidates what lists all changes', () => {
  expect(planInvalidation([change('product', { ids: ['7'], aspects: {} })]).tags).toEqual([tags.listing]);
});

test('a product that does not say what changed invalidates all of it, every list and every size', () => {
  expect(planInvalidation([change('product', { ids: ['7'], handles: ['lamp'] })]).tags).toEqual(
    [
      tags.product('7'),
      tags.productTags('7'),
      tags.card('7'),
      tags.offer('7'),
      tags.recommendations('7'),
      tags.productHandle('lamp'),
      tags.listing,
      tags.lists,
      tags.listSizes,
    ].toSorted(),
  );
});

test('stock of a product changes no size of a list', () => {
  const { tags: invalidated } = planInvalidation([change('stock', { ids: ['7'] })]);
  expect(invalidated).toContain(tags.lists);
  expect(invalidated).not.toContain(tags.listSizes);
});

test.each(changeKinds.filter((kind) => !['shop', 'home', 'profile'].includes(kind)))(
  'a change of a %s that names nothing invalidates everything',
  (kind) => {
    expect(planInvalidation([change(kind)]).tags).toContain(tags.everything);
  },
);

test.each<[ChangeKind, Partial<ChangeReference>, readonly CacheTag[]]>([
  ['shop', {}, [tags.everything]],
  ['stock', { ids: ['7'], aspects: { offer: ['7'] } }, [tags.listing, tags.offer('7')]],
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
  const { tags: invalidated } = planInvalidation([change(kind, more)]);
  expect(invalidated).toEqual(expected.toSorted());
});

test('a collection invalidates itself, the set of collections and all that is shown of its products', () => {
  const plan = planInvalidation([change('collection', { ids: ['3'], handles: ['vases'] })]);
  expect(plan.tags).toEqual(
    [
      tags.collection('3'),
      tags.collectionCard('3'),
      tags.collectionHandle('vases'),
      tags.collections,
      tags.anyCollection,
      ...listAspects.map((aspect) => tags.list('3', aspect)),
    ].toSorted(),
  );
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
  expect(plan.versions).toMatchObject({ [tags.product('7')]: '2026-01-02T00:00:00Z' });
  expect(Object.keys(plan.versions)).not.toContain(tags.lists);
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
