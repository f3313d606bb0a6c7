import { routes } from '#routes.ts';
import type { Head, PublishedShop } from '../../layout/frame.ts';

export function checkoutHead(site: PublishedShop): Head {
  const { checkout: messages } = site.display.messages;
  return {
    title: messages.title,
    description: messages.description({ shop: site.profile.name }),
    canonical: routes.checkout(),
    robots: 'noindex',
  };
}
