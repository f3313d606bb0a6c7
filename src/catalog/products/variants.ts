import type { Money } from '#shop/product/money.ts';
import type { Variant } from '#shop/product/product.ts';
import { lowestBefore, readPriceHistories, type PriceEntry } from './price-history.ts';
import { flag, id, integer, integerOrNull, strings, text, textOrNull, type SqlRow } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';

/** A variant as it is stored: `picture` is null where it has none of its own. */
export type StoredVariant = Variant;

const selectVariants = `
SELECT v.*, currency FROM variant v JOIN shop_currency
WHERE v.product_id IN (SELECT value FROM json_each(?)) ORDER BY v.product_id, v.position`;

/** The variants of products, by product, in the shop's order. `ids` is a JSON array. */
export function readVariants(store: Database, ids: string, now: string): ReadonlyMap<string, readonly StoredVariant[]> {
  const rows = store.all(selectVariants, ids);
  const histories = rows.some(isReduced) ? readPriceHistories(store, ids) : new Map<string, readonly PriceEntry[]>();
  const found = new Map<string, StoredVariant[]>();
  for (const row of rows) {
    const history = isReduced(row) ? (histories.get(id(row)) ?? []) : [];
    found.getOrInsertComputed(id(row, 'product_id'), () => []).push(toVariant(row, lowestBefore(history, now)));
  }
  return found;
}

function toVariant(row: SqlRow, lowest: number | null): StoredVariant {
  const money = (amount: number | null): Money | null =>
    amount === null ? null : { amount, currency: text(row, 'currency') };
  const unitPrice = money(integerOrNull(row, 'unit_price'));
  return {
    id: id(row),
    sku: textOrNull(row, 'sku'),
    title: text(row, 'title'),
    values: strings(row, 'option_values'),
    price: { amount: integer(row, 'price'), currency: text(row, 'currency') },
    compareAt: isReduced(row) ? money(integerOrNull(row, 'compare_at')) : null,
    lowestRecent: isReduced(row) ? money(lowest) : null,
    unitPrice: unitPrice && { price: unitPrice, reference: text(row, 'unit_reference') },
    stock: integerOrNull(row, 'stock'),
    available: flag(row, 'available'),
    picture: integerOrNull(row, 'picture_position'),
    barcode: textOrNull(row, 'barcode'),
    weightGrams: integerOrNull(row, 'weight_grams'),
  };
}

function isReduced(row: SqlRow): boolean {
  const former = integerOrNull(row, 'compare_at');
  return former !== null && former > integer(row, 'price');
}
