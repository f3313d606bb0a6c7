import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AstroGlobal } from 'astro';
import { cartCookies, clearCartCookies } from '#actions/cart-cookies.ts';
import { cartWriteStatus, writeCart } from '#actions/change-cart.ts';
import { flashText } from '#actions/cart-reply.ts';
import { clearFlashCookie, type FlashMessage, readFlash } from '#actions/flash.ts';
import { findRemovedItems } from '#actions/removed-items.ts';
import { nothingSeen, readSeenCart, shownCookie } from '#actions/seen-cookie.ts';
import { findVisitorCart, isSecure, mayWrite, type VisitorCart } from '#actions/visitor-cart.ts';
import { privateCacheControl } from '#actions/visitor-response.ts';
import type { Messages } from '#messages/messages.ts';
import { routes } from '#routes.ts';
import { lineChanges, type SeenCart } from '#shop/cart/seen-lines.ts';
import { countryName } from '#shop/text/intl.ts';
import { defaultDeliveryCountry } from '#shop/checkout/delivery-country.ts';
import type { Profile } from '#shop/profile.ts';
import type { CartNotice, CartPage } from '#ui/views/cart/cart-page.ts';
import { displayOf, readHasCollections } from './frame.ts';

/** Reads the visitor's cart and the message about its last change, which is shown once. */
export async function readCartPage(astro: AstroGlobal, maxRecommendations: number): Promise<CartPage> {
  const { locals, request, response } = astro;
  const { origin, carts, checkout } = locals;
  const secure = isSecure(origin);
  const visitor = await findVisitorCart({ request, origin, carts, checkout });
  const cookies = request.headers.get('cookie');
  const flashMessage = readFlash(cookies, secure);
  setPrivateHeaders(response, [
    ...cookiesOf(visitor, secure),
    ...(mayWrite(request) ? shownCookies(visitor, flashMessage, secure) : []),
  ]);
  return cartPage(locals, visitor, {
    flashMessage: pendingMessage(visitor) ?? flashMessage,
    seen: visitor.cart ? readSeenCart(cookies, visitor.cart, secure) : nothingSeen,
    maxRecommendations,
  });
}

/** News is shown once, but not to a prefetch or a HEAD request, which the visitor does not see. */
function shownCookies({ cart }: VisitorCart, message: FlashMessage | null, secure: boolean): readonly string[] {
  return [...(cart ? [shownCookie(cart, secure)] : []), ...(message ? [clearFlashCookie(secure)] : [])];
}

/** Applies a posted cart form and reads the cart after it, so that one response has the outcome and the cart. */
export async function changeCartPage(astro: AstroGlobal, maxRecommendations: number): Promise<CartPage> {
  const { locals, request, response } = astro;
  const { reply, flash, cookies, visitor, seen } = await writeCart({ ...locals, request });
  response.status = cartWriteStatus(reply);
  const shown = visitor.cart ? [shownCookie(visitor.cart, isSecure(locals.origin))] : [];
  setPrivateHeaders(response, [...cookies, ...shown]);
  return cartPage(locals, visitor, { flashMessage: { flash, back: null }, seen, maxRecommendations });
}

function setPrivateHeaders({ headers }: AstroGlobal['response'], cookies: readonly string[]): void {
  headers.set('Cache-Control', privateCacheControl);
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
}

interface CartPageOptions {
  readonly flashMessage: FlashMessage | null;
  readonly seen: SeenCart;
  readonly maxRecommendations: number;
}

async function cartPage(
  locals: AstroGlobal['locals'],
  { cart }: VisitorCart,
  { flashMessage, seen, maxRecommendations }: CartPageOptions,
): Promise<CartPage> {
  const products = cart?.lines.map(({ productId }) => productId) ?? [];
  const isEmpty = products.length === 0;
  const [profile, recommendations, hasCollections, removed] = await Promise.all([
    locals.content.profile(),
    isEmpty ? [] : locals.catalog.cartRecommendations(products, maxRecommendations),
    isEmpty ? readHasCollections(locals) : false,
    findRemovedItems(locals.carts, seen.gone),
  ]);
  // Other requests are answered before a large cart is rendered.
  await nextTurn();
  return {
    profile,
    display: displayOf(locals, profile),
    cart,
    changes: lineChanges(cart?.lines ?? [], seen.lines),
    removed,
    destination: deliversNowhere(locals, profile)
      ? null
      : countryName(destinationOf(profile, locals.config.COUNTRY), profile.locale),
    recommendations,
    hasCollections,
    message: noticeOf(flashMessage, locals.messages.cart),
  };
}

/** Only a shop with its own checkout knows all rates. */
function deliversNowhere({ checkout }: AstroGlobal['locals'], { delivery }: Profile): boolean {
  return checkout !== null && delivery.rates.length === 0;
}

/** The country that the platform calculates delivery for: its carts say the price, not the country. */
function destinationOf({ address, delivery }: Profile, market: string): string {
  const delivered = delivery.rates.flatMap(({ countries }) => countries);
  return defaultDeliveryCountry({ market, own: address.country, delivered });
}

function cookiesOf({ ref, cart, order, isClosed }: VisitorCart, secure: boolean): readonly string[] {
  if (ref !== null && cart) return cartCookies(ref, cart, secure);
  return order || isClosed ? clearCartCookies(secure) : [];
}

/** The message about a change that the visitor did not request: the cart was recovered, or is an order now. */
function pendingMessage({ isRecovered, order }: VisitorCart): FlashMessage | null {
  if (order) return { flash: { kind: 'ordered', number: order.number, token: order.token }, back: null };
  return isRecovered ? { flash: { kind: 'recovered' }, back: null } : null;
}

function noticeOf(flashMessage: FlashMessage | null, messages: Messages['cart']): CartNotice | null {
  if (!flashMessage) return null;
  const { flash } = flashMessage;
  const link = linkOf(flashMessage, messages);
  return {
    text: flashText(flash, messages),
    tone: flash.kind === 'refused' || flash.kind === 'partly' ? 'refused' : 'done',
    isVisibleOnLine: flash.kind === 'quantity',
    ...(flash.kind === 'refused' && flash.code && { refusedCode: flash.code }),
    ...(flash.kind === 'removed' && { undo: { ...flash, key: randomUUID() } }),
    ...(link && { link }),
  };
}

function linkOf({ flash, back }: FlashMessage, messages: Messages['cart']): CartNotice['link'] | null {
  if (flash.kind === 'ordered') return { label: messages.viewOrder, href: routes.order(flash.token) };
  return back === null ? null : { label: messages.continueShopping, href: back };
}
