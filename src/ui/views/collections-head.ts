import { pageSize, type Collection, type Paginated } from '#shop/listing.ts';
import { breadcrumbData, collectionData } from '#shop/structured-data-page.ts';
import type { SiteIdentity } from '#shop/structured-data.ts';
import { routes } from '#routes.ts';
import type { Head } from '../layout/frame.ts';

/** The address of a page of the list of collections. */
export function collectionsHref(page: number): string {
  return page === 1 ? routes.collections() : `${routes.collections()}?page=${page}`;
}

/** What the list of collections tells of itself. */
export function collectionsHead(site: SiteIdentity, { items, page }: Paginated<Collection>): Head {
  const title = page === 1 ? 'Collections' : `Collections, page ${page}`;
  const description = `All collections of ${site.profile.name}: ${items.map((each) => each.title).join(', ')}.`;
  const path = collectionsHref(page);
  const links = items.map((each) => ({ label: each.title, href: routes.collection(each.handle) }));
  return {
    title,
    description,
    canonical: path,
    picture: items[0]?.picture ?? null,
    things: [
      breadcrumbData(site, [
        { label: 'Home', href: routes.home() },
        { label: 'Collections', href: routes.collections() },
      ]),
      collectionData(site, { path, title, description, items: links, before: (page - 1) * pageSize }),
    ],
  };
}
