import { z } from 'zod';
import { cookieName, readCookie, writeCookie } from '#http/request/cookies.ts';

const shortText = z.string().max(300);
const nullableText = shortText.nullable();

const reasonSchema = z.enum([
  'unknown_variant',
  'sold_out',
  'over_stock',
  'bad_quantity',
  'too_many_lines',
  'unknown_line',
  'note_too_long',
  'code_unknown',
  'code_not_yet',
  'code_ended',
  'code_minimum',
  'code_used',
  'code_nothing_fits',
  'code_country',
  'cart_empty',
  'bad_form',
]);

/** What a write has to say on the page that comes after it: a thing of a closed list, never a text of its own. */
const flashSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('added'), title: shortText }),
  z.object({
    kind: z.literal('removed'),
    title: shortText,
    variantId: shortText,
    quantity: z.number().int(),
    attributes: z.record(shortText, shortText),
  }),
  z.object({ kind: z.literal('quantity'), title: shortText, quantity: z.number().int() }),
  z.object({ kind: z.enum(['note', 'cleared', 'recovered', 'filled', 'same']) }),
  z.object({ kind: z.enum(['code', 'code_early', 'code_removed']), code: shortText }),
  z.object({ kind: z.literal('ordered'), number: shortText, token: shortText }),
  z.object({ kind: z.literal('refused'), reason: reasonSchema, detail: nullableText }),
  z.object({ kind: z.literal('partly'), reason: reasonSchema, detail: nullableText }),
]);

const flashMessageSchema = z.object({ flash: flashSchema, back: nullableText });

export type Flash = z.infer<typeof flashSchema>;

/** A flash with the path of the page that it came from; null where that is the page it is shown on. */
export type FlashMessage = z.infer<typeof flashMessageSchema>;

/** Seconds within which the next page is expected. */
const maxAgeSeconds = 60;

export function flashCookie(message: FlashMessage, secure: boolean): string {
  return writeCookie(cookieName('flash', secure), JSON.stringify(message), { secure, seconds: maxAgeSeconds });
}

export function clearFlashCookie(secure: boolean): string {
  return writeCookie(cookieName('flash', secure), '', { secure, seconds: 0 });
}

/** What is to be said on this page; null for nothing, and for what was not written by this service. */
export function readFlash(header: string | null, secure: boolean): FlashMessage | null {
  const value = readCookie(header, cookieName('flash', secure));
  if (!value) return null;
  try {
    return flashMessageSchema.parse(JSON.parse(value));
  } catch {
    return null;
  }
}
