import type { PictureInput, ProductInput, VariantInput, VideoInput } from '#catalog/write/product-input.ts';
import type {
  ProductBase,
  ProductMedia,
  ProductOverlay,
  VariantBase,
  VariantOverlay,
} from '#commerce/records/product-record.ts';
import type { RecordOf } from '#commerce/records/catalog-record.ts';
import type { Option } from '#shop/product/product.ts';
import type { VariantTerms } from '#shop/product/sale-terms.ts';
import { pictureKey } from './record-pictures.ts';

/** The numbers that a product and its variants have in the copy. */
export interface ProductNumbers {
  readonly product: number;
  /** By the platform's id. */
  readonly variants: ReadonlyMap<string, number>;
  /** Handle of the collection that breadcrumbs lead through. */
  readonly home: string | null;
}

/** A variant as this market has it. */
export interface SoldVariant {
  readonly base: VariantBase;
  readonly overlay: VariantOverlay;
}

/** The variants that can be stored: of this currency, with values of the product's options, and not twice the same. */
export function soldVariants(
  base: ProductBase,
  overlay: ProductOverlay,
  currency: string | null,
): readonly SoldVariant[] {
  const bases = new Map(base.variants.map((variant) => [variant.id, variant]));
  const options = storableOptions(overlay.options);
  const known = new Set<string>();
  return overlay.variants.flatMap((variant) => {
    const own = bases.get(variant.id);
    const values = JSON.stringify(variant.values);
    const fits =
      variant.values.length === options.length &&
      options.every(({ values: offered }, index) => offered.some(({ value }) => value === variant.values[index]));
    const isSold = own && fits && !known.has(values) && (currency === null || variant.price.currency === currency);
    known.add(values);
    return isSold ? [{ base: own, overlay: variant }] : [];
  });
}

/** A record as the catalog writes products. `version` is ISO 8601. */
export function productInput(
  record: RecordOf<'product'>,
  overlay: ProductOverlay,
  { variants, videos, numbers, listed, salesRank, version }: ProductRecordParts,
): ProductInput {
  const { base } = record;
  const pictures = base.media.filter((each) => each.kind === 'picture');
  const keys = new Map(pictures.map(({ id, picture }) => [id, pictureKey(picture)]));
  return {
    id: String(numbers.product),
    handle: record.handle,
    status: base.status,
    title: overlay.title.trim() || record.handle,
    subtitle: overlay.subtitle,
    description: overlay.description,
    type: base.type || null,
    vendor: base.vendor || null,
    home: numbers.home,
    tags: base.tags.filter((tag) => tag !== ''),
    options: storableOptions(overlay.options),
    variants: variants.map((variant) => variantInput(variant, { numbers, keys })),
    pictures: pictureInputs(pictures, variants, overlay.options),
    ...(videos.length > 0 && { videos: uniqueVideos(videos) }),
    details: overlay.details.filter(({ name }) => name !== ''),
    fulfilment: base.fulfilment,
    fulfilmentNote: null,
    requiresShipping: base.requiresShipping,
    salesRank,
    listed,
    seo: overlay.seo,
    terms: productTerms(base, overlay),
    createdAt: base.createdAt,
    updatedAt: version,
  };
}

export interface ProductRecordParts {
  readonly variants: readonly SoldVariant[];
  readonly videos: readonly VideoInput[];
  readonly numbers: ProductNumbers;
  readonly listed: boolean;
  readonly salesRank: number | null;
  readonly version: string;
}

const swatchPattern = /^#[0-9a-f]{6}$/i;

function storableOptions(options: readonly Option[]): readonly Option[] {
  return options.map(({ name, values }) => ({
    name,
    values: values.map(({ value, swatch }) => ({ value, swatch: swatchPattern.test(swatch ?? '') ? swatch : null })),
  }));
}

function variantInput(
  { base, overlay }: SoldVariant,
  { numbers, keys }: { readonly numbers: ProductNumbers; readonly keys: ReadonlyMap<string, string> },
): VariantInput {
  const { unitPrice } = overlay;
  const terms = variantTerms(overlay);
  return {
    id: String(numbers.variants.get(base.id)),
    title: overlay.title,
    values: overlay.values,
    sku: base.sku || null,
    barcode: base.barcode || null,
    price: overlay.price.amount,
    compareAt: overlay.compareAt?.amount ?? null,
    lowestRecent: null,
    unitPrice: unitPrice && { price: unitPrice.price.amount, reference: unitPrice.reference },
    // Platforms that sell by backorder count below zero.
    stock: overlay.stock === null ? null : Math.max(0, overlay.stock),
    offered: overlay.available,
    ...(terms && { terms }),
    weightGrams: base.weightGrams,
    picture: (base.picture === null ? undefined : keys.get(base.picture)) ?? null,
  };
}

/** null where a variant is sold by the piece, at its price. */
function variantTerms({
  quantityRule,
  priceBreaks,
  planPrices,
  compareAt,
  price,
}: VariantOverlay): VariantTerms | null {
  const formerPrice = compareAt && compareAt.amount > price.amount ? compareAt : null;
  const isPlain = quantityRule === null && formerPrice === null && priceBreaks.length + planPrices.length === 0;
  return isPlain ? null : { quantityRule, priceBreaks, planPrices, formerPrice };
}

function productTerms({ rating, needsSellingPlan }: ProductBase, { sellingPlans }: ProductOverlay): object {
  return { rating, needsSellingPlan, sellingPlans };
}

function uniqueVideos(videos: readonly VideoInput[]): readonly VideoInput[] {
  return videos.filter(({ key }, index) => videos.findIndex((other) => other.key === key) === index);
}

type MediaPicture = Extract<ProductMedia, { kind: 'picture' }>;

/** The first picture, and those of variants, show the product's looks; others show details. */
function pictureInputs(
  pictures: readonly MediaPicture[],
  variants: readonly SoldVariant[],
  options: readonly Option[],
): readonly PictureInput[] {
  const owners = Map.groupBy(variants, ({ base }) => base.picture);
  const look = lookOption(owners, options);
  const keys = new Set<string>();
  return pictures.flatMap(({ id, picture }, index): readonly PictureInput[] => {
    const key = pictureKey(picture);
    if (keys.has(key)) return [];
    keys.add(key);
    const value = look === null ? undefined : owners.get(id)?.[0]?.overlay.values[look.index];
    const role = index === 0 || owners.has(id) ? 'look' : 'detail';
    return [{ key, role, shows: look === null || value === undefined ? {} : { [look.name]: value }, alt: picture.alt }];
  });
}

/** The option by whose values variants have different pictures, e.g. the color. */
function lookOption(
  owners: ReadonlyMap<string | null, readonly SoldVariant[]>,
  options: readonly Option[],
): { readonly index: number; readonly name: string } | null {
  const groups = [...owners].flatMap(([picture, variants]) => (picture === null ? [] : [variants]));
  if (groups.length < 2) return null;
  const index = options.findIndex((_option, at) => {
    const values = groups.map((variants) => new Set(variants.map(({ overlay }) => overlay.values[at])));
    return values.every(({ size }) => size === 1) && new Set(values.flatMap((set) => [...set])).size === groups.length;
  });
  const name = options[index]?.name;
  return name === undefined ? null : { index, name };
}
