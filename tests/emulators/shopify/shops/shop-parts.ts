import type {
  ShopifyCollection,
  ShopifyImage,
  ShopifyProduct,
  ShopifyShopData,
  ShopifyVariant,
  ShopIdentity,
} from '../shop-data.ts';

/** The time at which sample shops were filled. */
export const filledAt = '2026-03-02T09:30:00Z';

/** A shop without anything but its name. */
export function emptyShopData(shop: Partial<ShopIdentity> = {}): ShopifyShopData {
  return {
    shop: {
      name: 'Tinderbox Hardware',
      description: null,
      domain: 'tinderbox-hardware.myshopify.com',
      email: 'office@tinderbox.example',
      currency: 'EUR',
      country: 'DE',
      language: 'EN',
      timeZone: 'America/New_York',
      markets: { US: { currency: 'USD', rate: 1.1 }, JP: { currency: 'JPY', rate: 160 } },
      policies: {},
      ...shop,
    },
    products: [],
    collections: [],
    pages: [],
    blogs: [],
    articles: [],
    menus: [],
    redirects: [],
    discounts: [],
    giftCards: [],
    metaobjects: [],
  };
}

export function shopifyImage(name: string, altText: string | null = null): ShopifyImage {
  return { url: `https://cdn.shopify.com/s/files/1/0001/${name}.jpg?v=1`, altText, width: 1600, height: 1200 };
}

export function shopifyVariant(given: Partial<ShopifyVariant> & Pick<ShopifyVariant, 'id'>): ShopifyVariant {
  return {
    inventoryItem: String(Number(given.id) + 500_000_000),
    sku: null,
    barcode: null,
    values: [],
    price: 1000,
    compareAt: null,
    stock: 20,
    continuesSelling: false,
    weight: null,
    weightUnit: 'KILOGRAMS',
    requiresShipping: true,
    picture: null,
    unitMeasure: null,
    quantityRule: { minimum: 1, maximum: null, increment: 1 },
    priceBreaks: [],
    ...given,
  };
}

/** A product with one variant, unless it is given others. */
export function shopifyProduct(
  given: Partial<ShopifyProduct> & Pick<ShopifyProduct, 'id' | 'handle' | 'title'>,
): ShopifyProduct {
  return {
    translations: {},
    descriptionHtml: '',
    vendor: '',
    productType: '',
    tags: [],
    status: 'ACTIVE',
    createdAt: filledAt,
    updatedAt: filledAt,
    seo: { title: null, description: null },
    options: [],
    variants: [shopifyVariant({ id: `${given.id}01` })],
    media: [
      {
        kind: 'MediaImage',
        id: `${given.id}00`,
        image: shopifyImage(given.handle.replaceAll(/\W/g, '-'), given.title),
      },
    ],
    metafields: [],
    sellingPlanGroups: [],
    requiresSellingPlan: false,
    isGiftCard: false,
    excludedCountries: [],
    sold: 0,
    complementary: [],
    ...given,
  };
}

export function shopifyCollection(
  given: Partial<ShopifyCollection> & Pick<ShopifyCollection, 'id' | 'handle' | 'title' | 'members'>,
): ShopifyCollection {
  return {
    descriptionHtml: '',
    updatedAt: filledAt,
    image: null,
    seo: { title: null, description: null },
    order: 'MANUAL',
    ...given,
  };
}

/** All combinations of option values as variants; ids follow that of the product. */
export function variantsOf(
  product: string,
  options: readonly (readonly string[])[],
  vary: (values: readonly string[], index: number) => Partial<ShopifyVariant>,
): readonly ShopifyVariant[] {
  const combinations = options.reduce<readonly (readonly string[])[]>(
    (done, values) => done.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  );
  return combinations.map((values, index) =>
    shopifyVariant({ id: `${product}${String(index + 1).padStart(2, '0')}`, values, ...vary(values, index) }),
  );
}
