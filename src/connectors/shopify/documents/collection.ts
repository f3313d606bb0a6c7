import { z } from 'zod';
import { defineOperation } from '../client/operation.ts';
import {
  connectionOf,
  contextVariables,
  idPageOf,
  imageFields,
  imageSchema,
  inContext,
  nodesOf,
  pageInfoFields,
  readable,
  seoFields,
  seoSchema,
} from './common.ts';

const collectionFields = `
  fragment CollectionFields on Collection {
    id
    handle
    title
    descriptionHtml
    updatedAt
    image { ...ImageFields }
    seo { ...SeoFields }
  }`;

const fragments = [collectionFields, imageFields, seoFields];

export const collectionSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  descriptionHtml: z.string(),
  updatedAt: z.string(),
  image: imageSchema.nullable(),
  seo: seoSchema,
});

export type CollectionNode = z.infer<typeof collectionSchema>;

export const collectionPage = defineOperation(
  'CollectionPage',
  z.object({ collections: connectionOf(readable(collectionSchema)) }),
  [
    `query CollectionPage($query: String, $first: Int!, $after: String, ${contextVariables}) ${inContext} {
      collections(query: $query, first: $first, after: $after, sortKey: ID) {
        nodes { ...CollectionFields }
        pageInfo { ...PageInfoFields }
      }
    }`,
    ...fragments,
    pageInfoFields,
  ],
);

export const collectionIds = idPageOf(
  'CollectionIds',
  'collections(query: $query, first: $first, after: $after, sortKey: ID)',
);

export const collectionsById = defineOperation(
  'CollectionsById',
  z.object({ nodes: nodesOf(readable(collectionSchema)) }),
  [
    `query CollectionsById($ids: [ID!]!, ${contextVariables}) ${inContext} {
    nodes(ids: $ids) { ...CollectionFields }
  }`,
    ...fragments,
  ],
);

export const collectionByHandle = defineOperation(
  'CollectionByHandle',
  z.object({ collection: collectionSchema.nullable() }),
  [
    `query CollectionByHandle($handle: String!, ${contextVariables}) ${inContext} {
      collection(handle: $handle) { ...CollectionFields }
    }`,
    ...fragments,
  ],
);

/** Ids of a collection's products, in its own order. */
export const collectionMembers = defineOperation(
  'CollectionMembers',
  z.object({ collection: z.object({ products: connectionOf(z.object({ id: z.string() })) }).nullable() }),
  [
    `query CollectionMembers(
      $id: ID!, $first: Int!, $after: String, ${contextVariables}
    ) ${inContext} {
      collection(id: $id) {
        products(first: $first, after: $after, sortKey: COLLECTION_DEFAULT) { nodes { id } pageInfo { ...PageInfoFields } }
      }
    }`,
    pageInfoFields,
  ],
);
