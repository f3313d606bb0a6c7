import { safeRedirectTarget } from '#http/security/safe-redirect.ts';
import type { CartLineInput, Carts, CartWriteResult } from '#commerce/port.ts';
import { routes } from '#routes.ts';
import type { Cart } from '#shop/cart/cart.ts';
import { applyCommand, flashFor } from './apply-command.ts';
import { cartCookies, parseCartLines } from './cart-cookies.ts';
import { type Flash, flashCookie } from './flash.ts';
import { findVisitorCart, isSecure, mayWrite, type VisitorCart, type VisitorRequest } from './visitor-cart.ts';
import { seeOther } from './visitor-response.ts';

/** A request for a link that changes the visitor's cart. */
export interface CartLinkRequest extends VisitorRequest {
  readonly url: URL;
}

/**
 * Follows a cart permalink, `<variant>:<quantity>,…`: sets these lines to these quantities and leaves others as they
 * are, so that opening it twice has the same effect as once. `?discount=` applies a code.
 */
export async function openCartPermalink(linkRequest: CartLinkRequest, items: string): Promise<Response> {
  const lines = parseCartLines(items).map((line) => ({ ...line, quantity: line.quantity || Number.NaN }));
  const code = linkRequest.url.searchParams.get('discount') || null;
  return followCartLink(linkRequest, routes.cart(), { lines, code });
}

/** Follows a link that applies a discount code and leads to `?redirect=` where that is a path of this shop, or to the cart. */
export async function openDiscountLink(linkRequest: CartLinkRequest, code: string): Promise<Response> {
  const to = safeRedirectTarget(linkRequest.url.searchParams.get('redirect') ?? '') ?? routes.cart();
  return followCartLink(linkRequest, to, { lines: [], code });
}

interface LinkedChanges {
  readonly lines: readonly CartLineInput[];
  readonly code: string | null;
}

/** A prefetch or a HEAD request is redirected and changes nothing. */
async function followCartLink(linkRequest: CartLinkRequest, to: string, changes: LinkedChanges): Promise<Response> {
  const { request, origin, carts } = linkRequest;
  if (!mayWrite(request)) return seeOther(to);
  const visitor = await findVisitorCart(linkRequest);
  const filled = await setLines(carts, { ...visitor, flashes: [] }, changes.lines);
  const { ref, cart, flashes } = await applyCode(carts, filled, changes.code);
  const secure = isSecure(origin);
  const flash = flashCookie({ flash: summarizeFlashes(flashes), back: null }, secure);
  return seeOther(to, [...(ref && cart ? cartCookies(ref, cart, secure) : []), flash]);
}

/** The visitor's cart after some of the changes, with a message for each. */
interface LinkProgress extends Pick<VisitorCart, 'ref' | 'cart'> {
  readonly flashes: readonly Flash[];
}

async function setLines(carts: Carts, before: LinkProgress, lines: readonly CartLineInput[]): Promise<LinkProgress> {
  if (lines.length === 0) return before;
  const written = await carts.setLines({ ref: before.ref, key: null }, lines);
  return { ref: written.ref, cart: written.result.cart, flashes: [flashForLines(lines, before.cart, written)] };
}

async function applyCode(carts: Carts, before: LinkProgress, code: string | null): Promise<LinkProgress> {
  if (code === null) return before;
  const command = { kind: 'apply-code', code } as const;
  const written = await applyCommand(carts, { ref: before.ref, key: null }, command);
  const flashes = [...before.flashes, flashFor(command, before.cart, written)];
  return { ref: written.ref, cart: written.result.cart, flashes };
}

function flashForLines(lines: readonly CartLineInput[], before: Cart | null, written: CartWriteResult): Flash {
  const [first, ...others] = lines;
  if (written.leftOut) return { kind: 'partly', ...written.leftOut };
  if (!first || (others.length > 0 && written.result.ok)) return { kind: 'filled' };
  return flashFor({ kind: 'add', attributes: {}, ...first }, before, written);
}

/** One message for several writes: the first refusal counts more than what succeeded. */
function summarizeFlashes(flashes: readonly Flash[]): Flash {
  const refused = flashes.find((flash) => flash.kind === 'refused' || flash.kind === 'partly');
  const hasEffect = flashes.some(({ kind }) => kind !== 'refused');
  if (refused) return hasEffect ? { ...refused, kind: 'partly' } : refused;
  const [first, ...others] = flashes;
  if (!first) return { kind: 'refused', reason: 'unknown_variant', detail: null };
  return others.length > 0 ? { kind: 'filled' } : first;
}
