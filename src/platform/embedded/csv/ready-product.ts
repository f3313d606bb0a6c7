import { isDeepStrictEqual } from 'node:util';
import { documentOf, type SearchDocument } from '../search/search-document.ts';
import { textsOf } from '../search/texts.ts';
import type { Store } from '../store.ts';
import type { ProductInput } from '../write/input.ts';
import { readMedia } from '../write/read-inputs.ts';
import type { ProductRows } from './product-rows.ts';
import type { FileContext } from './read-context.ts';
import { toProduct, type ReadProduct } from './to-product.ts';

/** A product with what search is to know of it. */
export interface ReadyProduct extends ReadProduct {
  readonly document: SearchDocument;
}

export interface Against {
  readonly store: Store;
  readonly context: FileContext;
  /** The product as it is; null for one that is new. */
  readonly before: ProductInput | null;
}

/** Makes a product of its rows, ready to be written; null when they say what the shop has. */
export function readyProduct({ rows }: ProductRows, { store, context, before }: Against): ReadyProduct | null {
  const read = toProduct(rows, { ...context, before, media: (key) => readMedia(store, key) });
  if (before && says(read, before)) return null;
  return { ...read, document: documentOf(textsOf(read.product, context.titles)) };
}

function says({ product, media }: ReadProduct, before: ProductInput): boolean {
  return media.length === 0 && isDeepStrictEqual(plain(product), plain(before));
}

function plain(product: ProductInput): ProductInput {
  return {
    ...product,
    id: null,
    updatedAt: '',
    variants: product.variants.map((variant) => ({ ...variant, id: null })),
  };
}
