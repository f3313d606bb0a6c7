import type { Cart } from '#shop/cart/cart.ts';
import type { LineChanges } from '#shop/cart/seen-lines.ts';
import type { Recommendation } from '#shop/product/product.ts';
import type { Profile } from '#shop/profile.ts';
import type { Display } from '../../parts/product/display.ts';

/** The data of the cart page and the cart drawer; their views receive all of it. */
export interface CartPage {
  readonly profile: Profile;
  readonly display: Display;
  /** null when the visitor has none. */
  readonly cart: Cart | null;
  /** How its lines differ from what the visitor was shown before. */
  readonly changes: LineChanges;
  /** The names of what the platform has taken out of it since then. */
  readonly removed: readonly string[];
  /** Name of the country that delivery is calculated for; null: the shop delivers nowhere. */
  readonly destination: string | null;
  readonly recommendations: readonly Recommendation[];
  /** Whether an empty cart links to the collections. */
  readonly hasCollections: boolean;
  /** About the last change. */
  readonly message: CartNotice | null;
}

/** A message about the last change, for the page that comes after it. */
export interface CartNotice {
  readonly text: string;
  readonly tone: 'done' | 'refused';
  /** The line shows the change itself, so that the message is hidden where the cart is updated in place. */
  readonly isVisibleOnLine: boolean;
  /** A code that was entered and refused: its field repeats it. */
  readonly refusedCode?: string;
  /** Puts a removed line back. */
  readonly undo?: {
    readonly title: string;
    readonly variantId: string;
    readonly quantity: number;
    readonly attributes: Readonly<Record<string, string>>;
    /** Id of its selling plan; absent: it was bought once. */
    readonly plan?: string;
    /** Idempotency key. */
    readonly key: string;
  };
  readonly link?: { readonly label: string; readonly href: string };
}

export interface FilledCartPage extends CartPage {
  readonly cart: Cart;
}

export function hasLines(page: CartPage): page is FilledCartPage {
  return page.cart !== null && page.cart.lines.length > 0;
}
