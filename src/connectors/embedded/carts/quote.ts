import { deliveryDates } from '#shop/checkout/delivery-dates.ts';
import { type DeliveryMethod, includedTax, type OrderMethod, type OrderTax, type Quote } from '#shop/checkout/order.ts';
import type { Database } from '#storage/database.ts';
import type { CartRow } from './cart-rows.ts';
import { priceCart, type PricingContext, type PricedCart, taxCountry } from './price-cart.ts';

export interface QuotedCart extends PricedCart {
  readonly quote: Quote;
}

/** The totals and delivery methods of an order of a cart. */
export function quoteCart(store: Database, row: CartRow, context: PricingContext): QuotedCart {
  const { settings, country } = context;
  const priced = priceCart(store, row, context);
  const { currency } = settings;
  return {
    ...priced,
    quote: {
      cart: priced.cart,
      country,
      countries: [...settings.zones.keys()],
      methods: priced.methods.map(({ method, price }) => ({
        id: method.id,
        name: method.name,
        days: method.days,
        ...arrival(method, priced, context),
        price: { amount: price, currency },
      })),
      method: priced.method?.id ?? null,
      tax: includedOrderTax(priced, context),
      isUntaxed: settings.untaxedCountries.has(taxCountry(context, priced.method)),
      isTaxedOnArrival: isTaxedOnArrival(priced, context),
      isBlocked: isBlocked(priced),
    },
  };
}

/** The days of arrival of an order placed now; nothing when the shop promises none or nothing is sent. */
function arrival(
  { days }: DeliveryMethod,
  { lines }: PricedCart,
  { settings, now }: PricingContext,
): Pick<OrderMethod, 'arrives'> {
  const parcel = lines.filter(({ requiresShipping }) => requiresShipping);
  if (days[1] === 0 || parcel.length === 0 || !parcel.every(({ isStocked }) => isStocked)) return {};
  const dates = deliveryDates({ ...settings.dispatch, transitDays: days }, settings.timeZone, new Date(now));
  return dates?.arrives ? { arrives: dates.arrives } : {};
}

function includedOrderTax({ cart, method }: PricedCart, context: PricingContext): OrderTax | null {
  const { taxRates, untaxedCountries } = context.settings;
  const country = taxCountry(context, method);
  const rate = untaxedCountries.has(country) ? undefined : taxRates[country];
  return rate === undefined ? null : { rate, amount: { ...cart.total, amount: includedTax(cart.total.amount, rate) } };
}

/** A shop that states no tax of its own country says nothing of tax: it may be too small to charge any. */
function isTaxedOnArrival({ method }: PricedCart, context: PricingContext): boolean {
  const { taxRates, untaxedCountries, country } = context.settings;
  const destination = taxCountry(context, method);
  if (destination === country || taxRates[country] === undefined) return false;
  return untaxedCountries.has(destination) || taxRates[destination] === undefined;
}

/** Whether lines exceed the stock; lines of one variant share it. */
function isBlocked({ lines }: PricedCart): boolean {
  const quantities = new Map<string, number>();
  for (const { variant, quantity } of lines) quantities.set(variant.id, (quantities.get(variant.id) ?? 0) + quantity);
  return lines.some(
    ({ available, stock, variant }) => !available || (stock !== null && (quantities.get(variant.id) ?? 0) > stock),
  );
}
