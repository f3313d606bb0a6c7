import { cookieName, readCookie, writeCookie } from './cookies.ts';
import type { Visit } from './exchange.ts';

/** As long as carts are kept by default. */
export const cartCookieSeconds = 30 * 24 * 60 * 60;

/** The reference of the visitor's cart, which only its cookie knows; null without one. */
export function readCartRef({ headers, url }: Visit): string | null {
  return readCookie(headers['cookie'] ?? null, cookieName('cart', isSecure(url))) || null;
}

/** `Set-Cookie` for a cart's reference: no script and no other site can use it. */
export function cartRefCookie({ url }: Visit, ref: string): string {
  const secure = isSecure(url);
  return writeCookie(cookieName('cart', secure), ref, { secure, seconds: cartCookieSeconds });
}

function isSecure({ protocol }: URL): boolean {
  return protocol === 'https:';
}
