import { routes } from '#routes.ts';
import type { CheckoutErrors, CheckoutValues } from '#shop/checkout/checkout-fields.ts';
import type { Order, Quote } from '#shop/checkout/order.ts';
import { breadcrumbData } from '#shop/seo/structured-data-page.ts';
import type { Frame, Head, PublishedShop } from '../../layout/frame.ts';

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
  readonly legal: readonly LegalLink[];
}

/** A page with terms that apply to an order. */
export interface LegalLink {
  readonly href: string;
  readonly label: string;
}

export function checkoutHead(site: PublishedShop): Head {
  const { cart, checkout: messages, layout } = site.display.messages;
  const trail = [
    { label: layout.home, href: routes.home() },
    { label: cart.title, href: routes.cart() },
    { label: messages.title, href: routes.checkout() },
  ];
  return {
    title: messages.title,
    description: messages.description({ shop: site.profile.name }),
    canonical: routes.checkout(),
    robots: 'noindex',
    things: [breadcrumbData(site, trail)],
  };
}

/** The address of an order is secret: it has no canonical URL. */
export function orderHead(site: PublishedShop, { number }: Order): Head {
  const { confirmation: messages } = site.display.messages.checkout;
  return {
    title: messages.title({ number }),
    description: messages.description({ number, shop: site.profile.name }),
    canonical: null,
    robots: 'noindex',
  };
}

interface ServiceMessages {
  readonly title: string;
  readonly description: (values: { readonly shop: string }) => string;
}

/** A page at a path about one visitor's order, not for search engines. */
export function serviceHead(site: PublishedShop, path: string, messages: ServiceMessages): Head {
  const home = { label: site.display.messages.layout.home, href: routes.home() };
  return {
    title: messages.title,
    description: messages.description({ shop: site.profile.name }),
    canonical: path,
    robots: 'noindex',
    things: [breadcrumbData(site, [home, { label: messages.title, href: path }])],
  };
}
