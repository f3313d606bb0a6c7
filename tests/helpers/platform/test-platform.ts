import { startShopifyEmulator } from '../../emulators/shopify/emulator.ts';
import { demoMetafields, demoShop } from '../../emulators/shopify/shops/demo-shop.ts';

/** A platform with the demo shop on it, for the tests of the demo shop. */
export interface TestPlatform {
  /** Environment variables of a shop in front of it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** The platform that `TEST_PLATFORM` names: `shopify` is an emulator of its own for each shop. null: the embedded one. */
export async function startTestPlatform(): Promise<TestPlatform | null> {
  if (process.env['TEST_PLATFORM'] !== 'shopify') return null;
  const emulator = await startShopifyEmulator({ data: demoShop() });
  return {
    environment: {
      ...emulator.environment,
      COUNTRY: 'NO',
      SHOP_LOCALE: 'en-GB',
      SHOPIFY_METAFIELDS: demoMetafields(),
      SHOPIFY_MENUS: 'header=main-menu,header-more=header-more,footer=footer',
    },
    close: () => emulator.close(),
  };
}
