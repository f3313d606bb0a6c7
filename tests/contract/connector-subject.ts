import type { BuyerContext, MarketContext } from '#commerce/context.ts';
import type { Delivery } from '#commerce/delivery-signature.ts';
import type { Events } from '#commerce/events.ts';
import type { Feed } from '#commerce/feed.ts';
import type { Carts } from '#commerce/port.ts';

/** A feed under test, in front of a shop that tests edit. Each test opens one. */
export interface FeedSubject {
  readonly feed: Feed;
  readonly market: MarketContext;
  readonly shop: MerchantShop;
}

/** What tests do on the platform. Each method returns when reads of the platform show it. */
export interface MerchantShop {
  /** Gives a product another title, as a merchant does, so that its time of change is that moment. */
  renameProduct(id: string, title: string): Promise<void>;
  deleteProduct(id: string): Promise<void>;
  /** The platform answers nothing from now on. */
  stop(): Promise<void>;
  /** The platform, or what stands before it, answers everything with a page of HTML and status 200 from now on. */
  garble(): Promise<void>;
  /** IP addresses of buyers that requests have named so far; absent: the platform takes none. */
  readonly buyers?: () => readonly string[];
}

export type OpenFeed = () => Promise<FeedSubject>;

/** Events under test. */
export interface EventSubject {
  readonly events: Events;
  /** Genuine deliveries, about a product with this id. */
  readonly product: string;
  readonly updated: () => Delivery;
  readonly deleted: () => Delivery;
  /** Signs any body as the platform would, under a topic that the connector reads. */
  readonly sign: (body: Uint8Array<ArrayBuffer>) => Delivery;
  /** Of a topic that the connector does not know. */
  readonly unknownTopic: () => Delivery;
  /** Signed with a secret that is not configured. */
  readonly foreign: () => Delivery;
}

export type OpenEvents = () => Promise<EventSubject>;

/** Carts under test. */
export interface CartSubject {
  readonly carts: (buyer: BuyerContext) => Carts;
  /** Two variants of different products with at least five pieces each. */
  readonly variants: () => Promise<readonly [string, string]>;
  /** Deletes a variant of `variants` with its product, as a merchant does. */
  readonly deleteVariant: (id: string) => Promise<void>;
  /** A variant that is sold out, and one with few pieces; null: the shop has none. */
  readonly soldOut: string | null;
  readonly scarce: { readonly variant: string; readonly stock: number } | null;
  /** IP addresses of buyers that requests have named so far; null: the platform takes none. */
  readonly buyers: (() => readonly string[]) | null;
  /** A code that takes something off any of the variants; null: the shop has none. */
  readonly code: string | null;
}

export type OpenCarts = () => Promise<CartSubject>;
