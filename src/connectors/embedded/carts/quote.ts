import { includedTax, type OrderTax, type Quote } from '#shop/checkout/order.ts';
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
      methods: priced.methods.map(({ method: { id, name, days }, price }) => ({
        id,
        name,
        days,
        price: { amount: price, currency },
      })),
      method: priced.method?.id ?? null,
      tax: includedOrderTax(priced, context),
      isUntaxed: settings.untaxedCountries.has(taxCountry(context, priced.method)),
      isBlocked: isBlocked(priced),
    },
  };
}

function includedOrderTax({ cart, method }: PricedCart, context: PricingContext): OrderTax | null {
  const { taxRates, untaxedCountries } = context.settings;
  const country = taxCountry(context, method);
  const rate = untaxedCountries.has(country) ? undefined : taxRates[country];
  return rate === undefined ? null : { rate, amount: { ...cart.total, amount: includedTax(cart.total.amount, rate) } };
}

/** Whether lines exceed the stock; lines of one variant share it. */
function isBlocked({ lines }: PricedCart): boolean {
  const quantities = new Map<string, number>();
  for (const { variant, quantity } of lines) quantities.set(variant.id, (quantities.get(variant.id) ?? 0) + quantity);
  return lines.some(
    ({ available, stock, variant }) => !available || (stock !== null && (quantities.get(variant.id) ?? 0) > stock),
  );
}
