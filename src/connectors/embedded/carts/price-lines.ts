import type { CartLine } from '#shop/cart/cart.ts';
import type { VariantStock } from '#shop/cart/cart-lines.ts';
import type { Money } from '#shop/product/money.ts';
import type { Picture } from '#shop/content/picture.ts';
import type { Variant } from '#shop/product/product.ts';
import type { ProductParts } from '#catalog/port.ts';
import { readPartsOfVariants } from '#catalog/products/product-parts.ts';
import { flag, id, integerOrNull, text, type SqlRow } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import { databaseId } from '#storage/query-context.ts';
import type { CartLineRow } from './cart-rows.ts';

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

/** The lines of a cart at current prices, in their order. */
export function priceLines(store: Database, lines: readonly CartLineRow[], now: string): readonly PricedLine[] {
  const products = new Map(readProducts(store, lines).map((row) => [text(row, 'variant_id'), row]));
  const titles = new Map(Array.from(products.values(), (row) => [id(row), { title: text(row, 'title') }]));
  const parts = readPartsOfVariants(store, titles, { variantIds: products.keys(), now });
  return lines.flatMap((line) => {
    const row = products.get(line.variantId);
    const found = row && parts.get(id(row));
    const variant = found?.variants.find((each) => each.id === line.variantId);
    return row && found && variant ? [toPricedLine(line, { row, parts: found, variant })] : [];
  });
}

function readProducts(store: Database, lines: readonly CartLineRow[]): readonly SqlRow[] {
  return store.all(
    `SELECT CAST(v.id AS TEXT) variant_id, p.id, p.handle, p.title, p.requires_shipping, p.fulfilment, p.status = 'published' sold,
       coalesce(v.offered, 0) unlimited
     FROM variant v JOIN product p ON p.id = v.product_id WHERE v.id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(lines.map(({ variantId }) => Number(variantId))),
  );
}

interface ProductVariantRow {
  readonly row: SqlRow;
  readonly parts: ProductParts;
  readonly variant: Variant;
}

function toPricedLine(
  { id: lineId, quantity, attributes }: CartLineRow,
  { row, parts, variant }: ProductVariantRow,
): PricedLine {
  const total: Money = { ...variant.price, amount: variant.price.amount * quantity };
  return {
    id: lineId,
    productId: id(row),
    handle: text(row, 'handle'),
    title: text(row, 'title'),
    variant: {
      id: variant.id,
      sku: variant.sku,
      options: parts.options.map(({ name }, index) => ({ name, value: variant.values[index] ?? '' })),
    },
    picture: pictureOf(variant, parts),
    ...(Object.keys(attributes).length > 0 && { attributes }),
    quantity,
    price: variant.price,
    compareAt: variant.compareAt,
    total,
    stock: flag(row, 'unlimited') ? null : variant.stock,
    available: variant.available && flag(row, 'sold'),
    requiresShipping: flag(row, 'requires_shipping'),
    isStocked: text(row, 'fulfilment') === 'stock',
  };
}

function pictureOf(variant: Variant, { pictures }: ProductParts): Picture | null {
  const picture = variant.picture === null ? undefined : pictures[variant.picture];
  if (!picture) return null;
  const { role: _role, shows: _shows, ...bare } = picture;
  return bare;
}
