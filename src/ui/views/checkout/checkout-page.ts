import type { CheckoutErrors, CheckoutValues } from '#shop/checkout/checkout-fields.ts';
import type { LineChanges } from '#shop/cart/seen-lines.ts';
import type { Quote } from '#shop/checkout/order.ts';
import type { Frame } from '../../layout/frame.ts';

/** The data of the checkout; its views receive all of it. */
export interface CheckoutPage {
  readonly frame: Frame;
  readonly quote: Quote;
  /** How its lines differ from what the visitor was shown before. */
  readonly changes: LineChanges;
  /** The names of what the platform has taken out of the cart since then. */
  readonly removed: readonly string[];
  readonly values: CheckoutValues;
  readonly errors: CheckoutErrors;
  /** Why the order was not placed, when no field is the cause. */
  readonly problem: string | null;
  /** Where the terms and the privacy policy are; null when the shop has not published them. */
  readonly termsHref: string | null;
  readonly privacyHref: string | null;
  readonly legal: readonly LegalLink[];
}

/** A page with terms that apply to an order. */
export interface LegalLink {
  readonly href: string;
  readonly label: string;
}
