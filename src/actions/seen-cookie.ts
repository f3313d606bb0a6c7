import { hash } from 'node:crypto';
import { cookieName, readCookie, writeCookie } from '#http/request/cookies.ts';
import type { Cart } from '#shop/cart/cart.ts';
import { type SeenLine, type SeenLines, seenLines } from '#shop/cart/seen-lines.ts';
import { cartCookieSeconds, seenCookieName } from './cart-cookies.ts';

type SeenCart = Pick<Cart, 'lines' | 'total'>;

/** What the visitor was last shown of the lines of a cart; nothing in another currency. */
export function readSeenLines(header: string | null, { lines, total }: SeenCart, secure: boolean): SeenLines {
  const [currency, ...entries] = (readCookie(header, cookieName(seenCookieName, secure)) ?? '').split('~');
  if (currency !== total.currency) return new Map();
  const byTag = new Map(entries.flatMap(parseEntry));
  return new Map(
    lines.flatMap(({ id }) => {
      const seen = byTag.get(tagOf(id));
      return seen ? [[id, seen] as const] : [];
    }),
  );
}

const entryPattern = /^([\w-]{5})([0-9a-z]{1,6})\.([0-9a-z]{1,10})$/;

function parseEntry(entry: string): readonly (readonly [tag: string, SeenLine])[] {
  const [, tag = '', quantity = '', price = ''] = entryPattern.exec(entry) ?? [];
  return tag === '' ? [] : [[tag, { quantity: Number.parseInt(quantity, 36), price: Number.parseInt(price, 36) }]];
}

/** What has changed is said once: the visitor to whom a cart is shown has seen it. */
export function shownCookie(cart: SeenCart, secure: boolean): string {
  return seenCookie(cart, seenLines(cart.lines), secure);
}

/** With the longest lines of all, 200 of them fit into a cookie. */
const maxSeenBytes = 3000;

/** A `Set-Cookie` value: currency, and for each line `<tag><quantity>.<price>` in base 36. Lines that do not fit are left out. */
export function seenCookie({ total }: SeenCart, seen: SeenLines, secure: boolean): string {
  let value = total.currency;
  for (const [id, { quantity, price }] of seen) {
    const longer = `${value}~${tagOf(id)}${quantity.toString(36)}.${price.toString(36)}`;
    if (longer.length <= maxSeenBytes) value = longer;
  }
  return writeCookie(cookieName(seenCookieName, secure), value, { secure, seconds: cartCookieSeconds });
}

/** Ids of lines may be long. */
function tagOf(id: string): string {
  return hash('sha256', id, 'base64url').slice(0, 5);
}
