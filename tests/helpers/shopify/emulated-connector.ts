import { onTestFinished } from 'vitest';
import { systemRuntime } from '#app/runtime.ts';
import type { Runtime } from '#cache/runtime.ts';
import type { Connector } from '#commerce/port.ts';
import { openShopifyConnector } from '#connectors/shopify/connector.ts';
import type { ShopifySettings } from '#connectors/shopify/settings.ts';
import { type ShopifyEmulator, startShopifyEmulator } from '../../emulators/shopify/emulator.ts';
import type { ShopifyShopData } from '../../emulators/shopify/shop-data.ts';

export interface EmulatedConnector {
  readonly emulator: ShopifyEmulator;
  readonly connector: Connector;
}

/** Time passes as it does, except that requests are repeated at once: no pause before that is as long as a deadline. */
const impatientRuntime: Runtime = {
  ...systemRuntime,
  sleep: (milliseconds, signal) => systemRuntime.sleep(isDeadline(milliseconds) ? milliseconds : 0, signal),
};

/** Of buyers, writes and scans. */
function isDeadline(milliseconds: number): boolean {
  return milliseconds === 5000 || milliseconds >= 10_000;
}

/** The connector in front of an emulated shop; both end with the test. */
export async function openEmulatedConnector(data: ShopifyShopData): Promise<EmulatedConnector> {
  const emulator = await startShopifyEmulator({ data });
  const connector = openShopifyConnector({
    settings: emulatorSettings(emulator),
    webhookSecrets: [],
    runtime: impatientRuntime,
  });
  onTestFinished(async () => {
    await connector.close();
    await emulator.close();
  });
  return { emulator, connector };
}

/** Settings of a connector in front of an emulator. */
export function emulatorSettings({ origin, credentials }: ShopifyEmulator): ShopifySettings {
  const { domain, storefrontToken, clientId, clientSecret } = credentials;
  return {
    domain,
    storefrontToken,
    admin: { clientId, clientSecret },
    apiOrigin: origin,
    metafields: [{ namespace: 'custom', key: 'material', label: 'Material' }],
    menus: [
      { place: 'header', handle: 'main-menu' },
      { place: 'footer', handle: 'footer' },
    ],
  };
}

/** A part of a connector that must be there. */
export function present<Part>(part: Part | null): Part {
  if (part === null) throw new Error('The connector lacks this part.');
  return part;
}
