/** Types of Shopify's that ids of records stand for. */
export type ShopifyType =
  | 'Product'
  | 'ProductVariant'
  | 'Collection'
  | 'Page'
  | 'Blog'
  | 'Article'
  | 'UrlRedirect'
  | 'SellingPlan'
  | 'InventoryItem';

const prefix = 'gid://shopify/';

/** The short id of a record: what follows the type in `gid://shopify/Product/123`. */
export function shortId(gid: string): string {
  return gid.slice(gid.lastIndexOf('/') + 1);
}

/** Shopify's id of a record, or null if the short id cannot be one of Shopify's. */
export function toGid(type: ShopifyType, id: string): string | null {
  return /^[1-9]\d{0,19}$/.test(id) ? `${prefix}${type}/${id}` : null;
}

const cartPrefix = `${prefix}Cart/`;

/** The opaque name of a cart: its token and key, without which nobody but Shopify can change it. */
export function cartRefOf(gid: string): string {
  return gid.startsWith(cartPrefix) ? gid.slice(cartPrefix.length) : gid;
}

/** Shopify's id of a cart, or null for a reference that none of Shopify's carts has. */
export function cartGid(ref: string): string | null {
  return /^[\w-]{8,200}(?:\?key=[\w-]{1,200})?$/.test(ref) ? cartPrefix + ref : null;
}
