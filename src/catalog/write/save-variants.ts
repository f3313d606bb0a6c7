import type { SQLInputValue } from 'node:sqlite';
import type { Database } from '#storage/database.ts';
import { id, integer, type SqlRow, text } from '#storage/row.ts';
import { addPrice, recordLowestRecent, recordPrice } from './price-and-stock.ts';
import type { ProductInput, VariantInput } from './product-input.ts';

/** Inserts the variants of a new product. */
export function addVariants(store: Database, productId: string, product: ProductInput): void {
  for (const [position, variant] of product.variants.entries()) {
    const variantId = saveVariant(store, { id: variant.id, productId, values: valuesOf(product, variant, position) });
    addPrice(store, variantId, { price: variant.price, from: product.updatedAt });
    recordStatedLowest(store, variantId, variant);
  }
}

/**
 * Replaces a product's variants; those with the same id or values keep their id and price history, and equal ones are not
 * written: that would be a change of its pages. Returns whether the values of options that variants have are others.
 */
export function replaceVariants(store: Database, productId: string, product: ProductInput): boolean {
  const stored = store.all(selectVariants, productId);
  const kept = keptRows(stored, product.variants);
  if (kept.length < stored.length) removeOthers(store, productId, kept);
  const byId = new Map(kept.map((row) => [id(row), row]));
  const byValues = new Map(kept.map((row) => [text(row, 'option_values'), row]));
  let hasOtherValues = kept.length < stored.length;
  for (const [position, variant] of product.variants.entries()) {
    const before = variant.id === null ? byValues.get(JSON.stringify(variant.values)) : byId.get(variant.id);
    replaceVariant(store, before ?? null, { productId, position, product, variant });
    hasOtherValues ||= before?.['option_values'] !== JSON.stringify(variant.values);
  }
  return hasOtherValues;
}

/** A variant without an id is the one with the same values. */
function keptRows(stored: readonly SqlRow[], variants: readonly VariantInput[]): readonly SqlRow[] {
  const ids = new Set(variants.map((variant) => variant.id));
  const values = new Set(variants.flatMap((variant) => (variant.id === null ? [JSON.stringify(variant.values)] : [])));
  return stored.filter((row) => ids.has(id(row)) || values.has(text(row, 'option_values')));
}

function removeOthers(store: Database, productId: string, kept: readonly SqlRow[]): void {
  store.run(
    'DELETE FROM variant WHERE product_id = ? AND id NOT IN (SELECT value FROM json_each(?))',
    productId,
    JSON.stringify(kept.map((row) => integer(row, 'id'))),
  );
}

interface VariantPlacement {
  readonly productId: string;
  readonly position: number;
  readonly product: ProductInput;
  readonly variant: VariantInput;
}

/** The latest price in the history is that of the row. */
function replaceVariant(
  store: Database,
  before: SqlRow | null,
  { productId, position, product, variant }: VariantPlacement,
): void {
  const values = valuesOf(product, variant, position);
  const known = variant.id ?? (before && id(before));
  const isEqual = before !== null && variantColumns.every((column, index) => before[column] === values[index]);
  const variantId = isEqual ? id(before) : saveVariant(store, { id: known, productId, values });
  if (before?.['price'] !== variant.price)
    recordPrice(store, variantId, { price: variant.price, from: product.updatedAt });
  recordStatedLowest(store, variantId, variant);
}

function recordStatedLowest(store: Database, variantId: string, { lowestRecent }: VariantInput): void {
  if (lowestRecent !== null) recordLowestRecent(store, variantId, lowestRecent);
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
] as const;

/** What is stored of a variant, in the order of `variantColumns`. */
function valuesOf(product: ProductInput, variant: VariantInput, position: number): readonly SQLInputValue[] {
  const picture = product.pictures.findIndex(({ key }) => key === variant.picture);
  return [
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
  ];
}

const selectVariants = `SELECT id, ${variantColumns.join(', ')} FROM variant WHERE product_id = ?`;

const upsertVariant = `
INSERT INTO variant (id, product_id, ${variantColumns.join(', ')}) VALUES (?, ?${', ?'.repeat(variantColumns.length)})
ON CONFLICT (id) DO UPDATE SET ${variantColumns.map((column) => `${column} = excluded.${column}`).join(', ')}
WHERE variant.product_id = excluded.product_id`;

interface VariantRow {
  /** null: a new one. */
  readonly id: string | null;
  readonly productId: string;
  readonly values: readonly SQLInputValue[];
}

function saveVariant(store: Database, { id: variantId, productId, values }: VariantRow): string {
  const inserted = store.run(upsertVariant, variantId === null ? null : Number(variantId), productId, ...values);
  return variantId ?? String(inserted);
}

/** How a product or variant is sold, as it is stored. */
export function toJson(terms: object | undefined): string | null {
  return terms === undefined ? null : JSON.stringify(terms);
}
