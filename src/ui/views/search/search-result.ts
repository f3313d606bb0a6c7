import type { ContentHit } from '#shop/content/content.ts';
import { activeFilters } from '#shop/listing/list-query-change.ts';
import type { ListAlternatives } from '#shop/listing/list-alternatives.ts';
import type { Collection, Listing, ListQuery } from '#shop/listing/listing.ts';
import type { ProductCard } from '#shop/product/product.ts';

export interface SearchResult {
  /** Empty when nothing was asked for. */
  readonly term: string;
  /** The term was longer than it may be; only its beginning was looked for. */
  readonly isTermTruncated: boolean;
  readonly query: ListQuery;
  /** null when the term finds no product. */
  readonly listing: Listing | null;
  /** What to go on with when filters leave no product of the listing. */
  readonly listAlternatives: ListAlternatives | null;
  /** Pages, articles and answers that match. */
  readonly hits: readonly ContentHit[];
  /** A spelling that finds something, when this one did not. */
  readonly didYouMean: string | null;
  /** What to look at instead; empty when products were found. */
  readonly popular: readonly ProductCard[];
  readonly collections: readonly Collection[];
}

/** No product for the term itself. Filters that leave nothing, or a page past the end, are reported in the listing. */
export function hasNoMatches(query: ListQuery, listing: Pick<Listing, 'cards' | 'unknown'>): boolean {
  return (
    listing.cards.length === 0 && query.page === 1 && activeFilters(query).length === 0 && listing.unknown.size === 0
  );
}

/** Whether all products found lack some word of the term, and the page does not say that it has corrected it. */
export function isPartialMatch(term: string, listing: Listing): boolean {
  const { cards, partialMatches, unknownWords, didYouMean, sort, page } = listing;
  const partial = new Set(partialMatches);
  const isBest = sort === 'relevance' && page === 1 && cards.length > 0;
  const isIncomplete = unknownWords.length > 0 || cards.every(({ handle }) => partial.has(handle));
  return isBest && isIncomplete && didYouMean === null && /\S\s+\S/.test(term);
}

/** What is offered while a term is typed. */
export interface SuggestResult {
  readonly term: string;
  readonly queries: readonly string[];
  readonly products: readonly ProductCard[];
  readonly collections: readonly Collection[];
  readonly content: readonly ContentHit[];
}

/** A text around the first place where a word of it begins as the last word of a term does. */
export interface HighlightedText {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

export function highlightTerm(text: string, term: string): HighlightedText {
  const last = term.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';
  const starts = [...text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => index);
  const start = last === '' ? undefined : starts.find((each) => text.toLowerCase().startsWith(last, each));
  if (start === undefined) return { before: text, match: '', after: '' };
  const end = start + last.length;
  return { before: text.slice(0, start), match: text.slice(start, end), after: text.slice(end) };
}
