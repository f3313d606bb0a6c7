import type { Catalog } from '#catalog/port.ts';
import { noFilters } from '#shop/listing/query/list-query-filters.ts';
import type { Product } from '#shop/product/product.ts';
import type { CriteriaTerm, SearchCriteria } from '../conversation/conversation.ts';
import { isTitledAs, splitComplement } from './named-product.ts';
import { matchVariant, type ProductMatch } from './variants/match-variant.ts';
import { contentStems, searchTermOf, stemsOf } from './words/words.ts';

/** A product by handle, else by the most similar title; null when there is none. */
export async function findProductByName(catalog: Catalog, name: string): Promise<Product | null> {
  const exact = /^[\w-]+$/.test(name) ? await catalog.product(name) : null;
  if (exact?.listed) return exact;
  const stems = contentStems(name);
  const handle = (await bestMatch(catalog, stems)) ?? null;
  return handle === null ? null : catalog.product(handle);
}

/** Searches for all words, then for the longest ones alone, and takes the most similar title. */
async function bestMatch(catalog: Catalog, stems: readonly string[]): Promise<string | null> {
  const terms = [
    searchTermOf(stems),
    ...stems.filter((stem) => stem.length > 2).toSorted((a, b) => b.length - a.length),
  ];
  for (const term of terms.slice(0, 4)) {
    if (term === '') continue;
    const query = { scope: { kind: 'search', term }, filters: noFilters, sort: null, page: 1, facets: 'none' } as const;
    const listing = await catalog.list(query);
    const scored = (listing?.cards ?? []).map(({ handle, title }) => ({
      handle,
      score: titleSimilarity(stems, title),
      lead: isTitledAs(title, stems) ? titledLead : 0,
    }));
    const best = scored.toSorted((a, b) => b.score + b.lead - a.score - a.lead)[0];
    if (best && best.score >= 0.5) return best.handle;
  }
  return null;
}

/** By how much what is called so comes before what is only made with it: `rolled oats`, and oat cookies. */
const titledLead = 0.1;

/**
 * 0 to 1: mostly the share of the name that is in the title, and a little the share of the title in the name. What a thing
 * is for counts half.
 */
export function titleSimilarity(stems: readonly string[], title: string): number {
  const [name, complement] = splitComplement(title).map((part) => new Set(stemsOf(part)));
  const inTitle = new Set(stemsOf(title));
  const shared = stems.reduce((sum, stem) => sum + (name?.has(stem) ? 1 : complement?.has(stem) ? 0.5 : 0), 0);
  if (shared === 0) return 0;
  return (0.8 * shared) / stems.length + (0.2 * shared) / inTitle.size;
}

export const noCriteria: SearchCriteria = {
  terms: [],
  words: [],
  priceMin: null,
  priceMax: null,
  available: false,
  sort: null,
};

/** A product with the variant that matches, else its first available one, else its first; null without variants. */
export function chooseMatch(product: Product, criteria: SearchCriteria = noCriteria): ProductMatch | null {
  const variant = matchVariant(product, criteria) ?? matchVariant(product, noCriteria);
  return variant && { product, variant, reason: null };
}

/** A product with one of its variants; null when it has no such variant. */
export async function findVariant(catalog: Catalog, handle: string, variantId: string): Promise<ProductMatch | null> {
  const product = await catalog.product(handle);
  const variant = product?.variants.find(({ id }) => id === variantId);
  return product && variant ? { product, variant, reason: null } : null;
}

/** Terms for words that are option values of a product; other words are left out. */
export function optionTerms(product: Product, words: readonly string[]): CriteriaTerm[] {
  return words.flatMap((word) => {
    const key = stemsOf(word).join(' ');
    const readings = product.options.flatMap(({ name, values }) => {
      const same = values.filter(({ value }) => stemsOf(value).join(' ') === key).map(({ value }) => value);
      return same.length > 0 ? [{ kind: 'option' as const, name: name.toLowerCase(), values: same }] : [];
    });
    return readings.length > 0 ? [{ label: word, negated: false, readings }] : [];
  });
}
