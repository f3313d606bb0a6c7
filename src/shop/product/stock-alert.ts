import type { Product, Variant } from './product.ts';

/** A visitor's request to be emailed once when a sold-out variant is back in stock. */
export interface StockAlert {
  /** Of the product. */
  readonly handle: string;
  readonly variantId: string;
  /** The visitor has shown by a link in an email that the address is theirs. */
  readonly isConfirmed: boolean;
}

/** `requested` is the same whether the address is known or not; `available`: the variant can be bought. */
export type StockAlertOutcome = 'requested' | 'available' | 'unknown';

/** What the page for being emailed when a product is back shows. `gone`: no email will be sent. */
export type StockAlertState =
  | { readonly step: 'gone' }
  | { readonly step: 'form'; readonly of: AlertedVariant; readonly email: string; readonly error: string | null }
  | { readonly step: 'requested'; readonly of: AlertedVariant; readonly email: string }
  | { readonly step: 'available'; readonly of: AlertedVariant }
  | { readonly step: 'confirm' | 'confirmed'; readonly of: AlertedVariant; readonly token: string };

export interface AlertedVariant {
  readonly product: Product;
  readonly variant: Variant;
}
