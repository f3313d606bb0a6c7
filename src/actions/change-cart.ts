import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CartRef } from '#commerce/port.ts';
import { safeRedirectTarget } from '#http/security/safe-redirect.ts';
import { routes } from '#routes.ts';
import { applyCommand, flashFor } from './apply-command.ts';
import { type CartCommand, readCartForm } from './cart-command.ts';
import { cartCookies, readCartCookies } from './cart-cookies.ts';
import { type CartReply, flashText, refusalText } from './cart-reply.ts';
import { type Flash, flashCookie } from './flash.ts';
import { type CartServices, findVisitorCart } from './visitor-cart.ts';

/** A form that was posted, with what answers it. */
export interface CartFormRequest extends CartServices {
  readonly request: Request;
  /** Scheme and host of this site. */
  readonly origin: string;
}

/**
 * Makes one write of the visitor's cart and answers: scripts with what came of it, browsers with 303 to a page that
 * tells it. The same write, whoever asks.
 */
export async function changeCart(formRequest: CartFormRequest): Promise<Response> {
  const { request, origin, carts } = formRequest;
  const secure = origin.startsWith('https:');
  const form = readCartForm(await readFields(request));
  if (!form)
    return respond(formRequest, { reply: badForm, flash: { kind: 'refused', reason: 'bad_form', detail: null } });
  const cookies = readCartCookies(request.headers.get('cookie'), secure);
  const visitor = await findVisitorCart(formRequest, cookies);
  const key = form.key ?? (prefersJson(request) ? null : idempotencyKeyFor(visitor.ref, form.command));
  const cartAnswer = await applyCommand(carts, { ref: visitor.ref, key }, form.command);
  const flash = flashFor(form.command, visitor.cart, cartAnswer);
  const message = flashText(flash);
  const { result, ref } = cartAnswer;
  const reply: CartReply = result.ok
    ? { ok: true, cart: result.cart, message }
    : { ok: false, reason: result.reason, message, cart: result.cart };
  return respond(formRequest, { reply, flash, cookies: ref && reply.cart ? cartCookies(ref, reply.cart, secure) : [] });
}

const badForm: CartReply = { ok: false, reason: 'bad_form', message: refusalText('bad_form', null), cart: null };

async function readFields(request: Request): Promise<Iterable<readonly [string, unknown]>> {
  try {
    return await request.formData();
  } catch {
    return [];
  }
}

interface CartWriteOutcome {
  readonly reply: CartReply;
  readonly flash: Flash;
  readonly cookies?: readonly string[];
}

/** Scripts are left the message too: what they show of the cart is drawn here. */
function respond({ request, origin }: CartFormRequest, { reply, flash, cookies = [] }: CartWriteOutcome): Response {
  const secure = origin.startsWith('https:');
  const from = refererPath(request, origin);
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  const wantsJson = prefersJson(request);
  const returnsToPersonalPage = from === null || isPersonalPage(from);
  headers.append('Set-Cookie', flashCookie({ flash, back: returnsToPersonalPage || wantsJson ? null : from }, secure));
  if (wantsJson) {
    headers.set('Content-Type', 'application/json; charset=utf-8');
    return new Response(JSON.stringify(reply), { status: statusOf(reply), headers });
  }
  headers.set('Location', returnsToPersonalPage && from !== null ? from : routes.cart());
  return new Response(null, { status: 303, headers });
}

function prefersJson(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('application/json');
}

function statusOf(reply: CartReply): number {
  if (reply.ok) return 200;
  return reply.reason === 'bad_form' ? 400 : 422;
}

/** Path and query of the page that the form stood on, where it is one of this site. */
function refererPath(request: Request, origin: string): string | null {
  const referer = request.headers.get('referer');
  if (referer === null || !URL.canParse(referer)) return null;
  const url = new URL(referer);
  return url.origin === origin ? safeRedirectTarget(url.pathname + url.search) : null;
}

/** Pages that are drawn for one visitor and can tell them something; all others are the same for everyone. */
function isPersonalPage(path: string): boolean {
  const [name = ''] = path.split('?', 1);
  return name === routes.cart() || name === routes.checkout();
}

/** Longer than between two clicks of one person on one button, shorter than it takes to come back to it. */
const doubleSubmitMs = 1500;

const recentKeys = new LRUCache<string, string>({ max: 10_000, ttl: doubleSubmitMs });

/**
 * The key of a form that carries none, as on pages that are the same for everyone: the same add to the same cart a
 * moment ago was the first half of a double click and lends its key. Null where a repetition does no harm.
 */
export function idempotencyKeyFor(ref: CartRef | null, command: CartCommand): string | null {
  if (ref === null || command.kind !== 'add') return null;
  const name = JSON.stringify([ref, command]);
  const key = recentKeys.get(name) ?? randomUUID();
  recentKeys.set(name, key, { noUpdateTTL: true });
  return key;
}
