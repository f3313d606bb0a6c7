import { z } from 'zod';
import { defineOperation } from '../client/operation.ts';
import {
  connectionOf,
  contextVariables,
  imageFields,
  imageSchema,
  inContext,
  moneyFields,
  moneySchema,
  nodesOf,
  pageInfoFields,
  readable,
  seoFields,
  seoSchema,
} from './common.ts';

/** Variants in the answer about a product; the remaining ones of a larger product are read by `productVariants`. */
const variantsInProduct = 100;

const variantFields = `
  fragment VariantFields on ProductVariant {
    id
    title
    sku
    barcode
    weight
    weightUnit
    availableForSale
    currentlyNotInStock
    quantityAvailable @include(if: $withStock)
    requiresShipping
    selectedOptions { name value }
    image { ...ImageFields }
    price { ...MoneyFields }
    compareAtPrice { ...MoneyFields }
    unitPrice { ...MoneyFields }
    unitPriceMeasurement { quantityValue quantityUnit referenceValue referenceUnit }
    quantityRule { minimum maximum increment }
    quantityPriceBreaks(first: 25) { nodes { minimumQuantity price { ...MoneyFields } } }
    sellingPlanAllocations(first: 25) @include(if: $withPlans) {
      nodes {
        sellingPlan { id }
        priceAdjustments { price { ...MoneyFields } compareAtPrice { ...MoneyFields } }
      }
    }
  }`;

const productFields = `
  fragment ProductFields on Product {
    id
    handle
    title
    descriptionHtml
    vendor
    productType
    tags @include(if: $withTags)
    createdAt
    updatedAt
    isGiftCard
    requiresSellingPlan
    seo { ...SeoFields }
    options { name optionValues { name swatch { color } } }
    media(first: 250) {
      nodes {
        __typename
        id
        alt
        previewImage { ...ImageFields }
        ... on MediaImage { image { ...ImageFields } }
        ... on Video { sources { url mimeType width height } }
        ... on ExternalVideo { originUrl }
        ... on Model3d { models: sources { url mimeType } }
      }
    }
    metafields(identifiers: $metafields) { namespace key type value }
    sellingPlanGroups(first: 25) @include(if: $withPlans) {
      nodes { name sellingPlans(first: 50) { nodes { id name description } } }
    }
    variants(first: ${variantsInProduct}) { nodes { ...VariantFields } pageInfo { ...PageInfoFields } }
  }`;

const fragments = [productFields, variantFields, moneyFields, imageFields, seoFields, pageInfoFields];
const accessVariables = '$withStock: Boolean!, $withPlans: Boolean!';
const productVariables = `${accessVariables}, $withTags: Boolean!, $metafields: [HasMetafieldsIdentifier!]!`;

const measurementSchema = z.object({
  quantityValue: z.number(),
  quantityUnit: z.string().nullable(),
  referenceValue: z.number(),
  referenceUnit: z.string().nullable(),
});

export const variantSchema = z.object({
  id: z.string(),
  title: z.string(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  weight: z.number().nullable(),
  weightUnit: z.string(),
  availableForSale: z.boolean(),
  currentlyNotInStock: z.boolean(),
  quantityAvailable: z.number().nullish(),
  requiresShipping: z.boolean(),
  selectedOptions: z.array(z.object({ name: z.string(), value: z.string() })),
  image: imageSchema.nullable(),
  price: moneySchema,
  compareAtPrice: moneySchema.nullable(),
  unitPrice: moneySchema.nullable(),
  unitPriceMeasurement: measurementSchema.nullable(),
  quantityRule: z.object({ minimum: z.number(), maximum: z.number().nullable(), increment: z.number() }),
  quantityPriceBreaks: z.object({ nodes: z.array(z.object({ minimumQuantity: z.number(), price: moneySchema })) }),
  sellingPlanAllocations: z
    .object({
      nodes: z.array(
        z.object({
          sellingPlan: z.object({ id: z.string() }),
          priceAdjustments: z.array(z.object({ price: moneySchema, compareAtPrice: moneySchema })),
        }),
      ),
    })
    .optional(),
});

export type VariantNode = z.infer<typeof variantSchema>;

const mediaNode = { id: z.string(), alt: z.string().nullable(), previewImage: imageSchema.nullable() };
const videoSourceSchema = z.object({ url: z.string(), mimeType: z.string(), width: z.number(), height: z.number() });

const mediaSchema = z.discriminatedUnion('__typename', [
  z.object({ __typename: z.literal('MediaImage'), ...mediaNode, image: imageSchema.nullable() }),
  z.object({ __typename: z.literal('Video'), ...mediaNode, sources: z.array(videoSourceSchema) }),
  z.object({ __typename: z.literal('ExternalVideo'), ...mediaNode, originUrl: z.string() }),
  z.object({
    __typename: z.literal('Model3d'),
    ...mediaNode,
    models: z.array(z.object({ url: z.string(), mimeType: z.string() })),
  }),
]);

/** Media of a type that these documents do not know, e.g. of a newer version of Shopify's schema. */
const otherMediaSchema = z
  .object({ __typename: z.string().regex(/^(?!(?:MediaImage|Video|ExternalVideo|Model3d)$)/) })
  .transform(() => null);

export type MediaNode = z.infer<typeof mediaSchema>;

const planGroupSchema = z.object({
  name: z.string(),
  sellingPlans: z.object({
    nodes: z.array(z.object({ id: z.string(), name: z.string(), description: z.string().nullable() })),
  }),
});

export const metafieldSchema = z.object({
  namespace: z.string(),
  key: z.string(),
  type: z.string(),
  value: z.string(),
});

export type MetafieldNode = z.infer<typeof metafieldSchema>;

export const productSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  descriptionHtml: z.string(),
  vendor: z.string(),
  productType: z.string(),
  tags: z.array(z.string()).optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
  isGiftCard: z.boolean(),
  requiresSellingPlan: z.boolean(),
  seo: seoSchema,
  options: z.array(
    z.object({
      name: z.string(),
      optionValues: z.array(
        z.object({ name: z.string(), swatch: z.object({ color: z.string().nullable() }).nullable() }),
      ),
    }),
  ),
  media: z.object({ nodes: z.array(z.union([mediaSchema, otherMediaSchema])) }),
  metafields: z.array(metafieldSchema.nullable()),
  sellingPlanGroups: z.object({ nodes: z.array(planGroupSchema) }).optional(),
  variants: connectionOf(variantSchema),
});

export type ProductNode = z.infer<typeof productSchema>;

/** Products by id, at most 250. */
export const productsById = defineOperation('ProductsById', z.object({ nodes: nodesOf(readable(productSchema)) }), [
  `query ProductsById($ids: [ID!]!, ${productVariables}, ${contextVariables}) ${inContext} {
    nodes(ids: $ids) { ...ProductFields }
  }`,
  ...fragments,
]);

export const productByHandle = defineOperation('ProductByHandle', z.object({ product: productSchema.nullable() }), [
  `query ProductByHandle($handle: String!, ${productVariables}, ${contextVariables}) ${inContext} {
    product(handle: $handle) { ...ProductFields }
  }`,
  ...fragments,
]);

/** Products that lists contain, in the order of the times that `$query` limits. */
export const productPage = defineOperation(
  'ProductPage',
  z.object({ products: connectionOf(readable(productSchema)) }),
  [
    `query ProductPage(
    $query: String, $first: Int!, $after: String, $sort: ProductSortKeys!, ${productVariables}, ${contextVariables}
  ) ${inContext} {
    products(query: $query, first: $first, after: $after, sortKey: $sort) {
      nodes { ...ProductFields }
      pageInfo { ...PageInfoFields }
    }
  }`,
    ...fragments,
  ],
);

/** Further variants of a product, which may have 2,048. */
export const productVariants = defineOperation(
  'ProductVariants',
  z.object({ product: z.object({ variants: connectionOf(variantSchema) }).nullable() }),
  [
    `query ProductVariants($id: ID!, $after: String, ${accessVariables}, ${contextVariables}) ${inContext} {
      product(id: $id) {
        variants(first: 250, after: $after) { nodes { ...VariantFields } pageInfo { ...PageInfoFields } }
      }
    }`,
    variantFields,
    moneyFields,
    imageFields,
    pageInfoFields,
  ],
);

/** Ids of products in the order of their creation. */
export const productIds = defineOperation(
  'ProductIds',
  z.object({
    products: connectionOf(z.object({ id: z.string(), createdAt: z.string(), updatedAt: z.string() })),
  }),
  [
    `query ProductIds(
      $query: String, $first: Int!, $after: String, $sort: ProductSortKeys!, ${contextVariables}
    ) ${inContext} {
      products(query: $query, first: $first, after: $after, sortKey: $sort) {
        nodes { id createdAt updatedAt }
        pageInfo { ...PageInfoFields }
      }
    }`,
    pageInfoFields,
  ],
);

export const productRecommendations = defineOperation(
  'ProductRecommendations',
  z.object({
    related: z.array(z.object({ id: z.string() })).nullable(),
    complementary: z.array(z.object({ id: z.string() })).nullable(),
  }),
  [
    `query ProductRecommendations($id: ID!, ${contextVariables}) ${inContext} {
      related: productRecommendations(productId: $id, intent: RELATED) { id }
      complementary: productRecommendations(productId: $id, intent: COMPLEMENTARY) { id }
    }`,
  ],
);
