import { routes } from '#routes.ts';
import type { Head, PublishedShop } from '../../layout/frame.ts';
import { trailData } from '../../layout/trail-data.ts';

/** The page of saved products, whose content only the browser of the visitor knows. */
export function wishlistHead(site: PublishedShop): Head {
  const { title, description } = site.display.messages.product.wishlist;
  return {
    title,
    description: description({ shop: site.profile.name }),
    canonical: routes.wishlist(),
    robots: 'noindex',
    hasMarkdown: false,
    things: [trailData(site, [{ label: title, href: routes.wishlist() }])],
  };
}
