import type { Order } from '#shop/checkout/order.ts';
import type { Head, PublishedShop } from '../../layout/frame.ts';
import { trailData } from '../../layout/trail-data.ts';

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

interface LookupMessages {
  readonly title: string;
  readonly description: (values: { readonly shop: string }) => string;
}

/** A page on which a visitor finds an order, for example to withdraw from it. Not for search engines. */
export function orderLookupHead(site: PublishedShop, path: string, messages: LookupMessages): Head {
  return {
    title: messages.title,
    description: messages.description({ shop: site.profile.name }),
    canonical: path,
    robots: 'noindex',
    hasMarkdown: false,
    things: [trailData(site, [{ label: messages.title, href: path }])],
  };
}
