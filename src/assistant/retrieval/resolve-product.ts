import type { Catalog } from '#catalog/port.ts';
import { noFilters } from '#shop/listing/list-query-filters.ts';
import type { Product } from '#shop/product/product.ts';
import type { CriteriaTerm, SearchCriteria } from '../conversation/conversation.ts';
import { matchVariant, type ProductMatch } from './match-variant.ts';
import { contentStems, stemsOf } from './words.ts';

/** A product by handle, else by what people call it; null when nothing has that name. */
export async function findProductByName(catalog: Catalog, name: string): Promise<Product | null> {
  const exact = /^[\w-]+$/.test(name) ? await catalog.product(name) : null;
  if (exact) return exact;
  const stems = contentStems(name);
  const handle = (await bestMatch(catalog, stems)) ?? null;
  return handle === null ? null : catalog.product(handle);
}

/** Looks for all words, then for the longer ones alone: the title that shares most with the name wins. */
async function bestMatch(catalog: Catalog, stems: readonly string[]): Promise<string | null> {
  const terms = [stems.join(' '), ...stems.filter((stem) => stem.length > 2).toSorted((a, b) => b.length - a.length)];
  for (const term of terms.slice(0, 4)) {
    if (term === '') continue;
    const query = { scope: { kind: 'search', term }, filters: noFilters, sort: null, page: 1, facets: 'none' } as const;
    const listing = await catalog.list(query);
    const scored = (listing?.cards ?? []).map(({ handle, title }) => ({
      handle,
      score: titleSimilarity(stems, title),
    }));
    const best = scored.toSorted((a, b) => b.score - a.score)[0];
    if (best && best.score >= 0.5) return best.handle;
  }
  return null;
}

/** 0 to 1: how much of the name stands in the title, and a little for how much of the title the name covers. */
export function titleSimilarity(stems: readonly string[], title: string): number {
  const inTitle = new Set(stemsOf(title));
  const shared = stems.filter((stem) => inTitle.has(stem)).length;
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

/** A product with the variant that has what is wanted, else its first available one, else its first. */
export function chooseMatch(product: Product, criteria: SearchCriteria = noCriteria): ProductMatch | null {
  const variant = matchVariant(product, criteria) ?? matchVariant(product, noCriteria);
  return variant && { product, variant, reason: null };
}

/** A product with one of its variants by id; null when they do not belong together. */
export async function findVariant(catalog: Catalog, handle: string, variantId: string): Promise<ProductMatch | null> {
  const product = await catalog.product(handle);
  const variant = product?.variants.find(({ id }) => id === variantId);
  return product && variant ? { product, variant, reason: null } : null;
}

/** Option values of one product, given in people's words, as terms; words that are no value of it are left out. */
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
