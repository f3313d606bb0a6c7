import { refererPath } from '#http/request/referer.ts';
import { safeRedirectTarget } from '#http/security/safe-redirect.ts';
import { refusalText } from '#messages/cart-refusal.ts';
import type { Messages } from '#messages/messages.ts';
import { routes } from '#routes.ts';
import type { Cart, CartLine } from '#shop/cart/cart.ts';
import { seenAfterWrite, type SeenCart } from '#shop/cart/seen-lines.ts';
import { applyCommand, flashFor } from './apply-command.ts';
import { type CartCommand, readCartForm } from './cart-command.ts';
import { cartCookies } from './cart-cookies.ts';
import { type CartReply, flashText } from './cart-reply.ts';
import { type Flash, flashCookie } from './flash.ts';
import { readFormFields } from './forms/form-fields.ts';
import { idempotencyKeyFor, type RecentKeys } from './recent-keys.ts';
import { nothingSeen, readSeenCart, seenCookie } from './seen-cookie.ts';
import { findVisitorCart, isSecure, type VisitorCart, type VisitorRequest } from './visitor-cart.ts';
import { privateHeaders, seeOther } from './visitor-response.ts';

/** A posted form of the cart. */
export interface CartFormRequest extends VisitorRequest {
  readonly messages: Messages;
  readonly recentKeys: RecentKeys;
}

/**
 * Applies the command of a posted cart form to the visitor's cart. Scripts (`Accept: application/json`) get a
 * `CartReply`; browsers are redirected to a page that shows the message.
 */
export async function changeCart(visitorRequest: CartFormRequest): Promise<Response> {
  const { request, origin } = visitorRequest;
  const outcome = await writeCart(visitorRequest);
  const { cart } = outcome.visitor;
  const cookies = cart ? [...outcome.cookies, seenCookie(cart, outcome.seen, isSecure(origin))] : outcome.cookies;
  return respond({ request, origin }, { ...outcome, cookies });
}

/** Applies the command of a posted cart form, for a page that shows the cart itself. */
export async function writeCart(visitorRequest: CartFormRequest): Promise<CartWriteOutcome> {
  const { request, carts, messages, origin, recentKeys } = visitorRequest;
  const form = readCartForm(await readFormFields(request));
  const visitor = await findVisitorCart(visitorRequest);
  const seen = seenBefore(visitorRequest, visitor.cart);
  if (!form) return { ...badForm(messages.cart), visitor, seen };
  const key =
    form.key ?? (prefersJson(request) ? null : await idempotencyKeyFor(recentKeys, visitor.ref, form.command));
  const written = await applyCommand(carts, { ref: visitor.ref, key }, form.command);
  const flash = flashFor(form.command, visitor.cart, written);
  const message = flashText(flash, messages.cart);
  const { result, ref } = written;
  const reply: CartReply = result.ok
    ? { ok: true, cart: result.cart, message }
    : { ok: false, reason: result.reason, message, cart: result.cart };
  const cookies = ref && reply.cart ? cartCookies(ref, reply.cart, isSecure(origin)) : [];
  if (!reply.cart) return { reply, flash, cookies, visitor, seen };
  return {
    reply,
    flash,
    cookies,
    visitor: { ...visitor, ref, cart: reply.cart },
    seen: seenAfterWrite({
      seen,
      before: visitor.cart?.lines ?? [],
      after: reply.cart.lines,
      isChosen: (line) => isChosen(line, form.command),
    }),
  };
}

function seenBefore({ request, origin }: VisitorRequest, cart: Cart | null): SeenCart {
  return cart ? readSeenCart(request.headers.get('cookie'), cart, isSecure(origin)) : nothingSeen;
}

/** Whether a command sets the quantity of a line. */
function isChosen({ id, variant }: CartLine, command: CartCommand): boolean {
  if (command.kind === 'clear') return true;
  return command.kind === 'add' ? variant.id === command.variantId : 'lineId' in command && command.lineId === id;
}

/** The HTTP status of the outcome of a cart write. */
export function cartWriteStatus(reply: CartReply): number {
  if (reply.ok) return 200;
  return reply.reason === 'bad_form' ? 400 : 422;
}

/** The outcome of a posted cart form, and the visitor's cart after it. */
export interface CartWriteOutcome {
  readonly reply: CartReply;
  readonly flash: Flash;
  /** Values of `Set-Cookie`. */
  readonly cookies: readonly string[];
  readonly visitor: VisitorCart;
  /** What the visitor had seen of the cart before this response shows it. */
  readonly seen: SeenCart;
}

function badForm(messages: Messages['cart']): Omit<CartWriteOutcome, 'visitor' | 'seen'> {
  const reason = 'bad_form';
  return {
    reply: { ok: false, reason, message: refusalText(reason, null, messages), cart: null },
    flash: { kind: 'refused', reason, detail: null },
    cookies: [],
  };
}

/** Scripts get the flash cookie too: the page, which they load next, shows the message. */
function respond(
  { request, origin }: Pick<VisitorRequest, 'request' | 'origin'>,
  { reply, flash, cookies }: Pick<CartWriteOutcome, 'reply' | 'flash' | 'cookies'>,
): Response {
  const wantsJson = prefersJson(request);
  const from = safeRedirectTarget(refererPath(request.headers.get('referer'), origin) ?? '');
  const returnsToPersonalPage = from === null || isPersonalPage(from);
  const back = returnsToPersonalPage || wantsJson ? null : from;
  const allCookies = [...cookies, flashCookie({ flash, back }, isSecure(origin))];
  if (!wantsJson) return seeOther(returnsToPersonalPage && from !== null ? from : routes.cart(), allCookies);
  const headers = privateHeaders(allCookies);
  headers.set('Content-Type', 'application/json; charset=utf-8');
  return new Response(JSON.stringify(reply), { status: cartWriteStatus(reply), headers });
}

function prefersJson(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('application/json');
}

/** Pages that are rendered for one visitor and can show a message; all others are cached for everyone. */
function isPersonalPage(path: string): boolean {
  const [name = ''] = path.split('?', 1);
  return name === routes.cart() || name === routes.checkout();
}
