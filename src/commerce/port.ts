import type { CacheTag } from '#cache/tags.ts';
import type { Catalog } from '#catalog/port.ts';
import type { Cart, CartResult } from '#shop/cart/cart.ts';
import type { Order, OrderRequest, OrderResult, Quote } from '#shop/checkout/order.ts';
import type { Events, Outbox } from './events.ts';

export interface CommercePlatform {
  catalog(reader: ReaderContext): Catalog;
  readonly carts: Carts;
  /** null for a platform that has its own page for it. */
  readonly checkout: Checkout | null;
  readonly events: Events;
  /** What a platform of our own has to tell; others send their events themselves. */
  readonly outbox?: Outbox;
  /** Resolves when the platform answers; throws PlatformUnavailableError. */
  ready(): Promise<void>;
  /** Reads ahead what first visitors would wait for, never holding the process up for long; absent: there is nothing. */
  warm?(): Promise<void>;
  close(): Promise<void>;
}

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
  readonly expireAt?: (moment: number) => void;
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
