import { contextKey } from '#commerce/context.ts';
import type { RecordRequest } from '#commerce/feed.ts';
import type { RecordOf } from '#commerce/records/catalog-record.ts';
import { isRefusal } from '../client/request-error.ts';
import {
  type DraftNode,
  draftsById,
  draftsPerQuery,
  type DraftVariantNode,
  productStatuses,
} from '../documents/draft.ts';
import { maxPage } from '../documents/common.ts';
import type { ProductNode, VariantNode } from '../documents/product.ts';
import { toProductRecord } from '../records/product.ts';
import { type FeedContext, marketVariables } from './readers/kind-reader.ts';
import { chunks, makeRecords, type Readable, readableOrThrow, type ReadRecords } from './read-batch.ts';

/**
 * The records of drafts, which only the Admin API shows, for draft previews: with their first hundred variants, pictures
 * without videos, and texts in the shop's own language.
 */
export async function readDrafts(
  { admin, settings }: FeedContext,
  gids: readonly string[],
  { markets: [market], signal }: Pick<RecordRequest, 'markets' | 'signal'>,
): Promise<ReadRecords<RecordOf<'product'>>> {
  if (!admin || !market) return { records: [], unreadable: [] };
  const nodes = new Map<string, Readable<DraftNode>>();
  for (const ids of chunks(gids, draftsPerQuery)) {
    const variables = { ids, country: marketVariables(market).country };
    const answer = await admin.client.run(draftsById, { variables, use: 'feed', signal });
    for (const node of answer.nodes) if (node) nodes.set(node.id, node);
  }
  return makeRecords(gids, (gid) => {
    const node = readableOrThrow(nodes.get(gid) ?? null);
    // Published, archived or deleted meanwhile.
    if (node?.status !== 'DRAFT') return null;
    const answer = {
      market: contextKey(market),
      product: toProductNode(node),
      variants: node.variants.nodes.map(toVariantNode),
    };
    return toProductRecord([answer], { metafields: settings.metafields, listed: false, status: 'draft' });
  });
}

/** Those of some products that are drafts; none without an app that may read them. */
export async function findDrafts(
  { admin }: FeedContext,
  gids: readonly string[],
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (!admin) return [];
  const drafts: string[] = [];
  for (const ids of chunks(gids, maxPage)) {
    const nodes = await orNone(async () => {
      const { nodes: found } = await admin.client.run(productStatuses, { variables: { ids }, use: 'feed', signal });
      return found;
    });
    drafts.push(...nodes.flatMap((node) => (node?.status === 'DRAFT' ? [node.id] : [])));
  }
  return drafts;
}

async function orNone<Item>(read: () => Promise<readonly Item[]>): Promise<readonly Item[]> {
  try {
    return await read();
  } catch (error) {
    if (isRefusal(error)) return [];
    throw error;
  }
}

/** As the Storefront API will show it. */
function toProductNode({ media, metafields, variants, ...draft }: DraftNode): ProductNode {
  return {
    ...draft,
    media: {
      nodes: media.nodes.map(({ id, alt, preview }) => ({
        __typename: 'MediaImage',
        id,
        alt,
        previewImage: null,
        image: preview?.image ?? null,
      })),
    },
    metafields: metafields.nodes,
    variants: { nodes: variants.nodes.map(toVariantNode), pageInfo: { hasNextPage: false, endCursor: null } },
  };
}

const anyQuantity = { minimum: 1, maximum: null, increment: 1 };

function toVariantNode({
  contextualPricing,
  inventoryItem,
  inventoryQuantity,
  ...variant
}: DraftVariantNode): VariantNode {
  return {
    ...variant,
    ...contextualPricing,
    weight: null,
    weightUnit: 'GRAMS',
    currentlyNotInStock: false,
    quantityAvailable: inventoryItem.tracked ? inventoryQuantity : null,
    requiresShipping: inventoryItem.requiresShipping,
    unitPrice: null,
    unitPriceMeasurement: null,
    quantityRule: anyQuantity,
    quantityPriceBreaks: { nodes: [] },
  };
}
