import { z } from 'zod';
import { cookieName, readCookie, writeCookie } from '#http/request/cookies.ts';
import { cartRefusals } from '#shop/cart/cart.ts';

const shortText = z.string().max(300);
const nullableText = shortText.nullable();

const reasonSchema = z.enum([...cartRefusals, 'bad_form']);

/** The outcome of a write that the next page shows as a message. The cookie carries a kind, never a text to show. */
const flashSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('added'), title: shortText }),
  z.object({
    kind: z.literal('removed'),
    title: shortText,
    variantId: shortText,
    quantity: z.number().int(),
    attributes: z.record(shortText, z.string()),
    plan: shortText.exactOptional(),
  }),
  /** The texts of the line are too long for a cookie, so its removal cannot be undone. */
  z.object({ kind: z.literal('removed_for_good'), title: shortText }),
  z.object({ kind: z.literal('quantity'), title: shortText, quantity: z.number().int() }),
  z.object({ kind: z.enum(['note', 'cleared', 'recovered', 'filled', 'same']) }),
  z.object({ kind: z.enum(['code', 'code_early', 'code_removed']), code: shortText }),
  z.object({ kind: z.literal('code_replaced'), code: shortText, previous: shortText }),
  z.object({ kind: z.literal('ordered'), number: shortText, token: shortText }),
  z.object({
    kind: z.literal('refused'),
    reason: reasonSchema,
    detail: nullableText,
    /** What was entered as a code, so that the next page repeats it. */
    code: shortText.exactOptional(),
  }),
  z.object({ kind: z.literal('partly'), reason: reasonSchema, detail: nullableText }),
]);

const flashMessageSchema = z.object({ flash: flashSchema, back: nullableText });

export type Flash = z.infer<typeof flashSchema>;

/** A flash with the path of the page that the form was sent from; null when that page shows it. */
export type FlashMessage = z.infer<typeof flashMessageSchema>;

/** Seconds within which the next page is expected. */
const maxAgeSeconds = 60;

/** The size that browsers must at least accept for a cookie's name, value and attributes (RFC 6265, section 6.1). */
const maxCookieBytes = 4096;

export function flashCookie(message: FlashMessage, secure: boolean): string {
  const cookie = cookieOf(message, secure);
  return cookie.length > maxCookieBytes ? cookieOf(withoutUndo(message), secure) : cookie;
}

function cookieOf(message: FlashMessage, secure: boolean): string {
  return writeCookie(cookieName('flash', secure), JSON.stringify(message), { secure, seconds: maxAgeSeconds });
}

function withoutUndo({ flash, back }: FlashMessage): FlashMessage {
  return { flash: flash.kind === 'removed' ? { kind: 'removed_for_good', title: flash.title } : flash, back };
}

export function clearFlashCookie(secure: boolean): string {
  return writeCookie(cookieName('flash', secure), '', { secure, seconds: 0 });
}

/** The message for this page; null when there is none or its cookie was not written by this service. */
export function readFlash(header: string | null, secure: boolean): FlashMessage | null {
  const value = readCookie(header, cookieName('flash', secure));
  if (!value) return null;
  try {
    return flashMessageSchema.parse(JSON.parse(value));
  } catch {
    return null;
  }
}
