import type { Store } from '../store.ts';

/** The currency (ISO 4217) of every price in the shop. */
export function saveCurrency(store: Store, currency: string): void {
  store.run("INSERT OR REPLACE INTO setting VALUES ('currency', ?)", currency);
}
