import type { BuyerContext } from '#commerce/context.ts';
import type { Checkout } from '#commerce/port.ts';
import { findCart } from './carts/cart-rows.ts';
import { retryOnBusy } from '#storage/transactions/retry-on-busy.ts';
import { quoteCart } from './carts/quote.ts';
import { cartDigest, findOrder, findOrderByToken, findOrderOfCart, withdrawLines } from './orders/orders.ts';
import { normalizeEmail, placeOrder } from './orders/place-order.ts';
import { deliveryCountry, readCommerceSettings } from './commerce-settings.ts';
import type { Database } from '#storage/database.ts';

export interface CheckoutServices {
  readonly store: Database;
  readonly clock: () => Date;
  /** A new unguessable part for the address of an order: `randomToken`. */
  readonly createToken: () => string;
  /** Called after each order and withdrawal that was committed. */
  readonly onMailDue: () => void;
}

/** The checkout of the embedded shop. The country of the buyer's market is proposed first, where the shop delivers to it. */
export function createCheckout(
  { store, clock, createToken, onMailDue }: CheckoutServices,
  { market }: BuyerContext,
): Checkout {
  return {
    quote: async (ref, preference) => {
      const now = clock().toISOString();
      const cart = findCart(store, ref, now);
      if (!cart) return null;
      const settings = readCommerceSettings(store, now);
      const { quote, lines } = quoteCart(store, cart, {
        settings,
        now,
        country: preference.country ?? deliveryCountry(settings, market.country),
        method: preference.method,
        email: preference.email === null ? null : normalizeEmail(preference.email),
      });
      return lines.length > 0 ? quote : null;
    },
    place: async (ref, request) => {
      const result = await retryOnBusy(() => {
        const now = clock().toISOString();
        return placeOrder({ store, createToken, now, settings: readCommerceSettings(store, now) }, ref, request);
      });
      if (result.ok) onMailDue();
      return result;
    },
    orderOf: async (ref) => findOrderOfCart(store, cartDigest(ref)),
    order: async (token) => findOrderByToken(store, token),
    findOrder: async (number, email) => {
      const order = findOrder(store, number);
      return order && normalizeEmail(order.buyer.email) === normalizeEmail(email) ? order : null;
    },
    withdraw: async (token, lines) => {
      const order = await retryOnBusy(() => {
        const now = clock().toISOString();
        return withdrawLines(store, token, { lines, now, notices: readCommerceSettings(store, now).notices });
      });
      onMailDue();
      return order;
    },
  };
}
