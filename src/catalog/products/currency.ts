import { text } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';

/** The currency (ISO 4217) of every price in the shop. */
export function readCurrency(store: Database): string {
  return text(store.first('SELECT currency FROM shop_currency') ?? {}, 'currency');
}
