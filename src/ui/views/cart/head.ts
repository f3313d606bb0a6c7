import { routes } from '#routes.ts';
import type { Head, PublishedShop } from '../../layout/frame.ts';

/** The cart is different for every visitor and not for search engines. */
export function cartHead(site: PublishedShop): Head {
  const { cart: messages } = site.display.messages;
  return {
    title: messages.title,
    description: messages.description({ shop: site.profile.name }),
    canonical: routes.cart(),
    robots: 'noindex',
  };
}
