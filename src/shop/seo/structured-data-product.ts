import { toDecimal } from '../product/money.ts';
import { type Product, statedDetails, type Variant } from '../product/product.ts';
import { type EnergyLabel, sortDetails } from '../product/product-safety.ts';
import type { ProductRating } from '../product/sale-terms.ts';
import { variantLinks, type VariantScheme, variantUrl } from '../product/variant-url.ts';
import { normalizeText } from '../text/normalize.ts';
import {
  absolutePicture,
  absoluteUrl,
  type Json,
  shopReference,
  type SiteIdentity,
  thing,
  type Thing,
} from './structured-data.ts';

export interface ProductDataContext {
  readonly site: SiteIdentity;
  /** The product's canonical path. */
  readonly path: string;
  readonly scheme: VariantScheme;
}

/** So many variants are described one by one; beyond them the price range stands for all. */
const describedVariants = 100;

/** A product as search engines read it: one thing to buy, or a group of variants each with the URL that opens it. */
export function productData(product: Product, context: ProductDataContext): Thing {
  const [first, ...others] = product.variants;
  if (!first) return thing('Product', commonProductFields(product, context));
  if (others.length === 0) {
    const url = absoluteUrl(context.site.origin, context.path);
    return thing('Product', {
      ...commonProductFields(product, context),
      ...variantFields(product, first),
      offers: offerData(first, { product, origin: context.site.origin, url }),
    });
  }
  return thing('ProductGroup', {
    ...commonProductFields(product, context),
    productGroupID: product.id,
    variesBy: product.options.map(({ name }) => schemaProperty(name) ?? name),
    hasVariant: variantsOf(product, context),
    offers: product.variants.length > describedVariants ? priceRangeData(first, product.variants) : null,
  });
}

function commonProductFields(product: Product, { site, path }: ProductDataContext): Readonly<Record<string, Json>> {
  const { safety } = sortDetails(product.details);
  return {
    name: product.title,
    description: product.summary,
    url: absoluteUrl(site.origin, path),
    image: product.pictures
      .filter(({ role }) => role === 'look')
      .map((picture) => absolutePicture(site.origin, picture)),
    category: product.type,
    brand: product.vendor === null ? null : thing('Brand', { name: product.vendor }),
    manufacturer: safety?.manufacturer ? manufacturerData(safety.manufacturer) : null,
    hasEnergyConsumptionDetails: safety?.energy ? energyData(safety.energy) : null,
    aggregateRating: product.terms?.rating ? ratingData(product.terms.rating) : null,
    additionalProperty: statedDetails(product).map(({ name, value }) => thing('PropertyValue', { name, value })),
  };
}

/** The name ends at the first comma or line; what follows is the address. */
function manufacturerData(text: string): Thing {
  const [, name = text, address = ''] = /^([^,\n]+)[,\n]\s*(.+)$/s.exec(text.trim()) ?? [];
  return thing('Organization', { name: name.trim(), address });
}

/** https://developers.google.com/search/docs/appearance/structured-data/merchant-listing */
function energyData(energy: EnergyLabel): Thing {
  const category = (name: string): string => `https://schema.org/EUEnergyEfficiencyCategory${name}`;
  return thing('EnergyConsumptionDetails', {
    hasEnergyEfficiencyCategory: category(energy.class),
    energyEfficiencyScaleMin: category('G'),
    energyEfficiencyScaleMax: category('A'),
  });
}

/** Search engines refuse a rating without reviews: https://developers.google.com/search/docs/appearance/structured-data/review-snippet */
function ratingData({ value, lowest, highest, count }: ProductRating): Thing | null {
  if (count < 1) return null;
  return thing('AggregateRating', {
    ratingValue: value,
    worstRating: lowest,
    bestRating: highest,
    reviewCount: count,
  });
}

function variantsOf(product: Product, place: ProductDataContext): readonly Thing[] {
  const link = variantLinks(product);
  return product.variants.slice(0, describedVariants).map((variant) => {
    const url = absoluteUrl(place.site.origin, variantUrl(place.path, link(variant), place.scheme));
    const picture = variant.picture === null ? undefined : product.pictures[variant.picture];
    return thing('Product', {
      name: [product.title, ...variant.values].join(', '),
      url,
      image: picture ? absolutePicture(place.site.origin, picture) : null,
      ...variantFields(product, variant),
      ...optionFields(product, variant),
      offers: offerData(variant, { product, origin: place.site.origin, url }),
    });
  });
}

function variantFields(product: Product, variant: Variant): Readonly<Record<string, Json>> {
  return {
    sku: variant.sku ?? variant.id,
    gtin: variant.barcode !== null && isGlobalGtin(variant.barcode) ? variant.barcode : null,
    weight:
      variant.weightGrams === null || !product.requiresShipping
        ? null
        : thing('QuantitativeValue', { value: variant.weightGrams, unitCode: 'GRM' }),
  };
}

function optionFields(product: Product, variant: Variant): Readonly<Record<string, Json>> {
  const pairs = product.options.map(({ name }, position) => ({ name, value: variant.values[position] ?? '' }));
  const known = pairs.flatMap(({ name, value }) => {
    const property = schemaProperty(name);
    return property ? [[property, value] as const] : [];
  });
  const others = pairs.filter(({ name }) => schemaProperty(name) === null);
  return {
    ...Object.fromEntries(known),
    additionalProperty: others.map(({ name, value }) => thing('PropertyValue', { name, value })),
  };
}

const schemaProperties: ReadonlyMap<string, string> = new Map([
  ['colour', 'color'],
  ['color', 'color'],
  ['size', 'size'],
  ['material', 'material'],
  ['pattern', 'pattern'],
]);

/** schema.org's own word for what an option varies. */
function schemaProperty(optionName: string): string | null {
  return schemaProperties.get(normalizeText(optionName)) ?? null;
}

export interface OfferContext {
  readonly product: Product;
  /** Of the shop that sells it. */
  readonly origin: string;
  /** The address that opens the variant. */
  readonly url: string;
}

/** What a variant costs, and whether it is available. */
function offerData(variant: Variant, { product, origin, url }: OfferContext): Thing {
  return thing('Offer', {
    url,
    price: toDecimal(variant.price),
    priceCurrency: variant.price.currency,
    priceSpecification: formerPrice(variant),
    availability: `https://schema.org/${availability(product, variant)}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: shopReference(origin),
  });
}

/** The lowest and the highest price of many variants, in the currency of one of them. */
function priceRangeData({ price: { currency } }: Variant, variants: readonly Variant[]): Thing {
  const amounts = variants.map(({ price }) => price.amount);
  const available = variants.some((variant) => variant.available);
  return thing('AggregateOffer', {
    lowPrice: toDecimal({ amount: Math.min(...amounts), currency }),
    highPrice: toDecimal({ amount: Math.max(...amounts), currency }),
    priceCurrency: currency,
    offerCount: variants.length,
    availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
  });
}

function formerPrice({ price, compareAt }: Variant): Thing | null {
  if (!compareAt || compareAt.amount <= price.amount) return null;
  return thing('UnitPriceSpecification', {
    priceType: 'https://schema.org/StrikethroughPrice',
    price: toDecimal(compareAt),
    priceCurrency: compareAt.currency,
  });
}

function availability(product: Product, variant: Variant): string {
  if (!variant.available) return 'OutOfStock';
  return product.fulfilment === 'made-to-order' ? 'MadeToOrder' : 'InStock';
}

/**
 * Whether a barcode is a trade number (GTIN of 8, 12, 13 or 14 digits) that means the same everywhere: its check digit
 * fits, and it is none of the numbers that shops give out for use inside (GS1 prefixes 02, 04 and 20–29).
 */
export function isGlobalGtin(barcode: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(barcode)) return false;
  return checkSum(barcode) % 10 === 0 && !isInternalGtin(barcode);
}

/** Digits weigh 1 and 3 in turn, counted from the check digit at the end (GS1 General Specifications, 7.9). */
function checkSum(barcode: string): number {
  return Array.from(barcode, Number)
    .toReversed()
    .reduce((sum, digit, place) => sum + digit * (place % 2 === 0 ? 1 : 3), 0);
}

function isInternalGtin(barcode: string): boolean {
  if (barcode.length === 8) return /^[02]/.test(barcode);
  const prefix = barcode.padStart(14, '0').slice(1, 3);
  return prefix === '02' || prefix === '04' || prefix.startsWith('2');
}
