import { cookieName, readCookie, writeCookie } from '#http/request/cookies.ts';
import { type Cart, cartBounds } from '#shop/cart/cart.ts';
import type { CartLineInput, CartRef } from '#commerce/port.ts';

/** The default lifetime of carts. */
const cartCookieSeconds = 30 * 24 * 60 * 60;

/** The cookies about a visitor's cart. */
export interface CartCookies {
  readonly ref: CartRef | null;
  /** Its last known lines, to fill a new cart with when the platform no longer has this one. */
  readonly lines: readonly CartLineInput[];
}

export function readCartCookies(header: string | null, secure: boolean): CartCookies {
  const ref = readCookie(header, cookieName('cart', secure));
  return {
    ref: ref !== null && ref.length > 0 && ref.length <= 500 ? ref : null,
    lines: parseCartLines(readCookie(header, cookieName('cart_lines', secure)) ?? ''),
  };
}

/** `Set-Cookie` values with the cart's reference, its lines and their total quantity. */
export function cartCookies(ref: CartRef, cart: Pick<Cart, 'count' | 'lines'>, secure: boolean): readonly string[] {
  const options = { secure, seconds: cartCookieSeconds };
  return [
    writeCookie(cookieName('cart', secure), ref, options),
    writeCookie(cookieName('cart_lines', secure), formatCartLines(cart), options),
    writeCookie('cart_count', String(cart.count), { ...options, readable: true }),
  ];
}

/** `Set-Cookie` values that delete the cart's cookies. */
export function clearCartCookies(secure: boolean): readonly string[] {
  const expired = { secure, seconds: 0 };
  return [
    writeCookie(cookieName('cart', secure), '', expired),
    writeCookie(cookieName('cart_lines', secure), '', expired),
    writeCookie('cart_count', '', { ...expired, readable: true }),
  ];
}

/** Browsers accept up to 4096 bytes for a cookie with its name and attributes. */
const maxLineBytes = 3000;

function formatCartLines({ lines }: Pick<Cart, 'lines'>): string {
  let text = '';
  for (const { variant, quantity } of lines) {
    const longer = `${text}${text && ' '}${variant.id}:${quantity}`;
    if (encodeURIComponent(longer).length > maxLineBytes) return text;
    text = longer;
  }
  return text;
}

/**
 * Parses `<variant>:<quantity>`, separated by spaces in cookies and by commas in permalinks; skips what does not match,
 * and what follows as many lines as a cart may have.
 */
export function parseCartLines(text: string): readonly CartLineInput[] {
  const found = text.split(/[ ,]/).map((each) => /^([\w.~-]{1,100}):(\d{1,9})$/.exec(each));
  const lines = found.flatMap((line) => (line ? [{ variantId: line[1] ?? '', quantity: Number(line[2]) }] : []));
  return lines.slice(0, cartBounds.lines);
}
