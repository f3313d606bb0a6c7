/**
 * Names for what a page reads and what an event changes. A page is invalidated when an event has one of its tags; each
 * kind is defined here and nowhere else, so that readers and events cannot drift apart.
 */
export type CacheTag = string & { readonly tag: unique symbol };

const makeTag = (kind: string, id: string): CacheTag => `${kind}:${encodeURIComponent(id)}` as CacheTag;

/**
 * What a page can depend on of a list, so that a change of a product that a page does not show invalidates it only where
 * the page shows its effect. `members`: which products it has on sale, and so how many. `order`, `rank`, `title`, `created`:
 * what it is sorted by. `price`: the prices of variants; `price-range`: the lowest and the highest of all.
 * `stock`: which products can be bought; `variant-stock`: which variants. The others are values to filter by.
 */
export const listAspects = [
  'members',
  'order',
  'rank',
  'title',
  'created',
  'price',
  'price-range',
  'stock',
  'variant-stock',
  'type',
  'vendor',
  'tag',
  'option',
  'detail',
] as const;

export type ListAspect = (typeof listAspects)[number];

/** The id of the list of all products in tags of lists. */
export const allProducts = 'all';

export const tags = {
  /** Every page has it without being recorded: an operator's purge of everything. */
  everything: '*' as CacheTag,
  /** Every page has that of its path without being recorded, whatever its query. */
  address: (path: string) => makeTag('address', path),
  /** A product by id: anything that its own page shows. */
  product: (id: string): CacheTag => makeTag('product', id),
  /** The tags that a shop has given a product, by which searches find it. */
  productTags: (id: string): CacheTag => makeTag('product-tags', id),
  /** What the card of a product may show: its name, pictures, looks, options. Not prices, nor what can be bought. */
  card: (id: string): CacheTag => makeTag('card', id),
  /** The prices of a variant. */
  variantPrice: (id: string): CacheTag => makeTag('variant-price', id),
  /** Whether a variant can be bought. */
  variantOffer: (id: string): CacheTag => makeTag('variant-offer', id),
  /** Which variants of a product can be bought. */
  variantStock: (id: string): CacheTag => makeTag('variant-stock', id),
  /** The lowest price of a product, and whether some variant costs more. */
  lowestPrice: (id: string): CacheTag => makeTag('lowest-price', id),
  /** Which product has a handle: also recorded when there is none, so that its creation drops the cached 404. */
  productHandle: (handle: string): CacheTag => makeTag('product-handle', handle),
  /** Whether a product is on sale and can be bought. */
  offer: (id: string): CacheTag => makeTag('offer', id),
  /** What decides which products are recommended with a product, apart from those products. */
  recommendations: (id: string): CacheTag => makeTag('recommendations', id),
  /** Any change of any product: searches, suggestions, sitemaps. */
  listing: 'listing' as CacheTag,
  /** One aspect of the products of a collection, or of all products (`allProducts`). */
  list: (id: string, aspect: ListAspect): CacheTag => makeTag('list', `${id}/${aspect}`),
  /** On every page with a list, whatever its aspects: for changes that do not say which lists they affect. */
  lists: 'lists' as CacheTag,
  /** On every page with the size of a list, e.g. in a menu: for changes that do not say which lists they affect. */
  listSizes: 'list-sizes' as CacheTag,
  /** A collection by id: anything that its own page shows besides its products. */
  collection: (id: string): CacheTag => makeTag('collection', id),
  /** What links to a collection show of it: its name and picture. */
  collectionCard: (id: string): CacheTag => makeTag('collection-card', id),
  collectionHandle: (handle: string): CacheTag => makeTag('collection-handle', handle),
  /** Which collections there are, and in which order. */
  collections: 'collections' as CacheTag,
  /** Any change of any collection: suggestions, sitemaps. */
  anyCollection: 'any-collection' as CacheTag,
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
  Object.values(tags).map((each) => tagKindOf(typeof each === 'function' ? each('', 'members') : each)),
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
