import { routes } from '#routes.ts';
import type { ContentLink } from '#shop/content/content.ts';
import { breadcrumbData } from '#shop/seo/structured-data-page.ts';
import type { Thing } from '#shop/seo/structured-data.ts';
import type { PublishedShop } from './frame.ts';

/** The breadcrumbs of a page for search engines: the home page, then `links`, of which the last is the page itself. */
export function trailData(site: PublishedShop, links: readonly ContentLink[]): Thing {
  return breadcrumbData(site, [{ label: site.display.messages.layout.home, href: routes.home() }, ...links]);
}
