import type { ProductDetail, Option } from '#shop/product/product.ts';
import { pictureRole, readOptions } from '../products/product-parts.ts';
import { fulfilmentOf } from '../products/products.ts';
import { isOffer, lowestRecentPrice, type PriceEntry, readPriceHistories } from '../products/variants.ts';
import {
  flag,
  id,
  integer,
  integerOrNull,
  stringRecord,
  strings,
  text,
  textOrNull,
  type SqlRow,
} from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import type { PictureInput, ProductInput, VariantInput, VideoInput } from './product-input.ts';
import { findPicture, type MediaInput } from '#storage/media/pictures.ts';

/** Products as they were written, by id. The number of statements does not depend on the number of products. */
export function readProductInputs(store: Database, productIds: readonly string[]): ReadonlyMap<string, ProductInput> {
  const ids = JSON.stringify(productIds.map(Number));
  const variants = store.all(`SELECT * FROM variant ${whereProductIds} ORDER BY product_id, position`, ids);
  const parts = {
    ...readTextParts(store, ids),
    pictures: groupByProduct(store, `${selectPictures} ${whereProductIds} ORDER BY product_id, position`, ids),
    videos: groupByProduct(store, `SELECT * FROM product_video ${whereProductIds} ORDER BY product_id, position`, ids),
    variants: Map.groupBy(variants, (row) => id(row, 'product_id')),
    histories: readPriceHistories(store, variants.filter(isOffer)),
  };
  return new Map(store.all(selectProducts, ids).map((row) => [id(row), toProductInput(row, parts)]));
}

/** The texts of a product that are searched. */
export type ProductTextInput = Pick<
  ProductInput,
  'title' | 'subtitle' | 'description' | 'type' | 'vendor' | 'home' | 'tags' | 'options' | 'details'
>;

/** The same, but only the texts that are searched. */
export function readProductTextInputs(
  store: Database,
  productIds: readonly string[],
): ReadonlyMap<string, ProductTextInput> {
  const ids = JSON.stringify(productIds.map(Number));
  const parts = readTextParts(store, ids);
  return new Map(store.all(selectProducts, ids).map((row) => [id(row), toTextInput(row, parts)]));
}

function readTextParts(store: Database, ids: string): TextRows {
  const details = `SELECT * FROM product_detail ${whereProductIds} ORDER BY product_id, position`;
  return {
    options: readOptions(store, ids),
    details: groupByProduct(store, details, ids),
    tags: groupByProduct(store, `SELECT * FROM product_tag ${whereProductIds}`, ids),
  };
}

const whereProductIds = 'WHERE product_id IN (SELECT value FROM json_each(?))';
const selectPictures = 'SELECT product_id, media_key, role, shows, alt FROM product_picture';

const selectProducts = `
SELECT p.*, c.handle home FROM product p LEFT JOIN collection c ON c.id = p.home_id
WHERE p.id IN (SELECT value FROM json_each(?)) ORDER BY p.id`;

type RowsByProduct = ReadonlyMap<string, readonly SqlRow[]>;

interface TextRows {
  readonly options: ReadonlyMap<string, readonly Option[]>;
  readonly details: RowsByProduct;
  readonly tags: RowsByProduct;
}

interface ProductInputRows extends TextRows {
  readonly pictures: RowsByProduct;
  readonly videos: RowsByProduct;
  readonly variants: RowsByProduct;
  readonly histories: ReadonlyMap<string, readonly PriceEntry[]>;
}

function groupByProduct(store: Database, sql: string, ids: string): RowsByProduct {
  return Map.groupBy(store.all(sql, ids), (row) => id(row, 'product_id'));
}

function toTextInput(row: SqlRow, parts: TextRows): ProductTextInput {
  const of = (rows: RowsByProduct): readonly SqlRow[] => rows.get(id(row)) ?? [];
  return {
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
    details: of(parts.details).map((each): ProductDetail => ({ name: text(each, 'name'), value: text(each, 'value') })),
  };
}

function toProductInput(row: SqlRow, parts: ProductInputRows): ProductInput {
  const of = (rows: RowsByProduct): readonly SqlRow[] => rows.get(id(row)) ?? [];
  const pictures = of(parts.pictures).map(toPicture);
  const videos = of(parts.videos).map((each): VideoInput => ({ key: text(each, 'video_key'), alt: text(each, 'alt') }));
  const terms = termsOf(row);
  return {
    ...toTextInput(row, parts),
    id: id(row),
    handle: text(row, 'handle'),
    status: text(row, 'status') === 'published' ? 'published' : 'draft',
    variants: of(parts.variants).map((variant) => toVariant(variant, pictures, parts.histories.get(id(variant)))),
    pictures,
    ...(videos.length > 0 && { videos }),
    fulfilment: fulfilmentOf(row),
    fulfilmentNote: textOrNull(row, 'fulfilment_note'),
    requiresShipping: flag(row, 'requires_shipping'),
    seo: { title: textOrNull(row, 'seo_title'), description: textOrNull(row, 'seo_description') },
    ...(!flag(row, 'listed') && { listed: false }),
    ...(terms && { terms }),
    salesRank: integer(row, 'sales_rank') === unknownSalesRank ? null : integer(row, 'sales_rank'),
    createdAt: text(row, 'created_at'),
    updatedAt: text(row, 'updated_at'),
  };
}

/** Stored for a product whose sales rank is not known. */
export const unknownSalesRank = 1_000_000_000;

function toPicture(row: SqlRow): PictureInput {
  return {
    key: text(row, 'media_key'),
    role: pictureRole(row),
    shows: stringRecord(row, 'shows'),
    alt: text(row, 'alt'),
  };
}

function toVariant(row: SqlRow, pictures: readonly PictureInput[], history: readonly PriceEntry[] = []): VariantInput {
  const price = integerOrNull(row, 'unit_price');
  const expectedOn = textOrNull(row, 'expected_on');
  const offered = integerOrNull(row, 'offered');
  const terms = termsOf(row);
  return {
    id: id(row),
    title: text(row, 'title'),
    values: strings(row, 'option_values'),
    sku: textOrNull(row, 'sku'),
    barcode: textOrNull(row, 'barcode'),
    price: integer(row, 'price'),
    compareAt: integerOrNull(row, 'compare_at'),
    lowestRecent: isOffer(row) ? lowestRecentPrice(history, history.at(-1)?.from ?? '') : null,
    unitPrice: price === null ? null : { price, reference: text(row, 'unit_reference') },
    stock: integerOrNull(row, 'stock'),
    weightGrams: integerOrNull(row, 'weight_grams'),
    ...(offered !== null && { offered: offered === 1 }),
    ...(terms && { terms }),
    ...(expectedOn !== null && { expectedOn }),
    picture: pictures[integerOrNull(row, 'picture_position') ?? -1]?.key ?? null,
  };
}

/** How a product or variant is sold; null where nothing is particular. */
function termsOf(row: SqlRow): object | null {
  const terms: unknown = JSON.parse(textOrNull(row, 'terms') ?? 'null');
  return typeof terms === 'object' ? terms : null;
}

/** A picture as it was written, or null. */
export function readMedia(store: Database, key: string): MediaInput | null {
  const picture = findPicture(store, key);
  return picture && { key, ...picture };
}
