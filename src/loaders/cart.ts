import { randomUUID } from 'node:crypto';
import type { AstroGlobal } from 'astro';
import { flashText } from '#actions/cart-reply.ts';
import { cartCookies, clearCartCookies, readCartCookies } from '#actions/cart-cookies.ts';
import { clearFlashCookie, readFlash, type FlashMessage } from '#actions/flash.ts';
import { findVisitorCart, type VisitorCart } from '#actions/visitor-cart.ts';
import { routes } from '#routes.ts';
import type { Cart } from '#shop/cart/cart.ts';
import type { Recommendation } from '#shop/product/product.ts';
import type { CartNotice } from '#ui/views/cart/cart-notices.ts';

export interface CartPageData {
  /** null: there is none. */
  readonly cart: Cart | null;
  /** Where the visitor pays; null while the platform cannot say. */
  readonly checkout: string | null;
  readonly recommendations: readonly Recommendation[];
  readonly message: CartNotice | null;
}

/** Reads the visitor's cart with up to so many things that go well with it, and what is to be said of the last change. */
export async function readCart(page: AstroGlobal, maxRecommendations: number): Promise<CartPageData> {
  const { locals, request, response } = page;
  const secure = locals.origin.startsWith('https:');
  const header = request.headers.get('cookie');
  const visitor = await findVisitorCart(locals, readCartCookies(header, secure));
  const flashMessage = readFlash(header, secure);
  response.headers.set('Cache-Control', 'private, no-store');
  for (const cookie of cookiesOf(visitor, secure)) response.headers.append('Set-Cookie', cookie);
  if (flashMessage) response.headers.append('Set-Cookie', clearFlashCookie(secure));
  const { ref, cart } = visitor;
  const products = cart?.lines.map(({ productId }) => productId) ?? [];
  const [checkout, recommendations] = await Promise.all([
    ref === null ? null : locals.carts.checkoutUrl(ref),
    products.length > 0 ? locals.catalog.cartRecommendations(products, maxRecommendations) : [],
  ]);
  return { cart, checkout, recommendations, message: messageOf(pendingMessage(visitor) ?? flashMessage) };
}

/** What a write left to be said and nobody asked for: that the cart was filled again, or is an order now. */
function pendingMessage({ isRecovered, order }: VisitorCart): FlashMessage | null {
  if (order) return { flash: { kind: 'ordered', number: order.number, token: order.token }, back: null };
  return isRecovered ? { flash: { kind: 'recovered' }, back: null } : null;
}

function cookiesOf({ ref, cart, order }: VisitorCart, secure: boolean): readonly string[] {
  if (ref !== null && cart) return cartCookies(ref, cart, secure);
  return order ? clearCartCookies(secure) : [];
}

function messageOf(flashMessage: FlashMessage | null): CartNotice | null {
  if (!flashMessage) return null;
  const { flash } = flashMessage;
  const link = linkOf(flashMessage);
  return {
    text: flashText(flash),
    tone: flash.kind === 'refused' || flash.kind === 'partly' ? 'refused' : 'done',
    isVisibleOnLine: flash.kind === 'quantity',
    ...(flash.kind === 'removed' && { undo: { ...flash, key: randomUUID() } }),
    ...(link && { link }),
  };
}

function linkOf({ flash, back }: FlashMessage): CartNotice['link'] | null {
  if (flash.kind === 'ordered') return { label: 'See the order', href: routes.order(flash.token) };
  return back === null ? null : { label: 'Back to where you were', href: back };
}
