import { type CacheTag, tags } from '#cache/tags.ts';
import type { Catalog } from '#catalog/port.ts';
import type { CommercePlatform } from '#commerce/port.ts';
import type { ContentSource } from '#content/port.ts';
import { noFilters } from '#shop/listing/query/list-query-filters.ts';
import type { Product, Variant } from '#shop/product/product.ts';

/** A platform under test, over a shop that has products, collections and content. */
export interface ContractSubject {
  readonly commerce: CommercePlatform;
  /** The platform's content, or that of the source it is used with. */
  readonly content: ContentSource;
  /** Product details that lists can be filtered by; commas separate their values. */
  readonly filteredDetails?: readonly string[];
  /** The id in cache tags of what has an id on pages; null if nothing has it. Absent: they are the same. */
  readonly tagId?: (kind: 'product' | 'collection', id: string) => string | null;
}

/** The tags of products, of cards or of the products of collections that reading them records. */
export function tagsOf(
  { tagId = (_kind, id) => id }: ContractSubject,
  kind: keyof typeof tagOf,
  ids: readonly string[],
): readonly CacheTag[] {
  return ids.flatMap((id) => tagId(kind === 'collection' ? kind : 'product', id) ?? []).map(tagOf[kind]);
}

const tagOf = {
  product: tags.product,
  card: tags.card,
  collection: (id: string) => tags.list(id, 'members'),
} as const;

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

/** Two variants of different products with a stock of several items, for tests of carts. */
export async function findWellStockedVariants(catalog: Catalog): Promise<readonly [string, string]> {
  const found: Variant[] = [];
  for (const handle of await readAllHandles(catalog)) {
    const variants = (await catalog.product(handle))?.variants ?? [];
    const fit = variants.find(({ available, stock }) => available && (stock === null || stock >= 5));
    if (fit) found.push(fit);
    const [first, second] = found;
    if (first && second) return [first.id, second.id];
  }
  throw new Error('The shop has no two variants with enough stock.');
}
