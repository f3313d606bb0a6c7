import type { Collection, Listing, Page } from '#shop/listing.ts';
import type { ContentHit, Link } from '#shop/content.ts';
import { routes } from '#routes.ts';
import type { Frame } from '../layout/frame.ts';
import { cardLine } from './product.ts';
import { document, line, link, list } from './write.ts';

type Site = Pick<Frame, 'origin' | 'display'>;

interface ShownList {
  readonly title: string;
  readonly description: string;
  readonly listing: Listing;
  /** The address of another page of the list. */
  readonly pageHref: (page: number) => string;
}

/** Products of a collection or of the whole shop, a page of them. */
export function listMarkdown(site: Site, { title, description, listing, pageHref }: ShownList): string {
  const { cards, total, page, pages } = listing;
  return document([
    `# ${line(title)}`,
    line(description),
    total !== null &&
      `${total} ${total === 1 ? 'product' : 'products'}${pages > 1 ? `, page ${page} of ${pages}` : ''}.`,
    list(cards.map((card) => cardLine(site, card))),
    turnPages(site.origin, { page, pages, pageHref }),
  ]);
}

export function collectionsMarkdown(site: Site, { items, page, pages }: Page<Collection>): string {
  const lines = items.map(({ handle, title, description, count }) => {
    const about = [count === null ? '' : `${count} products`, line(description)].filter(Boolean).join('. ');
    return `${link(title, site.origin + routes.collection(handle))}${about === '' ? '' : `: ${about}`}`;
  });
  const pageHref = (to: number): string => `${routes.collections()}?page=${to}`;
  const everything = link('All products', site.origin + routes.allProducts());
  return document(['# Collections', list([everything, ...lines]), turnPages(site.origin, { page, pages, pageHref })]);
}

interface Found {
  readonly term: string;
  readonly listing: Listing | null;
  readonly hits: readonly ContentHit[];
  readonly didYouMean: string | null;
  readonly pageHref: (page: number) => string;
}

export function searchMarkdown(site: Site, { term, listing, hits, didYouMean, pageHref }: Found): string {
  const { origin } = site;
  const pages = hits.map(({ title, path, excerpt }) => `${link(title, origin + path)}: ${line(excerpt)}`);
  return document([
    term === '' ? '# Search' : `# Search for “${line(term)}”`,
    term === '' && `Ask with ${origin}${routes.search('words')}.`,
    didYouMean !== null && `Did you mean ${link(didYouMean, origin + routes.search(didYouMean))}?`,
    term !== '' && !listing && 'No product fits.',
    listing && `## Products\n\n${list(listing.cards.map((card) => cardLine(site, card)))}`,
    listing && turnPages(origin, { page: listing.page, pages: listing.pages, pageHref }),
    pages.length > 0 && `## Pages\n\n${list(pages)}`,
  ]);
}

interface Pages {
  readonly page: number;
  readonly pages: number;
  readonly pageHref: (page: number) => string;
}

/** Links to the pages before and after; null where there is only one. */
export function turnPages(origin: string, { page, pages, pageHref }: Pages): string | null {
  const before: readonly Link[] = page > 1 ? [{ label: 'Page before', href: pageHref(page - 1) }] : [];
  const after: readonly Link[] = page < pages ? [{ label: 'Next page', href: pageHref(page + 1) }] : [];
  const links = [...before, ...after];
  return links.length === 0 ? null : list(links.map(({ label, href }) => link(label, origin + href)));
}
