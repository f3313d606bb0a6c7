import { toDecimal } from '#shop/money.ts';
import { pictureUrl } from '#shop/picture.ts';
import { renderMarkdown } from '../../markdown.ts';
import { readCurrency } from '../currency.ts';
import { findPicture } from '../pictures.ts';
import type { Database } from '../store.ts';
import type { MediaInput, ProductInput, VariantInput } from '../write/input.ts';
import { readMedia } from '../write/read-inputs.ts';
import { storefrontDataOf, type ExportedPicture } from './export-data.ts';

export interface ExportContext {
  readonly store: Database;
  /** Scheme and host that addresses of the shop's own pictures begin with; null: they stay paths. */
  readonly origin: string | null;
}

/** The columns of a file whose products have up to so many options. */
export function headingsFor(options: number): readonly string[] {
  const places = Array.from({ length: Math.max(3, options) }, (_, index) => index + 1);
  return [
    ...productHeadings,
    ...places.flatMap((place) => [`Option${place} Name`, `Option${place} Value`]),
    ...variantHeadings,
  ];
}

const productHeadings = ['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Tags', 'Published'] as const;

const variantHeadings = [
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
    Published: product.status === 'published' ? 'TRUE' : 'FALSE',
    Status: product.status === 'published' ? 'active' : 'draft',
    ...(names.length === 0 ? { 'Option1 Name': 'Title' } : Object.fromEntries(names)),
    'Storefront data': JSON.stringify(storefrontDataOf(product, html, absolute)),
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
    'Variant Price': money(variant.price),
    'Variant Compare At Price': variant.compareAt === null ? '' : money(variant.compareAt),
    'Variant Requires Shipping': product.requiresShipping ? 'TRUE' : 'FALSE',
    'Variant Barcode': variant.barcode ?? '',
    'Variant Image': around.pictures.find(({ media }) => media.key === variant.picture)?.src ?? '',
  };
}

function stockCells({ stock }: VariantInput): ExportRow {
  if (stock === null) return { 'Variant Inventory Policy': 'continue' };
  return {
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': String(stock),
    'Variant Inventory Policy': 'deny',
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
