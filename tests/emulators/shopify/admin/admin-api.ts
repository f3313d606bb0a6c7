import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { BulkFaults, ShopifyFaults } from '../faults.ts';
import { executeGraphql, type GraphqlRequest, operationName, parseGraphqlRequest } from '../graphql-execution.ts';
import {
  type EmulatorReply,
  type EmulatorRequest,
  jsonReply,
  type ShopifyCredentials,
  throttleReply,
} from '../reply.ts';
import type { RequestLog } from '../request-log.ts';
import type { ShopStore } from '../shop-store.ts';
import type { Webhooks } from '../webhooks.ts';
import { adminQueries, webhookFields } from './admin-root.ts';
import { adminSchema } from './admin-schema.ts';
import { createBulkOperations } from './bulk-operations.ts';
import { createCostBucket } from './cost-bucket.ts';

export interface AdminApiOptions {
  readonly store: ShopStore;
  readonly webhooks: Webhooks;
  readonly faults: ShopifyFaults;
  readonly requests: RequestLog;
  readonly scopes: { readonly admin: ReadonlySet<string> };
  readonly credentials: ShopifyCredentials;
  readonly origin: string;
  readonly now: () => Date;
}

export interface AdminApi {
  answer(request: EmulatorRequest): Promise<EmulatorReply>;
  /** The app is no longer installed: its tokens end, and it gets no others. */
  revoke(): void;
}

/** Seconds. https://shopify.dev/docs/apps/build/authentication-authorization/client-credentials-grant */
const tokenLifetime = 86_399;

const credentialsSchema = z.object({
  client_id: z.string(),
  client_secret: z.string(),
  grant_type: z.literal('client_credentials'),
});

/** Tokens by client credentials, the GraphQL API behind them, and the files of bulk operations. */
export function createAdminApi(options: AdminApiOptions): AdminApi {
  const { store, faults, requests, scopes, credentials, origin, now } = options;
  /** When each token ends. */
  const tokens = new Map<string, number>();
  let isInstalled = true;
  const context = (isBulk: boolean): object => ({ store, scopes: scopes.admin, isBulk });
  const rootValue = { ...adminQueries, ...webhookFields(options.webhooks, now) };
  const bulk = createBulkOperations({
    schema: adminSchema,
    rootValue,
    contextValue: context(true),
    origin,
    now,
    faults: faults.bulk,
  });
  const bucket = createCostBucket(now);

  const grant = (request: EmulatorRequest): EmulatorReply => {
    const given = credentialsSchema.safeParse(parseForm(request));
    const isValid =
      isInstalled &&
      given.data?.client_id === credentials.clientId &&
      given.data.client_secret === credentials.clientSecret;
    if (!isValid) return { ...jsonReply({ error: 'invalid_client' }), status: 400 };
    const token = `shpat_${randomUUID()}`;
    tokens.set(token, now().getTime() + tokenLifetime * 1000);
    return jsonReply({ access_token: token, scope: [...scopes.admin].join(','), expires_in: tokenLifetime });
  };

  const runGraphql = async (request: EmulatorRequest): Promise<EmulatorReply> => {
    const expires = tokens.get(request.header('x-shopify-access-token') ?? '') ?? 0;
    if (expires <= now().getTime()) return { ...jsonReply({ errors: invalidToken }), status: 401 };
    const graphql = parseGraphqlRequest(request.body);
    if (!graphql) return { ...jsonReply({ errors: 'Bad request' }), status: 400 };
    requests.add({ api: 'admin', operation: operationName(graphql), buyer: null });
    return throttleReply(faults) ?? runWithinCost(graphql);
  };

  const runWithinCost = async (graphql: GraphqlRequest): Promise<EmulatorReply> => {
    const cost = bucket.take(graphql);
    if (!cost.isPaid) {
      const errors = [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }];
      return jsonReply({ errors, extensions: { cost: cost.extension } });
    }
    const isLost = losesAnswer(graphql, faults.bulk);
    if (isLost && !faults.bulk.beginsUnanswered) return brokenConnection;
    const root = { ...rootValue, ...bulk.fields };
    const answer = await executeGraphql(graphql, {
      schema: adminSchema,
      faults,
      rootValue: root,
      context: () => context(false),
    });
    const headers = { 'x-shopify-api-version': faults.servedVersion };
    return isLost ? brokenConnection : jsonReply({ ...answer, extensions: { cost: cost.extension } }, headers);
  };

  return {
    answer: async (request) => {
      const { pathname } = request.url;
      if (pathname === '/admin/oauth/access_token' && request.method === 'POST') return grant(request);
      if (/^\/admin\/api\/[\w-]+\/graphql\.json$/.test(pathname)) return runGraphql(request);
      const file = bulk.file(/^\/bulk\/(\d+)\.jsonl$/.exec(pathname)?.[1] ?? '');
      if (file !== null) return fileReply(file, request, faults.bulk);
      return { status: 404, headers: {}, body: 'Not Found' };
    },
    revoke: () => {
      isInstalled = false;
      tokens.clear();
    },
  };
}

const brokenConnection: EmulatorReply = { status: 200, headers: {}, body: '{}', cutAfterBytes: 0 };

/** Whether a request for a bulk operation has no answer. */
function losesAnswer(graphql: GraphqlRequest, faults: BulkFaults): boolean {
  if (faults.lostBegins <= 0 || !graphql.query.includes('bulkOperationRunQuery')) return false;
  faults.lostBegins -= 1;
  return true;
}

/** As the store of Google that keeps these files does: from any byte on, without a token. */
function fileReply(whole: string, request: EmulatorRequest, faults: BulkFaults): EmulatorReply {
  const end = faults.endFileAfterBytes;
  // Lines are whole, as in a file that was uploaded in part.
  const file = end === null ? whole : whole.slice(0, whole.lastIndexOf('\n', end) + 1);
  const headers = { 'content-type': 'application/jsonl' };
  const cut = faults.cutFileAfterBytes === null ? {} : { cutAfterBytes: faults.cutFileAfterBytes };
  const [, from] = /^bytes=(\d+)-$/.exec(request.header('range') ?? '') ?? [];
  if (from === undefined || !faults.servesRanges) return { status: 200, headers, body: file, ...cut };
  const bytes = Buffer.from(file);
  if (Number(from) >= bytes.length) return { status: 416, headers, body: '' };
  return { status: 206, headers, body: bytes.subarray(Number(from)).toString(), ...cut };
}

const invalidToken = '[API] Invalid API key or access token (unrecognized login or wrong password)';

function parseForm({ header, body }: EmulatorRequest): unknown {
  try {
    if (header('content-type')?.includes('json')) return JSON.parse(body);
    return Object.fromEntries(new URLSearchParams(body));
  } catch {
    return null;
  }
}
