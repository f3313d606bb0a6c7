import type { AstroGlobal } from 'astro';
import { readFormFields } from '#actions/forms/form-fields.ts';
import { findPostedOrder, type OrderLookupState } from '#actions/orders/find-order.ts';
import { handleWithdrawal, type WithdrawalState } from '#actions/orders/withdraw-order.ts';
import { handleCheckout } from '#actions/place-order.ts';
import { privateCacheControl, seeOther } from '#actions/visitor-response.ts';
import { routes } from '#routes.ts';
import type { Order } from '#shop/checkout/order.ts';
import type { Frame } from '#ui/layout/frame.ts';
import type { CheckoutPage } from '#ui/views/checkout/checkout-page.ts';
import { readFrame } from './frame.ts';
import { type PageResult, redirectOrNotFound, setFormHeaders } from './page-result.ts';

/** Reads the checkout after carrying out what its form requests. */
export async function readCheckoutPage(astro: AstroGlobal): Promise<PageResult<CheckoutPage>> {
  const { locals, request, response, url } = astro;
  const frame = await readFrame(locals, url);
  const state = await handleCheckout({ ...locals, request, locale: frame.profile.locale });
  if (state instanceof Response) return state;
  response.status = state.status;
  response.headers.set('Cache-Control', privateCacheControl);
  for (const cookie of state.cookies) response.headers.append('Set-Cookie', cookie);
  const policies = new Map((await locals.content.policies()).map(({ handle, title }) => [handle, title]));
  const policyHref = (handle: string) => (policies.has(handle) ? routes.policy(handle) : null);
  const legal = [
    ...(frame.profile.hasWithdrawal
      ? [{ href: routes.withdrawal(), label: locals.messages.checkout.withdrawal.title }]
      : []),
    ...legalPolicies.flatMap((handle) => {
      const label = policies.get(handle);
      return label === undefined ? [] : [{ href: routes.policy(handle), label }];
    }),
  ];
  return { frame, ...state, termsHref: policyHref('terms-of-service'), privacyHref: policyHref('privacy'), legal };
}

/** Linked at the end of the checkout, where the shop has them. */
const legalPolicies = ['shipping', 'refund', 'terms-of-service', 'privacy', 'legal-notice'] as const;

interface OrderPage {
  readonly frame: Frame;
  readonly order: Order;
}

/** Reads the confirmation of an order: its address is secret, and neither caches nor search engines may keep it. */
export async function readOrderPage(astro: AstroGlobal): Promise<PageResult<OrderPage>> {
  const { locals, params, response, url } = astro;
  const order = (await locals.checkout?.order(params['token'] ?? '')) ?? null;
  if (!order) return redirectOrNotFound(astro);
  response.headers.set('Cache-Control', privateCacheControl);
  response.headers.set('X-Robots-Tag', 'noindex');
  return { frame: await readFrame(locals, url), order };
}

interface OrderLookupPage extends OrderLookupState {
  readonly frame: Frame;
}

/** Reads the page that finds an order, and leads to the order that was found. */
export async function readOrderLookupPage(astro: AstroGlobal): Promise<PageResult<OrderLookupPage>> {
  const { locals, request, url } = astro;
  if (!locals.checkout) return redirectOrNotFound(astro);
  const fields = request.method === 'POST' ? await readFormFields(request) : new Map<string, unknown>();
  const state = await findPostedOrder(locals.checkout, fields);
  if (state.order) return seeOther(routes.order(state.order.token));
  setFormHeaders(astro, state.isUnknown);
  return { frame: await readFrame(locals, url), ...state };
}

interface WithdrawalPage extends WithdrawalState {
  readonly frame: Frame;
}

/** Reads the page for withdrawing from an order, after carrying out the step that its form requests. */
export async function readWithdrawalPage(astro: AstroGlobal): Promise<PageResult<WithdrawalPage>> {
  const { locals, request, url } = astro;
  if (!locals.checkout) return redirectOrNotFound(astro);
  const form = request.method === 'POST' ? await request.formData().catch(() => new FormData()) : new FormData();
  const state = await handleWithdrawal(locals.checkout, form);
  setFormHeaders(astro, state.isUnknown || state.isNothingChosen);
  return { frame: await readFrame(locals, url), ...state };
}
