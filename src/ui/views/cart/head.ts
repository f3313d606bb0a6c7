import { routes } from '#routes.ts';
import { createIdentityCache } from '#shop/memoize.ts';
import type { Thing } from '#shop/seo/structured-data.ts';
import type { Head, PublishedShop } from '../../layout/frame.ts';
import { trailData } from '../../layout/trail-data.ts';

/** The cart is different for every visitor and not for search engines. */
export function cartHead(site: PublishedShop): Head {
  const { cart: messages } = site.display.messages;
  const link = { label: messages.title, href: routes.cart() };
  return {
    title: messages.title,
    description: messages.description({ shop: site.profile.name }),
    canonical: routes.cart(),
    robots: 'noindex',
    hasMarkdown: false,
    things: thingsOf.get([site.display.messages], site.origin, () => [trailData(site, [link])]),
  };
}

const thingsOf = createIdentityCache<readonly Thing[]>();
