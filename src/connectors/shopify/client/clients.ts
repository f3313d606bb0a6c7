import type { Runtime } from '#cache/runtime.ts';
import { apiVersion } from './api-version.ts';
import { type AdminTokens, createAdminTokens } from './admin-token.ts';
import { createGraphqlClient, type GraphqlClient } from './graphql-client.ts';
import { failureOf } from './request-error.ts';
import type { Transport } from './transport.ts';
import type { ShopifySettings } from '../settings.ts';

export interface ClientServices {
  readonly transport: Transport;
  readonly runtime: Runtime;
}

/** The API for what buyers see, accessed by the private token, which never leaves the server. */
export function createStorefrontClient(
  { apiOrigin, storefrontToken }: ShopifySettings,
  services: ClientServices,
): GraphqlClient {
  return createGraphqlClient({
    ...services,
    url: `${apiOrigin}/api/${apiVersion}/graphql.json`,
    headers: async () => ({ 'shopify-storefront-private-token': storefrontToken }),
  });
}

export interface AdminAccess {
  readonly client: GraphqlClient;
  readonly tokens: AdminTokens;
}

/** The API that merchants use; null without an app. A refused token is replaced at the next call. */
export function createAdminAccess({ apiOrigin, admin }: ShopifySettings, services: ClientServices): AdminAccess | null {
  if (!admin) return null;
  const tokens = createAdminTokens({ ...services, ...admin, origin: apiOrigin });
  const client = createGraphqlClient({
    ...services,
    url: `${apiOrigin}/admin/api/${apiVersion}/graphql.json`,
    headers: async () => ({ 'x-shopify-access-token': (await tokens.read()).token }),
    refusedToken: 'app',
  });
  return {
    tokens,
    client: {
      servedVersion: client.servedVersion,
      run: async (operation, call) => {
        try {
          return await client.run(operation, call);
        } catch (error) {
          if (failureOf(error) === 'app') tokens.forget();
          throw error;
        }
      },
    },
  };
}
