import type { AppliedCode, Cart, CartLine } from '#shop/cart/cart.ts';
import { deliveryPrice, type DeliveryMethod } from '#shop/checkout/order.ts';
import { discountAmount, refusalDetail, refuseCode, type DiscountCode } from '#shop/cart/discount-code.ts';
import { countUses, findCode, eligibleProducts } from './discount-codes.ts';
import { localDate, type CommerceSettings } from '../commerce-settings.ts';
import type { Database } from '#storage/database.ts';
import { readLines, type CartRow } from './cart-rows.ts';
import { priceLines, type PricedLine } from './price-lines.ts';

/** For whom a cart is priced, and when (ISO 8601). */
export interface PricingContext {
  readonly settings: CommerceSettings;
  readonly now: string;
  /** Where it goes. */
  readonly country: string;
  /** Whose it is; null while that is not known. */
  readonly email: string | null;
  /** Id of the method of delivery; null: the first there is. */
  readonly method: string | null;
}

export interface PricedCart {
  readonly cart: Cart;
  readonly lines: readonly PricedLine[];
  /** What can bring it to its country, cheapest sums worked out. */
  readonly methods: readonly { readonly method: DeliveryMethod; readonly price: number }[];
  /** The method in the total; null when nothing is delivered there. */
  readonly method: DeliveryMethod | null;
}

/** A cart with all its sums. */
export function priceCart(store: Database, row: CartRow, circumstances: PricingContext): PricedCart {
  const lines = priceLines(store, readLines(store, row.id), circumstances.now);
  const code = row.code === null ? null : findCode(store, row.code);
  const applied = code && evaluateCode(store, lines, { code, circumstances });
  const off = applied?.amount ?? 0;
  const methods = offeredMethods(lines, { circumstances, off, free: applied?.freeDelivery ?? false });
  const chosen = methods.find(({ method }) => method.id === circumstances.method) ?? methods[0] ?? null;
  const subtotal = sumLines(lines);
  const money = (amount: number) => ({ amount, currency: circumstances.settings.currency });
  const cart: Cart = {
    revision: row.revision,
    lines: lines.map(({ requiresShipping: _ships, ...line }) => line),
    count: lines.reduce((count, { quantity }) => count + quantity, 0),
    note: row.note,
    codes: applied ? [applied.applied] : [],
    subtotal: money(subtotal),
    discount: money(off),
    delivery: chosen && lines.length > 0 ? money(chosen.price) : null,
    total: money(subtotal - off + (lines.length > 0 ? (chosen?.price ?? 0) : 0)),
  };
  return { cart, lines, methods, method: chosen?.method ?? null };
}

interface AppliedDiscount {
  readonly applied: AppliedCode;
  readonly amount: number;
  readonly freeDelivery: boolean;
}

/** What a code comes to for these lines, or why it has no effect on them. */
export function evaluateCode(
  store: Database,
  lines: readonly PricedLine[],
  use: { readonly code: DiscountCode; readonly circumstances: PricingContext },
): AppliedDiscount {
  const { code, circumstances } = use;
  const { settings, now, country, email } = circumstances;
  const products = eligibleProducts(
    store,
    code.code,
    lines.map(({ productId }) => productId),
  );
  const fitting = lines.filter(({ productId }) => products.has(productId));
  const today = localDate(settings.timeZone, now);
  const reason = refuseCode(code, {
    eligibleAmount: fitting.length > 0 ? sumLines(fitting) : null,
    today,
    country,
    ...countUses(store, code.code, email),
  });
  const amount = reason ? 0 : discountAmount(code, sumLines(fitting));
  const unmet = reason && { reason, detail: refusalDetail(code, reason, { ...settings, today }) };
  return {
    applied: {
      code: code.code,
      title: code.title,
      amount: { amount, currency: settings.currency },
      ...(unmet && { unmet }),
    },
    amount,
    freeDelivery: reason === null && code.benefit.kind === 'free-delivery',
  };
}

interface DeliveryQuery {
  readonly circumstances: PricingContext;
  readonly off: number;
  readonly free: boolean;
}

/** What is sent by e-mail alone needs no parcel. Only goods that travel count towards cheaper delivery. */
function offeredMethods(
  lines: readonly PricedLine[],
  { circumstances, off, free }: DeliveryQuery,
): PricedCart['methods'] {
  const { settings, country } = circumstances;
  const goods = lines.filter(({ requiresShipping }) => requiresShipping);
  if (lines.length > 0 && goods.length === 0 && settings.electronic) return [{ method: settings.electronic, price: 0 }];
  return (settings.zones.get(country) ?? []).map((method) => ({
    method,
    price: free ? 0 : deliveryPrice(method, sumLines(goods) - off),
  }));
}

function sumLines(lines: readonly CartLine[]): number {
  return lines.reduce((total, line) => total + line.total.amount, 0);
}
