import { listUrl } from '#shop/listing/list-url.ts';
import { breadcrumbData } from '#shop/seo/structured-data-page.ts';
import type { SiteIdentity } from '#shop/seo/structured-data.ts';
import { routes } from '#routes.ts';
import type { Head } from '../../layout/frame.ts';
import type { SearchResult } from './search-result.ts';

/** Title and meta data of the search page; results are not indexed. */
export function searchHead(site: SiteIdentity, { term, query }: Pick<SearchResult, 'term' | 'query'>): Head {
  const trail = [
    { label: 'Home', href: routes.home() },
    { label: 'Search', href: routes.search() },
  ];
  return {
    title: term === '' ? 'Search' : `Results for “${term}”`,
    description: `Search the ${site.profile.words.products}, pages and stories of ${site.profile.name}.`,
    canonical: listUrl(routes.search(), query, site.profile.currency),
    robots: 'noindex',
    things: [breadcrumbData(site, trail)],
  };
}
