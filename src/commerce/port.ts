import type { CacheTag } from '#cache/tags.ts';
import type { Catalog } from '#catalog/port.ts';
import type { Cart, CartResult } from '#shop/cart/cart.ts';
import type { Order, OrderRequest, OrderResult, Quote } from '#shop/checkout/order.ts';
import type { Events, Outbox } from './events.ts';

export interface CommercePlatform {
  catalog(reader: ReaderContext): Catalog;
  readonly carts: Carts;
  /** null for a platform with a hosted checkout. */
  readonly checkout: Checkout | null;
  readonly events: Events;
  /** The embedded shop's own events; other platforms send theirs themselves. */
  readonly outbox?: Outbox;
  /** Resolves when the platform answers; throws PlatformUnavailableError. */
  ready(): Promise<void>;
  /** Loads what the first requests would otherwise wait for, without blocking the process for long. */
  warm?(): Promise<void>;
  close(): Promise<void>;
}

/** The market that prices, availability and texts depend on; part of every cache key. */
export interface MarketContext {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** BCP 47. */
  readonly language: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** Who reads: the market, whether drafts are shown, and where each read is recorded. */
export interface ReaderContext {
  readonly context: MarketContext;
  readonly draft: boolean;
  /** `updatedAt` (ISO 8601) of what was read, for platforms whose webhooks may arrive before the data is readable. */
  readonly record: (tag: CacheTag, updatedAt?: string) => void;
  /** Takes epoch milliseconds at which what was read changes by itself, e.g. a scheduled publication. */
  readonly expireAt?: (moment: number) => void;
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
  /** The checkout: a path of this site or a URL of the platform. */
  checkoutUrl(ref: CartRef): Promise<string | null>;
}

export interface CartLineInput {
  readonly variantId: string;
  readonly quantity: number;
  readonly attributes?: Readonly<Record<string, string>>;
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
}
