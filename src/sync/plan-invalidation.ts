import type { Invalidation } from '#cache/log/invalidation-log.ts';
import { type CacheTag, tags } from '#cache/tags.ts';
import type { ChangeKind, ChangeReference } from '#commerce/changes.ts';

/** The tags of pages that changes invalidate: each once and sorted. */
export function planInvalidation(changes: readonly ChangeReference[]): Invalidation {
  const changedTags = changes.flatMap((change) => [
    ...(namesNothing(change) ? [tags.everything] : ownTags[change.kind](change)),
    ...derivedTags[change.kind](change),
  ]);
  return {
    tags: [...new Set(changedTags)].sort(compareText),
    versions: minimumVersions(changes),
    settleMs: Math.max(0, ...changes.map(({ settleMs }) => settleMs)),
  };
}

type TagsByKind = Readonly<Record<ChangeKind, (change: ChangeReference) => readonly CacheTag[]>>;

const productTags = ({ ids, handles }: ChangeReference): readonly CacheTag[] => [
  ...ids.map(tags.product),
  ...handles.map(tags.productHandle),
];

/** The tags of the changed thing itself, by id and by handle. */
const ownTags: TagsByKind = {
  shop: () => [tags.everything],
  product: productTags,
  stock: productTags,
  collection: ({ ids, handles }) => [...ids.map(tags.collection), ...handles.map(tags.collectionHandle)],
  page: ({ handles }) => handles.map(tags.page),
  blog: ({ handles }) => handles.map(tags.blog),
  article: ({ handles }) => handles.map((handle) => tags.article(...splitArticleHandle(handle))),
  policy: ({ handles }) => handles.map(tags.policy),
  menu: ({ handles }) => handles.map(tags.menu),
  home: () => [tags.home],
  profile: () => [tags.profile],
  redirect: ({ handles }) => handles.map(tags.redirect),
};

/** Kinds of which there is one: their changes need no name. */
const unnamedKinds: ReadonlySet<ChangeKind> = new Set(['shop', 'home', 'profile']);

/** A change that does not say what it changed may have changed anything of its kind, wherever it is shown. */
function namesNothing({ kind, ids, handles, lists }: ChangeReference): boolean {
  return !unnamedKinds.has(kind) && ids.length + handles.length === 0 && lists === undefined;
}

/** A change that does not name its lists may affect every list. */
function listTags({ lists: listIds, sizes, offers, counts }: ChangeReference): readonly CacheTag[] {
  const sizeTags = sizes?.map(tags.collectionSize) ?? (counts === false ? [] : null);
  if (listIds === undefined) return [tags.listing, tags.collectionLists, ...(sizeTags ?? [tags.collectionSizes])];
  return [
    tags.listing,
    ...listIds.map(tags.collectionProducts),
    ...(offers ?? listIds).map(tags.collectionOffer),
    ...(sizeTags ?? listIds.map(tags.collectionSize)),
  ];
}

/** The tags of what is derived from it: lists, counts, overviews. */
const derivedTags: TagsByKind = {
  shop: () => [],
  product: (change) => [...listTags(change), ...(change.counts === false ? [] : [tags.productCount])],
  stock: listTags,
  collection: ({ ids }) => [tags.collections, ...ids.flatMap(collectionListTags)],
  page: () => [tags.pages],
  blog: () => [tags.blogs],
  article: ({ handles }) => handles.map((handle) => tags.blog(splitArticleHandle(handle)[0])),
  policy: () => [tags.policies],
  menu: () => [],
  home: () => [],
  profile: () => [],
  redirect: () => [],
};

function collectionListTags(id: string): readonly CacheTag[] {
  return [tags.collectionProducts(id), tags.collectionSize(id), tags.collectionOffer(id)];
}

function splitArticleHandle(handle: string): readonly [blog: string, article: string] {
  const slash = handle.indexOf('/');
  return slash < 0 ? [handle, ''] : [handle.slice(0, slash), handle.slice(slash + 1)];
}

/** By tag the latest version among the changes. A deleted thing has no version. */
function minimumVersions(changes: readonly ChangeReference[]): Readonly<Record<string, string>> {
  const tagVersions = changes.flatMap((change) => {
    const { version, deleted } = change;
    return version === null || deleted ? [] : ownTags[change.kind](change).map((tag) => [tag, version] as const);
  });
  return Object.fromEntries(tagVersions.sort(([, one], [, other]) => compareText(one, other)));
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
