import { findVariant, type StoredCart, type StoredLine } from './carts.ts';
import type { ShopifyDiscount } from './shop-data.ts';
import type { ShopStore } from './shop-store.ts';

/** What a cart costs, in minor units of the shop's currency. Codes are percentages of each line; their best one counts. */
export interface CartCosts {
  readonly lines: ReadonlyMap<string, LineCost>;
  /** Before discounts of the cart, after those of lines. */
  readonly subtotal: number;
  readonly total: number;
  /** The code that applies; null: none. */
  readonly code: string | null;
}

export interface LineCost {
  readonly unit: number;
  readonly compareAt: number | null;
  /** Before discounts of the line. */
  readonly subtotal: number;
  readonly discount: number;
}

export function costsOf(cart: StoredCart, store: ShopStore): CartCosts {
  const full = cart.lines.map((line) => [line.id, lineCost(line, store)] as const);
  const before = full.reduce((sum, [, { subtotal }]) => sum + subtotal, 0);
  const discount = bestDiscount(cart, { store, subtotal: before });
  const lines = full.map(([id, cost]) => {
    const off = Math.round((cost.subtotal * (discount?.percent ?? 0)) / 100);
    return [id, { ...cost, discount: off }] as const;
  });
  const subtotal = lines.reduce((sum, [, cost]) => sum + cost.subtotal - cost.discount, 0);
  return { lines: new Map(lines), subtotal, total: subtotal, code: discount?.code ?? null };
}

/** Whether a code applies to the cart as it is. */
export function isApplicable(code: string, cart: StoredCart, store: ShopStore): boolean {
  const discount = store.discounts.get(code.toUpperCase());
  const subtotal = cart.lines.reduce((sum, line) => sum + lineCost(line, store).subtotal, 0);
  return discount !== null && applies(discount, subtotal);
}

function applies({ isActive, minimum }: ShopifyDiscount, subtotal: number): boolean {
  return isActive && subtotal > 0 && subtotal >= minimum;
}

function bestDiscount(
  cart: StoredCart,
  { store, subtotal }: { readonly store: ShopStore; readonly subtotal: number },
): ShopifyDiscount | null {
  const found = cart.codes
    .flatMap((code) => store.discounts.get(code.toUpperCase()) ?? [])
    .filter((discount) => applies(discount, subtotal));
  return found.toSorted((one, other) => other.percent - one.percent)[0] ?? null;
}

/** The price of the quantity's price break, less what the selling plan takes off. */
function lineCost({ variant: id, quantity, plan }: StoredLine, store: ShopStore): LineCost {
  const found = findVariant(store, id);
  if (!found) return { unit: 0, compareAt: null, subtotal: 0, discount: 0 };
  const { product, variant } = found;
  const broken = variant.priceBreaks.findLast(({ minimumQuantity }) => quantity >= minimumQuantity)?.price;
  const percentOff =
    product.sellingPlanGroups.flatMap(({ plans }) => plans).find((each) => each.id === plan)?.percentOff ?? 0;
  const unit = Math.round(((broken ?? variant.price) * (100 - percentOff)) / 100);
  return { unit, compareAt: variant.compareAt, subtotal: unit * quantity, discount: 0 };
}
