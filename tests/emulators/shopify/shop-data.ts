/**
 * The data of an emulated shop, in Shopify's terms. Ids are the digits of Shopify's; money is in minor units of the
 * shop's currency; times are ISO 8601.
 */
export interface ShopifyShopData {
  readonly shop: ShopIdentity;
  readonly products: readonly ShopifyProduct[];
  readonly collections: readonly ShopifyCollection[];
  readonly pages: readonly ShopifyPage[];
  readonly blogs: readonly ShopifyBlog[];
  readonly articles: readonly ShopifyArticle[];
  readonly menus: readonly ShopifyMenu[];
  readonly redirects: readonly ShopifyRedirect[];
  readonly discounts: readonly ShopifyDiscount[];
  readonly giftCards: readonly ShopifyGiftCard[];
  readonly metaobjects: readonly ShopifyMetaobject[];
}

export interface ShopIdentity {
  readonly name: string;
  readonly description: string | null;
  /** `my-shop.myshopify.com`. */
  readonly domain: string;
  readonly email: string;
  readonly currency: string;
  readonly country: string;
  /** As Shopify's `LanguageCode`: `EN`. */
  readonly language: string;
  readonly timeZone: string;
  /** Currencies and exchange rates of other countries. */
  readonly markets: Readonly<Record<string, { readonly currency: string; readonly rate: number }>>;
  readonly policies: Readonly<Partial<Record<PolicyField, ShopifyPolicy>>>;
}

export const policyFieldNames = [
  'privacyPolicy',
  'refundPolicy',
  'shippingPolicy',
  'termsOfService',
  'termsOfSale',
  'legalNotice',
  'contactInformation',
  'subscriptionPolicy',
] as const;
export type PolicyField = (typeof policyFieldNames)[number];

export interface ShopifyPolicy {
  readonly id: string;
  readonly title: string;
  readonly handle: string;
  readonly body: string;
}

export interface ShopifySeo {
  readonly title: string | null;
  readonly description: string | null;
}

export interface ShopifyProduct {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  /** Titles in other languages, by `LanguageCode`. */
  readonly translations: Readonly<Record<string, string>>;
  readonly descriptionHtml: string;
  readonly vendor: string;
  readonly productType: string;
  readonly tags: readonly string[];
  /** `UNLISTED`: readable by id and handle, and in no list. */
  readonly status: 'ACTIVE' | 'DRAFT' | 'ARCHIVED' | 'UNLISTED';
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly seo: ShopifySeo;
  /** Empty: the product has the option `Title` with the value `Default Title`, as Shopify says it. */
  readonly options: readonly ShopifyOption[];
  readonly variants: readonly ShopifyVariant[];
  readonly media: readonly ShopifyMedia[];
  readonly metafields: readonly ShopifyMetafield[];
  readonly sellingPlanGroups: readonly ShopifyPlanGroup[];
  readonly requiresSellingPlan: boolean;
  readonly isGiftCard: boolean;
  /** Countries that do not have it. */
  readonly excludedCountries: readonly string[];
  /** Pieces sold, which best-selling orders go by. */
  readonly sold: number;
  /** Ids of products that a merchant recommends with it. */
  readonly complementary: readonly string[];
}

export interface ShopifyOption {
  readonly name: string;
  readonly values: readonly { readonly name: string; readonly color: string | null }[];
}

export interface ShopifyVariant {
  readonly id: string;
  readonly inventoryItem: string;
  readonly sku: string | null;
  readonly barcode: string | null;
  /** One for each option. */
  readonly values: readonly string[];
  readonly price: number;
  readonly compareAt: number | null;
  /** null: stock is not tracked. */
  readonly stock: number | null;
  /** Whether it is sold without stock. */
  readonly continuesSelling: boolean;
  readonly weight: number | null;
  readonly weightUnit: 'GRAMS' | 'KILOGRAMS' | 'OUNCES' | 'POUNDS';
  readonly requiresShipping: boolean;
  /** Id of one of the product's media images. */
  readonly picture: string | null;
  readonly unitMeasure: ShopifyUnitMeasure | null;
  readonly quantityRule: { readonly minimum: number; readonly maximum: number | null; readonly increment: number };
  readonly priceBreaks: readonly { readonly minimumQuantity: number; readonly price: number }[];
}

export interface ShopifyUnitMeasure {
  readonly quantityValue: number;
  readonly quantityUnit: string;
  readonly referenceValue: number;
  readonly referenceUnit: string;
}

export interface ShopifyImage {
  readonly url: string;
  readonly altText: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

export type ShopifyMedia =
  | { readonly kind: 'MediaImage'; readonly id: string; readonly image: ShopifyImage }
  | {
      readonly kind: 'Video';
      readonly id: string;
      readonly alt: string | null;
      readonly preview: ShopifyImage | null;
      readonly sources: readonly {
        readonly url: string;
        readonly mimeType: string;
        readonly format: string;
        readonly width: number;
        readonly height: number;
      }[];
    }
  | {
      readonly kind: 'ExternalVideo';
      readonly id: string;
      readonly alt: string | null;
      readonly preview: ShopifyImage | null;
      readonly url: string;
    }
  | {
      readonly kind: 'Model3d';
      readonly id: string;
      readonly alt: string | null;
      readonly preview: ShopifyImage | null;
      readonly url: string;
    };

export interface ShopifyMetafield {
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
}

export interface ShopifyPlanGroup {
  readonly name: string;
  readonly plans: readonly {
    readonly id: string;
    readonly name: string;
    readonly description: string | null;
    /** Of the price; 0 for none. */
    readonly percentOff: number;
  }[];
}

export type CollectionOrder = 'MANUAL' | 'BEST_SELLING' | 'ALPHA_ASC' | 'PRICE_ASC' | 'CREATED_DESC';

export interface ShopifyCollection {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly descriptionHtml: string;
  readonly updatedAt: string;
  readonly image: ShopifyImage | null;
  readonly seo: ShopifySeo;
  readonly order: CollectionOrder;
  /** Ids chosen by hand, or the rule of an automatic collection. */
  readonly members:
    | { readonly kind: 'manual'; readonly products: readonly string[] }
    | { readonly kind: 'automatic'; readonly field: 'tag' | 'productType' | 'vendor'; readonly value: string };
}

export interface ShopifyPage {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly body: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly seo: ShopifySeo | null;
  /** Metaobjects of the metafield `storefront.sections`; absent: it has none. */
  readonly sections?: readonly string[];
}

export interface ShopifyBlog {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly createdAt: string;
  /** Absent: it was not changed. The API filters by it and does not name it. */
  readonly updatedAt?: string;
  readonly seo: ShopifySeo | null;
}

export interface ShopifyArticle {
  readonly id: string;
  readonly blog: string;
  readonly handle: string;
  readonly title: string;
  readonly contentHtml: string;
  readonly excerpt: string | null;
  readonly author: string;
  readonly tags: readonly string[];
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly image: ShopifyImage | null;
  readonly seo: ShopifySeo | null;
}

export interface ShopifyMenuItem {
  readonly title: string;
  /** A URL of the shop or of another site; a resource is named by its path on the shop. */
  readonly url: string | null;
  readonly type: string;
  /** Global id, `gid://shopify/Collection/1`. */
  readonly resource: string | null;
  readonly items: readonly ShopifyMenuItem[];
}

export interface ShopifyMenu {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly items: readonly ShopifyMenuItem[];
}

export interface ShopifyRedirect {
  readonly id: string;
  readonly path: string;
  readonly target: string;
}

export interface ShopifyDiscount {
  readonly code: string;
  readonly percent: number;
  /** Subtotal from which it applies. */
  readonly minimum: number;
  readonly isActive: boolean;
}

export interface ShopifyGiftCard {
  readonly id: string;
  readonly code: string;
  readonly balance: number;
}

export interface ShopifyMetaobject {
  readonly id: string;
  readonly type: string;
  readonly handle: string;
  readonly updatedAt: string;
  readonly fields: readonly ShopifyMetaobjectField[];
}

export interface ShopifyMetaobjectField {
  readonly key: string;
  readonly type: string;
  readonly value: string | null;
  /** The picture of a `file_reference`. */
  readonly image?: ShopifyImage;
}
