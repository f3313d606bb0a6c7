import { afterAll, beforeAll } from 'vitest';
import { type RunningShop, startShop } from '../start-shop.ts';

/** The languages in which nothing of a shop may be English but the merchant's own texts. */
export const translatedLocales = ['de-DE', 'nb-NO'] as const;

/** Starts the demo shop in each of these languages before the tests of a file; returns the one of a locale. */
export function startTranslatedShops(): (locale: string) => RunningShop {
  const shops = new Map<string, RunningShop>();
  for (const locale of translatedLocales)
    beforeAll(async () => {
      shops.set(locale, await startShop({ SHOP_LOCALE: locale }));
    }, 60_000);
  afterAll(() => Promise.all([...shops.values()].map((shop) => shop.stop())));
  return (locale) => {
    const shop = shops.get(locale);
    if (!shop) throw new Error(`There is no shop in ${locale}. Expected one of: ${translatedLocales.join(', ')}.`);
    return shop;
  };
}
