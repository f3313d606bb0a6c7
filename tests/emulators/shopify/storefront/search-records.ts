import type { PageArguments } from '../connection.ts';
import { parseSearch, type SearchFields } from '../search-syntax.ts';
import type { ShopifyProduct } from '../shop-data.ts';
import { byId, isListed, lowestPrice } from './collection-members.ts';
import type { StorefrontRequest } from './request.ts';
import { isForSale } from './variant-fields.ts';

export interface SearchArguments extends PageArguments {
  readonly query?: string | null;
  readonly reverse?: boolean;
  readonly sortKey?: string;
}

interface Searchable {
  readonly id: string;
  readonly title?: string;
  readonly updatedAt?: string;
}

/** The records that a query finds, in the order of the sort key; the same order backwards if reversed. */
export function searchRecords<Item extends Searchable>(
  items: readonly Item[],
  { query, sortKey, reverse }: SearchArguments,
  fieldsOf: (item: Item) => SearchFields,
): readonly Item[] {
  const [sample] = items;
  if (!sample) return [];
  const matches = parseSearch(query ?? null, Object.keys(fieldsOf(sample)));
  const found = items.filter((item) => matches(fieldsOf(item))).toSorted(searchOrder(sortKey ?? 'ID'));
  return reverse ? found.toReversed() : found;
}

function searchOrder(sortKey: string): (one: Searchable, other: Searchable) => number {
  if (sortKey === 'TITLE')
    return (one, other) => (one.title ?? '').localeCompare(other.title ?? '') || byId(one, other);
  if (sortKey !== 'UPDATED_AT') return byId;
  return (one, other) => (one.updatedAt ?? '').localeCompare(other.updatedAt ?? '') || byId(one, other);
}

type FoundProducts = Map<string, readonly ShopifyProduct[]>;

/** Results of the latest state of each shop, since a scan asks for the same list page by page. */
const foundByVersion = new WeakMap<object, { readonly version: number; readonly found: FoundProducts }>();

/** The products that a query finds, in the order of its sort key. */
export function searchProducts(given: SearchArguments, request: StorefrontRequest): readonly ShopifyProduct[] {
  const { store, country } = request;
  const known = foundByVersion.get(store);
  const found: FoundProducts = known?.version === store.version() ? known.found : new Map();
  foundByVersion.set(store, { version: store.version(), found });
  const key = JSON.stringify([given.query ?? '', given.sortKey ?? 'ID', given.reverse ?? false, country]);
  const stored = found.get(key);
  if (stored) return stored;
  const products = sortedProducts(given, request);
  found.set(key, products);
  return products;
}

const productFilters = [
  'available_for_sale',
  'created_at',
  'product_type',
  'tag',
  'title',
  'updated_at',
  'variants.price',
  'vendor',
];

function sortedProducts(
  { query, sortKey = 'ID', reverse = false }: SearchArguments,
  { store, country }: StorefrontRequest,
): readonly ShopifyProduct[] {
  const matches = parseSearch(query ?? null, productFilters);
  const found = store.products
    .all()
    .filter((product) => isListed(product, country) && (!query || matches(productFields(product))))
    .toSorted(productOrder(sortKey));
  return reverse ? found.toReversed() : found;
}

function productFields(product: ShopifyProduct): SearchFields {
  return {
    available_for_sale: [String(product.variants.some(isForSale))],
    created_at: [product.createdAt],
    product_type: [product.productType],
    tag: product.tags,
    title: [product.title],
    updated_at: [product.updatedAt],
    'variants.price': product.variants.map(({ price }) => String(price / 100)),
    vendor: [product.vendor],
  };
}

function productOrder(sortKey: string): (one: ShopifyProduct, other: ShopifyProduct) => number {
  switch (sortKey) {
    case 'CREATED_AT':
      return (one, other) => compareTexts(one.createdAt, other.createdAt) || byId(one, other);
    case 'UPDATED_AT':
      return (one, other) => compareTexts(one.updatedAt, other.updatedAt) || byId(one, other);
    case 'TITLE':
      return (one, other) => one.title.localeCompare(other.title) || byId(one, other);
    case 'PRICE':
      return (one, other) => lowestPrice(one) - lowestPrice(other) || byId(one, other);
    case 'BEST_SELLING':
      return (one, other) => other.sold - one.sold || byId(one, other);
    default:
      return byId;
  }
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
