import type { AppliedCode, Cart, CartRefusal } from '../cart/cart.ts';
import type { Picture } from '../content/picture.ts';
import type { Money } from '../product/money.ts';
import type { VariantLink } from '../product/product.ts';

/** What buyers state about themselves; empty where nothing was stated. */
export interface Buyer {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly street: string;
  /** Floor, company, care of. */
  readonly addition: string;
  readonly postcode: string;
  readonly city: string;
  /** State, province or prefecture; absent in countries whose addresses have none. */
  readonly region?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

export interface OrderRequest extends Buyer {
  /** Id of a delivery method. */
  readonly method: string;
  /** Minor units that the buyer was shown and agrees to. */
  readonly agreedTotal: number;
}

export interface QuotedMethod extends OrderMethod {
  readonly price: Money;
}

/** What an order of a cart would cost right now. */
export interface Quote {
  /** With delivery to this country by this method in its total. */
  readonly cart: Cart;
  readonly country: string;
  /** In which the shop delivers, ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  readonly methods: readonly QuotedMethod[];
  /** Id of the method that the total is for; null when nothing is delivered there. */
  readonly method: string | null;
  /** Tax in the total; null where it is collected by others. */
  readonly tax: OrderTax | null;
  /** The country is outside the tax area: the goods are priced without the tax that is included elsewhere. */
  readonly isUntaxed: boolean;
  /** The carrier collects tax and duties: the shop taxes what it delivers at home, but not this order. */
  readonly isTaxedOnArrival: boolean;
  /** It cannot be ordered: a line is sold out, or too few pieces are left. */
  readonly isBlocked: boolean;
}

export interface OrderTax {
  /** Per cent. */
  readonly rate: number;
  readonly amount: Money;
}

export interface OrderLine {
  readonly title: string;
  readonly handle: string;
  readonly variant: VariantLink;
  /** As it was when the order was placed; absent: it had none. */
  readonly picture?: Picture | undefined;
  /** What the buyer entered for this piece, e.g. an engraving; absent if nothing. */
  readonly attributes?: Readonly<Record<string, string>> | undefined;
  readonly quantity: number;
  readonly price: Money;
  readonly total: Money;
}

/** How an order is delivered, as it is promised when it is placed. */
export interface OrderMethod {
  readonly id: string;
  readonly name: string;
  /** Working days on the way, shortest and longest. */
  readonly days: readonly [number, number];
  /** Earliest and latest calendar day of arrival (`YYYY-MM-DD`); absent: none was promised. */
  readonly arrives?: readonly [earliest: string, latest: string] | undefined;
}

export interface Order {
  /** As people write it, e.g. `H10001`. */
  readonly number: string;
  /** Unguessable; part of the address of the confirmation. */
  readonly token: string;
  /** ISO 8601. */
  readonly placedAt: string;
  readonly buyer: Buyer;
  readonly lines: readonly OrderLine[];
  readonly note: string;
  readonly codes: readonly AppliedCode[];
  readonly method: OrderMethod;
  readonly subtotal: Money;
  readonly discount: Money;
  readonly delivery: Money;
  readonly total: Money;
  readonly tax: OrderTax | null;
  /** What happened to it since it was placed, oldest first; absent: nothing. */
  readonly events?: readonly OrderEvent[];
  /** Absent: the buyer has not withdrawn from any line. */
  readonly withdrawals?: readonly Withdrawal[];
}

export const orderEventKinds = ['paid', 'shipped', 'cancelled', 'refunded'] as const;

export interface OrderEvent {
  readonly kind: (typeof orderEventKinds)[number];
  /** ISO 8601. */
  readonly at: string;
  /** The pieces that it concerns; empty for a payment, which is for the order. */
  readonly pieces: readonly LinePieces[];
  /** What was paid or refunded, in minor units; null for other events. */
  readonly amount: number | null;
  /** The carrier's page about the parcel; null when there is none. */
  readonly trackingUrl: string | null;
  /** The pieces can be sold again. */
  readonly isRestocked: boolean;
}

/** Some of the pieces of a line. */
export interface LinePieces {
  /** Position of the line in the order, from 0. */
  readonly line: number;
  readonly quantity: number;
}

/** A withdrawal from lines of an order (Directive 2011/83/EU, article 11a). */
export interface Withdrawal {
  /** ISO 8601. */
  readonly receivedAt: string;
  /** Positions of the lines in the order, from 0. */
  readonly lines: readonly number[];
}

/** Positions of the lines that the buyer has not withdrawn from. */
export function withdrawableLines({ lines, withdrawals = [] }: Order): readonly number[] {
  const withdrawn = new Set(withdrawals.flatMap((withdrawal) => withdrawal.lines));
  return [...lines.keys()].filter((position) => !withdrawn.has(position));
}

/** Whether the buyer has withdrawn from everything, so that nothing is sent any more. */
export function isWithdrawn(order: Order): boolean {
  return order.lines.length > 0 && withdrawableLines(order).length === 0;
}

export type OrderRefusal = 'cart_gone' | 'stock' | 'code' | 'delivery' | 'total';

export type OrderResult =
  | { readonly ok: true; readonly order: Order }
  /** Nothing was ordered. `quote` is how things are now. */
  | {
      readonly ok: false;
      readonly reason: OrderRefusal;
      /** Why a code has no effect any more. */
      readonly code: { readonly reason: CartRefusal; readonly detail: string | null } | null;
      readonly quote: Quote | null;
    };

/** A way for an order to reach its buyer. Amounts in minor units of the shop's currency. */
export interface DeliveryMethod {
  readonly id: string;
  readonly name: string;
  /** Working days on the way, shortest and longest. */
  readonly days: readonly [number, number];
  readonly price: number;
  /** From this sum of goods, after discounts, it costs `reducedPrice`. */
  readonly reducedFrom: number | null;
  readonly reducedPrice: number;
}

/** What a method costs for goods of this sum after discounts. */
export function deliveryPrice({ price, reducedFrom, reducedPrice }: DeliveryMethod, subtotal: number): number {
  return reducedFrom !== null && subtotal >= reducedFrom ? reducedPrice : price;
}

/** An amount without the tax that it includes. `rate` in per cent. */
export function withoutTax(amount: number, rate: number): number {
  return amount - includedTax(amount, rate);
}

/** The tax in an amount that includes it, rounded half up. `rate` in per cent. */
export function includedTax(amount: number, rate: number): number {
  return Math.round((amount * rate) / (100 + rate));
}
