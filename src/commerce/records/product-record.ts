import type { Picture } from '#shop/content/picture.ts';
import type { UnitPrice } from '#shop/product/money.ts';
import type { Fulfilment, Option, ProductDetail, Variant } from '#shop/product/product.ts';
import type { ProductVideo } from '#shop/product/product-video.ts';
import type { ProductRating, SellingPlan, VariantTerms } from '#shop/product/sale-terms.ts';
import type { Markup, SearchListing } from './content-record.ts';

/** The data of a product that is the same in every market. The copy writes it with an overlay as one `ProductInput`. */
export interface ProductBase {
  readonly status: 'published' | 'draft';
  readonly type: string | null;
  readonly vendor: string | null;
  /** Sorted. */
  readonly tags: readonly string[];
  /** Id of the collection that breadcrumbs lead through; null: none is preferred. */
  readonly home: string | null;
  readonly fulfilment: Fulfilment;
  readonly requiresShipping: boolean;
  /** 1 is the best-selling product; null: not known. */
  readonly salesRank: number | null;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Pictures and videos in the order of the platform. */
  readonly media: readonly ProductMedia[];
  /** In the order of the platform; empty if it has none, and then the product cannot be bought. */
  readonly variants: readonly VariantBase[];
  readonly rating: ProductRating | null;
  /** The product is sold by selling plan only. */
  readonly needsSellingPlan: boolean;
}

export type ProductMedia = { readonly kind: 'picture'; readonly id: string; readonly picture: Picture } | ProductVideo;

export interface VariantBase extends Pick<Variant, 'id' | 'sku' | 'barcode' | 'weightGrams'> {
  /** Id of one of the product's pictures. */
  readonly picture: string | null;
  /** What events about stock name instead of the variant (`ChangeReference.stockItems`); null: they name the product. */
  readonly stockItem: string | null;
}

/** A product in one market. Texts are in its language, amounts in the currency that the platform charges there. */
export interface ProductOverlay {
  readonly title: string;
  readonly subtitle: string | null;
  readonly description: Markup;
  readonly seo: SearchListing;
  /** Empty for a product without a choice. */
  readonly options: readonly Option[];
  /** Details and configured metafields, in the shop's order. */
  readonly details: readonly ProductDetail[];
  /** In the order of `ProductBase.variants`; those that this market does not sell are left out. */
  readonly variants: readonly VariantOverlay[];
  readonly sellingPlans: readonly SellingPlan[];
}

export interface VariantOverlay
  extends
    Pick<Variant, 'id' | 'title' | 'values' | 'price' | 'compareAt' | 'stock'>,
    Omit<VariantTerms, 'formerPrice'> {
  /** Whether the platform sells it now, also by backorder: not the same as having stock. */
  readonly available: boolean;
  readonly unitPrice: UnitPrice | null;
}
