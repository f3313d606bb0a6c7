import type { Runtime } from '#cache/runtime.ts';
import type { Connector } from '#commerce/port.ts';
import { createBulkReader } from './bulk/bulk-reader.ts';
import { createCarts } from './carts.ts';
import { isRefusal } from './client/request-error.ts';
import { type Download, fetchDownload, fetchTransport, type Transport } from './client/transport.ts';
import { createAdminAccess, createStorefrontClient } from './client/clients.ts';
import { shopProfile } from './documents/shop.ts';
import { createEvents } from './events.ts';
import { createAccessReader } from './feed/access.ts';
import { createFeed } from './feed/feed.ts';
import { marketVariables } from './feed/readers/kind-reader.ts';
import type { ShopifySettings } from './settings.ts';
import { createSetup } from './setup.ts';

export interface ShopifyConnectorOptions {
  readonly settings: ShopifySettings;
  /** Secrets besides the app's own that deliveries may be signed with, e.g. the previous one. */
  readonly webhookSecrets: readonly string[];
  readonly runtime: Runtime;
  readonly transport?: Transport;
  readonly download?: Download;
}

/** Connects to a shop on Shopify. No request is sent before something is read. */
export function openShopifyConnector(options: ShopifyConnectorOptions): Connector {
  const { settings, webhookSecrets, runtime, transport = fetchTransport, download = fetchDownload } = options;
  const services = { runtime, transport };
  const client = createStorefrontClient(settings, services);
  const admin = createAdminAccess(settings, services);
  const access = createAccessReader(client);
  const secrets = [...(settings.admin ? [settings.admin.clientSecret] : []), ...webhookSecrets];
  const ready = async (): Promise<void> => {
    await client.run(shopProfile, { variables: marketVariables(null), use: 'buyer' });
  };
  const events = createEvents({
    secrets,
    domain: settings.domain,
    isAccessWithdrawn: () => isRefused(ready()),
    clock: () => new Date(runtime.clock.wall()),
  });
  return {
    feed: createFeed({
      client,
      access,
      settings,
      admin: admin && { client: admin.client, bulk: createBulkReader({ admin, download, runtime }) },
    }),
    events: secrets.length > 0 ? events : null,
    carts: createCarts({ client, access }),
    checkout: null,
    stockAlerts: null,
    forms: null,
    customers: { accountUrl: `https://${settings.domain}/account` },
    setup: createSetup({ settings, client, access, admin, runtime, transport }),
    ready,
    close: async () => undefined,
  };
}

/** Whether Shopify no longer lets this shop read; throws PlatformUnavailableError if it does not answer. */
async function isRefused(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return false;
  } catch (error) {
    if (isRefusal(error)) return true;
    throw error;
  }
}
