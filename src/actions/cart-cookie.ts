import type { Visit } from '#http/exchange.ts';
import type { CartRef } from '#platform/port.ts';
import { cookieName, keptSeconds, readCartCookies, writeCookie } from './cookies.ts';

/** How the name of a cart travels with requests that are no pages. */
export const cartCookie = {
  read: ({ headers, url }: Visit): CartRef | null => readCartCookies(headers['cookie'] ?? null, isSecure(url)).ref,
  /** Values for `Set-Cookie`. */
  write: ({ url }: Visit, ref: CartRef): readonly string[] => [
    writeCookie(cookieName('cart', isSecure(url)), ref, { secure: isSecure(url), seconds: keptSeconds }),
  ],
} as const;

function isSecure(url: URL): boolean {
  return url.protocol === 'https:';
}
