import type { Invalidation } from '#cache/log.ts';
import { type Tag, tags } from '#cache/tags.ts';
import type { Change, ChangeKind } from '#platform/port.ts';

/** What some changes make void: each tag once, in one order. */
export function planInvalidation(changes: readonly Change[]): Invalidation {
  const touched = changes.flatMap((change) => [...itself[change.kind](change), ...around[change.kind](change)]);
  return {
    tags: [...new Set(touched)].sort(byText),
    versions: leastVersions(changes),
    settleMs: Math.max(0, ...changes.map(({ settleMs }) => settleMs)),
  };
}

type Touches = Readonly<Record<ChangeKind, (change: Change) => readonly Tag[]>>;

const product = ({ ids, handles }: Change): readonly Tag[] => [
  ...ids.map(tags.product),
  ...handles.map(tags.productHandle),
];

/** The thing that changed, by every name that a page may have recorded it under. */
const itself: Touches = {
  shop: () => [tags.everything],
  product,
  stock: product,
  collection: ({ ids, handles }) => [...ids.map(tags.collection), ...handles.map(tags.collectionHandle)],
  page: ({ handles }) => handles.map(tags.page),
  blog: ({ handles }) => handles.map(tags.blog),
  article: ({ handles }) => handles.map((handle) => tags.article(...parted(handle))),
  policy: ({ handles }) => handles.map(tags.policy),
  menu: ({ handles }) => handles.map(tags.menu),
  home: () => [tags.home],
  profile: () => [tags.profile],
  redirect: ({ handles }) => handles.map(tags.redirect),
};

const lists = ({ lists: told = [], sizes, offers, counts }: Change): readonly Tag[] => [
  tags.listing,
  ...told.map(tags.collectionProducts),
  ...(offers ?? told).map(tags.collectionOffer),
  ...(sizes ?? (counts === false ? [] : told)).map(tags.collectionSize),
];

/** What is derived from it: lists, counts, overviews. */
const around: Touches = {
  shop: () => [],
  product: (change) => [...lists(change), ...(change.counts === false ? [] : [tags.productCount])],
  stock: lists,
  collection: ({ ids }) => [tags.collections, ...ids.flatMap(membersOf)],
  page: () => [tags.pages],
  blog: () => [tags.blogs],
  article: ({ handles }) => handles.map((handle) => tags.blog(parted(handle)[0])),
  policy: () => [tags.policies],
  menu: () => [],
  home: () => [],
  profile: () => [],
  redirect: () => [],
};

function membersOf(id: string): readonly Tag[] {
  return [tags.collectionProducts(id), tags.collectionSize(id), tags.collectionOffer(id)];
}

function parted(handle: string): readonly [blog: string, article: string] {
  const mark = handle.indexOf('/');
  return mark < 0 ? [handle, ''] : [handle.slice(0, mark), handle.slice(mark + 1)];
}

/** By tag the latest of the versions told; a deleted thing has none that could be read. */
function leastVersions(changes: readonly Change[]): Readonly<Record<string, string>> {
  const told = changes.flatMap((change) => {
    const { version, deleted } = change;
    return version === null || deleted ? [] : itself[change.kind](change).map((tag) => [tag, version] as const);
  });
  return Object.fromEntries(told.sort(([, one], [, other]) => byText(one, other)));
}

function byText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
