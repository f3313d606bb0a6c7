import type { Order } from '#shop/checkout/order.ts';
import { breadcrumbData } from '#shop/seo/structured-data-page.ts';
import type { SiteIdentity } from '#shop/seo/structured-data.ts';
import { routes } from '#routes.ts';
import type { Head } from '../../layout/frame.ts';

/** What the checkout tells of itself: it is nothing for search engines. */
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

/** An order is for its buyer's eyes: it has no address to be found under. */
export function orderHead(site: SiteIdentity, { number }: Order): Head {
  return {
    title: `Order ${number}`,
    description: `Your order ${number} at ${site.profile.name}.`,
    canonical: null,
    robots: 'noindex',
  };
}
