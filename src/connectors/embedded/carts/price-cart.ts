import { routes } from '#routes.ts';
import { createIdentityCache } from '#shop/memoize.ts';
import type { AppliedCode, Cart, CartLine } from '#shop/cart/cart.ts';
import { deliveryPrice, type DeliveryMethod, withoutTax } from '#shop/checkout/order.ts';
import { discountAmount, refusalDetail, refuseCode, type DiscountCode } from '#shop/cart/discount-code.ts';
import { countUses, findCode, eligibleProducts } from './discount-codes.ts';
import type { CommerceSettings } from '../commerce-settings.ts';
import type { Database } from '#storage/database.ts';
import { localDate } from '#shop/text/dates.ts';
import { readLines, type CartRow } from './cart-rows.ts';
import type { LinePricing } from './line-appearances.ts';
import { priceLines, type PricedLine } from './price-lines.ts';

/** Who a cart is priced for, and when. */
export interface PricingContext extends LinePricing {
  readonly settings: CommerceSettings;
  /** Country to deliver to (ISO 3166-1 alpha-2). */
  readonly country: string;
  /** The customer; null while not known. */
  readonly email: string | null;
  /** Id of the delivery method; null: the first one offered. */
  readonly method: string | null;
}

/** A context for a cart whose buyer has not said anything yet. */
export function pricingContext({
  settings,
  now,
  country,
  appearances,
}: Omit<PricingContext, 'email' | 'method'>): PricingContext {
  return { settings, now, country, appearances, email: null, method: null };
}

export interface PricedCart {
  readonly cart: Cart;
  readonly lines: readonly PricedLine[];
  /** The delivery methods offered, with their prices for this cart. */
  readonly methods: readonly { readonly method: DeliveryMethod; readonly price: number }[];
  /** The method in the total; null if nothing is delivered to the country. */
  readonly method: DeliveryMethod | null;
}

/**
 * Prices a cart: lines, discount, delivery and total. Codes and cheaper delivery depend on prices with tax, also where
 * the goods are then sold without it. Delivery is taxed as the goods are: its price, which the shop states with tax,
 * loses the tax where theirs do.
 */
export function priceCart(store: Database, row: CartRow, context: PricingContext): PricedCart {
  const taxed = priceLines(store, readLines(store, row.id), context);
  const code = row.code === null ? null : findCode(store, row.code);
  const applied = code && evaluateCode(store, taxed, { code, context });
  const grossDiscount = applied?.amount ?? 0;
  const methods = offeredMethods(taxed, { context, discount: grossDiscount, free: applied?.freeDelivery ?? false });
  const chosen = methods.find(({ method }) => method.id === context.method) ?? methods[0] ?? null;
  const deduct = taxDeduction(context, chosen?.method ?? null);
  const lines = deduct ? taxed.map((line) => deductFromLine(line, deduct)) : taxed;
  const [subtotal, discount] = [sumLines(lines), deduct ? deduct(grossDiscount) : grossDiscount];
  const money = (amount: number) => ({ amount, currency: context.settings.currency });
  const cart: Cart = {
    revision: row.revision,
    lines: lines.map((line) => shownLines.get([line], '', () => toCartLine(line))),
    count: lines.reduce((count, { quantity }) => count + quantity, 0),
    note: row.note,
    codes: applied ? [{ ...applied.applied, amount: money(discount) }] : [],
    subtotal: money(subtotal),
    discount: money(discount),
    delivery: chosen && lines.length > 0 ? money(chosen.price) : null,
    total: money(subtotal - discount + (lines.length > 0 ? (chosen?.price ?? 0) : 0)),
    checkoutUrl: routes.checkout(),
  };
  return { cart, lines, methods, method: chosen?.method ?? null };
}

/** A line that is the same as before is also shown as the same. */
const shownLines = createIdentityCache<CartLine>();

function toCartLine({ requiresShipping: _requiresShipping, isStocked: _isStocked, ...line }: PricedLine): CartLine {
  return line;
}

/** The country whose tax applies: what is collected, or sent by email, stays in that of the shop. */
export function taxCountry({ settings, country }: PricingContext, method: DeliveryMethod | null): string {
  return method !== null && method.days[1] === 0 ? settings.country : country;
}

type TaxDeduction = (amount: number) => number;

/** Takes the tax of the shop's own country out of amounts where the goods leave the tax area; null: they do not. */
function taxDeduction(context: PricingContext, method: DeliveryMethod | null): TaxDeduction | null {
  const { settings } = context;
  const rate = settings.taxRates[settings.country];
  const applies = settings.untaxedCountries.has(taxCountry(context, method)) && rate !== undefined;
  return applies ? (amount) => withoutTax(amount, rate) : null;
}

function deductFromLine(line: PricedLine, deduct: TaxDeduction): PricedLine {
  const price = { ...line.price, amount: deduct(line.price.amount) };
  return {
    ...line,
    price,
    compareAt: line.compareAt && { ...line.compareAt, amount: deduct(line.compareAt.amount) },
    total: { ...price, amount: price.amount * line.quantity },
  };
}

interface AppliedDiscount {
  readonly applied: AppliedCode;
  readonly amount: number;
  readonly freeDelivery: boolean;
}

/** The discount of a code for these lines, or the reason why it does not apply. */
export function evaluateCode(
  store: Database,
  lines: readonly PricedLine[],
  use: { readonly code: DiscountCode; readonly context: PricingContext },
): AppliedDiscount {
  const { code, context } = use;
  const { settings, now, country, email } = context;
  const products = eligibleProducts(
    store,
    code.code,
    lines.map(({ productId }) => productId),
  );
  const fitting = lines.filter(({ productId }) => products.has(productId));
  const today = localDate(new Date(now), settings.timeZone);
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
  readonly context: PricingContext;
  readonly discount: number;
  readonly free: boolean;
}

/** A cart of digital goods needs no parcel. Only shipped goods count towards cheaper delivery. */
function offeredMethods(
  lines: readonly PricedLine[],
  { context, discount, free }: DeliveryQuery,
): PricedCart['methods'] {
  const { settings, country } = context;
  const goods = lines.filter(({ requiresShipping }) => requiresShipping);
  if (lines.length > 0 && goods.length === 0 && settings.electronic) return [{ method: settings.electronic, price: 0 }];
  return (settings.zones.get(country) ?? []).map((method) => {
    const price = free ? 0 : deliveryPrice(method, sumLines(goods) - discount);
    return { method, price: taxDeduction(context, method)?.(price) ?? price };
  });
}

function sumLines(lines: readonly CartLine[]): number {
  return lines.reduce((total, line) => total + line.total.amount, 0);
}
