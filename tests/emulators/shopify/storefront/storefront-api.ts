import type { GraphQLSchema } from 'graphql';
import { type EmulatorReply, type EmulatorRequest, jsonReply, throttleReply } from '../reply.ts';
import type { ShopifyFaults } from '../faults.ts';
import { executeGraphql, operationName, parseGraphqlRequest } from '../graphql-execution.ts';
import type { RequestLog } from '../request-log.ts';
import type { ShopStore } from '../shop-store.ts';
import { cartFields, type CartTable } from './cart-mutations.ts';
import { queryRoot } from './query-root.ts';

export interface StorefrontApiOptions {
  readonly schema: GraphQLSchema;
  readonly store: ShopStore;
  readonly carts: CartTable;
  readonly faults: ShopifyFaults;
  readonly requests: RequestLog;
  readonly scopes: { readonly storefront: ReadonlySet<string> };
  /** The private token of an app that is installed. */
  readonly acceptsToken: (token: string | null) => boolean;
  readonly origin: string;
}

/**
 * The Storefront API with a private token. It has no fixed rate limit; requests are throttled only by a fault.
 *
 * https://shopify.dev/docs/api/storefront#authentication
 */
export function createStorefrontApi(
  options: StorefrontApiOptions,
): (request: EmulatorRequest) => Promise<EmulatorReply> {
  const { store, faults, requests, scopes, acceptsToken, origin } = options;
  const rootValue = { ...queryRoot, ...cartFields(options.carts) };
  return async (request) => {
    if (!acceptsToken(request.header('shopify-storefront-private-token'))) return refusedToken(faults.tokenStatus);
    const graphql = parseGraphqlRequest(request.body);
    if (!graphql) return { ...jsonReply({ errors: [{ message: 'Bad request' }] }), status: 400 };
    requests.add({
      api: 'storefront',
      operation: operationName(graphql),
      buyer: request.header('shopify-storefront-buyer-ip'),
    });
    const throttled = throttleReply(faults);
    if (throttled) return throttled;
    const isContinued = typeof graphql.variables?.['after'] === 'string';
    if (faults.refusesCursors && isContinued) return jsonReply(invalidCursor);
    const answer = await executeGraphql(graphql, {
      schema: options.schema,
      faults,
      rootValue,
      context: (market) => ({
        store,
        scopes: scopes.storefront,
        origin,
        country: market.country ?? store.identity.country,
        language: market.language ?? store.identity.language,
      }),
    });
    faults.afterAnswer(operationName(graphql));
    return jsonReply(answer, { 'x-shopify-api-version': faults.servedVersion });
  };
}

const invalidCursor = { errors: [{ message: 'Invalid cursor for current pagination sort.' }] };

/** https://shopify.dev/docs/api/usage/response-codes */
function refusedToken(status: number): EmulatorReply {
  const errors = [{ message: '', extensions: { code: 'UNAUTHORIZED' } }];
  return { ...jsonReply({ errors }), status };
}
