import { stringify } from 'csv-stringify/sync';
import { pictureUrl } from '#shop/picture.ts';
import type { Product, Variant } from '#shop/product.ts';
import { toDecimal } from '#shop/money.ts';
import { productById } from '../products.ts';
import { id, integerOrNull, text, textOrNull, type Row } from '../row.ts';
import type { Store } from '../store.ts';
import type { Visit } from '../visit.ts';
import { productData, type ProductData } from './storefront-data.ts';

const headings = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Status',
  'Storefront data',
] as const;

type Cells = Partial<Record<(typeof headings)[number], string>>;

/** Pieces of a CSV file with every product, drafts too, as `importProducts` reads it. Shopify reads it as well. */
export function* exportProducts(store: Store, now: string): Generator<string> {
  const reading = { context: { country: '', language: '', currency: '' }, draft: true, record: () => {} };
  yield stringify([[...headings]]);
  const more = 'SELECT * FROM product WHERE id > ? ORDER BY id LIMIT 200';
  for (let rows = store.all(more, 0); rows.length > 0; rows = store.all(more, Number(id(rows.at(-1) ?? {})))) {
    yield rows.map((row) => productText({ store, reading, now }, row)).join('');
  }
}

function productText(visit: Visit, row: Row): string {
  const product = productById(visit, id(row));
  if (!product) return '';
  const stored = visit.store.all('SELECT * FROM variant WHERE product_id = ? ORDER BY position', id(row));
  const own = picturesOf(visit.store, id(row));
  const rows = Array.from({ length: Math.max(product.variants.length, own.length) }, (_, index): Cells => ({
    Handle: product.handle,
    ...(index === 0
      ? { ...productCells(product, row), 'Storefront data': JSON.stringify(dataOf(product, { row, stored, own })) }
      : {}),
    ...variantCells(product, index, stored[index]),
    ...pictureCells(product, index, own.length),
  }));
  return stringify(rows.map((cells) => headings.map((heading) => cells[heading] ?? '')));
}

function productCells(product: Product, row: Row): Cells {
  const published = text(row, 'status') === 'published';
  const names = product.options.map(({ name }, index) => [`Option${index + 1} Name`, name]);
  return {
    Title: product.title,
    'Body (HTML)': product.description,
    Vendor: product.vendor ?? '',
    Type: product.type ?? '',
    Tags: product.tags.join(', '),
    Published: published ? 'TRUE' : 'FALSE',
    Status: published ? 'active' : 'draft',
    ...(names.length === 0 ? { 'Option1 Name': 'Title' } : Object.fromEntries(names)),
  };
}

function variantCells(product: Product, index: number, stored: Row | undefined): Cells {
  const variant = product.variants[index];
  if (!variant || !stored) return {};
  const values = variant.values.map((value, place) => [`Option${place + 1} Value`, value]);
  return {
    ...(values.length === 0 ? { 'Option1 Value': 'Default Title' } : Object.fromEntries(values)),
    'Variant SKU': variant.sku ?? '',
    'Variant Grams': variant.weightGrams === null ? '' : String(variant.weightGrams),
    ...stockCells(variant),
    'Variant Price': toDecimal(variant.price),
    'Variant Compare At Price': formerPrice(variant, stored),
    'Variant Requires Shipping': product.requiresShipping ? 'TRUE' : 'FALSE',
    'Variant Barcode': variant.barcode ?? '',
  };
}

/** Also one that is no reduction and is therefore not shown. */
function formerPrice({ price }: Variant, stored: Row): string {
  const amount = integerOrNull(stored, 'compare_at');
  return amount === null ? '' : toDecimal({ amount, currency: price.currency });
}

function stockCells({ stock }: Variant): Cells {
  if (stock === null) return { 'Variant Inventory Policy': 'continue' };
  return {
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': String(stock),
    'Variant Inventory Policy': 'deny',
  };
}

function pictureCells({ pictures }: Product, index: number, count: number): Cells {
  const picture = index < count ? pictures[index] : undefined;
  if (!picture) return {};
  return {
    'Image Src': pictureUrl(picture, picture.width),
    'Image Position': String(index + 1),
    'Image Alt Text': picture.alt,
  };
}

function picturesOf(store: Store, productId: string): readonly string[] {
  return store
    .all('SELECT media_key FROM product_picture WHERE product_id = ? ORDER BY position', productId)
    .map((row) => text(row, 'media_key'));
}

interface Stored {
  readonly row: Row;
  readonly stored: readonly Row[];
  readonly own: readonly string[];
}

function dataOf(product: Product, { row, stored, own }: Stored): ProductData {
  const rank = integerOrNull(row, 'sales_rank');
  return productData.parse({
    subtitle: product.subtitle,
    description: text(row, 'description'),
    collection: product.home?.handle ?? null,
    details: product.details.map(({ name, value }) => [name, value]),
    swatches: Object.fromEntries(
      product.options.map(({ name, values }) => [
        name,
        Object.fromEntries(values.flatMap(({ value, swatch }) => (swatch === null ? [] : [[value, swatch]]))),
      ]),
    ),
    pictures: own.map((key, index) => ({
      key,
      role: product.pictures[index]?.role ?? 'look',
      shows: product.pictures[index]?.shows ?? {},
    })),
    variants: stored.map((variant) => {
      const price = integerOrNull(variant, 'unit_price');
      return {
        title: text(variant, 'title'),
        picture: own[integerOrNull(variant, 'picture_position') ?? -1] ?? null,
        unitPrice: price === null ? null : { price, reference: textOrNull(variant, 'unit_reference') ?? '' },
      };
    }),
    fulfilment: product.fulfilment,
    fulfilmentNote: product.fulfilmentNote,
    salesRank: rank === unranked ? null : rank,
    createdAt: product.createdAt,
  });
}

/** What the database keeps for a product whose rank is not known. */
const unranked = 1_000_000_000;
