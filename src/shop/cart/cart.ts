import type { Money } from '../product/money.ts';
import type { Picture } from '../content/picture.ts';
import type { VariantLink } from '../product/product.ts';

export interface Cart {
  /** Grows with each change, so that states can be ordered. */
  readonly revision: number;
  readonly lines: readonly CartLine[];
  /** Pieces in all lines together. */
  readonly count: number;
  readonly note: string;
  readonly codes: readonly AppliedCode[];
  /** Gift cards that pay a part of the total; absent: the platform takes none in the cart. */
  readonly giftCards?: readonly AppliedGiftCard[];
  readonly subtotal: Money;
  readonly discount: Money;
  /** null until the place of delivery is known. */
  readonly delivery: Money | null;
  readonly total: Money;
  /** The checkout: a path of this site or a URL of the platform, which `/checkout` leads to. */
  readonly checkoutUrl: string;
}

export interface CartLine {
  readonly id: string;
  readonly productId: string;
  readonly handle: string;
  readonly title: string;
  readonly variant: VariantLink;
  readonly picture: Picture | null;
  /** What the visitor entered for this piece, e.g. an engraving; absent if nothing. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** The plan for repeated or later purchases; absent when it is bought once. */
  readonly sellingPlan?: { readonly id: string; readonly name: string };
  readonly quantity: number;
  readonly price: Money;
  /** The price on the shop's pages, where it differs; absent: it is the same, or cannot be compared. */
  readonly listedPrice?: Money;
  readonly compareAt: Money | null;
  readonly total: Money;
  /** Pieces in stock; null when they are not counted. */
  readonly stock: number | null;
  readonly available: boolean;
}

/** What a line shows of its variant, whatever its quantity and price. */
export type LineAppearance = Pick<CartLine, 'productId' | 'handle' | 'title' | 'variant' | 'picture'>;

export interface AppliedCode {
  readonly code: string;
  readonly title: string;
  readonly amount: Money;
  /** Why the code currently has no effect; absent while it has one. */
  readonly unmet?: { readonly reason: CartRefusal; readonly detail: string | null };
}

export interface AppliedGiftCard {
  /** Identifies it in the cart. It is not its code, which is as good as money. */
  readonly id: string;
  /** The last characters of its code. */
  readonly ending: string;
  /** What it pays of this cart. */
  readonly amount: Money;
  /** The balance that is left, as stated by the platform. */
  readonly balance: Money;
}

/** What the gift cards of a cart leave to pay. */
export function amountDue({ total, giftCards = [] }: Pick<Cart, 'total' | 'giftCards'>): Money {
  const paid = giftCards.reduce((sum, { amount }) => sum + amount.amount, 0);
  return { ...total, amount: Math.max(0, total.amount - paid) };
}

/** Bounds of every cart; a shop may set narrower ones. */
export const cartBounds = { quantity: 999, lines: 200, noteCharacters: 500, codeCharacters: 100 } as const;

export const cartRefusals = [
  'unknown_variant',
  'sold_out',
  'over_stock',
  'bad_quantity',
  'quantity_rule',
  'plan_required',
  'plan_unavailable',
  'not_allowed',
  'too_many_lines',
  'unknown_line',
  'note_too_long',
  'code_unknown',
  'code_not_yet',
  'code_ended',
  'code_minimum',
  'code_used',
  'code_nothing_fits',
  'code_country',
  'code_customer',
  'gift_cards_unavailable',
  'recipient_invalid',
  'cart_empty',
  'change_refused',
] as const;

/** Why a cart write was refused. The texts for people are in the views. */
export type CartRefusal = (typeof cartRefusals)[number];

export type CartResult =
  | { readonly ok: true; readonly cart: Cart }
  /**
   * `detail` completes the sentence: pieces left, the date, the minimum. The cart is as it was, unless the platform
   * changed a part and could not restore it: then `changed` is true, and `cart` the cart as it is.
   */
  | {
      readonly ok: false;
      readonly reason: CartRefusal;
      readonly detail: string | null;
      readonly cart: Cart | null;
      readonly changed?: true;
    };
