import type { CollectionOrder, ShopifyCollection, ShopifyProduct } from '../shop-data.ts';
import type { ShopStore } from '../shop-store.ts';
import type { StorefrontRequest } from './request.ts';

/** Whether lists contain a product: unlisted products are read by id and handle alone. */
export function isListed({ status, excludedCountries }: ShopifyProduct, country: string): boolean {
  return status === 'ACTIVE' && !excludedCountries.includes(country);
}

/** Whether a product can be read at all. */
export function isVisible({ status, excludedCountries }: ShopifyProduct, country: string): boolean {
  return (status === 'ACTIVE' || status === 'UNLISTED') && !excludedCountries.includes(country);
}

/** The collections that contain a product. */
export function collectionsOf(store: ShopStore, product: ShopifyProduct): readonly ShopifyCollection[] {
  return store.collections.all().filter((collection) => contains(collection, product));
}

function contains({ members }: ShopifyCollection, product: ShopifyProduct): boolean {
  if (members.kind === 'manual') return members.products.includes(product.id);
  if (members.field === 'tag') return product.tags.includes(members.value);
  return product[members.field] === members.value;
}

/** The products of a collection that readers see, in the order asked for. */
export function collectionMembers(
  collection: ShopifyCollection,
  sortKey: string,
  { store, country }: StorefrontRequest,
): readonly ShopifyProduct[] {
  const { members } = collection;
  const all =
    members.kind === 'manual'
      ? members.products.flatMap((id) => store.products.get(id) ?? [])
      : store.products.all().filter((product) => contains(collection, product));
  const listed = all.filter((product) => isListed(product, country));
  return listed.toSorted(memberOrder(sortKey, collection.order));
}

type ProductOrder = (one: ShopifyProduct, other: ShopifyProduct) => number;

function memberOrder(sortKey: string, own: CollectionOrder): ProductOrder {
  switch (sortKey) {
    case 'COLLECTION_DEFAULT':
      return ownOrders[own];
    case 'BEST_SELLING':
      return ownOrders.BEST_SELLING;
    case 'TITLE':
      return ownOrders.ALPHA_ASC;
    case 'PRICE':
      return ownOrders.PRICE_ASC;
    case 'CREATED':
      return (one, other) => -ownOrders.CREATED_DESC(one, other);
    case 'ID':
      return byId;
    default:
      return ownOrders.MANUAL;
  }
}

/** Equal products are in the order of their ids. */
const ownOrders: Readonly<Record<CollectionOrder, ProductOrder>> = {
  MANUAL: () => 0,
  BEST_SELLING: (one, other) => other.sold - one.sold || byId(one, other),
  ALPHA_ASC: (one, other) => one.title.localeCompare(other.title) || byId(one, other),
  PRICE_ASC: (one, other) => lowestPrice(one) - lowestPrice(other) || byId(one, other),
  CREATED_DESC: (one, other) => other.createdAt.localeCompare(one.createdAt) || byId(one, other),
};

export function byId(one: { readonly id: string }, other: { readonly id: string }): number {
  return Number(one.id) - Number(other.id);
}

export function lowestPrice({ variants }: ShopifyProduct): number {
  return Math.min(...variants.map(({ price }) => price));
}
