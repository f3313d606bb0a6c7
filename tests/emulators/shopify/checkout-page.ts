import { findVariant, type StoredCart } from './carts.ts';
import { costsOf } from './cart-costs.ts';
import type { ShopEdits } from './shop-edits.ts';
import type { ShopStore } from './shop-store.ts';
import { decimalMoney } from './storefront/request.ts';

export interface PlacedOrder {
  readonly number: number;
  readonly cart: StoredCart;
  readonly total: string;
}

export interface CheckoutPages {
  readonly orders: readonly PlacedOrder[];
  /** The page that a checkout URL leads to. */
  show(cart: StoredCart): string;
  /** Completes an order: takes its stock and ends its cart. */
  complete(cart: StoredCart): string;
}

/** A checkout of one button in place of Shopify's own pages. */
export function createCheckoutPages(
  store: ShopStore,
  edits: ShopEdits,
  endCart: (cart: StoredCart) => void,
): CheckoutPages {
  const orders: PlacedOrder[] = [];
  const totalOf = (cart: StoredCart): string => {
    const { amount, currencyCode } = decimalMoney(costsOf(cart, store).total, store.identity.currency);
    return `${amount} ${currencyCode}`;
  };
  return {
    orders,
    show: (cart) => {
      const lines = cart.lines.map(({ variant, quantity }) => {
        const title = findVariant(store, variant)?.product.title ?? variant;
        return `<li>${quantity} × ${escapeHtml(title)}</li>`;
      });
      return htmlPage(
        'Checkout',
        `<ul>${lines.join('')}</ul><p>Total: ${totalOf(cart)}</p><form method="post"><button>Pay now</button></form>`,
      );
    },
    complete: (cart) => {
      const order = { number: 1001 + orders.length, cart, total: totalOf(cart) };
      orders.push(order);
      for (const { variant: id, quantity } of cart.lines) {
        const stock = findVariant(store, id)?.variant.stock ?? null;
        if (stock !== null) edits.setStock(id, stock - quantity);
      }
      endCart(cart);
      return htmlPage('Thank you', `<p>Your order #${order.number} is confirmed. Total: ${order.total}</p>`);
    },
  };
}

function htmlPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${body}</html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
