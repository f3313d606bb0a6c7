import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { openShopifyConnector } from '#connectors/shopify/connector.ts';
import { platformContract } from '#tests/contract/platform-contract.ts';
import { type ShopifyEmulator, startShopifyEmulator } from '#tests/emulators/shopify/emulator.ts';
import { hardwareShop } from '#tests/emulators/shopify/shops/hardware-shop.ts';
import { emulatorSettings } from '#tests/helpers/shopify/emulated-connector.ts';
import { type CopiedPlatform, openCopiedPlatform } from './copied-platform.ts';
import { fillCopy } from './fill-copy.ts';
import { systemRuntime } from '../runtime.ts';

let emulator: ShopifyEmulator;
let shop: CopiedPlatform;

beforeAll(async () => {
  emulator = await startShopifyEmulator({ data: hardwareShop() });
  const settings = emulatorSettings(emulator);
  const connector = openShopifyConnector({ settings, webhookSecrets: [], runtime: systemRuntime });
  shop = openCopiedPlatform(
    { name: `shopify:${settings.domain}`, connector },
    {
      dataDir: mkdtempSync(join(tmpdir(), 'shop-shopify-')),
      market: { country: 'DE', language: '', currency: '' },
      runtime: systemRuntime,
      warn: () => {},
    },
  );
  await fillCopy(shop, { runtime: systemRuntime, opensEarly: false, print: () => {} });
});

afterAll(async () => {
  await shop.close();
  await emulator.close();
});

platformContract(async () => ({ commerce: shop, content: shop, tagId, filteredDetails: ['Material'] }));

/** Tags name records by their numbers in the copy. */
function tagId(kind: 'product' | 'collection', id: string): string | null {
  const row = shop.copy.store.first('SELECT number FROM copy_record WHERE kind = ? AND id = ?', kind, id);
  return row ? String(row['number']) : null;
}
