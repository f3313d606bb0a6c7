import type { CommercePlatform, ContentSource } from '../../src/platform/port.ts';
import type { Policy } from '../../src/shop/content.ts';
import type { Collection } from '../../src/shop/listing.ts';
import { memoryCarts } from './memory-carts.ts';
import { memoryCatalog, type MemoryProduct } from './memory-catalog.ts';
import { memoryContent } from './memory-content.ts';

export interface MemoryShop {
  readonly commerce: CommercePlatform & { readonly carts: ReturnType<typeof memoryCarts> };
  readonly content: ContentSource;
}

/** A whole shop held in memory. */
export function memoryShop(given: {
  readonly products: readonly MemoryProduct[];
  readonly collections?: readonly Collection[];
  readonly policies?: readonly Policy[];
}): MemoryShop {
  const catalog = memoryCatalog(given.products, given.collections ?? []);
  const commerce = {
    caps: {
      content: false,
      listTotals: true,
      facetCounts: true,
      optionFilters: true,
      priceSort: true,
      hostedCheckout: false,
    },
    catalog: () => catalog,
    carts: memoryCarts(given.products),
    checkout: null,
    events: {
      read: () => Promise.resolve({ ok: false, reason: 'malformed' } as const),
      changedSince: () => Promise.resolve({ mark: '', changes: [] }),
    },
    ready: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  return { commerce, content: memoryContent(given.policies) };
}
