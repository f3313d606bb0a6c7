import { PlatformContractError } from '#commerce/errors.ts';
import type { Feed, FeedKind, MembersRequest, PlatformRecommendations, RecommendationRequest } from '#commerce/feed.ts';
import type { RecordKind } from '#commerce/records/catalog-record.ts';
import { isFailedAnswer } from '../client/request-error.ts';
import { collectionMembers } from '../documents/collection.ts';
import { type Connection, maxPage, nextCursor } from '../documents/common.ts';
import { productIds, productRecommendations } from '../documents/product.ts';
import { shortId, toGid } from '../records/ids.ts';
import { forgetRefusedAccess } from './access.ts';
import {
  createArticleReader,
  createBlogReader,
  createCollectionReader,
  createPageReader,
  createRedirectReader,
} from './readers/content-readers.ts';
import { type FeedContext, type KindReader, marketVariables, maxPaginated } from './readers/kind-reader.ts';
import { stockReads } from './stock-items.ts';
import { createProductReader } from './readers/product-reader.ts';
import {
  createHomeReader,
  createMenuReader,
  createPolicyReader,
  createProfileReader,
} from './readers/whole-readers.ts';

/**
 * Reads Shopify's products, collections and content from the Storefront API. Articles and blogs can be queried by the
 * time of their last change, although they do not contain it. The home page is a metaobject.
 */
export function createFeed(context: FeedContext): Feed {
  const readers: Readonly<Partial<Record<RecordKind, KindReader>>> = {
    profile: createProfileReader(context),
    collection: createCollectionReader(context),
    product: createProductReader(context),
    blog: createBlogReader(context),
    article: createArticleReader(context),
    page: createPageReader(context),
    home: createHomeReader(context),
    policy: createPolicyReader(context),
    menu: createMenuReader(context),
    redirect: createRedirectReader(context),
  };
  const reader = (kind: RecordKind): KindReader => readers[kind] ?? emptyReader;
  const guarded = <Result>(work: Promise<Result>): Promise<Result> => forgetRefusedAccess(context.access, work);
  return {
    kinds,
    scan: (request) => guardedIteration(context, reader(request.kind).scan(request)),
    read: (request) => guarded(reader(request.kind).read(request)),
    find: (request) => guarded(reader(request.kind).find(request)),
    ids: (request) => guardedIteration(context, reader(request.kind).ids(request)),
    members: (request) => members(context, request),
    bestSellers: (signal) => bestSellers(context, signal),
    recommendations: (request) => recommendations(context, request),
    ...(context.admin && stockReads(context.admin)),
  };
}

/** Kinds that others refer to come first. The bounds apply to changes without a webhook. */
const kinds: readonly FeedKind[] = [
  { kind: 'profile', hasChangeTimes: false, boundSeconds: 600 },
  { kind: 'collection', hasChangeTimes: true, boundSeconds: 600 },
  { kind: 'product', hasChangeTimes: true, boundSeconds: 300 },
  { kind: 'blog', hasChangeTimes: true, boundSeconds: 60 },
  { kind: 'article', hasChangeTimes: true, boundSeconds: 60 },
  { kind: 'page', hasChangeTimes: true, boundSeconds: 60 },
  { kind: 'home', hasChangeTimes: false, boundSeconds: 60 },
  { kind: 'policy', hasChangeTimes: false, boundSeconds: 600 },
  { kind: 'menu', hasChangeTimes: false, boundSeconds: 60 },
  { kind: 'redirect', hasChangeTimes: false, boundSeconds: 600 },
];

const emptyReader: KindReader = {
  scan: async function* () {
    yield { records: [], cursor: null, total: 0 };
  },
  read: async ({ ids }) => ({ records: [], missing: ids }),
  find: async () => null,
  ids: async function* () {
    yield [];
  },
};

async function* guardedIteration<Item>(context: FeedContext, items: AsyncIterable<Item>): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await forgetRefusedAccess(context.access, iterator.next());
      if (done) return;
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
}

/** Of a collection with more products the first 25,000, where Shopify ends. A collection that is gone has none. */
async function* members(
  { client }: FeedContext,
  { collection, signal }: MembersRequest,
): AsyncGenerator<readonly string[]> {
  const id = toGid('Collection', collection);
  const readPage = async (after: string | null): Promise<Connection<{ readonly id: string }> | null> => {
    const variables = { id, first: maxPage, after, ...marketVariables(null) };
    try {
      return (await client.run(collectionMembers, { variables, use: 'feed', signal })).collection?.products ?? null;
    } catch (cause) {
      if (!isFailedAnswer(cause)) throw cause;
      throw new PlatformContractError(`Shopify fails to answer which products collection ${collection} has`, { cause });
    }
  };
  if (id !== null) yield* idsOfPages(readPage);
}

/** The order of products beyond the first 25,000 is not known. */
async function* bestSellers({ client }: FeedContext, signal: AbortSignal): AsyncGenerator<readonly string[]> {
  yield* idsOfPages(async (after) => {
    const variables = { query: null, first: maxPage, after, sort: 'BEST_SELLING', ...marketVariables(null) };
    return (await client.run(productIds, { variables, use: 'feed', signal })).products;
  });
}

/** The ids of a connection as far as Shopify has pages of it. */
async function* idsOfPages(
  readPage: (after: string | null) => Promise<Connection<{ readonly id: string }> | null>,
): AsyncGenerator<readonly string[]> {
  let after: string | null = null;
  for (let count = 0; count < maxPaginated; count += maxPage) {
    const page = await readPage(after);
    if (page === null) return;
    yield page.nodes.map((each) => shortId(each.id));
    after = nextCursor(page.pageInfo, after);
    if (after === null) return;
  }
}

async function recommendations(
  { client }: FeedContext,
  { product, signal }: RecommendationRequest,
): Promise<PlatformRecommendations> {
  const id = toGid('Product', product);
  if (id === null) return { related: [], complementary: [] };
  const variables = { id, ...marketVariables(null) };
  const answer = await client.run(productRecommendations, { variables, use: 'feed', signal });
  const idsOf = (found: readonly { readonly id: string }[] | null): readonly string[] =>
    (found ?? []).map((each) => shortId(each.id)).filter((each) => each !== product);
  return { related: idsOf(answer.related), complementary: idsOf(answer.complementary) };
}
