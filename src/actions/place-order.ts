import { routes } from '#routes.ts';
import type { Cart } from '#shop/cart/cart.ts';
import { formatMoney } from '#shop/product/money.ts';
import type { OrderResult, Quote } from '#shop/checkout/order.ts';
import { refusalText } from './cart-reply.ts';
import {
  checkBuyer,
  type CheckoutErrors,
  type CheckoutValues,
  emptyValues,
  readCheckoutValues,
} from './checkout-form.ts';
import { clearCartCookies, readCartCookies } from './cart-cookies.ts';
import { findVisitorCart, type CartServices } from './visitor-cart.ts';

export interface CheckoutRequest extends CartServices {
  readonly request: Request;
  /** Scheme and host of this site. */
  readonly origin: string;
  /** BCP 47: how amounts are written in sentences. */
  readonly locale: string;
}

/** The checkout as it is to be shown. */
export interface CheckoutState {
  readonly quote: Quote;
  readonly values: CheckoutValues;
  readonly errors: CheckoutErrors;
  /** Why nothing was ordered, where no field is to blame. */
  readonly problem: string | null;
  readonly status: 200 | 409 | 422;
}

/**
 * One step at the checkout: shows it, works out delivery anew, or orders. Ends with a redirect where there is nothing
 * to show: to the order, to the cart when there is none, to the platform's own page where it has one.
 */
export async function handleCheckout(checkoutRequest: CheckoutRequest): Promise<CheckoutState | Response> {
  const { request, origin, carts, checkout } = checkoutRequest;
  const secure = origin.startsWith('https:');
  const { ref, cart, order } = await findVisitorCart(
    checkoutRequest,
    readCartCookies(request.headers.get('cookie'), secure),
  );
  if (order) return redirectTo(routes.order(order.token), clearCartCookies(secure));
  if (ref === null || cart === null || cart.lines.length === 0) return redirectTo(routes.cart());
  if (!checkout) return redirectTo((await carts.checkoutUrl(ref)) ?? routes.cart());
  const fields = request.method === 'POST' ? await readFields(request) : new Map<string, unknown>();
  const values = readCheckoutValues(fields);
  const choice = { country: values.country || null, method: values.method || null, email: null };
  const quote = await checkout.quote(ref, choice);
  if (!quote) return redirectTo(routes.cart());
  const state = { quote, values: withQuotedDelivery(values, quote), errors: {}, problem: null, status: 200 } as const;
  if (fields.get('action') !== 'order') return state;
  const validation = checkBuyer(values, quote);
  if ('errors' in validation) return { ...state, errors: validation.errors, status: 422 };
  const agreedTotal = Number(fields.get('total') ?? Number.NaN);
  const result = await checkout.place(ref, { ...validation.buyer, method: values.method, agreedTotal });
  if (result.ok) return redirectTo(routes.order(result.order.token), clearCartCookies(secure));
  if (!result.quote) return redirectTo(routes.cart());
  return { ...state, quote: result.quote, problem: problemText(result, checkoutRequest.locale), status: 409 };
}

async function readFields(request: Request): Promise<ReadonlyMap<string, unknown>> {
  try {
    return new Map(await request.formData());
  } catch {
    return new Map();
  }
}

/** Country and method are those that the sums are for. */
function withQuotedDelivery(values: CheckoutValues, { country, method }: Quote): CheckoutValues {
  return { ...emptyValues, ...values, country, method: method ?? '' };
}

function problemText({ reason, code, quote }: OrderResult & { ok: false }, locale: string): string {
  const total = quote ? totalOf(quote.cart, locale) : '';
  switch (reason) {
    case 'cart_gone':
      return 'There is no cart any more.';
    case 'stock':
      return 'Somebody was faster: there are not enough of something in your cart. Nothing was ordered.';
    case 'code':
      return `${refusalText(code?.reason ?? 'code_ended', code?.detail ?? null)} Without it the total is ${total}. Nothing was ordered yet.`;
    case 'delivery':
      return 'It cannot be delivered in this way. Choose another one. Nothing was ordered yet.';
    case 'total':
      return `The total is ${total} now. Please look at it once more, then order. Nothing was ordered yet.`;
    default:
      return reason satisfies never;
  }
}

function totalOf({ total }: Cart, locale: string): string {
  return formatMoney(total, locale);
}

function redirectTo(to: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: to, 'Cache-Control': 'private, no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}
