import { z } from 'zod';
import { defineOperation } from '../client/operation.ts';

// Written by hand and checked against public documentation only, as all documents of the Admin API.
// https://shopify.dev/docs/api/usage/bulk-operations/queries

const bulkOperationSchema = z.object({
  id: z.string(),
  status: z.string(),
  errorCode: z.string().nullable(),
  query: z.string(),
  /** So far, while it runs. A text, because it may be larger than the numbers of GraphQL. */
  objectCount: z.coerce.number(),
  url: z.string().nullable(),
});
export type BulkOperationNode = z.infer<typeof bulkOperationSchema>;

const bulkOperationFields =
  'fragment BulkOperationFields on BulkOperation { id status errorCode query objectCount url }';

/** Takes the query as a text: Shopify runs it without pages, and writes each object as a line of a file. */
export const bulkOperationRun = defineOperation(
  'BulkOperationRun',
  z.object({
    bulkOperationRunQuery: z
      .object({
        bulkOperation: bulkOperationSchema.nullable(),
        userErrors: z.array(z.object({ code: z.string().nullable(), message: z.string() })),
      })
      .nullable(),
  }),
  [
    `mutation BulkOperationRun($query: String!) {
      bulkOperationRunQuery(query: $query, groupObjects: false) {
        bulkOperation { ...BulkOperationFields }
        userErrors { code message }
      }
    }`,
    bulkOperationFields,
  ],
);

export const bulkOperationById = defineOperation(
  'BulkOperationById',
  z.object({ bulkOperation: bulkOperationSchema.nullable() }),
  [
    `query BulkOperationById($id: ID!) {
      bulkOperation(id: $id) { ...BulkOperationFields }
    }`,
    bulkOperationFields,
  ],
);

/**
 * Queries of the app, the newest first, as Shopify sorts them without being asked.
 * https://shopify.dev/docs/api/admin-graphql/2026-04/queries/bulkOperations
 */
export const latestBulkOperations = defineOperation(
  'LatestBulkOperations',
  z.object({ bulkOperations: z.object({ nodes: z.array(bulkOperationSchema) }) }),
  [
    `query LatestBulkOperations {
      bulkOperations(first: 50, query: "operation_type:query") { nodes { ...BulkOperationFields } }
    }`,
    bulkOperationFields,
  ],
);
