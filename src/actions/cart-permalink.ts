import { routes } from '#routes.ts';
import { safeRedirectTarget } from '#http/security/safe-redirect.ts';
import type { CartLineInput, CartWriteResult } from '#commerce/port.ts';
import { cartCookies, readCartCookies, parseCartLines } from './cart-cookies.ts';
import { flashCookie, type Flash } from './flash.ts';
import { flashFor } from './apply-command.ts';
import { findVisitorCart, type CartServices, type VisitorCart } from './visitor-cart.ts';

/** A link that changes the visitor's cart, opened. */
export interface CartLinkRequest extends CartServices {
  readonly request: Request;
  readonly url: URL;
  /** Scheme and host of this site. */
  readonly origin: string;
}

/**
 * A permalink of a cart, `<variant>:<quantity>,…`: these lines come to have these quantities, others stay. Opening it
 * twice is the same as once. `?discount=` applies a code.
 */
export async function openCartPermalink(linkRequest: CartLinkRequest, items: string): Promise<Response> {
  const code = linkRequest.url.searchParams.get('discount');
  return followCartLink(linkRequest, {
    to: routes.cart(),
    steps: [...parseCartLines(items).map(setLineStep), ...(code ? [applyCodeStep(code)] : [])],
  });
}

/** A link that applies a code and leads to `?redirect=`, or to the cart. */
export async function openDiscountLink(linkRequest: CartLinkRequest, code: string): Promise<Response> {
  const redirectTarget = linkRequest.url.searchParams.get('redirect');
  const to = redirectTarget === null ? routes.cart() : safeRedirectTarget(redirectTarget);
  if (to === null)
    return new Response('The address to go on to must be a path of this shop.', { status: 400, headers: textHeaders });
  return followCartLink(linkRequest, { to, steps: [applyCodeStep(code)] });
}

const textHeaders = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, no-store' };

type CartLinkStep = (
  opened: CartLinkRequest,
  visitor: Pick<VisitorCart, 'ref' | 'cart'>,
) => Promise<{ answer: CartWriteResult; flash: Flash }>;

interface CartLinkPlan {
  readonly to: string;
  readonly steps: readonly CartLinkStep[];
}

/** Nothing is changed for who only looks ahead or asks for the headers. */
async function followCartLink(linkRequest: CartLinkRequest, { to, steps }: CartLinkPlan): Promise<Response> {
  const { request, origin } = linkRequest;
  const secure = origin.startsWith('https:');
  const answer = new Response(null, { status: 303, headers: { Location: to, 'Cache-Control': 'private, no-store' } });
  if (request.method !== 'GET' || request.headers.has('sec-purpose')) return answer;
  let visitor: Pick<VisitorCart, 'ref' | 'cart'> = await findVisitorCart(
    linkRequest,
    readCartCookies(request.headers.get('cookie'), secure),
  );
  const flashes: Flash[] = [];
  for (const step of steps) {
    const { answer: cartAnswer, flash } = await step(linkRequest, visitor);
    visitor = { ref: cartAnswer.ref, cart: cartAnswer.result.cart };
    flashes.push(flash);
  }
  const { ref, cart } = visitor;
  for (const cookie of ref && cart ? cartCookies(ref, cart, secure) : []) answer.headers.append('Set-Cookie', cookie);
  answer.headers.append('Set-Cookie', flashCookie({ flash: summarizeFlashes(flashes), back: null }, secure));
  return answer;
}

/** One thing to say of several writes: the first refusal outweighs what was done. */
function summarizeFlashes(flashes: readonly Flash[]): Flash {
  const refused = flashes.find((flash) => flash.kind === 'refused');
  if (refused)
    return flashes.length > 1 && flashes.some(({ kind }) => kind !== 'refused')
      ? { ...refused, kind: 'partly' }
      : refused;
  const [only, ...more] = flashes;
  if (!only) return { kind: 'refused', reason: 'unknown_variant', detail: null };
  return more.length > 0 ? { kind: 'filled' } : only;
}

function setLineStep({ variantId, quantity }: CartLineInput): CartLinkStep {
  return async ({ carts }, { ref, cart }) => {
    const line = cart?.lines.find(({ id }) => id === variantId);
    const write = { ref, key: null };
    const counted = quantity >= 1 ? quantity : Number.NaN;
    const answer = line
      ? await carts.setQuantity(write, line.id, counted)
      : await carts.add(write, [{ variantId, quantity: counted }]);
    return { answer, flash: flashFor({ kind: 'add', variantId, quantity, attributes: {} }, cart, answer) };
  };
}

function applyCodeStep(code: string): CartLinkStep {
  return async ({ carts }, { ref, cart }) => {
    const answer = await carts.applyCode({ ref, key: null }, code);
    return { answer, flash: flashFor({ kind: 'apply-code', code }, cart, answer) };
  };
}
