import type { Catalog } from '#catalog/port.ts';
import { chooseVariant } from '#shop/product/variant.ts';
import type { Collection } from '#shop/listing/listing.ts';
import type { ProductMatch } from '../retrieval/variants/match-variant.ts';
import type { Conversation, SearchCriteria } from './conversation.ts';

/** What the page shows that a message was sent from. */
export type PageContext =
  | {
      readonly kind: 'product';
      readonly match: ProductMatch;
      /** The visitor has chosen this variant; otherwise it is the first one. */
      readonly isSelected: boolean;
    }
  | { readonly kind: 'collection'; readonly collection: Collection };

/** Longer ones are no page of the shop. */
const maxPathLength = 2000;

/**
 * Reads the page that a client names by its path and query. null for other pages, and for a product or collection that
 * visitors cannot open: a client may send anything.
 */
export async function readPage(catalog: Catalog, path: string | null): Promise<PageContext | null> {
  if (path === null || path.length > maxPathLength) return null;
  const [, kind, segment = '', pathId = null, query = ''] = pagePattern.exec(path) ?? [];
  const handle = decodeSegment(segment);
  if (kind === undefined || handle === null) return null;
  if (kind === 'products') return readProductPage(catalog, { handle, pathId, query });
  const collection = pathId === null ? await catalog.collection(handle) : null;
  return collection && { kind: 'collection', collection };
}

const pagePattern = /^\/(products|collections)\/([^/?#]+)(?:\/([0-9a-zA-Z_~-]+))?(?:\?([^#]*))?$/u;

/** null for what is no handle. */
function decodeSegment(segment: string): string | null {
  try {
    const handle = decodeURIComponent(segment);
    return /^[\p{L}\p{M}\p{N}_-]+$/u.test(handle) ? handle : null;
  } catch {
    return null;
  }
}

interface ProductPath {
  readonly handle: string;
  readonly pathId: string | null;
  readonly query: string;
}

async function readProductPage(catalog: Catalog, { handle, pathId, query }: ProductPath): Promise<PageContext | null> {
  const product = await catalog.product(handle);
  const chosen = product && chooseVariant(product, { pathId, params: new URLSearchParams(query) });
  if (!chosen) return null;
  const match = { product, variant: chosen.variant, reason: null };
  return { kind: 'product', match, isSelected: chosen.matchedBy !== 'default' };
}

/**
 * A conversation on the page that the visitor has come to: `it` is its product, and a message that only adds conditions
 * is about its collection. What was said or shown since on the same page comes first.
 */
export function onPage(conversation: Conversation, page: PageContext | null): Conversation {
  if (page === null) return conversation;
  return page.kind === 'product'
    ? onProductPage(conversation, page.match)
    : onCollectionPage(conversation, page.collection);
}

function onProductPage(conversation: Conversation, { product, variant }: ProductMatch): Conversation {
  const page = `product/${product.handle}`;
  const isFocus = conversation.page !== page || conversation.focus?.handle === product.handle;
  const shown = { productId: product.id, handle: product.handle, variantId: variant.id };
  return { ...conversation, page, focus: isFocus ? shown : conversation.focus };
}

function onCollectionPage(conversation: Conversation, collection: Collection): Conversation {
  const page = `collection/${collection.handle}`;
  return conversation.page === page ? conversation : { ...conversation, page, lastSearch: searchIn(collection) };
}

function searchIn({ handle, title }: Collection): SearchCriteria {
  const readings = [{ kind: 'collection' as const, name: '', values: [handle] }];
  return {
    terms: [{ label: title, negated: false, readings }],
    words: [],
    priceMin: null,
    priceMax: null,
    available: false,
    sort: null,
  };
}
