import type { ContentHit } from '#shop/content/content.ts';
import { activeFilters } from '#shop/listing/query/list-query-change.ts';
import type { ListAlternatives } from '#shop/listing/query/list-alternatives.ts';
import type { Collection, Listing, ListQuery } from '#shop/listing/listing.ts';
import type { ProductCard } from '#shop/product/product.ts';

export interface SearchResult {
  /** Empty when the visitor entered none. */
  readonly term: string;
  /** Constraints in the term that are shown as filters, and the term that searches for their words; null without any. */
  readonly asTyped: { readonly phrases: readonly string[]; readonly term: string } | null;
  /** The term was too long; only its beginning was searched for. */
  readonly isTermTruncated: boolean;
  readonly query: ListQuery;
  /** null when the term finds no product. */
  readonly listing: Listing | null;
  /** Alternatives when filters leave no product of the listing. */
  readonly listAlternatives: ListAlternatives | null;
  /** Pages, articles and answers that match. */
  readonly hits: readonly ContentHit[];
  /** A spelling that finds something, when this one did not. */
  readonly didYouMean: string | null;
  /** What to look at instead; empty when products were found. */
  readonly popular: readonly ProductCard[];
  readonly collections: readonly Collection[];
}

/**
 * Whether no product matches the term itself. A listing past its end has matches, and one that is empty because of filters
 * has where something comes near.
 */
export function hasNoMatches(
  query: ListQuery,
  listing: Pick<Listing, 'cards' | 'unknown'>,
  alternatives: ListAlternatives | null,
): boolean {
  const isNear = activeFilters(query).length > 0 && (alternatives?.nearest.length ?? 0) > 0;
  return listing.cards.length === 0 && query.page === 1 && listing.unknown.size === 0 && !isNear;
}

/** Whether every product found lacks some word of the term, and the term was not corrected. */
export function isPartialMatch(term: string, listing: Listing): boolean {
  const { cards, partialMatches, unknownWords, didYouMean, sort, page } = listing;
  const partial = new Set(partialMatches);
  const isBest = sort === 'relevance' && page === 1 && cards.length > 0;
  const isIncomplete = unknownWords.length > 0 || cards.every(({ handle }) => partial.has(handle));
  return isBest && isIncomplete && didYouMean === null && /\S\s+\S/.test(term);
}

/** Suggestions while a term is typed. */
export interface SuggestResult {
  readonly term: string;
  readonly queries: readonly string[];
  readonly products: readonly ProductCard[];
  readonly collections: readonly Collection[];
  readonly content: readonly ContentHit[];
}

/** A text split at the first word that begins like the last word of a term. */
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
