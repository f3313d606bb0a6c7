import type { Catalog } from '#catalog/port.ts';
import type { CommercePlatform } from '#commerce/port.ts';
import type { ContentSource } from '#content/port.ts';
import { noFilters } from '#shop/listing/list-query-filters.ts';
import type { Product } from '#shop/product/product.ts';

/** A platform under test, over a shop that has products, collections and content. */
export interface ContractSubject {
  readonly commerce: CommercePlatform;
  /** The platform's content, or that of the source it is used with. */
  readonly content: ContentSource;
  /** Product details that lists can be filtered by; commas separate their values. */
  readonly filteredDetails?: readonly string[];
}

export type OpenSubject = () => Promise<ContractSubject>;

/** The handles of all products, from the pages of the list of all. */
export async function readAllHandles(catalog: Catalog): Promise<readonly string[]> {
  const handles: string[] = [];
  for (let page = 1; ; page += 1) {
    const listing = await catalog.list({ scope: { kind: 'all' }, filters: noFilters, sort: null, page });
    handles.push(...(listing?.cards ?? []).map(({ handle }) => handle));
    if (!listing || page >= listing.pages) return handles;
  }
}

/** All products by handle. */
export async function readAllProducts(catalog: Catalog): Promise<ReadonlyMap<string, Product>> {
  const found = new Map<string, Product>();
  for (const handle of await readAllHandles(catalog)) {
    const product = await catalog.product(handle);
    if (product) found.set(handle, product);
  }
  return found;
}
