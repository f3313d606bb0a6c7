import type { CartRef, Checkout } from '#commerce/port.ts';
import { refusalText } from '#messages/cart-refusal.ts';
import type { Messages } from '#messages/messages.ts';
import { routes } from '#routes.ts';
import { formatMoney } from '#shop/product/money.ts';
import { type CheckoutErrors, type CheckoutValues, emptyCheckoutValues } from '#shop/checkout/checkout-fields.ts';
import type { Order, OrderResult, Quote } from '#shop/checkout/order.ts';
import { type LineChanges, lineChanges } from '#shop/cart/seen-lines.ts';
import { clearCartCookies, leftCookie } from './cart-cookies.ts';
import { checkBuyer, readCheckoutValues } from './checkout-form.ts';
import { readFormFields } from './forms/form-fields.ts';
import { findRemovedItems } from './removed-items.ts';
import { readSeenCart, shownCookie } from './seen-cookie.ts';
import { findVisitorCart, isSecure, mayWrite, type VisitorRequest } from './visitor-cart.ts';
import { seeOther } from './visitor-response.ts';

export interface CheckoutRequest extends VisitorRequest {
  /** BCP 47: how amounts are written in sentences. */
  readonly locale: string;
  readonly messages: Messages;
}

/** What the checkout shows. */
export interface CheckoutState {
  readonly quote: Quote;
  readonly values: CheckoutValues;
  readonly errors: CheckoutErrors;
  /** Why nothing was ordered, when no field is the cause. */
  readonly problem: string | null;
  readonly status: 200 | 409 | 422;
  /** How lines differ from what the visitor was shown before. */
  readonly changes: LineChanges;
  /** The names of items that the platform has removed from the cart since then. */
  readonly removed: readonly string[];
  /** Values of `Set-Cookie`. */
  readonly cookies: readonly string[];
}

/**
 * Shows the checkout, quotes delivery again, or places the order, depending on the posted action. Redirects when there
 * is nothing to show: to the order, to an empty cart, or to the platform's own checkout. Since that does not say which
 * items are gone, the visitor is sent to the cart first, which does.
 */
export async function handleCheckout(checkoutRequest: CheckoutRequest): Promise<CheckoutState | Response> {
  const { request, origin, carts, checkout, messages } = checkoutRequest;
  const { ref, cart, order } = await findVisitorCart(checkoutRequest);
  if (order) return redirectToOrder(order, origin);
  if (ref === null || cart === null || cart.lines.length === 0) return seeOther(routes.cart());
  const seen = readSeenCart(request.headers.get('cookie'), cart, isSecure(origin));
  const removed = await findRemovedItems(carts, seen.gone);
  if (!checkout && removed.length > 0) return seeOther(routes.cart());
  if (!checkout) return seeOther(cart.checkoutUrl, mayWrite(request) ? [leftCookie(ref, isSecure(origin))] : []);
  const fields = request.method === 'POST' ? await readFormFields(request) : new Map<string, unknown>();
  const values = readCheckoutValues(fields);
  const choice = { country: values.country || null, method: values.method || null, email: null };
  const quote = await checkout.quote(ref, choice);
  if (!quote) return redirectFromLostCart(checkout, ref, origin);
  const state = {
    quote,
    values: withQuotedDelivery(values, quote),
    errors: {},
    problem: null,
    status: 200,
    changes: lineChanges(cart.lines, seen.lines),
    removed,
    cookies: mayWrite(request) ? [shownCookie(cart, isSecure(origin))] : [],
  } as const;
  if (fields.get('action') !== 'order') return state;
  const validation = checkBuyer(values, quote, messages.checkout.fields);
  if ('errors' in validation) return { ...state, errors: validation.errors, status: 422 };
  const agreedTotal = Number(fields.get('total') ?? Number.NaN);
  const result = await checkout.place(ref, { ...validation.buyer, method: values.method, agreedTotal });
  if (result.ok) return redirectToOrder(result.order, origin);
  if (!result.quote) return redirectFromLostCart(checkout, ref, origin);
  return { ...state, quote: result.quote, problem: problemText(result, checkoutRequest), status: 409 };
}

/** Another request of the buyer, such as that of a second click, may have ordered the cart meanwhile. */
async function redirectFromLostCart(checkout: Checkout, ref: CartRef, origin: string): Promise<Response> {
  const order = await checkout.orderOf(ref);
  return order ? redirectToOrder(order, origin) : seeOther(routes.cart());
}

function redirectToOrder({ token }: Order, origin: string): Response {
  return seeOther(routes.order(token), clearCartCookies(isSecure(origin)));
}

/** The form shows the country and the method that the quote was made for. */
function withQuotedDelivery(values: CheckoutValues, { country, method }: Quote): CheckoutValues {
  return { ...emptyCheckoutValues, ...values, country, method: method ?? '' };
}

function problemText(
  { reason, code, quote }: OrderResult & { ok: false },
  { locale, messages }: CheckoutRequest,
): string {
  const { problems } = messages.checkout;
  const total = quote ? formatMoney(quote.cart.total, locale) : '';
  switch (reason) {
    case 'code': {
      const refusal = refusalText(code?.reason ?? 'code_ended', code?.detail ?? null, messages.cart);
      return problems.code({ reason: refusal, total });
    }
    case 'total':
      return problems.total({ total });
    case 'cart_gone':
    case 'stock':
    case 'delivery':
      return problems[reason];
    default:
      return reason satisfies never;
  }
}
