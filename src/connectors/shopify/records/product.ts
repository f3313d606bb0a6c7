import type { ProductMedia } from '#commerce/records/product-record.ts';
import type { RecordOf } from '#commerce/records/catalog-record.ts';
import type { SellingPlan } from '#shop/product/sale-terms.ts';
import type { MediaNode, ProductNode, VariantNode } from '../documents/product.ts';
import { shortId } from './ids.ts';
import type { MetafieldSetting } from '../settings.ts';
import { findMetafield, standardMetafields, toDetails, toRating } from './details.ts';
import { toPicture } from './pictures.ts';
import { toSearchListing, toVersion } from './texts.ts';
import { pictureKey, toOptions, toVariantBase, toVariantOverlay } from './variants.ts';

/** A product with all of its variants. */
export interface CompleteProduct {
  readonly product: ProductNode;
  readonly variants: readonly VariantNode[];
}

/** A product as one market sees it, under the key of that market. */
export interface MarketProduct extends CompleteProduct {
  readonly market: string;
}

export interface ProductRecordOptions {
  readonly metafields: readonly MetafieldSetting[];
  /** Whether lists contain it; null if the read does not say. */
  readonly listed: boolean | null;
  /** By default the product is published. */
  readonly status?: 'published' | 'draft';
}

/**
 * The record of a product from what each market answered; the first answer gives the base. Variants that only another
 * market sells are part of the base, too.
 */
export function toProductRecord(
  answers: readonly [MarketProduct, ...MarketProduct[]],
  { metafields, listed, status = 'published' }: ProductRecordOptions,
): RecordOf<'product'> {
  const [{ product }] = answers;
  const media = product.media.nodes.flatMap((each) => (each ? toMedia(each) : []));
  const pictures = new Map(
    media.flatMap((each) => (each.kind === 'picture' ? [[pictureKey(each.picture.template), each.id] as const] : [])),
  );
  const variants = new Map(answers.flatMap((each) => each.variants.map((variant) => [variant.id, variant] as const)));
  const requiresShipping = [...variants.values()].some((variant) => variant.requiresShipping);
  return {
    kind: 'product',
    id: shortId(product.id),
    handle: product.handle,
    version: toVersion(product.updatedAt),
    listed,
    base: {
      status,
      type: product.productType || null,
      vendor: product.vendor || null,
      tags: (product.tags ?? []).toSorted(),
      home: null,
      fulfilment: product.isGiftCard || (variants.size > 0 && !requiresShipping) ? 'digital' : 'stock',
      requiresShipping,
      salesRank: null,
      createdAt: toVersion(product.createdAt),
      media,
      variants: [...variants.values()].map((variant) => toVariantBase(variant, pictures)),
      rating: toRating(product.metafields),
      needsSellingPlan: product.requiresSellingPlan,
    },
    overlays: Object.fromEntries(answers.map((each) => [each.market, toOverlay(each, metafields)])),
  };
}

type ProductOverlays = RecordOf<'product'>['overlays'];

function toOverlay(
  { product, variants }: CompleteProduct,
  metafields: readonly MetafieldSetting[],
): NonNullable<ProductOverlays[string]> {
  const options = toOptions(product);
  return {
    title: product.title,
    subtitle: findMetafield(product.metafields, standardMetafields.subtitle)?.value.trim() || null,
    description: product.descriptionHtml,
    seo: toSearchListing(product.seo),
    options,
    details: toDetails(product.metafields, metafields),
    variants: variants.map((variant) => toVariantOverlay(variant, options)),
    sellingPlans: (product.sellingPlanGroups?.nodes ?? []).flatMap(toPlans),
  };
}

type PlanGroupNode = NonNullable<ProductNode['sellingPlanGroups']>['nodes'][number];

function toPlans({ name: group, sellingPlans }: PlanGroupNode): readonly SellingPlan[] {
  return sellingPlans.nodes.map(({ id, name, description }) => ({ id: shortId(id), group, name, description }));
}

/** What has no picture, video or address, such as a file that is still being processed, is left out. */
function toMedia(media: MediaNode): readonly ProductMedia[] {
  const id = shortId(media.id);
  const alt = media.alt ?? '';
  const poster = media.previewImage && toPicture(media.previewImage);
  switch (media.__typename) {
    case 'MediaImage': {
      const picture = media.image && toPicture(media.image);
      return picture ? [{ kind: 'picture', id, picture: { ...picture, alt: alt || picture.alt } }] : [];
    }
    case 'Video': {
      const sources = media.sources
        .filter(({ url }) => isHttps(url))
        .map(({ url, mimeType, width, height }) => ({ url, type: mimeType, width, height }));
      return sources.length > 0 ? [{ kind: 'video', id, sources, poster, alt }] : [];
    }
    case 'ExternalVideo':
      return isHttps(media.originUrl) ? [{ kind: 'link', id, url: media.originUrl, poster, alt }] : [];
    case 'Model3d': {
      const model = media.models.find(({ url }) => isHttps(url));
      return model ? [{ kind: 'link', id, url: model.url, poster, alt }] : [];
    }
    default:
      return media satisfies never;
  }
}

function isHttps(url: string): boolean {
  return URL.parse(url)?.protocol === 'https:';
}
