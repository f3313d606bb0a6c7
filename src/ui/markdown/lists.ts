import type { Collection, Listing, Paginated } from '#shop/listing/listing.ts';
import type { ContentHit, ContentLink } from '#shop/content/content.ts';
import { routes } from '#routes.ts';
import { cardLine, type MarkdownContext } from './product.ts';
import { markdownDocument, oneLine, markdownLink, markdownList } from '#shop/text/write-markdown.ts';

interface ListMarkdownData {
  readonly title: string;
  readonly description: string;
  readonly listing: Listing;
  /** Path and query of another page of the list. */
  readonly pageHref: (page: number) => string;
}

/** A page of the products of a collection or of the whole shop. */
export function listMarkdown(
  site: MarkdownContext,
  { title, description, listing, pageHref }: ListMarkdownData,
): string {
  const { cards, total, page, pages } = listing;
  return markdownDocument([
    `# ${oneLine(title)}`,
    oneLine(description),
    total !== null &&
      `${total} ${total === 1 ? 'product' : 'products'}${pages > 1 ? `, page ${page} of ${pages}` : ''}.`,
    markdownList(cards.map((card) => cardLine(site, card))),
    pageLinks(site.origin, { page, pages, pageHref }),
  ]);
}

export function collectionsMarkdown(site: MarkdownContext, { items, page, pages }: Paginated<Collection>): string {
  const lines = items.map(({ handle, title, description, count }) => {
    const about = [count === null ? '' : `${count} products`, oneLine(description)].filter(Boolean).join('. ');
    return `${markdownLink(title, site.origin + routes.collection(handle))}${about === '' ? '' : `: ${about}`}`;
  });
  const pageHref = (to: number): string => `${routes.collections()}?page=${to}`;
  const everything = markdownLink('All products', site.origin + routes.allProducts());
  return markdownDocument([
    '# Collections',
    markdownList([everything, ...lines]),
    pageLinks(site.origin, { page, pages, pageHref }),
  ]);
}

interface SearchMarkdownData {
  readonly term: string;
  readonly listing: Listing | null;
  readonly hits: readonly ContentHit[];
  readonly didYouMean: string | null;
  readonly pageHref: (page: number) => string;
}

export function searchMarkdown(
  site: MarkdownContext,
  { term, listing, hits, didYouMean, pageHref }: SearchMarkdownData,
): string {
  const { origin } = site;
  const pages = hits.map(({ title, path, excerpt }) => `${markdownLink(title, origin + path)}: ${oneLine(excerpt)}`);
  return markdownDocument([
    term === '' ? '# Search' : `# Search for “${oneLine(term)}”`,
    term === '' && `Ask with ${origin}${routes.search('words')}.`,
    didYouMean !== null && `Did you mean ${markdownLink(didYouMean, origin + routes.search(didYouMean))}?`,
    term !== '' && !listing && 'No product fits.',
    listing && `## Products\n\n${markdownList(listing.cards.map((card) => cardLine(site, card)))}`,
    listing && pageLinks(origin, { page: listing.page, pages: listing.pages, pageHref }),
    pages.length > 0 && `## Pages\n\n${markdownList(pages)}`,
  ]);
}

interface PageLinkTargets {
  readonly page: number;
  readonly pages: number;
  readonly pageHref: (page: number) => string;
}

/** Links to the previous and next page; null when there is only one page. */
export function pageLinks(origin: string, { page, pages, pageHref }: PageLinkTargets): string | null {
  const before: readonly ContentLink[] = page > 1 ? [{ label: 'Page before', href: pageHref(page - 1) }] : [];
  const after: readonly ContentLink[] = page < pages ? [{ label: 'Next page', href: pageHref(page + 1) }] : [];
  const links = [...before, ...after];
  return links.length === 0 ? null : markdownList(links.map(({ label, href }) => markdownLink(label, origin + href)));
}
