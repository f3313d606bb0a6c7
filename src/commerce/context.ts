import type { EntityKind } from '#cache/entities/entity-kind.ts';
import type { LineAppearance } from '#shop/cart/cart.ts';

/** The market that prices, availability and texts depend on; part of every cache key. */
export interface MarketContext {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** BCP 47; empty: the platform's own. */
  readonly language: string;
  /** ISO 4217; empty: the platform's own for the country. */
  readonly currency: string;
}

/** Who reads or writes a cart. Only calls that concern one buyer receive it: scans and pages are the same for everyone. */
export interface BuyerContext {
  readonly market: MarketContext;
  /** The client's IP address, which platforms use against abuse; null for work that no request has caused. */
  readonly address: string | null;
  /** What lines show of their variants, by variant id, shared with other carts; absent: it is always read. */
  readonly lineAppearances?: EntityKind<LineAppearance>;
}

/** A market as a key of records: `NO:en:EUR`. */
export type ContextKey = string;

export function contextKey({ country, language, currency }: MarketContext): ContextKey {
  return [country, language, currency].map(encodeURIComponent).join(':');
}
