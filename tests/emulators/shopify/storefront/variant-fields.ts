import { shortList, type PageArguments } from '../connection.ts';
import type { ShopifyImage, ShopifyProduct, ShopifyVariant } from '../shop-data.ts';
import { globalId, moneyOf, requireScope, type MoneyNode, type StorefrontRequest } from './request.ts';

export function isForSale({ stock, continuesSelling }: ShopifyVariant): boolean {
  return stock === null || stock > 0 || continuesSelling;
}

export function variantTitle({ values }: ShopifyVariant): string {
  return values.length === 0 ? 'Default Title' : values.join(' / ');
}

/** A variant without its product. */
export function variantFields(product: ShopifyProduct, variant: ShopifyVariant): object {
  const money = (minor: number | null) => (_: unknown, request: StorefrontRequest) =>
    minor === null ? null : moneyOf(minor, request);
  const options = optionsOf(product);
  const { stock } = variant;
  return {
    __typename: 'ProductVariant',
    id: globalId('ProductVariant', variant.id),
    title: variantTitle(variant),
    sku: variant.sku,
    barcode: variant.barcode,
    weight: variant.weight,
    weightUnit: variant.weightUnit,
    availableForSale: isForSale(variant),
    currentlyNotInStock: stock !== null && stock <= 0 && variant.continuesSelling,
    quantityAvailable: (_: unknown, request: StorefrontRequest) => {
      requireScope('quantityAvailable', request, 'unauthenticated_read_product_inventory');
      return stock ?? 0;
    },
    requiresShipping: variant.requiresShipping,
    taxable: true,
    requiresComponents: false,
    selectedOptions: options.map(({ name }, index) => ({ name, value: variant.values[index] ?? 'Default Title' })),
    image: () => variantImage(product, variant),
    price: money(variant.price),
    compareAtPrice: money(variant.compareAt),
    unitPrice: money(unitPriceOf(variant)),
    unitPriceMeasurement: variant.unitMeasure && { measuredType: null, ...variant.unitMeasure },
    quantityRule: variant.quantityRule,
    quantityPriceBreaks: (page: PageArguments) =>
      shortList(
        variant.priceBreaks.map(({ minimumQuantity, price }) => ({ minimumQuantity, price: money(price) })),
        page,
      ),
    sellingPlanAllocations: (page: PageArguments, request: StorefrontRequest) => {
      requireScope('sellingPlanAllocations', request, 'unauthenticated_read_selling_plans');
      return shortList(allocationNodes(product, variant, request), page);
    },
    metafields: ({ identifiers }: { readonly identifiers: readonly unknown[] }) => identifiers.map(() => null),
  };
}

/** Shopify: the picture of the variant, else the first of the product. */
function variantImage(product: ShopifyProduct, { picture }: ShopifyVariant): ShopifyImage | null {
  const own = product.media.find((media) => media.kind === 'MediaImage' && media.id === picture);
  return own?.kind === 'MediaImage' ? own.image : (imagesOf(product)[0] ?? null);
}

export function imagesOf({ media }: ShopifyProduct): readonly ShopifyImage[] {
  return media.flatMap((each) => (each.kind === 'MediaImage' ? [each.image] : []));
}

function unitPriceOf({ price, unitMeasure }: ShopifyVariant): number | null {
  return unitMeasure && Math.round((price / unitMeasure.quantityValue) * unitMeasure.referenceValue);
}

/** Shopify gives a product without a choice one option and one value of these names. */
const noOptions = [{ name: 'Title', values: [{ name: 'Default Title', color: null }] }];

export function optionsOf({ options }: ShopifyProduct): ShopifyProduct['options'] {
  return options.length > 0 ? options : noOptions;
}

export function planNode(plan: { readonly id: string; readonly name: string; readonly description: string | null }) {
  const { id, name, description } = plan;
  return { id: globalId('SellingPlan', id), name, description, options: [], recurringDeliveries: true };
}

export function planPrice(price: number, percentOff: number): number {
  return Math.round((price * (100 - percentOff)) / 100);
}

function allocationNodes(
  { sellingPlanGroups }: ShopifyProduct,
  { price }: ShopifyVariant,
  request: StorefrontRequest,
): readonly object[] {
  return sellingPlanGroups
    .flatMap(({ plans }) => plans)
    .map((plan) => {
      const charged: MoneyNode = moneyOf(planPrice(price, plan.percentOff), request);
      return {
        sellingPlan: planNode(plan),
        checkoutChargeAmount: charged,
        remainingBalanceChargeAmount: moneyOf(0, request),
        priceAdjustments: [
          { price: charged, perDeliveryPrice: charged, compareAtPrice: moneyOf(price, request), unitPrice: null },
        ],
      };
    });
}
