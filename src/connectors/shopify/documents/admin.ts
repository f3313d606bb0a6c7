import { z } from 'zod';
import { defineOperation } from '../client/operation.ts';
import { nodesOf, pageInfoFields, pageInfoSchema } from './common.ts';

// The Admin API has no public package with its schema: these documents are written by hand and have been checked against
// public documentation only. https://shopify.dev/docs/api/admin-graphql/2026-04

export const webhookSubscriptions = defineOperation(
  'WebhookSubscriptions',
  z.object({
    webhookSubscriptions: z.object({
      nodes: z.array(z.object({ id: z.string(), topic: z.string(), uri: z.string(), filter: z.string().nullish() })),
      pageInfo: pageInfoSchema,
    }),
  }),
  [
    `query WebhookSubscriptions($after: String) {
      webhookSubscriptions(first: 250, after: $after) { nodes { id topic uri filter } pageInfo { ...PageInfoFields } }
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
    `mutation WebhookSubscriptionCreate($topic: WebhookSubscriptionTopic!, $uri: String!, $filter: String) {
      webhookSubscriptionCreate(topic: $topic, webhookSubscription: { uri: $uri, format: JSON, filter: $filter }) {
        userErrors { message }
      }
    }`,
  ],
);

export const webhookSubscriptionUpdate = defineOperation(
  'WebhookSubscriptionUpdate',
  z.object({
    webhookSubscriptionUpdate: z.object({ userErrors: z.array(z.object({ message: z.string() })) }).nullable(),
  }),
  [
    `mutation WebhookSubscriptionUpdate($id: ID!, $filter: String) {
      webhookSubscriptionUpdate(id: $id, webhookSubscription: { filter: $filter }) { userErrors { message } }
    }`,
  ],
);

/** The types of metaobjects that the shop has defined. */
export const metaobjectTypes = defineOperation(
  'MetaobjectTypes',
  z.object({ metaobjectDefinitions: z.object({ nodes: z.array(z.object({ type: z.string() })) }) }),
  [
    `query MetaobjectTypes {
      metaobjectDefinitions(first: 250) { nodes { type } }
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
