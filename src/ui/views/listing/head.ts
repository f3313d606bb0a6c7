import { withPage } from '#shop/list-query-change.ts';
import { isIndexable, listUrl } from '#shop/list-url.ts';
import { pageSize, type Collection, type Listing, type ListQuery } from '#shop/listing.ts';
import { breadcrumbData, collectionData } from '#shop/structured-data-page.ts';
import type { SiteIdentity, Thing } from '#shop/structured-data.ts';
import { routes } from '#routes.ts';
import type { Head } from '../../layout/frame.ts';

export interface ListingHeadInput {
  readonly collection: Pick<Collection, 'handle' | 'title' | 'description' | 'picture'>;
  readonly query: ListQuery;
  readonly listing: Pick<Listing, 'pages' | 'cards'>;
}

/** What a listing tells of itself: its clean address; only plain states of it are for search engines. */
export function listingHead(site: SiteIdentity, page: ListingHeadInput): Head {
  const { collection, query, listing } = page;
  const canonical = listUrl(routes.collection(collection.handle), query, site.profile.currency);
  return {
    title: query.page === 1 ? collection.title : `${collection.title}, page ${query.page}`,
    description: collection.description,
    canonical,
    robots: isIndexable(query) && query.page <= Math.max(1, listing.pages) ? 'index' : 'noindex',
    picture: collection.picture,
    things: listingThings(site, page, canonical),
  };
}

function listingThings(
  site: SiteIdentity,
  { collection, query, listing }: ListingHeadInput,
  path: string,
): readonly Thing[] {
  const { title, description, handle } = collection;
  const items = listing.cards.map((card) => ({ label: card.title, href: routes.product(card.handle) }));
  return [
    breadcrumbData(site, [
      { label: 'Home', href: routes.home() },
      { label: 'Collections', href: routes.collections() },
      { label: title, href: listUrl(routes.collection(handle), withPage(query, 1), site.profile.currency) },
    ]),
    collectionData(site, { path, title, description, items, before: (query.page - 1) * pageSize }),
  ];
}
