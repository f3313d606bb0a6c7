import { z } from 'zod';
import { defineOperation } from '../client/operation.ts';
import { imageFields, imageSchema, moneySchema, nodesOf, readable, seoFields, seoSchema } from './common.ts';
import { metafieldSchema, productSchema } from './product.ts';

// Written by hand and checked against public documentation only, as all documents of the Admin API.

const draftVariantSchema = z.object({
  id: z.string(),
  title: z.string(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  availableForSale: z.boolean(),
  inventoryQuantity: z.number().nullable(),
  selectedOptions: z.array(z.object({ name: z.string(), value: z.string() })),
  image: imageSchema.nullable(),
  contextualPricing: z.object({ price: moneySchema, compareAtPrice: moneySchema.nullable() }),
  inventoryItem: z.object({ requiresShipping: z.boolean(), tracked: z.boolean() }),
});
export type DraftVariantNode = z.infer<typeof draftVariantSchema>;

const draftSchema = z.object({
  ...productSchema.pick({
    id: true,
    handle: true,
    title: true,
    descriptionHtml: true,
    vendor: true,
    productType: true,
    createdAt: true,
    updatedAt: true,
    isGiftCard: true,
    requiresSellingPlan: true,
    options: true,
  }).shape,
  status: z.string(),
  tags: z.array(z.string()),
  seo: seoSchema,
  media: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        alt: z.string().nullable(),
        preview: z.object({ image: imageSchema.nullable() }).nullable(),
      }),
    ),
  }),
  metafields: z.object({ nodes: z.array(metafieldSchema) }),
  variants: z.object({ nodes: z.array(draftVariantSchema) }),
});
export type DraftNode = z.infer<typeof draftSchema>;

/** Products in one query: each with a hundred variants is a large part of what Shopify admits. */
export const draftsPerQuery = 5;

/** Products whatever their status is, with prices as a country's buyers would see them. */
export const draftsById = defineOperation('DraftsById', z.object({ nodes: nodesOf(readable(draftSchema)) }), [
  `query DraftsById($ids: [ID!]!, $country: CountryCode) {
    nodes(ids: $ids) {
      ... on Product {
        id
        handle
        title
        descriptionHtml
        vendor
        productType
        tags
        status
        createdAt
        updatedAt
        isGiftCard
        requiresSellingPlan
        seo { ...SeoFields }
        options { name optionValues { name swatch { color } } }
        media(first: 50) { nodes { id alt preview { image { ...ImageFields } } } }
        metafields(first: 100) { nodes { namespace key type value } }
        variants(first: 100) {
          nodes {
            id
            title
            sku
            barcode
            availableForSale
            inventoryQuantity
            selectedOptions { name value }
            image { ...ImageFields }
            contextualPricing(context: { country: $country }) {
              price { amount currencyCode }
              compareAtPrice { amount currencyCode }
            }
            inventoryItem { requiresShipping tracked }
          }
        }
      }
    }
  }`,
  imageFields,
  seoFields,
]);

/** What becomes of products that the Storefront API does not show. */
export const productStatuses = defineOperation(
  'ProductStatuses',
  z.object({ nodes: nodesOf(z.object({ id: z.string(), status: z.string() })) }),
  [
    `query ProductStatuses($ids: [ID!]!) {
      nodes(ids: $ids) { ... on Product { id status } }
    }`,
  ],
);
