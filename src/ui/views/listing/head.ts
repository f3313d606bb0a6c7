import { routes } from '#routes.ts';
import { withPage } from '#shop/listing/query/list-query-change.ts';
import { isIndexable, listUrl } from '#shop/listing/query/list-url.ts';
import { createIdentityCache } from '#shop/memoize.ts';
import { type Collection, type Listing, type ListQuery, pageSize, type Paginated } from '#shop/listing/listing.ts';
import { collectionData } from '#shop/seo/structured-data-page.ts';
import type { Thing } from '#shop/seo/structured-data.ts';
import type { Head, PublishedShop } from '../../layout/frame.ts';
import { trailData } from '../../layout/trail-data.ts';
import { activeFilterLabels } from './listing-labels.ts';

export interface ListingHeadInput {
  readonly collection: Pick<Collection, 'handle' | 'title' | 'description' | 'picture'>;
  readonly query: ListQuery;
  readonly listing: Pick<Listing, 'pages' | 'cards' | 'total' | 'facets'>;
}

/** The head of a listing. Only indexable states (`isIndexable`) are for search engines. */
export function listingHead(site: PublishedShop, page: ListingHeadInput): Head {
  const { collection, query } = page;
  const canonical = listUrl(routes.collection(collection.handle), query, site.profile.currency);
  return {
    title: listingTitle(site, page),
    description: collection.description,
    canonical,
    robots: isIndexable(query) && hasResults(page) ? 'index' : 'noindex',
    picture: collection.picture,
    things: thingsOf.get(
      [page.listing, site.profile],
      JSON.stringify([site.origin, canonical, collection.title, collection.description]),
      () => listingThings(site, page, canonical),
    ),
  };
}

const thingsOf = createIdentityCache<readonly Thing[]>();

function hasResults({ query, listing }: ListingHeadInput): boolean {
  return listing.total !== 0 && query.page <= Math.max(1, listing.pages);
}

/** Names the filters and the page, so that no two indexable states have the same title. */
function listingTitle({ profile, display }: PublishedShop, { collection, query, listing }: ListingHeadInput): string {
  const { listing: messages } = display.messages;
  const filters = activeFilterLabels(query, { facets: listing.facets, priceFormat: profile, messages }).join(', ');
  const title = filters === '' ? collection.title : messages.titleFiltered({ title: collection.title, filters });
  return query.page === 1 ? title : messages.titlePage({ title, page: query.page });
}

function listingThings(
  site: PublishedShop,
  { collection, query, listing }: ListingHeadInput,
  path: string,
): readonly Thing[] {
  const { title, description, handle } = collection;
  const items = listing.cards.map((card) => ({ label: card.title, href: routes.product(card.handle) }));
  return [
    trailData(site, [
      { label: site.display.messages.listing.collections, href: routes.collections() },
      { label: title, href: listUrl(routes.collection(handle), withPage(query, 1), site.profile.currency) },
    ]),
    collectionData(site, { path, title, description, items, before: (query.page - 1) * pageSize }),
  ];
}

/** The URL of a page of the list of collections. */
export function collectionsHref(page: number): string {
  return page === 1 ? routes.collections() : `${routes.collections()}?page=${page}`;
}

/** The head of the list of collections. */
export function collectionsHead(site: PublishedShop, { items, page }: Paginated<Collection>): Head {
  const { listing: messages } = site.display.messages;
  const title = page === 1 ? messages.collections : messages.collectionsPage({ page });
  const titles = items.map((each) => each.title).join(', ');
  const description = messages.collectionsDescription({ shop: site.profile.name, titles });
  const path = collectionsHref(page);
  const links = items.map((each) => ({ label: each.title, href: routes.collection(each.handle) }));
  return {
    title,
    description,
    canonical: path,
    picture: items[0]?.picture ?? null,
    things: [
      trailData(site, [{ label: messages.collections, href: routes.collections() }]),
      collectionData(site, { path, title, description, items: links, before: (page - 1) * pageSize }),
    ],
  };
}
