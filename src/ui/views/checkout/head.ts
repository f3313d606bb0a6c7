import { routes } from '#routes.ts';
import type { Head, PublishedShop } from '../../layout/frame.ts';
import { trailData } from '../../layout/trail-data.ts';

export function checkoutHead(site: PublishedShop): Head {
  const { cart, checkout: messages } = site.display.messages;
  const trail = [
    { label: cart.title, href: routes.cart() },
    { label: messages.title, href: routes.checkout() },
  ];
  return {
    title: messages.title,
    description: messages.description({ shop: site.profile.name }),
    canonical: routes.checkout(),
    robots: 'noindex',
    hasMarkdown: false,
    things: [trailData(site, trail)],
  };
}
