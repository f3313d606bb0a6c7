import { setImmediate as nextTurn } from 'node:timers/promises';
import { safeRedirectTarget } from '#http/security/safe-redirect.ts';
import type { Messages } from '#messages/messages.ts';
import { routes } from '#routes.ts';
import type { Cart } from '#shop/cart/cart.ts';
import { applyCommand, flashFor } from './apply-command.ts';
import type { CartCommand } from './cart-command.ts';
import { cartCookies, parseCartLines } from './cart-cookies.ts';
import { type Flash, flashCookie } from './flash.ts';
import { findVisitorCart, isSecure, mayWrite, type VisitorCart, type VisitorRequest } from './visitor-cart.ts';
import { privateHeaders, seeOther } from './visitor-response.ts';

/** A request for a link that changes the visitor's cart. */
export interface CartLinkRequest extends VisitorRequest {
  readonly url: URL;
  readonly messages: Messages;
}

/**
 * Follows a cart permalink, `<variant>:<quantity>,…`: sets these lines to these quantities and leaves others as they
 * are, so that opening it twice has the same effect as once. `?discount=` applies a code.
 */
export async function openCartPermalink(linkRequest: CartLinkRequest, items: string): Promise<Response> {
  const code = linkRequest.url.searchParams.get('discount');
  const lines = parseCartLines(items).map(({ variantId, quantity }): CartCommand => ({
    kind: 'add',
    variantId,
    quantity: quantity >= 1 ? quantity : Number.NaN,
    attributes: {},
  }));
  const commands: readonly CartCommand[] = code ? [...lines, { kind: 'apply-code', code }] : lines;
  return followCartLink(linkRequest, routes.cart(), commands);
}

/** Follows a link that applies a discount code and leads to `?redirect=`, or to the cart. */
export async function openDiscountLink(linkRequest: CartLinkRequest, code: string): Promise<Response> {
  const redirectTarget = linkRequest.url.searchParams.get('redirect');
  const to = redirectTarget === null ? routes.cart() : safeRedirectTarget(redirectTarget);
  if (to !== null) return followCartLink(linkRequest, to, [{ kind: 'apply-code', code }]);
  const headers = privateHeaders([]);
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new Response(linkRequest.messages.cart.badRedirect, { status: 400, headers });
}

/** A prefetch or a HEAD request is redirected and changes nothing. Other requests are answered between the writes. */
async function followCartLink(
  linkRequest: CartLinkRequest,
  to: string,
  commands: readonly CartCommand[],
): Promise<Response> {
  const { request, origin, carts } = linkRequest;
  if (!mayWrite(request)) return seeOther(to);
  let visitor: Pick<VisitorCart, 'ref' | 'cart'> = await findVisitorCart(linkRequest);
  const flashes: Flash[] = [];
  for (const command of commands) {
    const { ref, cart } = visitor;
    const written = await applyCommand(carts, { ref, key: null }, asQuantityChange(command, cart));
    await nextTurn();
    flashes.push(flashFor(command, cart, written));
    visitor = { ref: written.ref, cart: written.result.cart };
  }
  const { ref, cart } = visitor;
  const secure = isSecure(origin);
  const flash = flashCookie({ flash: summarizeFlashes(flashes), back: null }, secure);
  return seeOther(to, [...(ref && cart ? cartCookies(ref, cart, secure) : []), flash]);
}

/** A permalink states quantities: a variant that is in the cart already is set to its quantity instead of added. */
function asQuantityChange(command: CartCommand, cart: Cart | null): CartCommand {
  if (command.kind !== 'add') return command;
  const line = cart?.lines.find(({ id }) => id === command.variantId);
  return line ? { kind: 'quantity', lineId: line.id, quantity: command.quantity } : command;
}

/** One message for several writes: the first refusal counts more than what succeeded. */
function summarizeFlashes(flashes: readonly Flash[]): Flash {
  const refused = flashes.find((flash) => flash.kind === 'refused');
  const hasSuccess = flashes.some(({ kind }) => kind !== 'refused');
  if (refused) return hasSuccess ? { ...refused, kind: 'partly' } : refused;
  const [first, ...others] = flashes;
  if (!first) return { kind: 'refused', reason: 'unknown_variant', detail: null };
  return others.length > 0 ? { kind: 'filled' } : first;
}
