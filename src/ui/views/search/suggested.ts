import type { ContentHit } from '#shop/content.ts';
import type { Collection } from '#shop/listing.ts';
import type { ProductCard } from '#shop/product.ts';

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
