import type { AstroGlobal } from 'astro';
import { handleCheckout } from '#actions/place-order.ts';
import { privateCacheControl } from '#actions/visitor-response.ts';
import { routes } from '#routes.ts';
import type { Order } from '#shop/checkout/order.ts';
import type { Frame } from '#ui/layout/frame.ts';
import type { CheckoutPage } from '#ui/views/checkout/checkout-page.ts';
import { readFrame } from './frame.ts';
import { type PageResult, redirectOrNotFound } from './page-result.ts';

/** Reads the checkout after carrying out what its form requests. */
export async function readCheckoutPage(astro: AstroGlobal): Promise<PageResult<CheckoutPage>> {
  const { locals, request, response, url } = astro;
  const frame = await readFrame(locals, url);
  const state = await handleCheckout({ ...locals, request, locale: frame.profile.locale });
  if (state instanceof Response) return state;
  response.status = state.status;
  response.headers.set('Cache-Control', privateCacheControl);
  const policies = new Set((await locals.content.policies()).map(({ handle }) => handle));
  const policyHref = (handle: string) => (policies.has(handle) ? routes.policy(handle) : null);
  return { frame, ...state, termsHref: policyHref('terms-of-service'), privacyHref: policyHref('privacy') };
}

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
