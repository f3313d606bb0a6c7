import type { Detail, Option } from '#shop/product.ts';
import { listOf } from '../lists-by-key.ts';
import { findPicture } from '../pictures.ts';
import { fulfilmentOf } from '../products.ts';
import { flag, id, integer, integerOrNull, pairs, strings, text, textOrNull, type Row } from '../row.ts';
import type { Store } from '../store.ts';
import type { MediaInput, PictureInput, ProductInput, VariantInput } from './input.ts';

/** Products as they were written, by id, in as many statements for many as for one. */
export function readInputs(store: Store, productIds: readonly string[]): ReadonlyMap<string, ProductInput> {
  const ids = JSON.stringify(productIds.map(Number));
  const parts = {
    options: readOptions(store, ids),
    pictures: grouped(store, `${pictureRows} ${named} ORDER BY product_id, position`, ids),
    variants: grouped(store, `SELECT * FROM variant ${named} ORDER BY product_id, position`, ids),
    details: grouped(store, `SELECT * FROM product_detail ${named} ORDER BY product_id, position`, ids),
    tags: grouped(store, `SELECT * FROM product_tag ${named}`, ids),
  };
  return new Map(store.all(products, ids).map((row) => [id(row), toInput(row, parts)]));
}

const named = 'WHERE product_id IN (SELECT value FROM json_each(?))';
const pictureRows = 'SELECT product_id, media_key, role, shows, alt FROM product_picture';

const products = `
SELECT p.*, c.handle home FROM product p LEFT JOIN collection c ON c.id = p.home_id
WHERE p.id IN (SELECT value FROM json_each(?)) ORDER BY p.id`;

type ByProduct = ReadonlyMap<string, readonly Row[]>;

interface Parts {
  readonly options: ReadonlyMap<string, readonly Option[]>;
  readonly pictures: ByProduct;
  readonly variants: ByProduct;
  readonly details: ByProduct;
  readonly tags: ByProduct;
}

function grouped(store: Store, sql: string, ids: string): ByProduct {
  return Map.groupBy(store.all(sql, ids), (row) => id(row, 'product_id'));
}

function toInput(row: Row, parts: Parts): ProductInput {
  const of = (rows: ByProduct): readonly Row[] => rows.get(id(row)) ?? [];
  const pictures = of(parts.pictures).map(toPicture);
  return {
    id: id(row),
    handle: text(row, 'handle'),
    status: text(row, 'status') === 'published' ? 'published' : 'draft',
    title: text(row, 'title'),
    subtitle: textOrNull(row, 'subtitle'),
    description: text(row, 'description'),
    type: textOrNull(row, 'type'),
    vendor: textOrNull(row, 'vendor'),
    home: textOrNull(row, 'home'),
    tags: of(parts.tags)
      .map((each) => text(each, 'tag'))
      .toSorted(),
    options: parts.options.get(id(row)) ?? [],
    variants: of(parts.variants).map((variant) => toVariant(variant, pictures)),
    pictures,
    details: of(parts.details).map((each): Detail => ({ name: text(each, 'name'), value: text(each, 'value') })),
    fulfilment: fulfilmentOf(row),
    fulfilmentNote: textOrNull(row, 'fulfilment_note'),
    requiresShipping: flag(row, 'requires_shipping'),
    salesRank: integer(row, 'sales_rank') === unranked ? null : integer(row, 'sales_rank'),
    createdAt: text(row, 'created_at'),
    updatedAt: text(row, 'updated_at'),
  };
}

/** What the database keeps for a product whose rank is not known. */
export const unranked = 1_000_000_000;

const optionRows = `
SELECT o.product_id, o.position, o.name, v.value, v.swatch FROM product_option o
LEFT JOIN option_value v ON v.product_id = o.product_id AND v.option_position = o.position
WHERE o.product_id IN (SELECT value FROM json_each(?)) ORDER BY o.product_id, o.position, v.position`;

function readOptions(store: Store, ids: string): ReadonlyMap<string, readonly Option[]> {
  const found = new Map<string, { name: string; values: { value: string; swatch: string | null }[] }[]>();
  for (const row of store.all(optionRows, ids)) {
    const options = listOf(found, id(row, 'product_id'));
    const option = options[integer(row, 'position')] ?? { name: text(row, 'name'), values: [] };
    options[integer(row, 'position')] = option;
    if (row['value'] !== null) option.values.push({ value: text(row, 'value'), swatch: textOrNull(row, 'swatch') });
  }
  return found;
}

function toPicture(row: Row): PictureInput {
  const role = text(row, 'role');
  return {
    key: text(row, 'media_key'),
    role: role === 'detail' || role === 'top' ? role : 'look',
    shows: pairs(row, 'shows'),
    alt: text(row, 'alt'),
  };
}

function toVariant(row: Row, pictures: readonly PictureInput[]): VariantInput {
  const price = integerOrNull(row, 'unit_price');
  return {
    id: id(row),
    title: text(row, 'title'),
    values: strings(row, 'option_values'),
    sku: textOrNull(row, 'sku'),
    barcode: textOrNull(row, 'barcode'),
    price: integer(row, 'price'),
    compareAt: integerOrNull(row, 'compare_at'),
    unitPrice: price === null ? null : { price, reference: text(row, 'unit_reference') },
    stock: integerOrNull(row, 'stock'),
    weightGrams: integerOrNull(row, 'weight_grams'),
    picture: pictures[integerOrNull(row, 'picture_position') ?? -1]?.key ?? null,
  };
}

/** A picture as it was written; null when there is none of that key. */
export function readMedia(store: Store, key: string): MediaInput | null {
  const picture = findPicture(store, key);
  return picture && { key, ...picture };
}
