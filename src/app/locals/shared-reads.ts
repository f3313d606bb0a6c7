import type { EntityCache } from '#cache/entities/entity-cache.ts';
import type { EntityKind, ReadRecorder } from '#cache/entities/entity-kind.ts';
import { tags } from '#cache/tags.ts';
import type { Catalog } from '#catalog/port.ts';
import type { BuyerContext } from '#commerce/context.ts';
import type { CommercePlatform, ReaderContext, SharedCards } from '#commerce/port.ts';
import type { Content, ContentSource } from '#content/port.ts';
import type { LineAppearance } from '#shop/cart/cart.ts';

/** The ports of one reader. */
export interface ReaderPorts {
  readonly catalog: Catalog;
  readonly content: Content;
  /** What the cart of the reader shares with those of others. */
  readonly sharedLines: Pick<BuyerContext, 'lineAppearances'>;
}

/** Opens the ports of a reader, which record for it. */
export type OpenPorts = (reader: ReaderContext) => ReaderPorts;

/** What opens the ports. */
export interface PortSources {
  readonly catalog: CommercePlatform['catalog'];
  readonly content: ContentSource['content'];
}

/**
 * Ports whose frequent reads renders share. A value is read through ports of its own, so that all it is made of is recorded
 * for it. Drafts are always read.
 */
export function shareReads(cache: EntityCache, sources: PortSources): OpenPorts {
  const kinds = createKinds(cache);
  return (reader) => {
    if (reader.draft || !cache.isUsable()) return openPorts(sources, reader);
    const sharing = { ...reader, cards: kinds.sharedCards };
    return {
      catalog: shareCatalog(kinds, sources, sharing),
      content: shareContent(kinds, sources, sharing),
      sharedLines: { lineAppearances: kinds.lineAppearances },
    };
  };
}

export function openPorts({ catalog, content }: PortSources, reader: ReaderContext): ReaderPorts {
  return { catalog: catalog(reader), content: content(reader), sharedLines: {} };
}

type SharedCatalogReads = Pick<
  Catalog,
  | 'product'
  | 'productOfPage'
  | 'cards'
  | 'list'
  | 'collection'
  | 'collections'
  | 'productTypes'
  | 'recommendations'
  | 'cartRecommendations'
  | 'bestsellers'
  | 'suggest'
  | 'sitemap'
>;
type SharedContentReads = Pick<
  Content,
  | 'profile'
  | 'announcement'
  | 'menu'
  | 'home'
  | 'page'
  | 'pages'
  | 'blog'
  | 'articles'
  | 'article'
  | 'articleCards'
  | 'policy'
  | 'policies'
  | 'search'
>;

type ResultOf<Method extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Method>>;

type EntityKinds = {
  readonly [Name in keyof SharedCatalogReads]: EntityKind<ResultOf<Catalog[Name]>>;
} & {
  readonly [Name in keyof SharedContentReads]: EntityKind<ResultOf<Content[Name]>>;
} & { readonly sharedCards: SharedCards; readonly lineAppearances: EntityKind<LineAppearance> };

/** The home page and what frames all pages, of which a shop has one value each, or a few. */
const common = { isCommon: true };
/** The HTML of a card takes about as much memory as the card itself. */
const ofCards = { derivedShare: 1 };
/** The HTML of a product page and of its parts takes about ten times as much as the product. */
const ofProductPages = { derivedShare: 10 };

function createKinds(cache: EntityCache): EntityKinds {
  return {
    product: cache.kind('product'),
    productOfPage: cache.kind('product page', ofProductPages),
    cards: cache.kind('cards', ofCards),
    list: cache.kind('list', ofCards),
    collection: cache.kind('collection'),
    collections: cache.kind('collections', common),
    productTypes: cache.kind('product types', common),
    recommendations: cache.kind('recommendations', ofCards),
    cartRecommendations: cache.kind('cart recommendations', ofCards),
    bestsellers: cache.kind('bestsellers', ofCards),
    suggest: cache.kind('suggest'),
    sitemap: cache.kind('sitemap'),
    profile: cache.kind('profile', common),
    announcement: cache.kind('announcement', common),
    menu: cache.kind('menu', common),
    home: cache.kind('home', common),
    page: cache.kind('page'),
    pages: cache.kind('pages', common),
    blog: cache.kind('blog'),
    articles: cache.kind('articles'),
    article: cache.kind('article'),
    articleCards: cache.kind('article cards'),
    policy: cache.kind('policy'),
    policies: cache.kind('policies', common),
    search: cache.kind('content search'),
    // As fresh as pages that show the products.
    lineAppearances: cache.kind('line appearance'),
    sharedCards: { cards: cache.kind('card', ofCards), sources: cache.kind('card source', { derivedShare: 0 }) },
  };
}

function shareCatalog(kinds: EntityKinds, sources: PortSources, reader: ReaderContext): Catalog {
  const open = (recorder: ReadRecorder): Catalog => {
    // Prices are in the currency of the profile.
    recorder.record(tags.profile);
    return sources.catalog({ ...reader, ...recorder });
  };
  const own = once(() => sources.catalog(reader));
  return {
    productById: async (id) => own().productById(id),
    products: async (handles) => own().products(handles),
    listHandles: async (query) => own().listHandles(query),
    sitemap: async (kind, page, perPage) =>
      kinds.sitemap.read(`${kind}/${page}/${perPage}`, reader, async (to) => open(to).sitemap(kind, page, perPage)),
    product: async (handle) => kinds.product.read(handle, reader, async (to) => open(to).product(handle)),
    productOfPage: async (handle) =>
      kinds.productOfPage.read(handle, reader, async (to) => open(to).productOfPage(handle)),
    cards: async (handles, preferred) =>
      kinds.cards.read(JSON.stringify([handles, preferred]), reader, async (to) => open(to).cards(handles, preferred)),
    collection: async (handle) => kinds.collection.read(handle, reader, async (to) => open(to).collection(handle)),
    list: async (query) => kinds.list.read(keyOf(query), reader, async (to) => open(to).list(query)),
    collections: async (page, perPage) =>
      kinds.collections.read(`${page}/${perPage}`, reader, async (to) => open(to).collections(page, perPage)),
    productTypes: async (limit) =>
      kinds.productTypes.read(`${limit}`, reader, async (to) => open(to).productTypes(limit)),
    recommendations: async (id, limit) =>
      kinds.recommendations.read(`${limit}/${id}`, reader, async (to) => open(to).recommendations(id, limit)),
    cartRecommendations: async (ids, limit) =>
      kinds.cartRecommendations.read(JSON.stringify([limit, ids]), reader, async (to) =>
        open(to).cartRecommendations(ids, limit),
      ),
    bestsellers: async (limit) => kinds.bestsellers.read(`${limit}`, reader, async (to) => open(to).bestsellers(limit)),
    suggest: async (term, limit) =>
      kinds.suggest.read(`${limit}/${term}`, reader, async (to) => open(to).suggest(term, limit)),
  };
}

function shareContent(kinds: EntityKinds, sources: PortSources, reader: ReaderContext): Content {
  const open = (recorder: ReadRecorder): Content => sources.content({ ...reader, ...recorder });
  const own = once(() => sources.content(reader));
  return {
    blogs: async () => own().blogs(),
    kinds: async () => own().kinds(),
    entries: async (kind, range) => own().entries(kind, range),
    entry: async (kind, handle) => own().entry(kind, handle),
    redirect: async (path) => own().redirect(path),
    profile: async () => kinds.profile.read('', reader, async (to) => open(to).profile()),
    announcement: async () => kinds.announcement.read('', reader, async (to) => open(to).announcement()),
    menu: async (handle) => kinds.menu.read(handle, reader, async (to) => open(to).menu(handle)),
    home: async () => kinds.home.read('', reader, async (to) => open(to).home()),
    page: async (slug) => kinds.page.read(slug, reader, async (to) => open(to).page(slug)),
    pages: async () => kinds.pages.read('', reader, async (to) => open(to).pages()),
    blog: async (handle) => kinds.blog.read(handle, reader, async (to) => open(to).blog(handle)),
    articles: async (blog, range) =>
      kinds.articles.read(JSON.stringify([blog, range]), reader, async (to) => open(to).articles(blog, range)),
    article: async (blog, handle) =>
      kinds.article.read(JSON.stringify([blog, handle]), reader, async (to) => open(to).article(blog, handle)),
    policy: async (handle) => kinds.policy.read(handle, reader, async (to) => open(to).policy(handle)),
    articleCards: async (blog, handles) =>
      kinds.articleCards.read(JSON.stringify([blog, handles]), reader, async (to) =>
        open(to).articleCards(blog, handles),
      ),
    policies: async () => kinds.policies.read('', reader, async (to) => open(to).policies()),
    search: async (term, limit) =>
      kinds.search.read(`${limit}/${term}`, reader, async (to) => open(to).search(term, limit)),
  };
}

/** Opens ports at the first call: most requests read only what is shared, or have no cart. */
export function once<T>(open: () => T): () => T {
  let opened: T | null = null;
  return () => (opened ??= open());
}

/** Equal arguments have equal keys. */
function keyOf(value: object): string {
  return JSON.stringify(value, (_name, part: unknown) => (part instanceof Map ? [...part] : part));
}
