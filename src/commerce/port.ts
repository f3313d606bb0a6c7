import type { CacheTag } from '#cache/tags.ts';
import type { Cart, CartResult } from '#shop/cart/cart.ts';
import type {
  Announcement,
  Article,
  ArticleCard,
  Blog,
  ContentHit,
  ContentPage,
  ContentEntry,
  Home,
  MenuItem,
  Policy,
} from '#shop/content/content.ts';
import type { Collection, Listing, ListQuery, Paginated } from '#shop/listing/listing.ts';
import type { Order, OrderRequest, OrderResult, Quote } from '#shop/checkout/order.ts';
import type { Product, ProductCard, Recommendation } from '#shop/product/product.ts';
import type { Profile } from '#shop/profile.ts';

/** For whom something is read: prices, availability and texts may differ by it, so it is part of every key. */
export interface MarketContext {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** BCP 47. */
  readonly language: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** One visit's reading: for whom, whether drafts show, and a note of each thing that was read. */
export interface ReaderContext {
  readonly context: MarketContext;
  readonly draft: boolean;
  /** `updatedAt` (ISO 8601) of what was read, where a delivery may come before the data it tells of. */
  readonly record: (tag: CacheTag, updatedAt?: string) => void;
  /** Epoch milliseconds at which what was read changes by itself: a date to publish, a sale that ends. */
  readonly until?: (moment: number) => void;
}

/** What a platform can do, as data: code asks this and never for a platform's name. */
export interface Capabilities {
  readonly content: boolean;
  readonly listTotals: boolean;
  readonly facetCounts: boolean;
  readonly optionFilters: boolean;
  readonly priceSort: boolean;
  readonly hostedCheckout: boolean;
}

export interface CommercePlatform {
  readonly caps: Capabilities;
  catalog(reading: ReaderContext): Catalog;
  readonly carts: Carts;
  /** null for a platform that has its own page for it. */
  readonly checkout: Checkout | null;
  readonly events: Events;
  /** What a platform of our own has to tell; others send their events themselves. */
  readonly outbox?: Outbox;
  /** Resolves when the platform answers; throws PlatformUnavailable. */
  ready(): Promise<void>;
  /** Reads ahead what first visitors would wait for, never holding the process up for long; absent: there is nothing. */
  warm?(): Promise<void>;
  close(): Promise<void>;
}

/** Absent things are null; what cannot be read throws PlatformUnavailable or PlatformBroken. */
export interface Catalog {
  product(handle: string): Promise<Product | null>;
  productById(id: string): Promise<Product | null>;
  /** Whole products for handles, in their order, those that do not exist left out. */
  products(handles: readonly string[]): Promise<readonly Product[]>;
  /** Cards for handles, in their order, those that do not exist left out. */
  cards(handles: readonly string[], preferred?: PreferredVariants): Promise<readonly ProductCard[]>;
  /** null when the scope's collection does not exist. A page past the end has no cards. */
  list(query: ListQuery): Promise<Listing | null>;
  collection(handle: string): Promise<Collection | null>;
  collections(page: number, perPage: number): Promise<Paginated<Collection>>;
  /** Products that go with one, best first, itself excluded. */
  recommendations(productId: string, limit: number): Promise<readonly Recommendation[]>;
  /** Products that go with a whole cart, none that is in it. */
  cartRecommendations(productIds: readonly string[], limit: number): Promise<readonly Recommendation[]>;
  suggest(term: string, limit: number): Promise<Suggestions>;
  /** Handle and time of change of everything a sitemap lists, in a stable order. */
  sitemap(kind: 'product' | 'collection', page: number, perPage: number): Promise<Paginated<SitemapEntry>>;
}

/** Which variant stands for a product in a grid: option name to value, by product handle. */
export type PreferredVariants = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface SitemapEntry {
  readonly handle: string;
  /** ISO 8601. */
  readonly updatedAt: string;
}

export interface Suggestions {
  readonly queries: readonly string[];
  readonly products: readonly ProductCard[];
  readonly collections: readonly Collection[];
  readonly content: readonly ContentHit[];
}

export interface ContentSource {
  content(reading: ReaderContext): Content;
  /** Absent where texts are written in a system of its own. */
  readonly drafts?: DraftSource;
}

export interface DraftSource {
  /** What is shown at a path, as it is written; null where nothing is that can be edited. */
  compare(path: string): Promise<DraftComparison | null>;
}

/** Two versions of a text in the form in which it is written. */
export interface DraftComparison {
  readonly title: string;
  /** null: visitors see nothing of it. */
  readonly published: string | null;
  /** null: nothing is written that is not published. */
  readonly draft: string | null;
  /** ISO 8601. */
  readonly savedAt: string;
  /** When the draft is published by itself; null: when somebody publishes it. */
  readonly publishAt: string | null;
}

export interface Content {
  profile(): Promise<Profile>;
  /** The announcement whose dates fit now. */
  announcement(): Promise<Announcement | null>;
  menu(handle: string): Promise<readonly MenuItem[]>;
  home(): Promise<Home | null>;
  page(slug: string): Promise<ContentPage | null>;
  pages(): Promise<readonly ContentEntry[]>;
  blogs(): Promise<readonly Blog[]>;
  blog(handle: string): Promise<Blog | null>;
  /** Newest first. */
  articles(blog: string, range: ArticleRange): Promise<Paginated<ArticleCard>>;
  article(blog: string, handle: string): Promise<Article | null>;
  /** Cards for handles of one blog, in their order, unknown ones left out. */
  articleCards(blog: string, handles: readonly string[]): Promise<readonly ArticleCard[]>;
  policy(handle: string): Promise<Policy | null>;
  policies(): Promise<readonly ContentEntry[]>;
  /** Pages, articles, policies and answers that match a term, best first. */
  search(term: string, limit: number): Promise<readonly ContentHit[]>;
  /** Where an old path leads now; null when nowhere. */
  redirect(path: string): Promise<string | null>;
}

export interface ArticleRange {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  /** Only articles with this tag. */
  readonly tag?: string;
}

/** An opaque name for a cart, kept only in the visitor's HttpOnly cookie. */
export type CartRef = string;

/** One write: `key` makes a repeated one count once. `ref` null starts a cart. */
export interface CartWrite {
  readonly ref: CartRef | null;
  readonly key: string | null;
}

export interface CartWriteResult {
  readonly ref: CartRef | null;
  readonly result: CartResult;
}

export interface Carts {
  read(ref: CartRef): Promise<Cart | null>;
  add(write: CartWrite, lines: readonly CartLineInput[]): Promise<CartWriteResult>;
  /** 0 removes the line. */
  setQuantity(write: CartWrite, lineId: string, quantity: number): Promise<CartWriteResult>;
  setNote(write: CartWrite, note: string): Promise<CartWriteResult>;
  applyCode(write: CartWrite, code: string): Promise<CartWriteResult>;
  removeCode(write: CartWrite, code: string): Promise<CartWriteResult>;
  clear(write: CartWrite): Promise<CartWriteResult>;
  /** Where the visitor pays: a path of this site or the platform's own page. */
  checkoutUrl(ref: CartRef): Promise<string | null>;
}

export interface CartLineInput {
  readonly variantId: string;
  readonly quantity: number;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** Where an order is to go, as far as the buyer has said. */
export interface DeliveryPreference {
  /** ISO 3166-1 alpha-2; null: the one the shop proposes. */
  readonly country: string | null;
  /** Id of a method; null, and any that is not offered: the first. */
  readonly method: string | null;
  readonly email: string | null;
}

export interface Checkout {
  /** What an order of a cart would come to; null when there is no such cart or nothing in it. */
  quote(ref: CartRef, wish: DeliveryPreference): Promise<Quote | null>;
  /** A cart becomes one order, however often it is sent. */
  place(ref: CartRef, request: OrderRequest): Promise<OrderResult>;
  /** The order that a cart became; null when it became none. */
  orderOf(ref: CartRef): Promise<Order | null>;
  /** An order by the token of its confirmation. */
  order(token: string): Promise<Order | null>;
}

/** `shop`: more changed than is told one by one, so that anything may have. */
export const changeKinds = [
  'shop',
  'product',
  'stock',
  'collection',
  'page',
  'blog',
  'article',
  'policy',
  'menu',
  'home',
  'profile',
  'redirect',
] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** What a delivery or a sweep found to have changed; ids and handles as the catalogue uses them. */
export interface ChangeReference {
  readonly kind: ChangeKind;
  readonly ids: readonly string[];
  /** Handles now and before, where known; of an article `blog/handle`, of a redirect its path. */
  readonly handles: readonly string[];
  readonly deleted: boolean;
  /** The least `updatedAt` (ISO 8601) a fresh read must show; null when not told. */
  readonly version: string | null;
  /** Milliseconds after which derived data (search, lists) has followed. */
  readonly settleMs: number;
  /** Ids of the collections whose lists change with a product; absent when not told. */
  readonly lists?: readonly string[];
  /** Ids of those that hold another number of products; absent when not told: all of `lists`, unless nothing was counted. */
  readonly sizes?: readonly string[];
  /** Ids of those of which other products can be bought or sell well; absent when not told: all of `lists`. */
  readonly offers?: readonly string[];
  /** False when as many products are on sale as before; absent when not told. */
  readonly counts?: boolean;
}

export type EventRefusal = 'malformed' | 'missing_header' | 'invalid_signature';

export type EventReadResult =
  | { readonly ok: true; readonly id: string; readonly topic: string; readonly changes: readonly ChangeReference[] }
  | { readonly ok: false; readonly reason: EventRefusal };

export interface Events {
  /** Says what a delivery touches; its signature has been found good over these very bytes. */
  read(headers: Readonly<Record<string, string>>, bytes: Uint8Array): Promise<EventReadResult>;
  /** What changed since a mark of an earlier call (null: from now on), for things without deliveries. */
  changedSince(mark: string | null): Promise<{ readonly mark: string; readonly changes: readonly ChangeReference[] }>;
}

/** An event on its way to one of its targets. */
export interface OutgoingEvent {
  readonly number: number;
  /** The same for every target and attempt. */
  readonly id: string;
  readonly target: string;
  /** JSON. */
  readonly body: string;
  /** Those that failed before. */
  readonly attempts: number;
}

/** Events kept with the shop's data until each target has taken them. Of several processes one is handed each. */
export interface Outbox {
  /** Makes events of what changed, for all targets, and hands out those whose time has come. */
  take(targets: readonly string[]): readonly OutgoingEvent[];
  delivered(event: OutgoingEvent): void;
  /** Puts it off for longer each time, until it is given up. */
  failed(event: OutgoingEvent): 'later' | 'given_up';
  /** Nothing changed and nothing is due: costs some microseconds. */
  idle(): boolean;
}
