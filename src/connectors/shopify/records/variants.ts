import type { VariantBase, VariantOverlay } from '#commerce/records/product-record.ts';
import type { UnitPrice } from '#shop/product/money.ts';
import type { Option } from '#shop/product/product.ts';
import type { PlanPrice, QuantityRule } from '#shop/product/sale-terms.ts';
import type { ProductNode, VariantNode } from '../documents/product.ts';
import { shortId } from './ids.ts';
import { toCompareAt, toMoney } from './money.ts';

/**
 * The options of a product; none for a product that has the one option and value that Shopify gives to products without
 * a choice.
 */
export function toOptions({ options, variants }: Pick<ProductNode, 'options' | 'variants'>): readonly Option[] {
  if (variants.nodes.length <= 1 && options.every(isPlaceholder)) return [];
  return options.map(({ name, optionValues }) => ({
    name,
    values: optionValues.map((value) => ({ value: value.name, swatch: hexColor(value.swatch?.color ?? null) })),
  }));
}

function isPlaceholder({ name, optionValues }: ProductNode['options'][number]): boolean {
  return name === 'Title' && optionValues.every((value) => value.name === 'Default Title');
}

/** `#rrggbb`; null for other notations. */
function hexColor(color: string | null): string | null {
  return color !== null && /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : null;
}

export function toVariantBase(variant: VariantNode, pictures: ReadonlyMap<string, string>): VariantBase {
  const { id, sku, barcode, image, weight, weightUnit } = variant;
  return {
    id: shortId(id),
    sku: sku || null,
    barcode: barcode || null,
    weightGrams: toGrams(weight, weightUnit),
    picture: (image && pictures.get(pictureKey(image.url))) ?? null,
    stockItem: null,
  };
}

/** The same picture of a product and of its variant has the same address but for the query. */
export function pictureKey(url: string): string {
  return url.replace(/[?#].*$/, '');
}

const gramsPerUnit: Readonly<Record<string, number>> = {
  GRAMS: 1,
  KILOGRAMS: 1000,
  OUNCES: 28.349_523_125,
  POUNDS: 453.592_37,
};

/** Whole grams; null if the weight is not known, which Shopify writes as 0. */
function toGrams(weight: number | null, unit: string): number | null {
  const grams = Math.round((weight ?? 0) * (gramsPerUnit[unit] ?? 0));
  return grams > 0 ? grams : null;
}

export function toVariantOverlay(variant: VariantNode, options: readonly Option[]): VariantOverlay {
  const price = toMoney(variant.price);
  const values = new Map(variant.selectedOptions.map(({ name, value }) => [name, value]));
  return {
    id: shortId(variant.id),
    title: options.length === 0 ? '' : variant.title,
    values: options.map(({ name }) => values.get(name) ?? ''),
    price,
    compareAt: toCompareAt(variant.compareAtPrice, price),
    stock: toStock(variant),
    available: variant.availableForSale,
    unitPrice: toUnitPrice(variant),
    quantityRule: toQuantityRule(variant.quantityRule),
    priceBreaks: variant.quantityPriceBreaks.nodes
      .map((each) => ({ minimum: each.minimumQuantity, price: toMoney(each.price) }))
      .toSorted((one, other) => one.minimum - other.minimum),
    planPrices: toPlanPrices(variant),
  };
}

/**
 * Pieces on hand. null where the token cannot read them, and where a variant without any can be bought: Shopify does not
 * count it, or sells it on backorder.
 */
function toStock({ quantityAvailable, availableForSale, currentlyNotInStock }: VariantNode): number | null {
  if (quantityAvailable === null || quantityAvailable === undefined) return null;
  if (availableForSale && (quantityAvailable <= 0 || currentlyNotInStock)) return null;
  return Math.max(0, quantityAvailable);
}

function toUnitPrice({ unitPrice, unitPriceMeasurement: measure }: VariantNode): UnitPrice | null {
  const unit = unitNames[measure?.referenceUnit ?? ''];
  if (!unitPrice || !measure || unit === undefined || measure.referenceValue <= 0) return null;
  return { price: toMoney(unitPrice), reference: `${measure.referenceValue} ${unit}` };
}

const unitNames: Readonly<Record<string, string>> = {
  MG: 'mg',
  G: 'g',
  KG: 'kg',
  ML: 'ml',
  CL: 'cl',
  L: 'l',
  M3: 'm³',
  MM: 'mm',
  CM: 'cm',
  M: 'm',
  M2: 'm²',
  OZ: 'oz',
  LB: 'lb',
  FLOZ: 'fl oz',
  PT: 'pt',
  QT: 'qt',
  GAL: 'gal',
  IN: 'in',
  FT: 'ft',
  YD: 'yd',
  FT2: 'ft²',
  ITEM: 'pc',
};

/** null for the rule that every variant has: any quantity from 1. */
function toQuantityRule({ minimum, maximum, increment }: VariantNode['quantityRule']): QuantityRule | null {
  return minimum <= 1 && increment <= 1 && maximum === null ? null : { minimum, maximum, increment };
}

/** The price of the first delivery: later ones may cost less or more, as the plan's description says. */
function toPlanPrices({ sellingPlanAllocations }: VariantNode): readonly PlanPrice[] {
  return (sellingPlanAllocations?.nodes ?? []).flatMap(({ sellingPlan, priceAdjustments: [first] }) => {
    if (!first) return [];
    const price = toMoney(first.price);
    return [{ plan: shortId(sellingPlan.id), price, compareAt: toCompareAt(first.compareAtPrice, price) }];
  });
}
