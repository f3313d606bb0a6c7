import { listUrl } from '#shop/listing/query/list-url.ts';
import { routes } from '#routes.ts';
import type { Head, PublishedShop } from '../../layout/frame.ts';
import { trailData } from '../../layout/trail-data.ts';
import type { SearchResult } from './search-result.ts';

/** Title and meta data of the search page; results are not indexed. */
export function searchHead(site: PublishedShop, { term, query }: Pick<SearchResult, 'term' | 'query'>): Head {
  const { search: messages } = site.display.messages;
  return {
    title: term === '' ? messages.title : messages.results({ term }),
    description: messages.description({ shop: site.profile.name }),
    canonical: listUrl(routes.search(), query, site.profile.currency),
    robots: 'noindex',
    things: [trailData(site, [{ label: messages.title, href: routes.search() }])],
  };
}
