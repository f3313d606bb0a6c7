import type { Invalidation } from '#cache/log/invalidation-log.ts';
import { type CacheTag, type ListAspect, listAspects, tags } from '#cache/tags.ts';
import {
  type ChangedAspect,
  type ChangedAspects,
  changedAspects,
  type ChangeKind,
  type ChangeReference,
} from '#commerce/changes.ts';

/** The tags of pages that changes invalidate: each once and sorted. */
export function planInvalidation(changes: readonly ChangeReference[]): Invalidation {
  return {
    tags: [...new Set(changes.flatMap(tagsOf))].sort(compareText),
    versions: minimumVersions(changes),
    settleMs: Math.max(0, ...changes.map(({ settleMs }) => settleMs)),
  };
}

/** A change that states which aspects it changed invalidates no more than these. */
function tagsOf(change: ChangeReference): readonly CacheTag[] {
  const { kind, aspects } = change;
  if (aspects) return [...aspectTags(aspects), ...anyTags[kind]];
  if (namesNothing(change)) return [tags.everything];
  return [...ownTags[kind](change), ...derivedTags[kind](change), ...anyTags[kind]];
}

function aspectTags(aspects: ChangedAspects): readonly CacheTag[] {
  return changedAspects.flatMap((aspect) => aspects[aspect]?.map(tagsByAspect[aspect]) ?? []);
}

const tagsByAspect: Readonly<Record<ChangedAspect, (name: string) => CacheTag>> = {
  product: tags.product,
  'product-tags': tags.productTags,
  card: tags.card,
  'variant-price': tags.variantPrice,
  'variant-offer': tags.variantOffer,
  'variant-stock': tags.variantStock,
  'lowest-price': tags.lowestPrice,
  'product-handle': tags.productHandle,
  offer: tags.offer,
  recommendations: tags.recommendations,
  collection: tags.collection,
  'collection-card': tags.collectionCard,
  'collection-handle': tags.collectionHandle,
  collections: () => tags.collections,
  lists: () => tags.lists,
  ...listTagsByAspect(),
};

function listTagsByAspect(): Readonly<Record<`list-${ListAspect}`, (id: string) => CacheTag>> {
  const tagOf = (aspect: ListAspect) => (id: string) => tags.list(id, aspect);
  return {
    'list-members': tagOf('members'),
    'list-order': tagOf('order'),
    'list-rank': tagOf('rank'),
    'list-title': tagOf('title'),
    'list-created': tagOf('created'),
    'list-price': tagOf('price'),
    'list-price-range': tagOf('price-range'),
    'list-stock': tagOf('stock'),
    'list-variant-stock': tagOf('variant-stock'),
    'list-type': tagOf('type'),
    'list-vendor': tagOf('vendor'),
    'list-tag': tagOf('tag'),
    'list-option': tagOf('option'),
    'list-detail': tagOf('detail'),
  };
}

type TagsByKind = Readonly<Record<ChangeKind, (change: ChangeReference) => readonly CacheTag[]>>;

const productTags = ({ ids, handles }: ChangeReference): readonly CacheTag[] => [
  ...ids.flatMap((id) => [
    tags.product(id),
    tags.productTags(id),
    tags.card(id),
    tags.offer(id),
    tags.recommendations(id),
  ]),
  ...handles.map(tags.productHandle),
];

/** The tags of the changed thing itself, by id and by handle. */
const ownTags: TagsByKind = {
  shop: () => [tags.everything],
  product: productTags,
  stock: productTags,
  collection: ({ ids, handles }) => [
    ...ids.flatMap((id) => [tags.collection(id), tags.collectionCard(id)]),
    ...handles.map(tags.collectionHandle),
  ],
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
function namesNothing({ kind, ids, handles }: ChangeReference): boolean {
  return !unnamedKinds.has(kind) && ids.length + handles.length === 0;
}

/** The tags of what any change of a kind may change. */
const anyTags: Readonly<Record<ChangeKind, readonly CacheTag[]>> = {
  shop: [],
  product: [tags.listing],
  stock: [tags.listing],
  collection: [tags.anyCollection],
  page: [tags.pages],
  blog: [tags.blogs],
  article: [],
  policy: [tags.policies],
  menu: [],
  home: [],
  profile: [],
  redirect: [],
};

/** The tags of what is derived from the changed thing: any list may have changed. */
const derivedTags: TagsByKind = {
  shop: () => [],
  product: () => [tags.lists, tags.listSizes],
  stock: () => [tags.lists],
  collection: ({ ids }) => [tags.collections, ...ids.flatMap((id) => listAspects.map((each) => tags.list(id, each)))],
  page: () => [],
  blog: () => [],
  article: ({ handles }) => handles.map((handle) => tags.blog(splitArticleHandle(handle)[0])),
  policy: () => [],
  menu: () => [],
  home: () => [],
  profile: () => [],
  redirect: () => [],
};

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
