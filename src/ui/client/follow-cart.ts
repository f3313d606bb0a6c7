import { showCartCount } from './cart-count.ts';

const cookieMaxAgeSeconds = 30 * 24 * 60 * 60;

/** Shows what another script says of the cart, by the event `cart:changed` with the number of pieces in it. */
export function followCartEvents(): void {
  document.addEventListener('cart:changed', (event) => {
    const count: unknown = event instanceof CustomEvent ? event.detail?.count : null;
    if (typeof count !== 'number') return;
    // The answer that changed the cart had begun before, so its headers could not tell.
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `cart_count=${count}; Path=/; Max-Age=${cookieMaxAgeSeconds}; SameSite=Lax${secure}`;
    showCartCount();
    import('./cart-changes.ts').then(({ refreshCart }) => refreshCart()).catch(() => undefined);
  });
}
