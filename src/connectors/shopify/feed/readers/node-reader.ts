import { contextKey, type MarketContext } from '#commerce/context.ts';
import type { HandleRequest, RecordBatch, RecordRequest, ScanBatch, ScanRequest } from '#commerce/feed.ts';
import type { CatalogRecord } from '#commerce/records/catalog-record.ts';
import { type Connection, type IdNode, maxPage, UnreadableNodeError } from '../../documents/common.ts';
import type { BulkList, NamedEntry } from '../../bulk/bulk-lists.ts';
import { type ShopifyType, shortId } from '../../records/ids.ts';
import type { MarketAnswer, MarketAnswers } from '../../records/market-answers.ts';
import { formatCursor, parseCursor } from '../cursor.ts';
import { type FeedContext, type KindReader, since } from './kind-reader.ts';
import { idsInList, openList, scanList } from '../list-scan.ts';
import { paginate, paginateAll } from '../paginate.ts';
import {
  chunks,
  gidsOf,
  makeRecords,
  type Readable,
  readableOrThrow,
  readPageWithoutFailing,
  readWithoutFailing,
  recordBatch,
  type ReadRecords,
} from '../read-batch.ts';

/** A query in one market. */
export interface MarketQuery {
  readonly market: MarketContext | null;
  readonly signal: AbortSignal;
}

export interface PageQuery extends MarketQuery {
  /** Of Shopify's search syntax. */
  readonly query: string | null;
  readonly first: number;
  readonly after: string | null;
}

/** The queries of a kind whose things have ids and are listed in pages. */
export interface NodeQueries<Source extends { readonly id: string }> {
  readonly type: ShopifyType;
  /** How many are in one query; absent: as many as Shopify takes. */
  readonly size?: number;
  readonly page: (query: PageQuery) => Promise<Connection<Source | UnreadableNodeError>>;
  /** Its ids alone, in the same order. */
  readonly idPage: (query: PageQuery) => Promise<Connection<IdNode>>;
  readonly byId: (
    ids: readonly string[],
    query: MarketQuery,
  ) => Promise<readonly (Source | UnreadableNodeError | null)[]>;
  readonly byHandle: (handle: string, query: MarketQuery) => Promise<Source | null>;
  readonly toRecord: (answers: MarketAnswers<Source>) => CatalogRecord;
  /** The list of all of them that an app can read; null: there is none, and no more than 25,000 can be read. */
  readonly list: BulkList<NamedEntry> | null;
  /** False: the token may not read them, and so there are none. */
  readonly isAllowed: (signal: AbortSignal) => Promise<boolean>;
}

/** Reads collections, pages, blogs, articles and redirects. */
export function createNodeReader<Source extends { readonly id: string }>(
  context: FeedContext,
  queries: NodeQueries<Source>,
): KindReader {
  return {
    scan: (request) => scanNodes(context, queries, request),
    read: (request) => readNodes(queries, request),
    find: (request) => findNode(queries, request),
    ids: async function* ({ signal }) {
      if (!(await queries.isAllowed(signal))) return;
      const opened = queries.list && (await openList(context, queries.list, { cursor: null, since: null, signal }));
      if (opened) {
        yield* idsInList(context, { opened, isWanted: () => true, isHidden: () => false, signal });
        return;
      }
      const pages = paginateAll({
        readPage: ({ after }) => queries.idPage({ query: null, first: maxPage, after, market: null, signal }),
        timeOf: null,
      });
      for await (const { nodes } of pages) yield nodes.map(({ id }) => shortId(id));
    },
  };
}

function sizeOf({ size = maxPage }: Pick<NodeQueries<never>, 'size'>): number {
  return size;
}

async function* scanNodes<Source extends { readonly id: string }>(
  context: FeedContext,
  queries: NodeQueries<Source>,
  request: ScanRequest,
): AsyncGenerator<ScanBatch> {
  const { markets, signal } = request;
  const [first] = markets;
  if (!first || !(await queries.isAllowed(signal))) {
    yield { records: [], cursor: null, total: 0 };
    return;
  }
  const opened = queries.list && (await openList(context, queries.list, request));
  if (opened) {
    const read = async (entries: readonly NamedEntry[]): Promise<ReadRecords<CatalogRecord>> =>
      recordsById(
        queries,
        entries.map(({ id }) => id),
        request,
      );
    yield* scanList({ opened, size: maxPage, isWanted: () => true, read });
    return;
  }
  const pages = paginate(parseCursor(request.cursor, request.since), {
    readPage: ({ from, after }) =>
      readPageWithoutFailing(
        { ...queries, byId: (ids) => queries.byId(ids, { market: first, signal }) },
        { query: since('updated_at', from), first: sizeOf(queries), after, market: first, signal },
      ),
    timeOf: null,
  });
  for await (const { nodes, next } of pages) {
    const ids = nodes.map(({ id }) => id);
    const others = await Promise.all(markets.slice(1).map((market) => answersById(queries, ids, { market, signal })));
    const read = combineAnswers(queries, ids, [answersOf(nodes, first), ...others]);
    yield { ...read, cursor: next && formatCursor(next), total: null };
  }
}

async function readNodes<Source extends { readonly id: string }>(
  queries: NodeQueries<Source>,
  { ids, markets, signal }: RecordRequest,
): Promise<RecordBatch> {
  if (!(await queries.isAllowed(signal))) return { records: [], missing: [...new Set(ids)] };
  return recordBatch(ids, await recordsById(queries, gidsOf(queries.type, ids), { markets, signal }));
}

async function recordsById<Source extends { readonly id: string }>(
  queries: NodeQueries<Source>,
  gids: readonly string[],
  { markets, signal }: Pick<RecordRequest, 'markets' | 'signal'>,
): Promise<ReadRecords<CatalogRecord>> {
  const answers = await Promise.all(markets.map((market) => answersById(queries, gids, { market, signal })));
  return combineAnswers(queries, gids, answers);
}

type AnswersById<Source> = ReadonlyMap<string, Readable<MarketAnswer<Source>>>;

function combineAnswers<Source extends { readonly id: string }>(
  queries: NodeQueries<Source>,
  gids: readonly string[],
  markets: readonly AnswersById<Source>[],
): ReadRecords<CatalogRecord> {
  return makeRecords(gids, (gid) => {
    const [first, ...others] = markets.flatMap((each) => each.get(gid) ?? []).map(readableOrThrow);
    return first ? queries.toRecord([first, ...others]) : null;
  });
}

async function answersById<Source extends { readonly id: string }>(
  queries: NodeQueries<Source>,
  gids: readonly string[],
  read: { readonly market: MarketContext; readonly signal: AbortSignal },
): Promise<AnswersById<Source>> {
  const nodes: (Source | UnreadableNodeError | null)[] = [];
  for (const ids of chunks(gids, sizeOf(queries)))
    nodes.push(...(await readWithoutFailing(ids, (wanted) => queries.byId(wanted, read))));
  return answersOf(
    nodes.filter((each) => each !== null),
    read.market,
  );
}

function answersOf<Source extends { readonly id: string }>(
  nodes: readonly (Source | UnreadableNodeError)[],
  market: MarketContext,
): AnswersById<Source> {
  return new Map(
    nodes.map((node) => [
      node.id,
      node instanceof UnreadableNodeError ? node : { market: contextKey(market), source: node },
    ]),
  );
}

async function findNode<Source extends { readonly id: string }>(
  queries: NodeQueries<Source>,
  { handle, markets, signal }: HandleRequest,
): Promise<CatalogRecord | null> {
  if (!(await queries.isAllowed(signal))) return null;
  const answers = await Promise.all(
    markets.map(async (market): Promise<readonly MarketAnswer<Source>[]> => {
      const source = await queries.byHandle(handle, { market, signal });
      return source ? [{ market: contextKey(market), source }] : [];
    }),
  );
  const [first, ...others] = answers.flat();
  return first ? queries.toRecord([first, ...others]) : null;
}
