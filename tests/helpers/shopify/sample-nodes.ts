import { connectionPage } from './fake-storefront.ts';

type NodeFields = Readonly<Record<string, unknown>>;

export function amount(value: string, currencyCode = 'EUR') {
  return { amount: value, currencyCode };
}

export function sampleImage(
  url = 'https://cdn.shopify.com/s/files/1/0001/mug.jpg?v=1700000000',
  fields: NodeFields = {},
) {
  return { url, altText: 'A mug', width: 2000, height: 1500, ...fields };
}

/** The one variant of a product without a choice. */
export function sampleVariantNode(id: number, fields: NodeFields = {}) {
  return {
    __typename: 'ProductVariant',
    id: `gid://shopify/ProductVariant/${id}`,
    title: 'Default Title',
    sku: `SKU-${id}`,
    barcode: null,
    weight: 0.4,
    weightUnit: 'KILOGRAMS',
    availableForSale: true,
    currentlyNotInStock: false,
    quantityAvailable: 5,
    requiresShipping: true,
    selectedOptions: [{ name: 'Title', value: 'Default Title' }],
    image: null,
    price: amount('24.9'),
    compareAtPrice: null,
    unitPrice: null,
    unitPriceMeasurement: null,
    quantityRule: { minimum: 1, maximum: null, increment: 1 },
    quantityPriceBreaks: { nodes: [] },
    sellingPlanAllocations: { nodes: [] },
    ...fields,
  };
}

/** A product with variants, `variants` being read page by page. */
export function sampleProductNode(id: number, { variants, ...fields }: NodeFields = {}) {
  const nodes: readonly unknown[] = Array.isArray(variants) ? variants : [sampleVariantNode(id * 100)];
  return {
    __typename: 'Product',
    id: `gid://shopify/Product/${id}`,
    handle: `mug-${id}`,
    title: `Mug ${id}`,
    descriptionHtml: '<p>Holds coffee.</p>',
    vendor: 'Harbour',
    productType: 'Mugs',
    tags: ['stoneware', 'blue'],
    createdAt: '2026-01-01T10:00:00Z',
    updatedAt: '2026-02-01T10:00:00Z',
    isGiftCard: false,
    requiresSellingPlan: false,
    seo: { title: null, description: '' },
    options: [{ name: 'Title', optionValues: [{ name: 'Default Title', swatch: null }] }],
    media: { nodes: [] },
    metafields: [],
    sellingPlanGroups: { nodes: [] },
    variants: (page: { readonly first?: number; readonly after?: string }) => connectionPage(nodes, page),
    ...fields,
  };
}
