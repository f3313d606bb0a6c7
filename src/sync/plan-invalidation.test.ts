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

/** What no event moves, with the reason why no page can be left behind by it. */
const movedOtherwise: ReadonlySet<string> = new Set([
  // An operator's purge.
  'address',
]);

test('every kind of tag that a page can record is moved by some kind of change', () => {
  const all = Object.values(tags).map((each) => (typeof each === 'function' ? each('a', 'b') : each));
  const moved = changeKinds.flatMap(
    (kind) => planInvalidation([change(kind, { ids: ['1'], handles: ['a/b'], lists: ['1'] })]).tags,
  );
  const kindOf = (tag: string): string => tag.split(':')[0] ?? tag;
  const unmoved = all.map(kindOf).filter((kind) => !moved.map(kindOf).includes(kind) && !movedOtherwise.has(kind));
  expect(unmoved).toEqual([]);
});

test('every kind of change moves something', () => {
  const still = changeKinds.filter(
    (kind) => planInvalidation([change(kind, { ids: ['1'], handles: ['a'] })]).tags.length === 0,
  );
  expect(still).toEqual([]);
});

test('a product moves itself under each of its names, the lists it is in and no other product', () => {
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

test('a product that appears or disappears, or may have, moves the count', () => {
  expect(planInvalidation([change('product', { ids: ['7'] })]).tags).toContain(tags.productCount);
  expect(planInvalidation([change('product', { ids: ['7'], counts: true })]).tags).toContain(tags.productCount);
});

test('a product moves the sizes and offers of collections that are told, else those of all its lists', () => {
  const told = change('product', { ids: ['7'], lists: ['3', '4'], sizes: ['4'], offers: [], counts: true });
  const untold = change('product', { ids: ['7'], lists: ['3', '4'], counts: true });
  const [three, four] = ['3', '4'] as const;
  const moved = (given: ChangeReference): readonly CacheTag[] =>
    planInvalidation([given]).tags.filter((tag) => /^collection-(?:size|offer)/.test(tag));
  expect(moved(told)).toEqual([tags.collectionSize(four)]);
  expect(moved(untold)).toEqual([three, four].map(tags.collectionOffer).concat([three, four].map(tags.collectionSize)));
});

test('an article moves itself and its blog', () => {
  const plan = planInvalidation([change('article', { handles: ['journal/oak'] })]);
  expect(plan.tags).toEqual<readonly CacheTag[]>([tags.article('journal', 'oak'), tags.blog('journal')]);
});

test('the latest version counts, for the thing itself and not for lists', () => {
  const plan = planInvalidation([
    change('product', { ids: ['7'], version: '2026-01-02T00:00:00Z' }),
    change('product', { ids: ['7'], version: '2026-01-01T00:00:00Z' }),
  ]);
  expect(plan.versions).toEqual({ [tags.product('7')]: '2026-01-02T00:00:00Z' });
});

test('a deleted thing promises no version, and the longest time to settle counts', () => {
  const plan = planInvalidation([
    change('product', { ids: ['7'], version: '2026-01-02T00:00:00Z', deleted: true, settleMs: 500 }),
    change('product', { ids: ['8'], settleMs: 30 }),
  ]);
  expect([plan.versions, plan.settleMs]).toEqual([{}, 500]);
});

test('nothing changed moves nothing', () => {
  expect(planInvalidation([])).toEqual({ tags: [], versions: {}, settleMs: 0 });
});
