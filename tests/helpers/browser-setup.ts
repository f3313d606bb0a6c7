import { buildWhenStale, startShop } from './start-shop.ts';

/** Playwright's global set-up: one built shop for all tests in the browser, named to them by `SHOP_URL`. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildWhenStale();
  const shop = await startShop();
  process.env['SHOP_URL'] = shop.url;
  return shop.stop;
}
