import { pageOf, type PageArguments } from '../connection.ts';
import type { ShopifyCollection, ShopifyMenuItem, ShopifyProduct, ShopifyVariant } from '../shop-data.ts';
import type { ShopStore } from '../shop-store.ts';
import { globalId, type MoneyNode, moneyOf } from '../storefront/request.ts';
import { imagesOf, isForSale, optionsOf, variantTitle } from '../storefront/variant-fields.ts';

/** What resolvers of the Admin API are given. Within a bulk operation connections have no pages. */
export interface AdminRequest {
  readonly store: ShopStore;
  readonly scopes: ReadonlySet<string>;
  readonly isBulk: boolean;
}

interface AdminPage<Item> {
  readonly given: PageArguments;
  readonly nodeOf: (item: Item) => unknown;
}

/** A page of a connection; in a bulk operation all of it, however many items there are. */
export function adminPage<Item extends { readonly id: string }>(
  items: readonly Item[],
  { given, nodeOf }: AdminPage<Item>,
  { isBulk }: AdminRequest,
): unknown {
  if (!isBulk) return pageOf(items, given, nodeOf);
  return { edges: items.map((item) => ({ node: nodeOf(item), cursor: item.id })), nodes: items.map(nodeOf) };
}

/** A product with everything that only merchants see; drafts too. */
export function adminProduct(product: ShopifyProduct): object {
  return {
    __typename: 'Product',
    id: globalId('Product', product.id),
    handle: product.handle,
    title: product.title,
    descriptionHtml: product.descriptionHtml,
    vendor: product.vendor,
    productType: product.productType,
    tags: product.tags,
    status: product.status,
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
    publishedAt: product.status === 'DRAFT' ? null : product.createdAt,
    onlineStoreUrl: null,
    totalInventory: product.variants.reduce((sum, { stock }) => sum + (stock ?? 0), 0),
    seo: product.seo,
    isGiftCard: product.isGiftCard,
    requiresSellingPlan: product.requiresSellingPlan,
    options: optionsOf(product).map(({ name, values }, index) => ({
      id: globalId('ProductOption', `${product.id}${index}`),
      name,
      position: index + 1,
      values: values.map((value) => value.name),
      optionValues: values.map((value, place) => ({
        id: globalId('ProductOptionValue', `${product.id}${index}${place}`),
        name: value.name,
        swatch: value.color === null ? null : { color: value.color },
      })),
    })),
    variants: (given: PageArguments, request: AdminRequest) =>
      adminPage(product.variants, { given, nodeOf: (variant) => adminVariant(product, variant) }, request),
    media: (given: PageArguments, request: AdminRequest) => {
      const media = imagesOf(product).map((image, index) => ({ id: String(index), image }));
      const nodeOf = ({ id, image }: (typeof media)[number]): object => ({
        __typename: 'MediaImage',
        id: globalId('MediaImage', `${product.id}${id}`),
        alt: image.altText,
        mediaContentType: 'IMAGE',
        preview: { image },
        image,
      });
      return adminPage(media, { given, nodeOf }, request);
    },
    metafields: (given: PageArguments, request: AdminRequest) => {
      const metafields = product.metafields.map((each, index) => ({ ...each, id: String(index) }));
      const nodeOf = (each: (typeof metafields)[number]): object => ({
        ...each,
        id: globalId('Metafield', `${product.id}${each.id}`),
      });
      return adminPage(metafields, { given, nodeOf }, request);
    },
  };
}

interface ContextualPricing {
  readonly context: { readonly country?: string | null };
}

export function adminVariant(product: ShopifyProduct, variant: ShopifyVariant): object {
  return {
    __typename: 'ProductVariant',
    id: globalId('ProductVariant', variant.id),
    title: variantTitle(variant),
    sku: variant.sku,
    barcode: variant.barcode,
    price: (variant.price / 100).toFixed(2),
    compareAtPrice: variant.compareAt === null ? null : (variant.compareAt / 100).toFixed(2),
    inventoryQuantity: variant.stock,
    availableForSale: isForSale(variant),
    image: null,
    contextualPricing: ({ context }: ContextualPricing, { store }: AdminRequest) => {
      const money = (minor: number): MoneyNode => moneyOf(minor, { store, country: context.country ?? '' });
      return {
        price: money(variant.price),
        compareAtPrice: variant.compareAt === null ? null : money(variant.compareAt),
      };
    },
    selectedOptions: optionsOf(product).map(({ name }, index) => ({
      name,
      value: variant.values[index] ?? 'Default Title',
    })),
    inventoryItem: {
      id: globalId('InventoryItem', variant.inventoryItem),
      sku: variant.sku,
      tracked: variant.stock !== null,
      requiresShipping: variant.requiresShipping,
    },
    product: () => adminProduct(product),
  };
}

export function adminCollection(collection: ShopifyCollection): object {
  const { members } = collection;
  const column = { tag: 'TAG', productType: 'TYPE', vendor: 'VENDOR' } as const;
  return {
    __typename: 'Collection',
    id: globalId('Collection', collection.id),
    handle: collection.handle,
    title: collection.title,
    descriptionHtml: collection.descriptionHtml,
    updatedAt: collection.updatedAt,
    sortOrder: collection.order,
    ruleSet:
      members.kind === 'manual'
        ? null
        : {
            appliedDisjunctively: false,
            rules: [{ column: column[members.field], relation: 'EQUALS', condition: members.value }],
          },
  };
}

export function adminMenuItem(item: ShopifyMenuItem, id: string): object {
  return {
    id: globalId('MenuItem', id),
    title: item.title,
    type: item.type,
    url: item.url,
    resourceId: item.resource,
    tags: [],
    items: item.items.map((child, index) => adminMenuItem(child, `${id}${index}`)),
  };
}

/** One definition for each type of metaobject that the shop has. */
export function metaobjectDefinitions(store: ShopStore): readonly { readonly id: string; readonly node: object }[] {
  const types = Map.groupBy(store.metaobjects.allNewest(), ({ type }) => type);
  return [...types].map(([type, entries], index) => ({
    id: String(index + 1),
    node: {
      id: globalId('MetaobjectDefinition', String(index + 1)),
      type,
      name: type,
      metaobjectsCount: entries.length,
      fieldDefinitions: (entries[0]?.fields ?? []).map((field) => ({
        key: field.key,
        name: field.key,
        required: false,
        type: { name: field.type, category: 'TEXT' },
      })),
    },
  }));
}
