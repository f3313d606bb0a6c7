import { breadcrumbData } from '#shop/seo/structured-data-page.ts';
import type { SiteIdentity } from '#shop/seo/structured-data.ts';
import { routes } from '#routes.ts';
import type { Head } from '../../layout/frame.ts';

/** What the cart tells of itself: everyone's is another, so none is for search engines. */
export function cartHead(site: SiteIdentity): Head {
  const trail = [
    { label: 'Home', href: routes.home() },
    { label: 'Cart', href: routes.cart() },
  ];
  return {
    title: 'Cart',
    description: `What you have chosen at ${site.profile.name}.`,
    canonical: routes.cart(),
    robots: 'noindex',
    things: [breadcrumbData(site, trail)],
  };
}
