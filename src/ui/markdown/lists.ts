import type { Collection, Listing, Paginated } from '#shop/listing/listing.ts';
import type { ContentHit, ContentLink } from '#shop/content/content.ts';
import { routes } from '#routes.ts';
import type { MarkdownContext } from '../layout/frame.ts';
import { cardLine } from './product.ts';
import { markdownDocument, oneLine, markdownLink, markdownList } from '#shop/text/markdown/write-markdown.ts';
import { isPartialMatch } from '../views/search/search-result.ts';

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
  const { content, listing: listMessages } = site.display.messages;
  return markdownDocument([
    `# ${oneLine(title)}`,
    oneLine(description),
    total !== null && listMessages.count({ count: total }),
    pages > 1 && content.pageOf({ page, pages }),
    markdownList(cards.map((card) => cardLine(site, card))),
    pageLinks(site, { page, pages, pageHref }),
  ]);
}

export function collectionsMarkdown(site: MarkdownContext, { items, page, pages }: Paginated<Collection>): string {
  const { listing: messages } = site.display.messages;
  const lines = items.map(({ handle, title, description, count }) => {
    const about = [count === null ? '' : messages.count({ count }), oneLine(description)].filter(Boolean).join('. ');
    return `${markdownLink(title, site.origin + routes.collection(handle))}${about === '' ? '' : `: ${about}`}`;
  });
  const pageHref = (to: number): string => `${routes.collections()}?page=${to}`;
  const everything = markdownLink(messages.all, site.origin + routes.allProducts());
  return markdownDocument([
    `# ${messages.collections}`,
    markdownList([everything, ...lines]),
    pageLinks(site, { page, pages, pageHref }),
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
  const {
    search,
    listing: { products },
  } = site.display.messages;
  const pages = hits.map(({ title, path, excerpt }) => `${markdownLink(title, origin + path)}: ${oneLine(excerpt)}`);
  return markdownDocument([
    `# ${term === '' ? search.title : search.results({ term: oneLine(term) })}`,
    term === '' && search.howTo({ address: origin + routes.search('words') }),
    didYouMean !== null && `${search.didYouMean} ${markdownLink(didYouMean, origin + routes.search(didYouMean))}?`,
    term !== '' && !listing && search.noResults.heading,
    listing && isPartialMatch(term, listing) && search.partial({ term: oneLine(term) }),
    listing && `## ${products}\n\n${markdownList(listing.cards.map((card) => cardLine(site, card)))}`,
    listing && pageLinks(site, { page: listing.page, pages: listing.pages, pageHref }),
    pages.length > 0 && `## ${search.pages}\n\n${markdownList(pages)}`,
  ]);
}

interface PageLinkTargets {
  readonly page: number;
  readonly pages: number;
  readonly pageHref: (page: number) => string;
}

/** Links to the previous and next page; null when there is only one page. */
export function pageLinks(
  { origin, display }: MarkdownContext,
  { page, pages, pageHref }: PageLinkTargets,
): string | null {
  const { pages: messages } = display.messages.layout;
  const before: readonly ContentLink[] = page > 1 ? [{ label: messages.previousPage, href: pageHref(page - 1) }] : [];
  const after: readonly ContentLink[] = page < pages ? [{ label: messages.nextPage, href: pageHref(page + 1) }] : [];
  const links = [...before, ...after];
  return links.length === 0 ? null : markdownList(links.map(({ label, href }) => markdownLink(label, origin + href)));
}
