import type { Checkout } from '../port.ts';
import { findCart } from './carts/cart-rows.ts';
import { patiently } from './carts/patiently.ts';
import { quoteCart } from './carts/quote.ts';
import { cartDigest, orderByToken, orderOfCart } from './orders.ts';
import { normalEmail, placeOrder } from './orders/place-order.ts';
import { readTerms } from './shop-terms.ts';
import type { Store } from './store.ts';

export interface CheckoutParts {
  readonly store: Store;
  readonly clock: () => Date;
  /** Country that is proposed first; null: the shop's own. */
  readonly country: string | null;
  /** Told of each order that was placed, after it is safe. */
  readonly placed: () => void;
}

/** The small checkout of the shop in this process. */
export function makeCheckout({ store, clock, country, placed }: CheckoutParts): Checkout {
  return {
    quote: async (ref, wish) => {
      const now = clock().toISOString();
      const cart = findCart(store, ref, now);
      if (!cart) return null;
      const terms = readTerms(store, now);
      const { quote, lines } = quoteCart(store, cart, {
        terms,
        now,
        country: wish.country ?? country ?? terms.country,
        method: wish.method,
        email: wish.email === null ? null : normalEmail(wish.email),
      });
      return lines.length > 0 ? quote : null;
    },
    place: async (ref, request) => {
      const result = await patiently(() => {
        const now = clock().toISOString();
        return placeOrder({ store, now, terms: readTerms(store, now) }, ref, request);
      });
      if (result.ok) placed();
      return result;
    },
    orderOf: async (ref) => orderOfCart(store, cartDigest(ref)),
    order: async (token) => orderByToken(store, token),
  };
}
