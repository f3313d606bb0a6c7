import { pageOf, shortList, type PageArguments } from '../connection.ts';
import type {
  ShopifyCollection,
  ShopifyMedia,
  ShopifyMetafield,
  ShopifyProduct,
  ShopifyVariant,
} from '../shop-data.ts';
import { collectionMembers, collectionsOf } from './collection-members.ts';
import { globalId, moneyOf, requireScope, type StorefrontRequest } from './request.ts';
import { imagesOf, isForSale, optionsOf, planNode, variantFields } from './variant-fields.ts';

/** A product as the fields of its GraphQL type; what depends on the request is a function. */
export function productNode(product: ShopifyProduct): object {
  return {
    __typename: 'Product',
    id: globalId('Product', product.id),
    handle: product.handle,
    title: (_: unknown, { language }: StorefrontRequest) => product.translations[language] ?? product.title,
    descriptionHtml: product.descriptionHtml,
    description: () => textOf(product.descriptionHtml),
    vendor: product.vendor,
    productType: product.productType,
    tags: (_: unknown, request: StorefrontRequest) => {
      requireScope('tags', request, 'unauthenticated_read_product_tags');
      return product.tags;
    },
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
    publishedAt: product.createdAt,
    onlineStoreUrl: null,
    isGiftCard: product.isGiftCard,
    requiresSellingPlan: product.requiresSellingPlan,
    availableForSale: product.variants.some(isForSale),
    totalInventory: (_: unknown, request: StorefrontRequest) => {
      requireScope('totalInventory', request, 'unauthenticated_read_product_inventory');
      return product.variants.reduce((sum, { stock }) => sum + (stock ?? 0), 0);
    },
    seo: product.seo,
    options: () => optionNodes(product),
    featuredImage: () => imagesOf(product)[0] ?? null,
    images: (page: PageArguments) => shortList(imagesOf(product), page),
    media: (page: PageArguments) => pageOf(product.media, page, mediaNode),
    metafield: (named: MetafieldIdentifier) => metafieldOf(product, named),
    metafields: ({ identifiers }: { readonly identifiers: readonly MetafieldIdentifier[] }) =>
      identifiers.map((named) => metafieldOf(product, named)),
    priceRange: (_: unknown, request: StorefrontRequest) => priceRange(product, request),
    sellingPlanGroups: (page: PageArguments, request: StorefrontRequest) => {
      requireScope('sellingPlanGroups', request, 'unauthenticated_read_selling_plans');
      return shortList(planGroupNodes(product), page);
    },
    variantsCount: { count: product.variants.length, precision: 'EXACT' },
    variants: (page: PageArguments) => pageOf(product.variants, page, (variant) => variantNode(product, variant)),
    collections: (page: PageArguments, { store }: StorefrontRequest) =>
      pageOf(collectionsOf(store, product), page, collectionNode),
  };
}

/** A variant of a product, which it leads back to. */
export function variantNode(product: ShopifyProduct, variant: ShopifyVariant): object {
  return { ...variantFields(product, variant), product: () => productNode(product) };
}

export function collectionNode(collection: ShopifyCollection): object {
  return {
    __typename: 'Collection',
    id: globalId('Collection', collection.id),
    handle: collection.handle,
    title: collection.title,
    description: collection.descriptionHtml.replaceAll(/<[^>]*>/g, ' '),
    descriptionHtml: collection.descriptionHtml,
    updatedAt: collection.updatedAt,
    image: collection.image,
    seo: collection.seo,
    onlineStoreUrl: null,
    metafield: null,
    metafields: ({ identifiers }: { readonly identifiers: readonly unknown[] }) => identifiers.map(() => null),
    products: (given: MemberArguments, request: StorefrontRequest) => {
      const members = collectionMembers(collection, given.sortKey, request);
      return pageOf(given.reverse ? members.toReversed() : members, given, productNode);
    },
  };
}

interface MemberArguments extends PageArguments {
  readonly sortKey: string;
  readonly reverse: boolean;
}

function optionNodes(product: ShopifyProduct): readonly object[] {
  const { id } = product;
  return optionsOf(product).map(({ name, values }, place) => ({
    id: globalId('ProductOption', `${id}${place}`),
    name,
    values: values.map((value) => value.name),
    optionValues: values.map((value, index) => ({
      id: globalId('ProductOptionValue', `${id}${place}${index}`),
      name: value.name,
      swatch: value.color === null ? null : { color: value.color, image: null },
    })),
  }));
}

function priceRange({ variants }: ShopifyProduct, request: StorefrontRequest): object {
  const prices = variants.map(({ price }) => price);
  return {
    minVariantPrice: moneyOf(prices.length > 0 ? Math.min(...prices) : 0, request),
    maxVariantPrice: moneyOf(prices.length > 0 ? Math.max(...prices) : 0, request),
  };
}

function mediaNode(media: ShopifyMedia): object {
  const node = { __typename: media.kind, id: globalId(media.kind, media.id), presentation: null };
  switch (media.kind) {
    case 'MediaImage':
      return {
        ...node,
        mediaContentType: 'IMAGE',
        alt: media.image.altText ?? '',
        image: media.image,
        previewImage: media.image,
      };
    case 'Video':
      return {
        ...node,
        mediaContentType: 'VIDEO',
        alt: media.alt,
        previewImage: media.preview,
        sources: media.sources,
      };
    case 'ExternalVideo':
      return {
        ...node,
        mediaContentType: 'EXTERNAL_VIDEO',
        alt: media.alt,
        previewImage: media.preview,
        host: 'YOUTUBE',
        originUrl: media.url,
        embedUrl: media.url,
      };
    case 'Model3d':
      return {
        ...node,
        mediaContentType: 'MODEL_3D',
        alt: media.alt,
        previewImage: media.preview,
        sources: [{ url: media.url, mimeType: 'model/gltf-binary', format: 'glb', filesize: 1000 }],
      };
    default:
      media satisfies never;
      return node;
  }
}

interface MetafieldIdentifier {
  readonly namespace?: string | null;
  readonly key: string;
}

function metafieldOf({ id, metafields, updatedAt }: ShopifyProduct, named: MetafieldIdentifier): object | null {
  const found = metafields.find(
    ({ namespace, key }: ShopifyMetafield) => namespace === named.namespace && key === named.key,
  );
  if (!found) return null;
  const place = metafields.indexOf(found);
  return { ...found, id: globalId('Metafield', `${id}${place}`), createdAt: updatedAt, updatedAt, description: null };
}

function planGroupNodes({ sellingPlanGroups }: ShopifyProduct): readonly object[] {
  return sellingPlanGroups.map(({ name, plans }) => ({
    name,
    appName: null,
    options: [],
    sellingPlans: (page: PageArguments) => pageOf(plans, page, planNode),
  }));
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ').trim();
}
