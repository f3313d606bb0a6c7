import type { MediaInput, ProductInput, VariantInput } from '../write/input.ts';
import { digestOf, variantTitle, type StorefrontData } from './storefront-data.ts';

export interface ExportedPicture {
  readonly media: MediaInput;
  /** As its column says it. */
  readonly src: string;
}

/** What the other columns do not say of a product whose description is exported as `html`. */
export function storefrontDataOf(
  product: ProductInput,
  html: string,
  exported: readonly ExportedPicture[],
): StorefrontData {
  return {
    subtitle: product.subtitle,
    description: product.description,
    html: digestOf(html),
    ...(product.tags.some(isUnlistableTag) ? { tags: [...product.tags] } : {}),
    collection: product.home,
    details: product.details.map(({ name, value }) => [name, value]),
    options: product.options.map(({ name, values }) => [name, values.map(({ value, swatch }) => [value, swatch])]),
    pictures: exported.flatMap(({ media, src }, index) => pictureData(product, index, { media, src })),
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

/** A tag that a list with commas does not hold as it is. */
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
