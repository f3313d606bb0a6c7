import type { Variant } from '#shop/product/product.ts';
import type { Database } from '#storage/database.ts';
import { flag, groupById, id, integer, integerOrNull, type SqlRow, strings, text, textOrNull } from '#storage/row.ts';
import { variantTermsOf } from './sale-terms.ts';

const variantColumns = `v.id, v.product_id, v.sku, v.title, v.option_values, v.price, v.compare_at, v.unit_price,
v.unit_reference, v.stock, v.available, v.picture_position, v.barcode, v.weight_grams, v.expected_on, v.terms, currency`;

const selectVariants = `
SELECT ${variantColumns} FROM variant v JOIN shop_currency
WHERE v.product_id IN (SELECT value FROM json_each(?)) ORDER BY v.product_id, v.position`;

/**
 * Variants by product id, in the shop's order. `ids` is a JSON array of product ids, `now` ISO 8601. `picture` is null
 * for a variant without a picture of its own.
 */
export function readVariants(store: Database, ids: string, now: string): ReadonlyMap<string, readonly Variant[]> {
  return toVariants(store, store.all(selectVariants, ids), now);
}

const selectSomeVariants = `
SELECT ${variantColumns} FROM variant v JOIN shop_currency WHERE v.id IN (SELECT value FROM json_each(?))`;

/** The same for a JSON array of variant ids, without the other variants of their products. */
export function readSomeVariants(store: Database, ids: string, now: string): ReadonlyMap<string, readonly Variant[]> {
  return toVariants(store, store.all(selectSomeVariants, ids), now);
}

function toVariants(store: Database, rows: readonly SqlRow[], now: string): ReadonlyMap<string, readonly Variant[]> {
  const formerPrices = readFormerPrices(store, rows, now);
  return groupById(rows, 'product_id', (row) => toVariant(row, formerPrices.get(id(row)) ?? null));
}

/**
 * The prices that rows of variants are reduced from, by variant id: the lowest of the 30 days before the merchant's
 * reduction, where it is known and higher. Histories are read of the offers alone: they can be longer than everything else
 * of a product.
 */
export function readFormerPrices(store: Database, rows: readonly SqlRow[], now: string): ReadonlyMap<string, number> {
  const offers = rows.filter(isOffer);
  const histories = readPriceHistories(store, offers);
  return new Map(
    offers.flatMap((row) => {
      const lowest = lowestRecentPrice(histories.get(id(row)) ?? [], now);
      return lowest !== null && lowest > integer(row, 'price') ? [[id(row), lowest]] : [];
    }),
  );
}

/** Products can have thousands of variants: what few of them have is added only where it is there. */
function toVariant(row: SqlRow, formerPrice: number | null): Variant {
  const currency = text(row, 'currency');
  const unitPrice = integerOrNull(row, 'unit_price');
  const expectedOn = textOrNull(row, 'expected_on');
  const { terms } = variantTermsOf(row);
  const compareAt = formerPrice === null ? null : { amount: formerPrice, currency };
  const variant: Variant = {
    id: id(row),
    sku: textOrNull(row, 'sku'),
    title: text(row, 'title'),
    values: strings(row, 'option_values'),
    price: { amount: integer(row, 'price'), currency },
    compareAt: terms?.formerPrice ?? compareAt,
    unitPrice:
      unitPrice === null ? null : { price: { amount: unitPrice, currency }, reference: text(row, 'unit_reference') },
    stock: integerOrNull(row, 'stock'),
    available: flag(row, 'available'),
    picture: integerOrNull(row, 'picture_position'),
    barcode: textOrNull(row, 'barcode'),
    weightGrams: integerOrNull(row, 'weight_grams'),
  };
  if (expectedOn === null && !terms) return variant;
  return { ...variant, ...(expectedOn !== null && { expectedOn }), ...(terms && { terms }) };
}

/** Whether the merchant announces a reduction. From which price it is calculated is not theirs to choose. */
export function isOffer(row: SqlRow): boolean {
  const compareAt = integerOrNull(row, 'compare_at');
  return compareAt !== null && compareAt > integer(row, 'price');
}

/** A price and the time from which it applies (ISO 8601 in UTC). */
export interface PriceEntry {
  readonly from: string;
  readonly price: number;
}

const selectPriceHistory = `
SELECT variant_id, from_at, price FROM price_history
WHERE variant_id IN (SELECT value FROM json_each(?)) ORDER BY variant_id, from_at`;

/** The price histories of rows of variants, by variant id, oldest first. */
export function readPriceHistories(
  store: Database,
  variants: readonly SqlRow[],
): ReadonlyMap<string, readonly PriceEntry[]> {
  if (variants.length === 0) return new Map();
  const ids = JSON.stringify(variants.map((row) => integer(row, 'id')));
  return groupById(store.all(selectPriceHistory, ids), 'variant_id', (row) => ({
    from: text(row, 'from_at'),
    price: integer(row, 'price'),
  }));
}

const thirtyDaysMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The lowest price that applied during the 30 days before the current one (Directive 98/6/EC, article 6a), the price at
 * the start of those days included; null when there was no earlier price. `history` is oldest first.
 */
export function lowestRecentPrice(history: readonly PriceEntry[], now: string): number | null {
  const past = history.filter(({ from }) => from <= now);
  const current = past.at(-1);
  if (!current || past.length < 2) return null;
  const start = new Date(Date.parse(current.from) - thirtyDaysMs).toISOString();
  const before = past.slice(0, -1);
  const atStart = before.filter(({ from }) => from <= start).slice(-1);
  const since = before.filter(({ from }) => from > start);
  return Math.min(...[...atStart, ...since].map(({ price }) => price));
}

/** How many products have an offer of which no earlier price is known, so that it is not shown as reduced. */
export function countUnknownReductions(store: Database): number {
  const row = store.first(
    `SELECT count(DISTINCT v.product_id) products FROM variant v WHERE v.compare_at > v.price
     AND (SELECT count(*) FROM price_history h WHERE h.variant_id = v.id) < 2`,
  );
  return row ? integer(row, 'products') : 0;
}

/** The currency (ISO 4217) of every price in the shop. */
export function readCurrency(store: Database): string {
  return text(store.first('SELECT currency FROM shop_currency') ?? {}, 'currency');
}
