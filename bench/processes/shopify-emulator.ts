import { startShopifyEmulator } from '#tests/emulators/shopify/emulator.ts';
import { generatedShop } from '#tests/emulators/shopify/shops/generated-shop.ts';

/** An emulated shop of generated products: `node bench/processes/shopify-emulator.ts <products>`. Prints its environment. */
const emulator = await startShopifyEmulator({ data: generatedShop(Number(process.argv[2])) });
process.stdout.write(`${JSON.stringify(emulator.environment)}\n`);
