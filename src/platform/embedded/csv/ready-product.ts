import { isDeepStrictEqual } from 'node:util';
import { makeSearchDocument, type SearchDocument } from '../search/search-document.ts';
import { productTextsOf } from '../search/texts.ts';
import type { Database } from '../store.ts';
import type { ProductInput } from '../write/input.ts';
import { readMedia } from '../write/read-inputs.ts';
import type { ProductRows } from './product-rows.ts';
import type { ImportContext } from './read-context.ts';
import { parseProduct, type ParsedProduct } from './to-product.ts';

/** A product with what search is to know of it. */
export interface PreparedProduct extends ParsedProduct {
  readonly document: SearchDocument;
}

export interface PreparationContext {
  readonly store: Database;
  readonly context: ImportContext;
  /** The product as it is; null for one that is new. */
  readonly before: ProductInput | null;
}

/** Makes a product of its rows, ready to be written; null when they say what the shop has. */
export function prepareProduct(
  { rows }: ProductRows,
  { store, context, before }: PreparationContext,
): PreparedProduct | null {
  const parsed = parseProduct(rows, { ...context, before, media: (key) => readMedia(store, key) });
  if (before && isUnchanged(parsed, before)) return null;
  return { ...parsed, document: makeSearchDocument(productTextsOf(parsed.product, context.titles)) };
}

function isUnchanged({ product, media }: ParsedProduct, before: ProductInput): boolean {
  return media.length === 0 && isDeepStrictEqual(withoutIdentity(product), withoutIdentity(before));
}

function withoutIdentity(product: ProductInput): ProductInput {
  return {
    ...product,
    id: null,
    updatedAt: '',
    variants: product.variants.map((variant) => ({ ...variant, id: null })),
  };
}
