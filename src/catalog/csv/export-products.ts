import { stringify } from 'csv-stringify/sync';
import { pictureUrl } from '#shop/content/picture.ts';
import { toDecimal } from '#shop/product/money.ts';
import { renderMarkdown } from '#shop/text/markdown/markdown.ts';
import type { Database } from '#storage/database.ts';
import { id, integer } from '#storage/row.ts';
import { readCurrency } from '../products/variants.ts';
import type { ProductInput, VariantInput } from '../write/product-input.ts';
import { findPicture, type MediaInput } from '#storage/media/pictures.ts';
import { findVideo } from '#storage/media/videos.ts';
import { readMedia, readProductInputs } from '../write/read-product-input.ts';
import { digestOf, type StorefrontData, variantTitle } from './storefront-data.ts';

const nextSql = 'SELECT id FROM product WHERE id > ? ORDER BY id LIMIT 200';

/**
 * Chunks of a CSV file with all products, drafts included, for `importProducts` or Shopify. `origin` is prepended to the
 * paths of the shop's own pictures, so that another shop can fetch them.
 */
export function* exportProducts(store: Database, origin: string | null = null): Generator<string> {
  const context: ExportContext = { store, origin };
  const headings = headingsFor(maxOptions(store));
  yield stringify([[...headings]]);
  for (let rows = store.all(nextSql, 0); rows.length > 0; rows = store.all(nextSql, integer(rows.at(-1) ?? {}, 'id'))) {
    const products = readProductInputs(
      store,
      rows.map((row) => id(row)),
    );
    const cells = Array.from(products.values()).flatMap((product) => productRows(product, context));
    yield stringify(cells.map((row) => headings.map((heading) => row[heading] ?? '')));
  }
}

function maxOptions(store: Database): number {
  return integer(store.first('SELECT coalesce(max(position) + 1, 0) options FROM product_option') ?? {}, 'options');
}

export interface ExportContext {
  readonly store: Database;
  /** Scheme and host for paths of the shop's own pictures; null: they stay paths. */
  readonly origin: string | null;
}

/** The headings of a file whose products have up to so many options. */
function headingsFor(options: number): readonly string[] {
  const places = Array.from({ length: Math.max(3, options) }, (_, index) => index + 1);
  return [
    ...productHeadings,
    ...places.flatMap((place) => [`Option${place} Name`, `Option${place} Value`]),
    ...variantHeadings,
  ];
}

const productHeadings = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'SEO Title',
  'SEO Description',
] as const;

const variantHeadings = [
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Expected On',
  'Variant Price',
  'Variant Compare At Price',
  'Lowest Price 30 Days',
  'Variant Requires Shipping',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Variant Image',
  'Status',
  'Storefront data',
] as const;

type ExportRow = Readonly<Record<string, string>>;

/** The rows of a product: one for each variant, and more where it has more pictures. */
export function productRows(product: ProductInput, exporting: ExportContext): readonly ExportRow[] {
  const pictures = product.pictures.flatMap(({ key }) => {
    const media = readMedia(exporting.store, key);
    return media ? [{ media, src: addressOfPicture(media, exporting) }] : [];
  });
  const count = Math.max(product.variants.length, pictures.length);
  return Array.from({ length: count }, (_, index) => ({
    Handle: product.handle,
    ...(index === 0 ? firstCells(product, pictures, exporting) : {}),
    ...variantCells(product, product.variants[index], { pictures, exporting }),
    ...pictureCells(product, pictures, index),
  }));
}

function addressOfPicture(media: MediaInput, { origin }: ExportContext): string {
  return absoluteUrl(pictureUrl(media, media.width), origin);
}

function absoluteUrl(address: string, origin: string | null): string {
  return origin !== null && address.startsWith('/') ? origin + address : address;
}

function firstCells(
  product: ProductInput,
  pictures: readonly ExportedPicture[],
  { store, origin }: ExportContext,
): ExportRow {
  const html = renderMarkdown(product.description, (key) => findPicture(store, key)).html;
  const absolute = pictures.map(({ media, src }) => ({
    media: { ...media, template: absoluteUrl(media.template, origin) },
    src,
  }));
  const names = product.options.map(({ name }, index) => [`Option${index + 1} Name`, name]);
  return {
    Title: product.title,
    'Body (HTML)': html,
    Vendor: product.vendor ?? '',
    Type: product.type ?? '',
    Tags: product.tags.join(', '),
    'SEO Title': product.seo?.title ?? '',
    'SEO Description': product.seo?.description ?? '',
    Published: product.status === 'published' ? 'TRUE' : 'FALSE',
    Status: product.status === 'published' ? 'active' : 'draft',
    ...(names.length === 0 ? { 'Option1 Name': 'Title' } : Object.fromEntries(names)),
    'Storefront data': JSON.stringify(
      storefrontDataOf(product, html, { pictures: absolute, videos: exportedVideos(product, { store, origin }) }),
    ),
  };
}

interface VariantExportContext {
  readonly pictures: readonly ExportedPicture[];
  readonly exporting: ExportContext;
}

function variantCells(
  product: ProductInput,
  variant: VariantInput | undefined,
  around: VariantExportContext,
): ExportRow {
  if (!variant) return {};
  const money = (amount: number): string => toDecimal({ amount, currency: readCurrency(around.exporting.store) });
  const values = variant.values.map((value, place) => [`Option${place + 1} Value`, value]);
  return {
    ...(values.length === 0 ? { 'Option1 Value': 'Default Title' } : Object.fromEntries(values)),
    'Variant SKU': variant.sku ?? '',
    'Variant Grams': variant.weightGrams === null ? '' : String(variant.weightGrams),
    ...stockCells(variant),
    'Expected On': variant.expectedOn ?? '',
    'Variant Price': money(variant.price),
    'Variant Compare At Price': variant.compareAt === null ? '' : money(variant.compareAt),
    'Lowest Price 30 Days': variant.lowestRecent === null ? '' : money(variant.lowestRecent),
    'Variant Requires Shipping': product.requiresShipping ? 'TRUE' : 'FALSE',
    'Variant Barcode': variant.barcode ?? '',
    'Variant Image': around.pictures.find(({ media }) => media.key === variant.picture)?.src ?? '',
  };
}

/** A variant without a tracker is not counted, whatever its policy. */
function stockCells({ stock, offered }: VariantInput): ExportRow {
  if (stock === null) return { 'Variant Inventory Policy': 'deny' };
  return {
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': String(stock),
    'Variant Inventory Policy': offered ? 'continue' : 'deny',
  };
}

function pictureCells({ pictures }: ProductInput, exported: readonly ExportedPicture[], index: number): ExportRow {
  const picture = exported[index];
  if (!picture) return {};
  return {
    'Image Src': picture.src,
    'Image Position': String(index + 1),
    'Image Alt Text': pictures[index]?.alt ?? '',
  };
}

interface ExportedMedia {
  readonly pictures: readonly ExportedPicture[];
  readonly videos: NonNullable<StorefrontData['videos']>;
}

/** The films of a product that have a file; what is only linked to comes from a platform. */
function exportedVideos({ videos = [] }: ProductInput, { store, origin }: ExportContext): ExportedMedia['videos'] {
  return videos.flatMap(({ key, alt }) => {
    const [first] = findVideo(store, key)?.sources ?? [];
    return first ? [{ key, src: absoluteUrl(first.url, origin), alt }] : [];
  });
}

export interface ExportedPicture {
  readonly media: MediaInput;
  /** The address as it is in its column. */
  readonly src: string;
}

/** The fields that other columns cannot hold, of a product whose description is exported as `html`. */
function storefrontDataOf(product: ProductInput, html: string, exported: ExportedMedia): StorefrontData {
  return {
    subtitle: product.subtitle,
    description: product.description,
    html: digestOf(html),
    ...(product.tags.some(isUnlistableTag) ? { tags: [...product.tags] } : {}),
    collection: product.home,
    details: product.details.map(({ name, value }) => [name, value]),
    options: product.options.map(({ name, values }) => [name, values.map(({ value, swatch }) => [value, swatch])]),
    pictures: exported.pictures.flatMap(({ media, src }, index) => pictureData(product, index, { media, src })),
    ...(exported.videos.length > 0 && { videos: [...exported.videos] }),
    variants: product.variants.filter(hasStorefrontData).map(({ values, title, unitPrice }) => ({
      values: [...values],
      title,
      unitPrice,
    })),
    fulfilment: product.fulfilment,
    fulfilmentNote: product.fulfilmentNote,
    salesRank: product.salesRank,
    createdAt: product.createdAt,
  };
}

/** A tag that a comma-separated list would change. */
function isUnlistableTag(tag: string): boolean {
  return tag.includes(',') || tag.trim() !== tag;
}

function pictureData(product: ProductInput, index: number, exported: ExportedPicture): StorefrontData['pictures'] {
  const picture = product.pictures[index];
  if (!picture) return [];
  const { key, template, width, height, widths, formats, colour } = exported.media;
  const file = { template, width, height, widths: [...widths], formats: [...formats], colour };
  return [{ src: exported.src, key, role: picture.role, shows: { ...picture.shows }, ...file }];
}

function hasStorefrontData({ values, title, unitPrice }: VariantInput): boolean {
  return unitPrice !== null || title !== variantTitle(values);
}
