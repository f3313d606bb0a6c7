import type { Database } from '#storage/database.ts';
import { id } from '#storage/row.ts';
import { addPrice, recordLowestRecent, recordPrice } from './price-and-stock.ts';
import type { ProductInput, VariantInput } from './product-input.ts';

/** Inserts the variants of a new product. */
export function addVariants(store: Database, productId: string, product: ProductInput): void {
  for (const [position, variant] of product.variants.entries()) {
    const variantId = saveVariant(store, variant.id, { productId, position, product, variant });
    addPrice(store, variantId, { price: variant.price, from: product.updatedAt });
    recordStatedLowest(store, variantId, variant);
  }
}

/** Replaces a product's variants; those with the same id or values keep their id and price history. */
export function replaceVariants(store: Database, productId: string, product: ProductInput): void {
  removeMissingVariants(store, productId, product.variants);
  for (const [position, variant] of product.variants.entries()) {
    const known = variant.id ?? variantIdOf(store, productId, variant);
    const variantId = saveVariant(store, known, { productId, position, product, variant });
    recordPrice(store, variantId, { price: variant.price, from: product.updatedAt });
    recordStatedLowest(store, variantId, variant);
  }
}

function recordStatedLowest(store: Database, variantId: string, { lowestRecent }: VariantInput): void {
  if (lowestRecent !== null) recordLowestRecent(store, variantId, lowestRecent);
}

function removeMissingVariants(store: Database, productId: string, variants: readonly VariantInput[]): void {
  const ids = variants.flatMap((variant) => (variant.id === null ? [] : [Number(variant.id)]));
  const values = variants.flatMap((variant) => (variant.id === null ? [JSON.stringify(variant.values)] : []));
  store.run(
    `DELETE FROM variant WHERE product_id = ?1 AND id NOT IN (SELECT value FROM json_each(?2))
       AND option_values NOT IN (SELECT value FROM json_each(?3))`,
    productId,
    JSON.stringify(ids),
    JSON.stringify(values),
  );
}

interface VariantPlacement {
  readonly productId: string;
  readonly position: number;
  readonly product: ProductInput;
  readonly variant: VariantInput;
}

function variantIdOf(store: Database, productId: string, { values }: VariantInput): string | null {
  const known = 'SELECT id FROM variant WHERE product_id = ? AND option_values = ?';
  const row = store.first(known, productId, JSON.stringify(values));
  return row && id(row);
}

const variantColumns = [
  'position',
  'option_values',
  'title',
  'sku',
  'barcode',
  'price',
  'compare_at',
  'unit_price',
  'unit_reference',
  'stock',
  'weight_grams',
  'picture_position',
  'offered',
  'terms',
  'expected_on',
];

const isVariantChanged = variantColumns.map((column) => `variant.${column} IS NOT excluded.${column}`).join(' OR ');

const upsertVariant = `
INSERT INTO variant (id, product_id, position, option_values, title, sku, barcode, price, compare_at, unit_price,
  unit_reference, stock, weight_grams, picture_position, offered, terms, expected_on)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET position = excluded.position, option_values = excluded.option_values,
  title = excluded.title, sku = excluded.sku, barcode = excluded.barcode, price = excluded.price,
  compare_at = excluded.compare_at, unit_price = excluded.unit_price, unit_reference = excluded.unit_reference,
  stock = excluded.stock, weight_grams = excluded.weight_grams, picture_position = excluded.picture_position,
  offered = excluded.offered, terms = excluded.terms, expected_on = excluded.expected_on
WHERE variant.product_id = excluded.product_id AND (${isVariantChanged})`;

function saveVariant(store: Database, variantId: string | null, at: VariantPlacement): string {
  const { productId, position, product, variant } = at;
  const picture = product.pictures.findIndex(({ key }) => key === variant.picture);
  const inserted = store.run(
    upsertVariant,
    variantId === null ? null : Number(variantId),
    productId,
    position,
    JSON.stringify(variant.values),
    variant.title,
    variant.sku,
    variant.barcode,
    variant.price,
    variant.compareAt,
    variant.unitPrice?.price ?? null,
    variant.unitPrice?.reference ?? null,
    variant.stock,
    variant.weightGrams,
    picture === -1 ? null : picture,
    variant.offered === undefined ? null : Number(variant.offered),
    toJson(variant.terms),
    variant.expectedOn ?? null,
  );
  return variantId ?? String(inserted);
}

/** How a product or variant is sold, as it is stored. */
export function toJson(terms: object | undefined): string | null {
  return terms === undefined ? null : JSON.stringify(terms);
}
