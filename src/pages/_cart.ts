import { randomUUID } from 'node:crypto';
import type { AstroGlobal } from 'astro';
import { flashText } from '#actions/cart-sentences.ts';
import { cartCookies, noCartCookies, readCartCookies } from '#actions/cookies.ts';
import { noFlashCookie, readFlash, type Said } from '#actions/flash.ts';
import { findVisitorCart, type VisitorCart } from '#actions/visitor-cart.ts';
import { routes } from '#routes.ts';
import type { Cart } from '#shop/cart.ts';
import type { Recommendation } from '#shop/product.ts';
import type { Message } from '#ui/views/cart/message.ts';

export interface ShownCart {
  /** null: there is none. */
  readonly cart: Cart | null;
  /** Where the visitor pays; null while the platform cannot say. */
  readonly checkout: string | null;
  readonly goesWith: readonly Recommendation[];
  readonly message: Message | null;
}

/** Reads the visitor's cart with up to so many things that go well with it, and what is to be said of the last change. */
export async function readCart(page: AstroGlobal, most: number): Promise<ShownCart> {
  const { locals, request, response } = page;
  const secure = locals.origin.startsWith('https:');
  const header = request.headers.get('cookie');
  const visitor = await findVisitorCart(locals, readCartCookies(header, secure));
  const said = readFlash(header, secure);
  response.headers.set('Cache-Control', 'private, no-store');
  for (const cookie of cookiesOf(visitor, secure)) response.headers.append('Set-Cookie', cookie);
  if (said) response.headers.append('Set-Cookie', noFlashCookie(secure));
  const { ref, cart } = visitor;
  const products = cart?.lines.map(({ productId }) => productId) ?? [];
  const [checkout, goesWith] = await Promise.all([
    ref === null ? null : locals.carts.checkoutUrl(ref),
    products.length > 0 ? locals.catalog.cartRecommendations(products, most) : [],
  ]);
  return { cart, checkout, goesWith, message: messageOf(occasion(visitor) ?? said) };
}

/** What a write left to be said and nobody asked for: that the cart was filled again, or is an order now. */
function occasion({ recovered, order }: VisitorCart): Said | null {
  if (order) return { flash: { kind: 'ordered', number: order.number, token: order.token }, back: null };
  return recovered ? { flash: { kind: 'recovered' }, back: null } : null;
}

function cookiesOf({ ref, cart, order }: VisitorCart, secure: boolean): readonly string[] {
  if (ref !== null && cart) return cartCookies(ref, cart, secure);
  return order ? noCartCookies(secure) : [];
}

function messageOf(said: Said | null): Message | null {
  if (!said) return null;
  const { flash } = said;
  const link = linkOf(said);
  return {
    text: flashText(flash),
    tone: flash.kind === 'refused' || flash.kind === 'partly' ? 'refused' : 'done',
    isEvident: flash.kind === 'quantity',
    ...(flash.kind === 'removed' && { undo: { ...flash, key: randomUUID() } }),
    ...(link && { link }),
  };
}

function linkOf({ flash, back }: Said): Message['link'] | null {
  if (flash.kind === 'ordered') return { label: 'See the order', href: routes.order(flash.token) };
  return back === null ? null : { label: 'Back to where you were', href: back };
}
