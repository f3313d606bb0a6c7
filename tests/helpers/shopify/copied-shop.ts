import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type CopiedPlatform, openCopiedPlatform } from '#app/platform/copied-platform.ts';
import { fillCopy } from '#app/platform/fill-copy.ts';
import { systemRuntime } from '#app/runtime.ts';
import { openShopifyConnector } from '#connectors/shopify/connector.ts';
import { type ShopifyEmulator, startShopifyEmulator } from '../../emulators/shopify/emulator.ts';
import type { ShopifyShopData } from '../../emulators/shopify/shop-data.ts';
import { emulatorSettings } from './emulated-connector.ts';

export interface CopiedShop {
  readonly emulator: ShopifyEmulator;
  readonly shop: CopiedPlatform;
  /** Takes the deliveries that the emulated shop has created since the last call, as the receiver of webhooks does. */
  readonly takeDeliveries: () => Promise<void>;
}

/** A shop in front of an emulated one that `prepare` may change, with its copy filled; both end with the test. */
export async function openCopiedShop(
  data: ShopifyShopData,
  prepare: (emulator: ShopifyEmulator) => void = () => {},
): Promise<CopiedShop> {
  const emulator = await startShopifyEmulator({ data });
  prepare(emulator);
  const settings = emulatorSettings(emulator);
  const connector = openShopifyConnector({ settings, webhookSecrets: [], runtime: systemRuntime });
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-copied-'));
  const market = { country: 'DE', language: '', currency: '' };
  const options = { dataDir, market, runtime: systemRuntime, warn: () => {} };
  const shop = openCopiedPlatform({ name: `shopify:${settings.domain}`, connector }, options);
  onTestFinished(async () => {
    await shop.close();
    await emulator.close();
  });
  await fillCopy(shop, { runtime: systemRuntime, opensEarly: false, print: () => {} });
  let taken = 0;
  return {
    emulator,
    shop,
    takeDeliveries: async () => {
      for (const { headers, body } of emulator.webhooks.created.slice(taken)) {
        const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
        const read = await connector.events?.read(lower, Buffer.from(body));
        if (read?.ok) await shop.sync.accept(read.changes);
      }
      taken = emulator.webhooks.created.length;
    },
  };
}
