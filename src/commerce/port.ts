import type { CacheTag } from '#cache/tags.ts';
import type { EntityKind } from '#cache/entities/entity-kind.ts';
import type { CardSource, Catalog } from '#catalog/port.ts';
import type { Cart, CartResult } from '#shop/cart/cart.ts';
import type { LineRefusal } from '#shop/cart/cart-lines.ts';
import type { RenditionName } from '#shop/content/picture.ts';
import type { Order, OrderRequest, OrderResult, Quote } from '#shop/checkout/order.ts';
import type { FormValues, NewsletterConsent } from '#shop/content/visitor-form.ts';
import type { ProductCard } from '#shop/product/product.ts';
import type { StockAlert, StockAlertOutcome } from '#shop/product/stock-alert.ts';
import type { BuyerContext, MarketContext } from './context.ts';
import type { Events, Outbox } from './events.ts';
import type { Feed } from './feed.ts';
import type { ConnectorSetup } from './setup.ts';

/**
 * What a platform behind the shop provides. Pages never wait for it: they read a local copy of its catalog and content,
 * which `feed` fills and `events` keep up to date. Only carts, checkout and customers are forwarded.
 *
 * Each connector has a folder `src/connectors/<name>/` with the same file names, verifies signatures, parses every
 * response by a schema, and returns terms of the shop: nothing outside its folder knows the platform's ids, fields or
 * headers. `tests/contract` checks what every connector has to do.
 */
export interface Connector {
  /** null: the catalog is this process's own database, there is nothing to copy. */
  readonly feed: Feed | null;
  /** null: no secret is configured, so that deliveries cannot be verified and are not received. */
  readonly events: Events | null;
  carts(buyer: BuyerContext): Carts;
  /** null for a platform with a hosted checkout, which `Cart.checkoutUrl` leads to. */
  readonly checkout: ((buyer: BuyerContext) => Checkout) | null;
  /** null: visitors cannot ask to be told when a product is back in stock. */
  readonly stockAlerts: StockAlerts | null;
  /** null: visitors cannot write to the shop or subscribe to its newsletter on its pages. */
  readonly forms: VisitorForms | null;
  /** null: the platform has no customer accounts. */
  readonly customers: Customers | null;
  readonly setup: ConnectorSetup;
  /** Resolves when the platform answers; throws PlatformUnavailableError. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** A connector together with the catalog that pages read: the embedded shop's own, or the copy of the platform's. */
export interface CommercePlatform extends Connector {
  catalog(reader: ReaderContext): Catalog;
  /**
   * The origins of stored pictures besides the shop's own, in a stable order; absent: there are none. It is called for
   * each page. A new one invalidates all pages, whose content security policies name them.
   */
  pictureOrigins?(): readonly string[];
  /**
   * The file that a rendition of one of the shop's own pictures is made from, if a picture offers that width and format;
   * absent: no picture is made here.
   */
  findOriginal?(rendition: RenditionName): { readonly hash: string; readonly extension: string } | null;
  /** The embedded shop's own events; other platforms send theirs themselves. */
  readonly outbox?: Outbox;
  /** Loads what the first requests would otherwise wait for, without blocking the process for long. */
  warm?(): Promise<void>;
}

/** Pages of the platform for signing in and for orders. Accounts on pages of this shop will be added here. */
export interface Customers {
  /** An absolute URL. */
  readonly accountUrl: string;
}

/** Who reads: the market, whether drafts are shown, and where each read is recorded. */
export interface ReaderContext {
  readonly context: MarketContext;
  readonly draft: boolean;
  /** `updatedAt` (ISO 8601) of what was read, for platforms whose webhooks may arrive before the data is readable. */
  readonly record: (tag: CacheTag, updatedAt?: string) => void;
  /** Takes epoch milliseconds at which what was read changes by itself, e.g. a scheduled publication. */
  readonly expireAt?: (moment: number) => void;
  /** Cards, and what they are made of, shared with other readers; absent: they are always read. */
  readonly cards?: SharedCards;
}

export interface SharedCards {
  /** Cards by product and by the variant that was asked for. */
  readonly cards: EntityKind<ProductCard>;
  /** By product; where there is little memory, it holds many more cards than what they are made of. */
  readonly sources: EntityKind<CardSource>;
}

/** An opaque, unguessable name of a cart, stored only in the visitor's HttpOnly cookie. */
export type CartRef = string;

/** A write of a cart; `ref` null creates one. `key` is an idempotency key: a repeated write has no effect. */
export interface CartWrite {
  readonly ref: CartRef | null;
  readonly key: string | null;
}

export interface CartWriteResult {
  readonly ref: CartRef | null;
  readonly result: CartResult;
  /** Why the first of the lines that `setLines` left out was refused; absent: none was, or all were. */
  readonly leftOut?: LineRefusal;
}

export interface Carts {
  read(ref: CartRef): Promise<Cart | null>;
  add(write: CartWrite, lines: readonly CartLineInput[]): Promise<CartWriteResult>;
  /**
   * Sets lines to these quantities, in as few writes as the platform allows: adds those that the cart does not have,
   * keeps its others, and leaves out those that are refused. When all are, the result is the refusal of the first.
   */
  setLines(write: CartWrite, lines: readonly CartLineInput[]): Promise<CartWriteResult>;
  /** 0 removes the line. */
  setQuantity(write: CartWrite, lineId: string, quantity: number): Promise<CartWriteResult>;
  setNote(write: CartWrite, note: string): Promise<CartWriteResult>;
  /** A discount code, or the code of a gift card where the cart takes those (`Cart.giftCards`). */
  applyCode(write: CartWrite, code: string): Promise<CartWriteResult>;
  /** Removes a discount code, or a gift card by its id or code. */
  removeCode(write: CartWrite, code: string): Promise<CartWriteResult>;
  clear(write: CartWrite): Promise<CartWriteResult>;
  /** Those of these variants that the platform does not have, or has no longer: no cart can have them. */
  missingVariants(variantIds: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface CartLineInput {
  readonly variantId: string;
  readonly quantity: number;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Id of a selling plan of the product; absent: bought once. */
  readonly sellingPlan?: string;
}

/** What the buyer has entered about delivery so far. */
export interface DeliveryPreference {
  /** ISO 3166-1 alpha-2; null: the shop's default. */
  readonly country: string | null;
  /** Id of a delivery method; null or one that is not offered: the first. */
  readonly method: string | null;
  readonly email: string | null;
}

export interface Checkout {
  /** The totals of an order of the cart; null if the cart does not exist or is empty. */
  quote(ref: CartRef, preference: DeliveryPreference): Promise<Quote | null>;
  /** Places an order; repeating it returns the same order. */
  place(ref: CartRef, request: OrderRequest): Promise<OrderResult>;
  /** The order placed from a cart, or null. */
  orderOf(ref: CartRef): Promise<Order | null>;
  /** An order by the token of its confirmation. */
  order(token: string): Promise<Order | null>;
  /** An order by its number and the email address it was placed with; null unless both are right. */
  findOrder(number: string, email: string): Promise<Order | null>;
  /**
   * Records a withdrawal from lines of an order, by their positions, and acknowledges it by email; gives the order after
   * it. Lines that were withdrawn before are not withdrawn again. null: there is no such order.
   */
  withdraw(token: string, lines: readonly number[]): Promise<Order | null>;
}

/** Requests of visitors to be emailed once when a sold-out variant is back in stock. */
export interface StockAlerts {
  /** Records a request and sends the address a link that confirms it; a repeated request sends nothing again at once. */
  request(variantId: string, email: string): Promise<StockAlertOutcome>;
  /** A request by the token of its links; null: it was cancelled, answered or forgotten. */
  find(token: string): Promise<StockAlert | null>;
  confirm(token: string): Promise<StockAlert | null>;
  cancel(token: string): Promise<void>;
}

/** What visitors send by the forms of content pages. */
export interface VisitorForms {
  /** Emails a message to the merchant; the same message is sent once a day. */
  sendMessage(message: FormValues): Promise<void>;
  readonly newsletter: Newsletter;
}

/** The list of who receives the newsletter. */
export interface Newsletter {
  /** Records a request and sends the address a link that confirms it; a repeated request sends nothing again at once. */
  subscribe(email: string): Promise<void>;
  /** A subscription by the token of its links; null: it was cancelled or forgotten. */
  find(token: string): Promise<NewsletterConsent | null>;
  confirm(token: string): Promise<NewsletterConsent | null>;
  cancel(token: string): Promise<void>;
}
