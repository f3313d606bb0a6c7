/**
 * Names for what a page reads and what an event changes. A page is invalidated when an event has one of its tags; each
 * kind is defined here and nowhere else, so that readers and events cannot drift apart.
 */
export type CacheTag = string & { readonly tag: unique symbol };

const makeTag = (kind: string, id: string): CacheTag => `${kind}:${encodeURIComponent(id)}` as CacheTag;

export const tags = {
  /** Every page has it without being recorded: an operator's purge of everything. */
  everything: '*' as CacheTag,
  /** Every page has that of its path without being recorded, whatever its query. */
  address: (path: string) => makeTag('address', path),
  /** A product by id: its texts, prices, stock and pictures. */
  product: (id: string): CacheTag => makeTag('product', id),
  /** A product by handle: also recorded when there is none, so that its creation drops the cached 404. */
  productHandle: (handle: string): CacheTag => makeTag('product-handle', handle),
  /** A collection's own texts and picture. */
  collection: (id: string): CacheTag => makeTag('collection', id),
  collectionHandle: (handle: string): CacheTag => makeTag('collection-handle', handle),
  /** Which products a collection holds, in which order, and what a list says of them. */
  collectionProducts: (id: string): CacheTag => makeTag('collection-products', id),
  /** How many products a collection holds: changes only when one enters or leaves, so menus may show it. */
  collectionSize: (id: string): CacheTag => makeTag('collection-size', id),
  /** Which products of a collection can be bought, of which type, and how well they sell: not what they say or cost. */
  collectionOffer: (id: string): CacheTag => makeTag('collection-offer', id),
  /** On every page with a list of a collection: for changes that do not say which collections they affect. */
  collectionLists: 'collection-lists' as CacheTag,
  /** On every page with the size of a collection, e.g. in a menu: for changes that do not say which collections. */
  collectionSizes: 'collection-sizes' as CacheTag,
  /** Every list that spans the catalog: all products, search, facets, counts. */
  listing: 'listing' as CacheTag,
  /** How many products are on sale: changes only when one appears or disappears, so menus may show it. */
  productCount: 'product-count' as CacheTag,
  /** The set of collections. */
  collections: 'collections' as CacheTag,
  page: (slug: string): CacheTag => makeTag('page', slug),
  pages: 'pages' as CacheTag,
  blog: (handle: string): CacheTag => makeTag('blog', handle),
  blogs: 'blogs' as CacheTag,
  article: (blog: string, handle: string): CacheTag => makeTag('article', `${blog}/${handle}`),
  policy: (handle: string): CacheTag => makeTag('policy', handle),
  policies: 'policies' as CacheTag,
  menu: (handle: string): CacheTag => makeTag('menu', handle),
  home: 'home' as CacheTag,
  /** The shop's own data: name, address, delivery, announcements. */
  profile: 'profile' as CacheTag,
  redirect: (path: string): CacheTag => makeTag('redirect', path),
} as const;

/**
 * Whether a page with this tag is rendered again although it may be made of the same: an operator wants it anew, or what
 * changed is shown in its headers as well (the hosts of pictures are part of the profile).
 */
export function forcesRender(tag: CacheTag): boolean {
  return tag === tags.everything || tag === tags.profile || isAddressTag(tag);
}

/** Whether a tag is that of the page at one path. */
export function isAddressTag(tag: CacheTag): boolean {
  return tag.startsWith(tags.address(''));
}

const tagKinds: ReadonlySet<string> = new Set(
  Object.values(tags).map((each) => tagKindOf(typeof each === 'function' ? each('', '') : each)),
);

const constantTags: readonly CacheTag[] = Object.values(tags).filter((each) => typeof each === 'string');

/** A tag as somebody wrote it, its name encoded or not; null when pages carry none of that kind. */
export function parseCacheTag(text: string): CacheTag | null {
  const kind = tagKindOf(text);
  if (!tagKinds.has(kind) || kind === tags.everything) return null;
  if (kind === text) return constantTags.find((each) => each === text) ?? null;
  const name = text.slice(kind.length + 1);
  return constantTags.some((each) => each === kind) ? null : makeTag(kind, decodeName(name) ?? name);
}

function tagKindOf(tag: string): string {
  return tag.split(':', 1)[0] ?? tag;
}

function decodeName(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}
