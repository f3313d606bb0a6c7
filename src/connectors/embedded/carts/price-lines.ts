import { createIdentityCache } from '#shop/memoize.ts';
import type { CartLine, LineAppearance } from '#shop/cart/cart.ts';
import type { VariantStock } from '#shop/cart/cart-lines.ts';
import type { Money } from '#shop/product/money.ts';
import { readFormerPrices } from '#catalog/products/variants.ts';
import { flag, id, integer, integerOrNull, type SqlRow } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import { databaseId } from '#storage/query-context.ts';
import type { CommerceSettings } from '../commerce-settings.ts';
import type { CartLineRow } from './cart-rows.ts';
import { findLineAppearances, type LinePricing } from './line-appearances.ts';

/** A line with what codes and delivery depend on. */
export interface PricedLine extends CartLine {
  /** Sent in a parcel, not by e-mail. */
  readonly requiresShipping: boolean;
  /** Neither made to order nor digital: it leaves with the next parcel. */
  readonly isStocked: boolean;
}

/** The stock of those variants that can be bought, by variant id; null where more can be bought than there are. */
export function readOffers(store: Database, variantIds: readonly string[]): ReadonlyMap<string, VariantStock> {
  const rows = store.all(
    `SELECT v.id, iif(v.offered, NULL, v.stock) stock FROM variant v JOIN product p ON p.id = v.product_id
     WHERE p.status = 'published' AND v.id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(variantIds.flatMap((each) => databaseId(each) ?? [])),
  );
  return new Map(rows.map((row) => [id(row), { variantId: id(row), stock: integerOrNull(row, 'stock') }]));
}

/** Those of these variants that the shop has, whether or not they can be bought. */
export function readKnownVariants(store: Database, variantIds: readonly string[]): ReadonlySet<string> {
  const rows = store.all(
    'SELECT id FROM variant WHERE id IN (SELECT value FROM json_each(?))',
    JSON.stringify(variantIds.flatMap((each) => databaseId(each) ?? [])),
  );
  return new Set(rows.map((row) => id(row)));
}

/**
 * The lines of a cart at current prices, in their order. Prices, stock and whether a variant is sold are always read; what
 * lines show besides may be shared. The line of a variant that is as it was is the same object, so that its HTML is known.
 */
export function priceLines(
  store: Database,
  lines: readonly CartLineRow[],
  pricing: LinePricing & { readonly settings: Pick<CommerceSettings, 'currency'> },
): readonly PricedLine[] {
  const { currency } = pricing.settings;
  const rows = new Map(readSaleRows(store, lines).map((row) => [id(row), row]));
  const formerPrices = readFormerPrices(store, [...rows.values()], pricing.now);
  const shown = findLineAppearances(store, [...rows.keys()], pricing);
  return lines.flatMap((line) => {
    const [row, appearance] = [rows.get(line.variantId), shown.get(line.variantId)];
    return row && appearance ? [toPricedLine(line, appearance, saleOf(row, { formerPrices, currency }))] : [];
  });
}

function readSaleRows(store: Database, lines: readonly CartLineRow[]): readonly SqlRow[] {
  return store.all(
    `SELECT v.id, v.price, v.compare_at, iif(v.offered, NULL, v.stock) stock, v.available, p.requires_shipping,
       p.fulfilment = 'stock' is_stocked, p.status = 'published' sold
     FROM variant v JOIN product p ON p.id = v.product_id
     WHERE v.id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(lines.map(({ variantId }) => Number(variantId))),
  );
}

/** How a variant is sold at the moment. */
type LineSale = Pick<PricedLine, 'price' | 'compareAt' | 'stock' | 'available' | 'requiresShipping' | 'isStocked'>;

interface PriceContext {
  readonly formerPrices: ReadonlyMap<string, number>;
  /** ISO 4217. */
  readonly currency: string;
}

function saleOf(row: SqlRow, { formerPrices, currency }: PriceContext): LineSale {
  const money = (amount: number): Money => ({ amount, currency });
  const formerPrice = formerPrices.get(id(row));
  return {
    price: money(integer(row, 'price')),
    compareAt: formerPrice === undefined ? null : money(formerPrice),
    stock: integerOrNull(row, 'stock'),
    available: flag(row, 'available') && flag(row, 'sold'),
    requiresShipping: flag(row, 'requires_shipping'),
    isStocked: flag(row, 'is_stocked'),
  };
}

function toPricedLine(
  { id: lineId, quantity, attributes }: CartLineRow,
  appearance: LineAppearance,
  sale: LineSale,
): PricedLine {
  const total: Money = { ...sale.price, amount: sale.price.amount * quantity };
  const hasAttributes = Object.keys(attributes).length > 0;
  const make = (): PricedLine => ({
    ...appearance,
    ...sale,
    id: lineId,
    ...(hasAttributes && { attributes }),
    quantity,
    total,
  });
  // What a buyer had written on a piece is in no other cart.
  return hasAttributes ? make() : linesByAppearance.get([appearance], JSON.stringify([lineId, quantity, sale]), make);
}

const linesByAppearance = createIdentityCache<PricedLine>();
