import type { Operation, OperationVariables } from '../../client/operation.ts';
import { collectionList, redirectList } from '../../bulk/bulk-lists.ts';
import { type Connection, type IdNode, UnreadableNodeError } from '../../documents/common.ts';
import { collectionByHandle, collectionIds, collectionPage, collectionsById } from '../../documents/collection.ts';
import {
  articleByHandle,
  articleIds,
  articlePage,
  articlesById,
  blogByHandle,
  blogIds,
  blogPage,
  blogsById,
  pageByHandle,
  pageIds,
  pagePage,
  pagesById,
  type RedirectNode,
  redirectIds,
  redirectPage,
  redirectsById,
} from '../../documents/content.ts';
import {
  toArticleRecord,
  toBlogRecord,
  toCollectionRecord,
  toPageRecord,
  toRedirectRecord,
} from '../../records/content.ts';
import { type FeedContext, type KindReader, marketVariables } from './kind-reader.ts';
import { createNodeReader, type MarketQuery, type PageQuery } from './node-reader.ts';

export function createCollectionReader(context: FeedContext): KindReader {
  const { client } = context;
  return createNodeReader(context, {
    type: 'Collection',
    list: collectionList,
    page: async (query) => (await client.run(collectionPage, pageCall(query))).collections,
    idPage: idPageReader(context, collectionIds),
    byId: async (ids, query) => (await client.run(collectionsById, callOf({ ids }, query))).nodes,
    byHandle: async (handle, query) => (await client.run(collectionByHandle, callOf({ handle }, query))).collection,
    toRecord: toCollectionRecord,
    isAllowed: async () => true,
  });
}

/** Pages with the sections of a metafield, as far as the token may read them. */
export function createPageReader(context: FeedContext): KindReader {
  const { client, access } = context;
  const withSections = async ({ signal }: MarketQuery): Promise<{ readonly withSections: boolean }> => ({
    withSections: (await access.read(signal)).sections,
  });
  return createNodeReader(context, {
    type: 'Page',
    list: null,
    size: pagesPerQuery,
    page: async (query) => (await client.run(pagePage, pageCall(query, await withSections(query)))).pages,
    idPage: idPageReader(context, pageIds),
    byId: async (ids, query) =>
      (await client.run(pagesById, callOf({ ids, ...(await withSections(query)) }, query))).nodes,
    byHandle: async (handle, query) =>
      (await client.run(pageByHandle, callOf({ handle, ...(await withSections(query)) }, query))).page,
    toRecord: toPageRecord,
    isAllowed: async (signal) => (await access.read(signal)).content,
  });
}

/** Each may have fifty sections. */
const pagesPerQuery = 25;

export function createBlogReader(context: FeedContext): KindReader {
  const { client, access } = context;
  return createNodeReader(context, {
    type: 'Blog',
    list: null,
    page: async (query) => (await client.run(blogPage, pageCall(query))).blogs,
    idPage: idPageReader(context, blogIds),
    byId: async (ids, query) => (await client.run(blogsById, callOf({ ids }, query))).nodes,
    byHandle: async (handle, query) => (await client.run(blogByHandle, callOf({ handle }, query))).blog,
    toRecord: toBlogRecord,
    isAllowed: async (signal) => (await access.read(signal)).content,
  });
}

/** The handle of an article is `blog/article`. */
export function createArticleReader(context: FeedContext): KindReader {
  const { client, access } = context;
  return createNodeReader(context, {
    type: 'Article',
    list: null,
    page: async (query) => (await client.run(articlePage, pageCall(query))).articles,
    idPage: idPageReader(context, articleIds),
    byId: async (ids, query) => (await client.run(articlesById, callOf({ ids }, query))).nodes,
    byHandle: async (path, query) => {
      const [blog = '', handle = ''] = path.split('/');
      return (await client.run(articleByHandle, callOf({ blog, handle }, query))).blog?.articleByHandle ?? null;
    },
    toRecord: toArticleRecord,
    isAllowed: async (signal) => (await access.read(signal)).content,
  });
}

/** Redirects have no market, so that they are asked for once. */
export function createRedirectReader(context: FeedContext): KindReader {
  const { client, access } = context;
  return createNodeReader<RedirectNode>(context, {
    type: 'UrlRedirect',
    list: redirectList,
    page: async ({ query, first, after, signal }) =>
      (await client.run(redirectPage, { variables: { query, first, after }, use: 'feed', signal })).urlRedirects,
    idPage: idPageReader(context, redirectIds),
    byId: async (ids, { signal }) =>
      (await client.run(redirectsById, { variables: { ids }, use: 'feed', signal })).nodes,
    byHandle: async (path, { signal }) => {
      const variables = { query: `path:"${path.replaceAll(/["\\]/g, '')}"`, first: 10, after: null };
      const { urlRedirects } = await client.run(redirectPage, { variables, use: 'feed', signal });
      const isSought = (node: RedirectNode | UnreadableNodeError): node is RedirectNode =>
        !(node instanceof UnreadableNodeError) && node.path === path;
      return urlRedirects.nodes.find(isSought) ?? null;
    },
    toRecord: (answers) =>
      toRedirectRecord(
        answers[0].source,
        answers.map(({ market }) => market),
      ),
    isAllowed: async (signal) => (await access.read(signal)).content,
  });
}

function idPageReader(
  { client }: FeedContext,
  operation: Operation<{ readonly ids: Connection<IdNode> }>,
): (query: PageQuery) => Promise<Connection<IdNode>> {
  return async (query) => (await client.run(operation, pageCall(query))).ids;
}

function pageCall({ query, first, after, market, signal }: PageQuery, more: OperationVariables = {}) {
  return { variables: { query, first, after, ...more, ...marketVariables(market) }, use: 'feed', signal } as const;
}

function callOf(variables: Readonly<Record<string, unknown>>, { market, signal }: MarketQuery) {
  return { variables: { ...variables, ...marketVariables(market) }, use: 'feed', signal } as const;
}
