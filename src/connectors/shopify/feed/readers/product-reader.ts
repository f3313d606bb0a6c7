import { contextKey, type MarketContext } from '#commerce/context.ts';
import type { HandleRequest, RecordBatch, RecordRequest, ScanBatch, ScanRequest } from '#commerce/feed.ts';
import type { RecordOf } from '#commerce/records/catalog-record.ts';
import { type ProductEntry, productList } from '../../bulk/bulk-lists.ts';
import type { OperationVariables } from '../../client/operation.ts';
import { maxPage, UnreadableNodeError } from '../../documents/common.ts';
import { type ProductNode, productByHandle, productIds, productPage, productsById } from '../../documents/product.ts';
import { shortId } from '../../records/ids.ts';
import { standardMetafields } from '../../records/details.ts';
import { type MarketProduct, toProductRecord } from '../../records/product.ts';
import { formatCursor, parseCursor, type ScanPosition } from '../cursor.ts';
import { findDrafts, readDrafts } from '../drafts.ts';
import { completeAll, type MarketRead, type ReadProducts } from './all-variants.ts';
import { type FeedContext, type KindReader, marketVariables, since } from './kind-reader.ts';
import { idsInList, openList, scanList } from '../list-scan.ts';
import { paginate, paginateAll } from '../paginate.ts';
import {
  chunks,
  gidsOf,
  makeRecords,
  type NodePageReads,
  readableOrThrow,
  readPageWithoutFailing,
  readWithoutFailing,
  type Readable,
  recordBatch,
  type ReadRecords,
} from '../read-batch.ts';

/** Products in one query: with a hundred variants each, the answer has some megabytes. */
const productsPerQuery = 50;

/** Reads products with all of their variants. A scan finds those of the first market. */
export function createProductReader(context: FeedContext): KindReader {
  return {
    scan: (request) => scanProducts(context, request),
    read: (request) => readProducts(context, request),
    find: (request) => findProduct(context, request),
    ids: async function* ({ signal }) {
      const opened = await openList(context, productList, { cursor: null, since: null, signal });
      if (opened) {
        yield* idsInList(context, { opened, isWanted, isHidden: isDraft, signal });
        return;
      }
      const pages = paginateAll({
        readPage: async ({ from, after }) => {
          const variables = { query: since('created_at', from), first: maxPage, after, sort: 'CREATED_AT' };
          const call = { variables: { ...variables, ...marketVariables(null) }, use: 'feed', signal } as const;
          return (await context.client.run(productIds, call)).products;
        },
        timeOf: ({ createdAt }) => createdAt,
      });
      for await (const { nodes } of pages) yield nodes.map(({ id }) => shortId(id));
    },
  };
}

/** Archived products are not sold any more. */
function isWanted({ status }: ProductEntry): boolean {
  return status !== 'ARCHIVED';
}

function isDraft({ status }: ProductEntry): boolean {
  return status === 'DRAFT';
}

/** All products by the shop's own list where there is an app; by pages otherwise, which leave out unlisted ones. */
async function* scanProducts(context: FeedContext, request: ScanRequest): AsyncGenerator<ScanBatch> {
  const opened = await openList(context, productList, request);
  if (!opened) {
    yield* scanPages(context, request);
    return;
  }
  const read = async (entries: readonly ProductEntry[]): Promise<ReadRecords<RecordOf<'product'>>> => {
    const [drafts, others] = [entries.filter(isDraft), entries.filter((each) => !isDraft(each))];
    const active = new Set(others.flatMap(({ id, status }) => (status === 'ACTIVE' ? [id] : [])));
    return joinReads(
      await recordsById(context, { ...request, gids: idsOf(others), isListed: (gid) => active.has(gid) }),
      await readDrafts(context, idsOf(drafts), request),
    );
  };
  yield* scanList({ opened, size: productsPerQuery, isWanted, read });
}

function joinReads(
  one: ReadRecords<RecordOf<'product'>>,
  other: ReadRecords<RecordOf<'product'>>,
): ReadRecords<RecordOf<'product'>> {
  return {
    records: [...one.records, ...other.records],
    unreadable: [...one.unreadable, ...other.unreadable],
  };
}

function idsOf(entries: readonly ProductEntry[]): readonly string[] {
  return entries.map(({ id }) => id);
}

/**
 * All products in the order of their creation, which no edit changes; or the changed ones in the order of their changes,
 * where what changes meanwhile comes again at the end.
 */
async function* scanPages(context: FeedContext, request: ScanRequest): AsyncGenerator<ScanBatch> {
  const { markets, signal } = request;
  const [market = null] = markets;
  const isChanged = request.since !== null;
  const [field, sort] = isChanged ? (['updated_at', 'UPDATED_AT'] as const) : (['created_at', 'CREATED_AT'] as const);
  const pageVariables = ({ from, after }: ScanPosition): OperationVariables => {
    return { query: since(field, from), first: productsPerQuery, after, sort, ...marketVariables(market) };
  };
  const reads: NodePageReads<ProductNode, ScanPosition> = {
    page: async (position) => {
      const variables = { ...(await productVariables(context, market, signal)), ...pageVariables(position) };
      return (await context.client.run(productPage, { variables, use: 'feed', signal })).products;
    },
    idPage: async (position) => {
      const call = { variables: pageVariables(position), use: 'feed', signal } as const;
      return (await context.client.run(productIds, call)).products;
    },
    byId: async (ids) => nodesById(context, ids, { market, signal }),
  };
  const pages = paginate(parseCursor(request.cursor, request.since), {
    readPage: (position) => readPageWithoutFailing(reads, position),
    timeOf: (node) => {
      if (node instanceof UnreadableNodeError) return null;
      return isChanged ? node.updatedAt : node.createdAt;
    },
  });
  for await (const { nodes, next } of pages) {
    const complete = await completeAll(context, nodes, { market, signal });
    yield { ...(await inAllMarkets(context, complete, request)), cursor: next && formatCursor(next), total: null };
  }
}

/** The records of products that the first market has, with what the others answer about them. */
async function inAllMarkets(
  context: FeedContext,
  complete: ReadProducts,
  { markets, signal }: ScanRequest,
): Promise<ReadRecords<RecordOf<'product'>>> {
  const [first, ...others] = markets;
  if (!first) return { records: [], unreadable: [] };
  const gids = [...complete.keys()];
  const answers = await Promise.all(others.map((market) => answersById(context, gids, { market, signal })));
  return combineAnswers(context, [inMarket(complete, first), ...answers], { gids, isListed: () => true });
}

async function readProducts(context: FeedContext, request: RecordRequest): Promise<RecordBatch> {
  const gids = gidsOf('Product', request.ids);
  const published = await recordsById(context, { ...request, gids, isListed: () => null });
  const found = new Set([...published.records, ...published.unreadable].map(({ id }) => id));
  const hidden = gids.filter((gid) => !found.has(shortId(gid)));
  const drafts = await findDrafts(context, hidden, request.signal);
  return recordBatch(request.ids, joinReads(published, await readDrafts(context, drafts, request)));
}

interface PublishedRead extends Pick<RecordRequest, 'markets' | 'signal'> {
  readonly gids: readonly string[];
  /** null: it is not known whether lists contain it. */
  readonly isListed: (gid: string) => boolean | null;
}

async function recordsById(
  context: FeedContext,
  { gids, isListed, markets, signal }: PublishedRead,
): Promise<ReadRecords<RecordOf<'product'>>> {
  const answers = await Promise.all(markets.map((market) => answersById(context, gids, { market, signal })));
  return combineAnswers(context, answers, { gids, isListed });
}

/** What a market answers about products, by Shopify's ids. */
type ProductAnswers = ReadonlyMap<string, Readable<MarketProduct>>;

function combineAnswers(
  { settings: { metafields } }: FeedContext,
  answers: readonly ProductAnswers[],
  { gids, isListed }: Pick<PublishedRead, 'gids' | 'isListed'>,
): ReadRecords<RecordOf<'product'>> {
  return makeRecords(gids, (gid) => {
    const [first, ...others] = answers.flatMap((answer) => answer.get(gid) ?? []).map(readableOrThrow);
    return first ? toProductRecord([first, ...others], { metafields, listed: isListed(gid) }) : null;
  });
}

async function findProduct(context: FeedContext, request: HandleRequest): Promise<RecordOf<'product'> | null> {
  const { handle, markets, signal } = request;
  const found = await Promise.all(
    markets.map(async (market): Promise<readonly MarketProduct[]> => {
      const variables = { handle, ...(await productVariables(context, market, signal)) };
      const { product } = await context.client.run(productByHandle, { variables, use: 'feed', signal });
      const complete = await completeAll(context, product ? [product] : [], { market, signal });
      return [...inMarket(complete, market).values()].map(readableOrThrow);
    }),
  );
  const [first, ...others] = found.flat();
  return first ? toProductRecord([first, ...others], { metafields: context.settings.metafields, listed: null }) : null;
}

async function answersById(
  context: FeedContext,
  gids: readonly string[],
  read: MarketRead & { readonly market: MarketContext },
): Promise<ProductAnswers> {
  const readChunk = async (ids: readonly string[]): Promise<ProductAnswers> => {
    const nodes = await readWithoutFailing(ids, (wanted) => nodesById(context, wanted, read));
    const present = nodes.filter((each) => each !== null);
    return inMarket(await completeAll(context, present, read), read.market);
  };
  // Of the 250 at most that one read asks for, so that announced changes do not wait for five answers.
  const answers = await Promise.all(Array.from(chunks(gids, productsPerQuery), readChunk));
  return new Map(answers.flatMap((each) => [...each]));
}

async function nodesById(
  context: FeedContext,
  ids: readonly string[],
  { market, signal }: MarketRead,
): Promise<readonly (ProductNode | UnreadableNodeError | null)[]> {
  const variables = { ...(await productVariables(context, market, signal)), ids };
  return (await context.client.run(productsById, { variables, use: 'feed', signal })).nodes;
}

function inMarket(products: ReadProducts, market: MarketContext): ProductAnswers {
  return new Map(
    Array.from(products, ([gid, product]) => [
      gid,
      product instanceof UnreadableNodeError ? product : { market: contextKey(market), ...product },
    ]),
  );
}

async function productVariables(
  { access, settings }: FeedContext,
  market: MarketContext | null,
  signal: AbortSignal,
): Promise<OperationVariables> {
  const { stock, plans, tags } = await access.read(signal);
  const configured = settings.metafields.map(({ namespace, key }) => ({ namespace, key }));
  return {
    withStock: stock,
    withPlans: plans,
    withTags: tags,
    metafields: [...configured, ...Object.values(standardMetafields)],
    ...marketVariables(market),
  };
}
