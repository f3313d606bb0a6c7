import { routes } from '#routes.ts';
import type { CheckoutErrors, CheckoutValues } from '#shop/checkout/checkout-fields.ts';
import type { Order, Quote } from '#shop/checkout/order.ts';
import { breadcrumbData } from '#shop/seo/structured-data-page.ts';
import type { SiteIdentity } from '#shop/seo/structured-data.ts';
import type { Frame, Head } from '../../layout/frame.ts';

/** What the checkout shows. Its views get it whole. */
export interface CheckoutPage {
  readonly frame: Frame;
  readonly quote: Quote;
  readonly values: CheckoutValues;
  readonly errors: CheckoutErrors;
  /** Why nothing was ordered, when no field is the cause. */
  readonly problem: string | null;
  /** Where the terms and the privacy policy are; null when the shop has not published them. */
  readonly termsHref: string | null;
  readonly privacyHref: string | null;
}

export function checkoutHead(site: SiteIdentity): Head {
  const trail = [
    { label: 'Home', href: routes.home() },
    { label: 'Cart', href: routes.cart() },
    { label: 'Checkout', href: routes.checkout() },
  ];
  return {
    title: 'Checkout',
    description: `Where your order from ${site.profile.name} goes and how.`,
    canonical: routes.checkout(),
    robots: 'noindex',
    things: [breadcrumbData(site, trail)],
  };
}

/** The address of an order is secret: it has no canonical URL. */
export function orderHead(site: SiteIdentity, { number }: Order): Head {
  return {
    title: `Order ${number}`,
    description: `Your order ${number} at ${site.profile.name}.`,
    canonical: null,
    robots: 'noindex',
  };
}
