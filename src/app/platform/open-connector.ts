import type { Config } from '#config.ts';
import { openShopifyConnector } from '#connectors/shopify/connector.ts';
import { readShopifySettings } from '#connectors/shopify/settings.ts';
import type { Connector } from '#commerce/port.ts';
import { systemRuntime } from '../runtime.ts';

/** Opens the connector of the platform that the configuration names; null: the embedded shop, which needs none. */
export function openConnector(config: Config): Connector | null {
  switch (config.PLATFORM) {
    case 'embedded':
      return null;
    case 'shopify': {
      const settings = readShopifySettings(config);
      if (!settings) return null;
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
