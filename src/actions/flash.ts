import { z } from 'zod';
import { cookieName, readCookie, writeCookie } from '#http/cookies.ts';

const short = z.string().max(300);
const nullable = short.nullable();

const reason = z.enum([
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
const flash = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('added'), title: short }),
  z.object({
    kind: z.literal('removed'),
    title: short,
    variantId: short,
    quantity: z.number().int(),
    attributes: z.record(short, short),
  }),
  z.object({ kind: z.literal('quantity'), title: short, quantity: z.number().int() }),
  z.object({ kind: z.enum(['note', 'cleared', 'recovered', 'filled', 'same']) }),
  z.object({ kind: z.enum(['code', 'code_early', 'code_removed']), code: short }),
  z.object({ kind: z.literal('ordered'), number: short, token: short }),
  z.object({ kind: z.literal('refused'), reason, detail: nullable }),
  z.object({ kind: z.literal('partly'), reason, detail: nullable }),
]);

const said = z.object({ flash, back: nullable });

export type Flash = z.infer<typeof flash>;

/** A flash with the path of the page that it came from; null where that is the page it is shown on. */
export type Said = z.infer<typeof said>;

/** Seconds within which the next page is expected. */
const shownWithin = 60;

export function flashCookie(message: Said, secure: boolean): string {
  return writeCookie(cookieName('flash', secure), JSON.stringify(message), { secure, seconds: shownWithin });
}

export function noFlashCookie(secure: boolean): string {
  return writeCookie(cookieName('flash', secure), '', { secure, seconds: 0 });
}

/** What is to be said on this page; null for nothing, and for what was not written by this service. */
export function readFlash(header: string | null, secure: boolean): Said | null {
  const value = readCookie(header, cookieName('flash', secure));
  if (!value) return null;
  try {
    return said.parse(JSON.parse(value));
  } catch {
    return null;
  }
}
