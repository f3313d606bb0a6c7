import { toDecimal } from '#shop/money.ts';
import { pictureUrl } from '#shop/picture.ts';
import { renderMarkdown } from '../../markdown.ts';
import { readCurrency } from '../currency.ts';
import { findPicture } from '../pictures.ts';
import type { Store } from '../store.ts';
import type { MediaInput, ProductInput, VariantInput } from '../write/input.ts';
import { readMedia } from '../write/read-inputs.ts';
import { dataOf, type ExportedPicture } from './export-data.ts';

export interface Exporting {
  readonly store: Store;
  /** Scheme and host that addresses of the shop's own pictures begin with; null: they stay paths. */
  readonly origin: string | null;
}

/** The columns of a file whose products have up to so many options. */
export function headingsFor(options: number): readonly string[] {
  const places = Array.from({ length: Math.max(3, options) }, (_, index) => index + 1);
  return [...texts, ...places.flatMap((place) => [`Option${place} Name`, `Option${place} Value`]), ...facts];
}

const texts = ['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Tags', 'Published'] as const;

const facts = [
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

type Cells = Readonly<Record<string, string>>;

/** The rows of a product: one for each variant, and more where it has more pictures. */
export function productCells(product: ProductInput, exporting: Exporting): readonly Cells[] {
  const pictures = product.pictures.flatMap(({ key }) => {
    const media = readMedia(exporting.store, key);
    return media ? [{ media, src: addressOf(media, exporting) }] : [];
  });
  const count = Math.max(product.variants.length, pictures.length);
  return Array.from({ length: count }, (_, index) => ({
    Handle: product.handle,
    ...(index === 0 ? firstCells(product, pictures, exporting) : {}),
    ...variantCells(product, product.variants[index], { pictures, exporting }),
    ...pictureCells(product, pictures, index),
  }));
}

function addressOf(media: MediaInput, { origin }: Exporting): string {
  return whole(pictureUrl(media, media.width), origin);
}

function whole(address: string, origin: string | null): string {
  return origin !== null && address.startsWith('/') ? origin + address : address;
}

function firstCells(product: ProductInput, pictures: readonly ExportedPicture[], { store, origin }: Exporting): Cells {
  const html = renderMarkdown(product.description, (key) => findPicture(store, key)).html;
  const absolute = pictures.map(({ media, src }) => ({
    media: { ...media, template: whole(media.template, origin) },
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
    'Storefront data': JSON.stringify(dataOf(product, html, absolute)),
  };
}

interface Around {
  readonly pictures: readonly ExportedPicture[];
  readonly exporting: Exporting;
}

function variantCells(product: ProductInput, variant: VariantInput | undefined, around: Around): Cells {
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

function stockCells({ stock }: VariantInput): Cells {
  if (stock === null) return { 'Variant Inventory Policy': 'continue' };
  return {
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': String(stock),
    'Variant Inventory Policy': 'deny',
  };
}

function pictureCells({ pictures }: ProductInput, exported: readonly ExportedPicture[], index: number): Cells {
  const picture = exported[index];
  if (!picture) return {};
  return {
    'Image Src': picture.src,
    'Image Position': String(index + 1),
    'Image Alt Text': pictures[index]?.alt ?? '',
  };
}
