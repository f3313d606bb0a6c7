import { z } from 'zod';
import { defineOperation } from '../client/operation.ts';
import { nodesOf, pageInfoFields, pageInfoSchema } from './common.ts';

// The Admin API has no public package with its schema: these documents are written by hand and have been checked against
// public documentation only. https://shopify.dev/docs/api/admin-graphql/2026-04

export const webhookSubscriptions = defineOperation(
  'WebhookSubscriptions',
  z.object({
    webhookSubscriptions: z.object({
      nodes: z.array(z.object({ topic: z.string(), uri: z.string() })),
      pageInfo: pageInfoSchema,
    }),
  }),
  [
    `query WebhookSubscriptions($after: String) {
      webhookSubscriptions(first: 250, after: $after) { nodes { topic uri } pageInfo { ...PageInfoFields } }
    }`,
    pageInfoFields,
  ],
);

export const webhookSubscriptionCreate = defineOperation(
  'WebhookSubscriptionCreate',
  z.object({
    webhookSubscriptionCreate: z.object({ userErrors: z.array(z.object({ message: z.string() })) }).nullable(),
  }),
  [
    `mutation WebhookSubscriptionCreate($topic: WebhookSubscriptionTopic!, $uri: String!) {
      webhookSubscriptionCreate(topic: $topic, webhookSubscription: { uri: $uri, format: JSON }) {
        userErrors { message }
      }
    }`,
  ],
);

/** The products of stock items, at most 250. */
export const productsOfStockItems = defineOperation(
  'ProductsOfStockItems',
  z.object({
    nodes: nodesOf(
      z.object({ id: z.string(), variant: z.object({ product: z.object({ id: z.string() }) }).nullable() }),
    ),
  }),
  [
    `query ProductsOfStockItems($ids: [ID!]!) {
      nodes(ids: $ids) { ... on InventoryItem { id variant { product { id } } } }
    }`,
  ],
);
