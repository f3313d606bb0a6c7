import { ignoreEnvironmentFile } from '../ignore-environment-file.ts';
import { buildWhenStale, startShop } from '../start-shop.ts';

/** Playwright's global set-up: one built shop for all browser tests, at `SHOP_URL`, which trusts the clients as proxies. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildWhenStale();
  ignoreEnvironmentFile();
  const shop = await startShop({ TRUSTED_PROXIES: '127.0.0.1' });
  process.env['SHOP_URL'] = shop.url;
  return shop.stop;
}
