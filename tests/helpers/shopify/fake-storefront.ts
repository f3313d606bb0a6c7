import { graphql, type GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { RequestError } from '#connectors/shopify/client/request-error.ts';
import { createGraphqlClient, type GraphqlClient } from '#connectors/shopify/client/graphql-client.ts';
import type { Transport, TransportRequest } from '#connectors/shopify/client/transport.ts';
import { createManualRuntime, type ManualRuntime } from '../manual-runtime.ts';
import { readStorefrontSchema } from './storefront-schema.ts';

/** Fields of `QueryRoot` and `Mutation` as values or functions of their arguments; objects of interfaces have `__typename`. */
export type FakeRoot = Readonly<Record<string, unknown>>;

export interface FakeStorefront {
  readonly transport: Transport;
  readonly client: GraphqlClient;
  readonly runtime: ManualRuntime;
  /** Operations with their variables, in the order in which they arrived. */
  readonly calls: readonly FakeCall[];
  /** Fails the requests that the function names an error for, before or after they are carried out. */
  readonly failWhen: (choose: (call: FakeCall) => FakeFailure | null) => void;
}

export interface FakeCall {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly headers: TransportRequest['headers'];
}

export interface FakeFailure {
  readonly error: RequestError;
  readonly isCarriedOut: boolean;
}

const bodySchema = z.object({
  query: z.string(),
  operationName: z.string(),
  variables: z.record(z.string(), z.unknown()),
});

let schema: GraphQLSchema | undefined;

const noMetaobjects: FakeRoot = { metaobjects: () => ({ nodes: [] }) };

/** Executes documents by Shopify's real schema, over the given values: what the schema does not allow is an error. */
export function createFakeStorefront(root: FakeRoot): FakeStorefront {
  const runtime = createManualRuntime();
  const calls: FakeCall[] = [];
  let choose: (call: FakeCall) => FakeFailure | null = () => null;
  const transport: Transport = async ({ body, headers }) => {
    const { query, operationName, variables } = bodySchema.parse(JSON.parse(body));
    const call = { name: operationName, variables, headers };
    calls.push(call);
    const failure = choose(call);
    if (failure && !failure.isCarriedOut) throw failure.error;
    schema ??= readStorefrontSchema();
    const result = await graphql({
      schema,
      source: query,
      rootValue: { ...noMetaobjects, ...root },
      variableValues: variables,
    });
    if (failure) throw failure.error;
    return { status: 200, header: () => null, body: JSON.stringify(result) };
  };
  const client = createGraphqlClient({
    url: 'https://my-shop.myshopify.com/api/graphql.json',
    headers: async () => ({ 'shopify-storefront-private-token': 'token' }),
    transport,
    runtime,
  });
  return {
    transport,
    client,
    runtime,
    calls,
    failWhen: (given) => {
      choose = given;
    },
  };
}

/** A page of a connection over a list, whose cursors are positions in it. */
export function connectionPage<Item>(
  items: readonly Item[],
  { first, after }: { readonly first?: number | null; readonly after?: string | null },
) {
  const start = after ? Number(after) : 0;
  const end = start + (first ?? 0);
  return {
    nodes: items.slice(start, end),
    pageInfo: { hasNextPage: end < items.length, hasPreviousPage: start > 0, endCursor: String(end) },
  };
}
