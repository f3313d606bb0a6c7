import { createHash } from 'node:crypto';
import { z } from 'zod';
import { cookieName, readCookie, writeCookie } from '#http/request/cookies.ts';
import type { CartLineInput, CartRef } from '#commerce/port.ts';
import { type Cart, cartBounds, type CartLine } from '#shop/cart/cart.ts';
import { limitAttributes } from './cart-command.ts';

/** What the visitor was last shown of the lines (`seen-cookie.ts`). */
export const seenCookieName = 'cart_seen';

/** The default lifetime of carts. */
export const cartCookieSeconds = 30 * 24 * 60 * 60;

/** The cookies about a visitor's cart. */
export interface CartCookies {
  readonly ref: CartRef | null;
  /** Its last known lines, to fill a new cart with when the platform no longer has this one. */
  readonly lines: readonly CartLineInput[];
  /** Its last known note; empty when there was none. */
  readonly note: string;
  /** Its last known discount codes. */
  readonly codes: readonly string[];
}

const textsSchema = z.object({
  note: z.string().max(cartBounds.noteCharacters * 2),
  codes: z.array(z.string().max(cartBounds.codeCharacters)).max(5),
});

const noTexts: z.infer<typeof textsSchema> = { note: '', codes: [] };

/** Reads only the reference: the other cookies are needed only when the platform no longer has the cart. */
export function readCartRef(header: string | null, secure: boolean): CartRef | null {
  const ref = readCookie(header, cookieName('cart', secure));
  return ref !== null && ref.length > 0 && ref.length <= 500 ? ref : null;
}

export function readCartCookies(header: string | null, secure: boolean): CartCookies {
  return {
    ref: readCartRef(header, secure),
    lines: parseStoredLines(readCookie(header, cookieName('cart_lines', secure)) ?? ''),
    ...parseTexts(readCookie(header, cookieName('cart_texts', secure))),
  };
}

/** `Set-Cookie` values with the cart's reference, its lines, their total quantity, and its note and codes. */
export function cartCookies(
  ref: CartRef,
  cart: Pick<Cart, 'count' | 'lines' | 'note' | 'codes'>,
  secure: boolean,
): readonly string[] {
  const options = { secure, seconds: cartCookieSeconds };
  const texts = formatTexts(cart);
  return [
    writeCookie(cookieName('cart', secure), ref, options),
    writeCookie(cookieName('cart_lines', secure), formatCartLines(cart), options),
    writeCookie(cookieName('cart_texts', secure), texts, texts === '' ? { secure, seconds: 0 } : options),
    writeCookie('cart_count', String(cart.count), { ...options, readable: true }),
  ];
}

/** `Set-Cookie` values that delete the cart's cookies. */
export function clearCartCookies(secure: boolean): readonly string[] {
  const expired = { secure, seconds: 0 };
  return [
    writeCookie(cookieName('cart', secure), '', expired),
    writeCookie(cookieName('cart_lines', secure), '', expired),
    writeCookie(cookieName('cart_texts', secure), '', expired),
    writeCookie(cookieName(seenCookieName, secure), '', expired),
    writeCookie(cookieName(leftCookieName, secure), '', expired),
    writeCookie('cart_count', '', { ...expired, readable: true }),
  ];
}

const leftCookieName = 'cart_left';

/** A `Set-Cookie` value that remembers that the visitor went to the platform’s own checkout with a cart. */
export function leftCookie(ref: CartRef, secure: boolean): string {
  return writeCookie(cookieName(leftCookieName, secure), digestOf(ref), { secure, seconds: cartCookieSeconds });
}

/** Whether the visitor went to the platform’s own checkout with a cart: if it is gone, it was probably ordered there. */
export function hasLeft(header: string | null, ref: CartRef, secure: boolean): boolean {
  return readCookie(header, cookieName(leftCookieName, secure)) === digestOf(ref);
}

function digestOf(ref: CartRef): string {
  return createHash('sha256').update(ref).digest('base64url').slice(0, 12);
}

/** Browsers accept up to 4096 bytes for a cookie with its name and attributes. */
const maxLineBytes = 3000;

/**
 * `<variant>:<quantity>`, or `<variant>:<quantity>:<details>` of a line with the buyer's text or a selling plan. Lines
 * that do not fit are left out as a whole: without its text a line would be another one.
 */
function formatCartLines({ lines }: Pick<Cart, 'lines'>): string {
  let text = '';
  for (const line of lines) {
    const longer = `${text}${text && ' '}${line.variant.id}:${line.quantity}${formatDetails(line)}`;
    if (encodeURIComponent(longer).length <= maxLineBytes) text = longer;
  }
  return text;
}

function formatDetails({ attributes, sellingPlan }: CartLine): string {
  if (!attributes && !sellingPlan) return '';
  const details: LineDetails = {
    ...(attributes && { text: attributes }),
    ...(sellingPlan && { plan: sellingPlan.id }),
  };
  return `:${Buffer.from(JSON.stringify(details)).toString('base64url')}`;
}

function parseStoredLines(text: string): readonly CartLineInput[] {
  return text.split(' ').flatMap(parseStoredLine).slice(0, cartBounds.lines);
}

function parseStoredLine(text: string): readonly CartLineInput[] {
  const at = text.indexOf(':', text.indexOf(':') + 1);
  if (at < 0) return parseCartLines(text);
  const details = parseDetails(text.slice(at + 1));
  return details ? parseCartLines(text.slice(0, at)).map((line) => ({ ...line, ...details })) : [];
}

const detailsSchema = z.strictObject({
  text: z.record(z.string(), z.string()).optional(),
  plan: z.string().min(1).max(200).optional(),
});
type LineDetails = z.infer<typeof detailsSchema>;

/** Visitors can change their cookies: the same limits as for forms apply. */
function parseDetails(encoded: string): Pick<CartLineInput, 'attributes' | 'sellingPlan'> | null {
  try {
    const { text, plan } = detailsSchema.parse(JSON.parse(Buffer.from(encoded, 'base64url').toString()));
    const attributes = text && limitAttributes(Object.entries(text));
    return { ...(attributes && { attributes }), ...(plan !== undefined && { sellingPlan: plan }) };
  } catch {
    return null;
  }
}

/** Note and codes in base64url, so that a note in any writing system stays below `maxLineBytes`. */
function formatTexts({ note, codes }: Pick<Cart, 'note' | 'codes'>): string {
  if (note === '' && codes.length === 0) return '';
  const texts = JSON.stringify({ note, codes: codes.map(({ code }) => code) });
  return Buffer.from(texts).toString('base64url');
}

function parseTexts(value: string | null): z.infer<typeof textsSchema> {
  if (!value) return noTexts;
  try {
    return textsSchema.parse(JSON.parse(Buffer.from(value, 'base64url').toString()));
  } catch {
    return noTexts;
  }
}

/**
 * Parses the lines of a permalink: `<variant>:<quantity>`, separated by commas. Skips parts that do not match, and
 * those beyond the number of lines that a cart may have.
 */
export function parseCartLines(text: string): readonly CartLineInput[] {
  const found = text.split(/[ ,]/).map((each) => /^([\w.~-]{1,100}):(\d{1,9})$/.exec(each));
  const lines = found.flatMap((line) => (line ? [{ variantId: line[1] ?? '', quantity: Number(line[2]) }] : []));
  return lines.slice(0, cartBounds.lines);
}
