import type { Config } from '#config.ts';
import { readShopifySettings } from '#connectors/shopify/settings.ts';
import type { Connector } from '#commerce/port.ts';
import { systemRuntime } from '../runtime.ts';

/**
 * Opens the connector of the platform that the configuration names, which is loaded only then; null: the embedded shop, which
 * needs none.
 */
export async function openConnector(config: Config): Promise<Connector | null> {
  switch (config.PLATFORM) {
    case 'embedded':
      return null;
    case 'shopify': {
      const settings = readShopifySettings(config);
      if (!settings) return null;
      const { openShopifyConnector } = await import('#connectors/shopify/connector.ts');
      return openShopifyConnector({ settings, webhookSecrets: config.WEBHOOK_SECRETS ?? [], runtime: systemRuntime });
    }
    default:
      return config.PLATFORM satisfies never;
  }
}

/** The platform and the shop on it, which the file of its copy is named for; null: the embedded shop, which has no copy. */
export function connectedShopName({ PLATFORM, SHOPIFY_DOMAIN = '' }: Config): string | null {
  switch (PLATFORM) {
    case 'embedded':
      return null;
    case 'shopify':
      return `shopify:${SHOPIFY_DOMAIN}`;
    default:
      return PLATFORM satisfies never;
  }
}
