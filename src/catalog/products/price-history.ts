import { id, integer, text } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';

/** A price and since when it holds (ISO 8601 in UTC). */
export interface PriceEntry {
  readonly from: string;
  readonly price: number;
}

const thirtyDaysMs = 30 * 86_400_000;

/**
 * The lowest price of the 30 days before the present one began (Directive 98/6/EC, article 6a), the one that held as
 * they began included; null when there was no other. `history` is in order of time.
 */
export function lowestBefore(history: readonly PriceEntry[], now: string): number | null {
  const past = history.filter(({ from }) => from <= now);
  const present = past.at(-1);
  if (!present || past.length < 2) return null;
  const begin = new Date(Date.parse(present.from) - thirtyDaysMs).toISOString();
  const before = past.slice(0, -1);
  const held = before.filter(({ from }) => from <= begin).slice(-1);
  const during = before.filter(({ from }) => from > begin);
  return Math.min(...[...held, ...during].map(({ price }) => price));
}

const selectPriceHistory = `
SELECT h.variant_id, h.from_at, h.price FROM price_history h JOIN variant v ON v.id = h.variant_id
WHERE v.product_id IN (SELECT value FROM json_each(?)) ORDER BY h.variant_id, h.from_at`;

/** Price histories by variant, in order of time. `ids` is a JSON array of product ids. */
export function readPriceHistories(store: Database, ids: string): ReadonlyMap<string, readonly PriceEntry[]> {
  const found = new Map<string, PriceEntry[]>();
  for (const row of store.all(selectPriceHistory, ids)) {
    found
      .getOrInsertComputed(id(row, 'variant_id'), () => [])
      .push({ from: text(row, 'from_at'), price: integer(row, 'price') });
  }
  return found;
}
