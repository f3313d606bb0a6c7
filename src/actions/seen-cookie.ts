import { hash } from 'node:crypto';
import { cookieName, readCookie, writeCookie } from '#http/request/cookies.ts';
import { type Cart, type CartLine, cartBounds } from '#shop/cart/cart.ts';
import { goneItems, type SeenCart, type SeenItem, seenItem, type SeenLine, seenLines } from '#shop/cart/seen-lines.ts';
import { createIdentityCache } from '#shop/memoize.ts';
import { cartCookieSeconds, seenCookieName } from './cart-cookies.ts';

type ShownCart = Pick<Cart, 'lines' | 'total'>;

export const nothingSeen: SeenCart = { lines: new Map(), gone: [] };

/** What the visitor was last shown of a cart; nothing in another currency. */
export function readSeenCart(header: string | null, { lines, total }: ShownCart, secure: boolean): SeenCart {
  const [currency, ...entries] = (readCookie(header, cookieName(seenCookieName, secure)) ?? '').split('~');
  if (currency !== total.currency) return nothingSeen;
  const byTag = new Map(entries.flatMap(parseLine));
  // Nearly all items are those of the lines, as they are written now: they need not be decoded.
  const present = new Set(lines.map((line) => writtenLine(line).item));
  const others = entries.filter((entry) => entry.startsWith('!') && !present.has(entry));
  return {
    lines: new Map(
      lines.flatMap((line) => {
        const seen = byTag.get(writtenLine(line).tag);
        return seen ? [[line.id, seen] as const] : [];
      }),
    ),
    gone: goneItems(others.flatMap(parseItem).slice(0, cartBounds.lines), lines),
  };
}

const linePattern = /^([\w-]{5})([0-9a-z]{1,6})\.([0-9a-z]{1,10})$/;

function parseLine(entry: string): readonly (readonly [tag: string, SeenLine])[] {
  const [, tag = '', quantity = '', price = ''] = linePattern.exec(entry) ?? [];
  return tag === '' ? [] : [[tag, { quantity: Number.parseInt(quantity, 36), price: Number.parseInt(price, 36) }]];
}

function parseItem(entry: string): readonly SeenItem[] {
  const [, encoded = ''] = /^!([\w-]+)$/.exec(entry) ?? [];
  const [, variantId = '', name = ''] = itemPattern.exec(Buffer.from(encoded, 'base64url').toString()) ?? [];
  return variantId === '' ? [] : [{ variantId, name: name.slice(0, maxNameLength) }];
}

/** Ids as in the cookie with the lines. */
const itemPattern = /^([\w.~-]{1,100}) (\S.*)$/s;
const maxNameLength = 100;

/** Changes are reported once: a visitor who is shown a cart has seen them. */
export function shownCookie(cart: ShownCart, secure: boolean): string {
  return seenCookie(cart, { lines: seenLines(cart.lines), gone: [] }, secure);
}

/** With the longest lines of all, 200 of them fit into a cookie. */
const maxSeenBytes = 3000;

/**
 * A `Set-Cookie` value: currency, for each line `<tag><quantity>.<price>` in base 36, and for each variant
 * `!<id and name>` in base64url. What does not fit is left out, names first: of about fifty lines all fit.
 */
export function seenCookie({ lines, total }: ShownCart, { lines: seen, gone }: SeenCart, secure: boolean): string {
  const entries = [
    ...gone.map(formatItem),
    ...lines.flatMap((line) => formatSeen(line, seen.get(line.id))),
    ...lines.map((line) => writtenLine(line).item),
  ];
  let value = total.currency;
  for (const entry of new Set(entries)) {
    if (value.length + entry.length < maxSeenBytes) value += `~${entry}`;
  }
  return writeCookie(cookieName(seenCookieName, secure), value, { secure, seconds: cartCookieSeconds });
}

function formatSeen(line: CartLine, seen: SeenLine | undefined): readonly string[] {
  return seen ? [`${writtenLine(line).tag}${seen.quantity.toString(36)}.${seen.price.toString(36)}`] : [];
}

const writtenLines = createIdentityCache<{ readonly tag: string; readonly item: string }>();

/** What the cookie says of a line whatever its quantity and price are. A line that is as it was is the same object. */
function writtenLine(line: CartLine): { readonly tag: string; readonly item: string } {
  return writtenLines.get([line], '', () => ({ tag: tagOf(line.id), item: formatItem(seenItem(line)) }));
}

function formatItem({ variantId, name }: SeenItem): string {
  return `!${Buffer.from(`${variantId} ${shorten(name)}`).toString('base64url')}`;
}

/** Cut without leaving half a character at the end. */
function shorten(name: string): string {
  return name.length > maxNameLength
    ? `${name
        .slice(0, maxNameLength - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`
    : name;
}

/** Ids of lines may be long. */
function tagOf(id: string): string {
  return hash('sha256', id, 'base64url').slice(0, 5);
}
