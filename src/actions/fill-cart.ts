import { routes } from '#routes.ts';
import { localTarget } from '#http/local-target.ts';
import type { CartAdd, CartAnswer } from '#platform/port.ts';
import { cartCookies, readCartCookies, readLines } from './cookies.ts';
import { flashCookie, type Flash } from './flash.ts';
import { flashOf } from './perform.ts';
import { findVisitorCart, type Tills, type VisitorCart } from './visitor-cart.ts';

/** A link that changes the visitor's cart, opened. */
export interface Opened extends Tills {
  readonly request: Request;
  readonly url: URL;
  /** Scheme and host of this site. */
  readonly origin: string;
}

/**
 * A permalink of a cart, `<variant>:<quantity>,…`: these lines come to have these quantities, others stay. Opening it
 * twice is the same as once. `?discount=` applies a code.
 */
export async function fillCart(opened: Opened, items: string): Promise<Response> {
  const code = opened.url.searchParams.get('discount');
  return open(opened, {
    to: routes.cart(),
    steps: [...readLines(items).map(setLine), ...(code ? [applyCode(code)] : [])],
  });
}

/** A link that applies a code and leads to `?redirect=`, or to the cart. */
export async function openDiscount(opened: Opened, code: string): Promise<Response> {
  const wanted = opened.url.searchParams.get('redirect');
  const to = wanted === null ? routes.cart() : localTarget(wanted);
  if (to === null)
    return new Response('The address to go on to must be a path of this shop.', { status: 400, headers });
  return open(opened, { to, steps: [applyCode(code)] });
}

const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, no-store' };

type Step = (
  opened: Opened,
  visitor: Pick<VisitorCart, 'ref' | 'cart'>,
) => Promise<{ answer: CartAnswer; flash: Flash }>;

interface Way {
  readonly to: string;
  readonly steps: readonly Step[];
}

/** Nothing is changed for who only looks ahead or asks for the headers. */
async function open(opened: Opened, { to, steps }: Way): Promise<Response> {
  const { request, origin } = opened;
  const secure = origin.startsWith('https:');
  const answer = new Response(null, { status: 303, headers: { Location: to, 'Cache-Control': 'private, no-store' } });
  if (request.method !== 'GET' || request.headers.has('sec-purpose')) return answer;
  let visitor: Pick<VisitorCart, 'ref' | 'cart'> = await findVisitorCart(
    opened,
    readCartCookies(request.headers.get('cookie'), secure),
  );
  const flashes: Flash[] = [];
  for (const step of steps) {
    const { answer: made, flash } = await step(opened, visitor);
    visitor = { ref: made.ref, cart: made.result.cart };
    flashes.push(flash);
  }
  const { ref, cart } = visitor;
  for (const cookie of ref && cart ? cartCookies(ref, cart, secure) : []) answer.headers.append('Set-Cookie', cookie);
  answer.headers.append('Set-Cookie', flashCookie({ flash: summary(flashes), back: null }, secure));
  return answer;
}

/** One thing to say of several writes: the first refusal outweighs what was done. */
function summary(flashes: readonly Flash[]): Flash {
  const refused = flashes.find((flash) => flash.kind === 'refused');
  if (refused)
    return flashes.length > 1 && flashes.some(({ kind }) => kind !== 'refused')
      ? { ...refused, kind: 'partly' }
      : refused;
  const [only, ...more] = flashes;
  if (!only) return { kind: 'refused', reason: 'unknown_variant', detail: null };
  return more.length > 0 ? { kind: 'filled' } : only;
}

function setLine({ variantId, quantity }: CartAdd): Step {
  return async ({ carts }, { ref, cart }) => {
    const line = cart?.lines.find(({ id }) => id === variantId);
    const write = { ref, key: null };
    const counted = quantity >= 1 ? quantity : Number.NaN;
    const answer = line
      ? await carts.setQuantity(write, line.id, counted)
      : await carts.add(write, [{ variantId, quantity: counted }]);
    return { answer, flash: flashOf({ kind: 'add', variantId, quantity, attributes: {} }, cart, answer) };
  };
}

function applyCode(code: string): Step {
  return async ({ carts }, { ref, cart }) => {
    const answer = await carts.applyCode({ ref, key: null }, code);
    return { answer, flash: flashOf({ kind: 'apply-code', code }, cart, answer) };
  };
}
