/**
 * Names for what a page reads and what an event touches. A page is thrown away when an event's tag is one of its own;
 * each kind is made here and nowhere else, so that readers and events cannot drift apart.
 */
export type Tag = string & { readonly tag: unique symbol };

const make = (kind: string, id: string): Tag => `${kind}:${encodeURIComponent(id)}` as Tag;

export const tags = {
  /** On every page without being recorded: an operator's purge of everything. */
  everything: '*' as Tag,
  /** On every page without being recorded: the page at a path, whatever its query. */
  address: (path: string) => make('address', path),
  /** A product by id: its texts, prices, stock and pictures. */
  product: (id: string): Tag => make('product', id),
  /** A product by handle: also recorded when there is none, so that its creation drops the cached 404. */
  productHandle: (handle: string): Tag => make('product-handle', handle),
  /** A collection's own texts and picture. */
  collection: (id: string): Tag => make('collection', id),
  collectionHandle: (handle: string): Tag => make('collection-handle', handle),
  /** Which products a collection holds, in which order, and what a list says of them. */
  collectionProducts: (id: string): Tag => make('collection-products', id),
  /** How many products a collection holds: moves only when one enters or leaves, so menus may show it. */
  collectionSize: (id: string): Tag => make('collection-size', id),
  /** Which products of a collection can be bought, of which type, and how well they sell: not what they say or cost. */
  collectionOffer: (id: string): Tag => make('collection-offer', id),
  /** Every list that spans the catalogue: all products, search, facets, counts. */
  listing: 'listing' as Tag,
  /** How many products are on sale: moves only when one appears or disappears, so menus may show it. */
  productCount: 'product-count' as Tag,
  /** The set of collections. */
  collections: 'collections' as Tag,
  page: (slug: string): Tag => make('page', slug),
  pages: 'pages' as Tag,
  blog: (handle: string): Tag => make('blog', handle),
  blogs: 'blogs' as Tag,
  article: (blog: string, handle: string): Tag => make('article', `${blog}/${handle}`),
  policy: (handle: string): Tag => make('policy', handle),
  policies: 'policies' as Tag,
  menu: (handle: string): Tag => make('menu', handle),
  home: 'home' as Tag,
  /** The shop's own data: name, address, delivery, announcements. */
  profile: 'profile' as Tag,
  redirect: (path: string): Tag => make('redirect', path),
} as const;

const kinds: ReadonlySet<string> = new Set(
  Object.values(tags).map((each) => kindOf(typeof each === 'function' ? each('', '') : each)),
);

const singles: readonly Tag[] = Object.values(tags).filter((each) => typeof each === 'string');

/** A tag as somebody wrote it, its name encoded or not; null when pages carry none of that kind. */
export function readTag(text: string): Tag | null {
  const kind = kindOf(text);
  if (!kinds.has(kind) || kind === tags.everything) return null;
  if (kind === text) return singles.find((each) => each === text) ?? null;
  const name = text.slice(kind.length + 1);
  return singles.some((each) => each === kind) ? null : make(kind, decoded(name) ?? name);
}

function kindOf(tag: string): string {
  return tag.split(':', 1)[0] ?? tag;
}

function decoded(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}
