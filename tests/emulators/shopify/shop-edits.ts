import type { ShopifyCollection, ShopifyMetaobject, ShopifyProduct, ShopifyVariant } from './shop-data.ts';
import { findVariant } from './carts.ts';
import type { ShopStore } from './shop-store.ts';
import type { Webhooks } from './webhooks.ts';

/** Edits of an emulated shop, as its merchant makes them. Each sends the webhooks that Shopify sends. */
export interface ShopEdits {
  putProduct(product: ShopifyProduct): void;
  updateProduct(id: string, change: Partial<ShopifyProduct>): void;
  deleteProduct(id: string): void;
  updateVariant(id: string, change: Partial<ShopifyVariant>): void;
  /** Pieces of a variant; sends the webhook of its stock item, and that of the product. */
  setStock(variantId: string, stock: number): void;
  /** As a price list or a market's catalog does it: without a webhook, and without a new `updatedAt`. */
  changeSilently(id: string, change: Partial<ShopifyProduct>): void;
  updateCollection(id: string, change: Partial<ShopifyCollection>): void;
  deleteCollection(id: string): void;
  putMetaobject(metaobject: ShopifyMetaobject): void;
  deleteMetaobject(id: string): void;
  /** The app loses its access to the shop. */
  uninstallApp(): void;
}

export interface EditOptions {
  readonly store: ShopStore;
  readonly webhooks: Webhooks;
  readonly now: () => Date;
  readonly onUninstall: () => void;
}

export function createShopEdits({ store, webhooks, now, onUninstall }: EditOptions): ShopEdits {
  const updatedAt = (): string => shopifyTime(now());
  const productById = (id: string): ShopifyProduct => required(store.products.newest(id), id);

  const edits: ShopEdits = {
    putProduct: (product) => {
      const isNew = store.products.newest(product.id) === null;
      const stored = { ...product, updatedAt: updatedAt() };
      store.products.put(stored);
      webhooks.publish(isNew ? 'products/create' : 'products/update', productPayload(stored));
    },
    updateProduct: (id, change) => edits.putProduct({ ...productById(id), ...change }),
    deleteProduct: (id) => {
      store.products.remove(productById(id).id);
      webhooks.publish('products/delete', { id: Number(id) });
    },
    updateVariant: (id, change) => {
      const { product } = required(findVariant(store, id), id);
      const newest = productById(product.id);
      edits.putProduct({ ...newest, variants: changeVariant(newest.variants, id, change) });
    },
    setStock: (variantId, stock) => {
      const { variant } = required(findVariant(store, variantId), variantId);
      webhooks.publish('inventory_levels/update', {
        inventory_item_id: Number(variant.inventoryItem),
        location_id: 1,
        available: stock,
        updated_at: offsetTime(now()),
        admin_graphql_api_id: `gid://shopify/InventoryLevel/1?inventory_item_id=${variant.inventoryItem}`,
      });
      edits.updateVariant(variantId, { stock });
    },
    changeSilently: (id, change) => store.products.put({ ...productById(id), ...change }),
    updateCollection: (id, change) => {
      const stored = { ...required(store.collections.newest(id), id), ...change, updatedAt: updatedAt() };
      store.collections.put(stored);
      webhooks.publish('collections/update', collectionPayload(stored));
    },
    deleteCollection: (id) => {
      store.collections.remove(required(store.collections.newest(id), id).id);
      webhooks.publish('collections/delete', { id: Number(id) });
    },
    putMetaobject: (metaobject) => {
      const isNew = store.metaobjects.newest(metaobject.id) === null;
      const stored = { ...metaobject, updatedAt: updatedAt() };
      store.metaobjects.put(stored);
      webhooks.publish(isNew ? 'metaobjects/create' : 'metaobjects/update', metaobjectPayload(stored));
    },
    deleteMetaobject: (id) => {
      const removed = required(store.metaobjects.newest(id), id);
      store.metaobjects.remove(id);
      const { type, handle } = removed;
      webhooks.publish('metaobjects/delete', { id: `gid://shopify/Metaobject/${id}`, type, handle });
    },
    uninstallApp: () => {
      webhooks.publish('app/uninstalled', { id: 1, domain: store.identity.domain, name: store.identity.name });
      onUninstall();
    },
  };
  return edits;
}

function required<Item>(item: Item | null, id: string): Item {
  if (item === null) throw new Error(`The emulated shop has no ${id}.`);
  return item;
}

function changeVariant(
  variants: readonly ShopifyVariant[],
  id: string,
  change: Partial<ShopifyVariant>,
): readonly ShopifyVariant[] {
  return variants.map((variant) => (variant.id === id ? { ...variant, ...change } : variant));
}

/** Times of the GraphQL APIs: whole seconds, so that two edits can have the same. */
export function shopifyTime(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, 'Z');
}

/** Times of webhooks: in the shop's time zone, here five hours behind. */
function offsetTime(date: Date | string): string {
  const local = new Date(new Date(date).getTime() - 5 * 3_600_000);
  return local.toISOString().replace(/\.\d+Z$/, '-05:00');
}

/** https://shopify.dev/docs/api/webhooks/2026-04?reference=toml#list-of-topics-products/update */
export function productPayload(product: ShopifyProduct): object {
  return {
    id: Number(product.id),
    admin_graphql_api_id: `gid://shopify/Product/${product.id}`,
    handle: product.handle,
    title: product.title,
    body_html: product.descriptionHtml,
    vendor: product.vendor,
    product_type: product.productType,
    tags: product.tags.join(', '),
    status: product.status.toLowerCase(),
    created_at: offsetTime(product.createdAt),
    updated_at: offsetTime(product.updatedAt),
    published_at: product.status === 'DRAFT' ? null : offsetTime(product.createdAt),
    published_scope: 'global',
    variants: product.variants.map((variant, index) => ({
      id: Number(variant.id),
      admin_graphql_api_id: `gid://shopify/ProductVariant/${variant.id}`,
      product_id: Number(product.id),
      inventory_item_id: Number(variant.inventoryItem),
      inventory_quantity: variant.stock ?? 0,
      position: index + 1,
      price: (variant.price / 100).toFixed(2),
      sku: variant.sku,
    })),
  };
}

function metaobjectPayload({ id, type, handle, updatedAt, fields }: ShopifyMetaobject): object {
  return {
    id: `gid://shopify/Metaobject/${id}`,
    type,
    handle,
    display_name: handle,
    updated_at: offsetTime(updatedAt),
    fields: Object.fromEntries(fields.map(({ key, value }) => [key, value])),
  };
}

function collectionPayload(collection: ShopifyCollection): object {
  return {
    id: Number(collection.id),
    admin_graphql_api_id: `gid://shopify/Collection/${collection.id}`,
    handle: collection.handle,
    title: collection.title,
    body_html: collection.descriptionHtml,
    updated_at: offsetTime(collection.updatedAt),
    published_at: offsetTime(collection.updatedAt),
    published_scope: 'global',
    sort_order: collection.order.toLowerCase().replaceAll('_', '-'),
  };
}
