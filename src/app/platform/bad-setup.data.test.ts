import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Runtime } from '#cache/runtime.ts';
import { openShopifyConnector } from '#connectors/shopify/connector.ts';
import type { ShopifyEmulator } from '#tests/emulators/shopify/emulator.ts';
import { startShopifyEmulator } from '#tests/emulators/shopify/emulator.ts';
import { hardwareShop } from '#tests/emulators/shopify/shops/hardware-shop.ts';
import { emulatorSettings } from '#tests/helpers/shopify/emulated-connector.ts';
import { systemRuntime } from '../runtime.ts';
import { openCopiedPlatform } from './copied-platform.ts';
import { fillCopy } from './fill-copy.ts';
import { reportFailedChecks } from './report-setup.ts';

/** Requests are repeated at once; deadlines are longer than any back-off before. */
const runtime: Runtime = {
  ...systemRuntime,
  sleep: (milliseconds, signal) => systemRuntime.sleep(milliseconds < 5000 ? 0 : milliseconds, signal),
};

/** A fill that failed is begun again at once. */
const fillRuntime: Runtime = { ...systemRuntime, sleep: (_, signal) => systemRuntime.sleep(1, signal) };

async function openShop(): Promise<{
  readonly emulator: ShopifyEmulator;
  readonly shop: ReturnType<typeof openCopiedPlatform>;
}> {
  const emulator = await startShopifyEmulator({ data: hardwareShop() });
  const connector = openShopifyConnector({ settings: emulatorSettings(emulator), webhookSecrets: [], runtime });
  const shop = openCopiedPlatform(
    { name: 'shopify:test', connector },
    {
      dataDir: mkdtempSync(join(tmpdir(), 'shop-bad-setup-')),
      market: { country: 'DE', language: '', currency: '' },
      runtime,
      warn: () => {},
    },
  );
  onTestFinished(async () => {
    await shop.close();
    await emulator.close();
  });
  return { emulator, shop };
}

/** Fills the copy; the fault of the shop is mended after the first failures. */
async function fillDespite(shop: ReturnType<typeof openCopiedPlatform>, mend: () => void): Promise<readonly string[]> {
  const lines: string[] = [];
  let failures = 0;
  const sync = {
    ...shop.sync,
    fill: async (...given: Parameters<typeof shop.sync.fill>) => {
      try {
        await shop.sync.fill(...given);
      } catch (error) {
        failures += 1;
        if (failures === 3) mend();
        throw error;
      }
    },
  };
  await fillCopy(
    { sync, copy: shop.copy },
    { runtime: fillRuntime, opensEarly: false, print: (line) => lines.push(line) },
  );
  return lines.filter((line) => line.includes('cannot be read'));
}

test.each([
  ['frozen', 'pay the outstanding balance'],
  ['locked', 'contact Shopify’s support'],
  ['closed', 'open it again'],
  ['absent', 'Set SHOPIFY_DOMAIN'],
  ['suspected', 'check what else sends requests'],
] as const)(
  'a first start in front of a shop that is %s says once what to do, and continues',
  async (state, remedy) => {
    const { emulator, shop } = await openShop();
    emulator.faults.shopState = state;
    const lines = await fillDespite(shop, () => {
      emulator.faults.shopState = 'open';
    });
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^The catalog cannot be read yet: .+\\. .*${remedy}.*\\.$`)),
    ]);
    expect(shop.copy.store.first('SELECT count(*) count FROM product')?.['count']).toBeGreaterThan(20);
  },
);

test('a first start waits while Shopify throttles, and says nothing', async () => {
  const { emulator, shop } = await openShop();
  emulator.faults.throttled = 3;
  expect(await fillDespite(shop, () => {})).toEqual([]);
});

test('a shop that starts with its copy warns once of what it may no longer read', async () => {
  const { emulator, shop } = await openShop();
  await fillDespite(shop, () => {});
  const warnings: string[] = [];
  await reportFailedChecks(shop.setup, (line) => warnings.push(line));
  expect(warnings).toEqual([]);
  emulator.faults.shopState = 'frozen';
  await reportFailedChecks(shop.setup, (line) => warnings.push(line));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/^Shopify shop: The shop is frozen .+\. Its owner has to sign in to Shopify and pay/);
});
