import { fold } from './fold.ts';
import { isTradeNumber } from './gtin.ts';
import { toDecimal } from './money.ts';
import type { Product, Variant } from './product.ts';
import {
  absolutePicture,
  absoluteUrl,
  shopReference,
  thing,
  type Json,
  type Site,
  type Thing,
} from './structured-data.ts';
import { variantLinks, variantUrl, type VariantScheme } from './variant-url.ts';

export interface ProductPlace {
  readonly site: Site;
  /** The product's canonical path. */
  readonly path: string;
  readonly scheme: VariantScheme;
}

/** So many variants are described one by one; beyond them the price range stands for all. */
const describedVariants = 100;

/** A product as search engines read it: one thing to buy, or a group of variants each with the URL that opens it. */
export function productData(product: Product, place: ProductPlace): Thing {
  const [first, ...others] = product.variants;
  if (!first) return thing('Product', commonFields(product, place));
  if (others.length === 0) {
    const url = absoluteUrl(place.site.origin, place.path);
    return thing('Product', {
      ...commonFields(product, place),
      ...ownFields(product, first),
      offers: offer(first, { product, place, url }),
    });
  }
  return thing('ProductGroup', {
    ...commonFields(product, place),
    productGroupID: product.id,
    variesBy: product.options.map(({ name }) => schemaProperty(name) ?? name),
    hasVariant: variantsOf(product, place),
    offers: product.variants.length > describedVariants ? priceRange(first, product.variants) : null,
  });
}

function commonFields(product: Product, { site, path }: ProductPlace): Readonly<Record<string, Json>> {
  return {
    name: product.title,
    description: product.summary,
    url: absoluteUrl(site.origin, path),
    image: product.pictures
      .filter(({ role }) => role === 'look')
      .map((picture) => absolutePicture(site.origin, picture)),
    category: product.type,
    brand: product.vendor === null ? null : thing('Brand', { name: product.vendor }),
    additionalProperty: product.details.map(({ name, value }) => thing('PropertyValue', { name, value })),
  };
}

function variantsOf(product: Product, place: ProductPlace): readonly Thing[] {
  const link = variantLinks(product);
  return product.variants.slice(0, describedVariants).map((variant) => {
    const url = absoluteUrl(place.site.origin, variantUrl(place.path, link(variant), place.scheme));
    const picture = variant.picture === null ? undefined : product.pictures[variant.picture];
    return thing('Product', {
      name: [product.title, ...variant.values].join(', '),
      url,
      image: picture ? absolutePicture(place.site.origin, picture) : null,
      ...ownFields(product, variant),
      ...optionFields(product, variant),
      offers: offer(variant, { product, place, url }),
    });
  });
}

function ownFields(product: Product, variant: Variant): Readonly<Record<string, Json>> {
  return {
    sku: variant.sku ?? variant.id,
    gtin: variant.barcode !== null && isTradeNumber(variant.barcode) ? variant.barcode : null,
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
  return schemaProperties.get(fold(optionName)) ?? null;
}

interface OfferPlace {
  readonly product: Product;
  readonly place: ProductPlace;
  readonly url: string;
}

function offer(variant: Variant, { product, place, url }: OfferPlace): Thing {
  return thing('Offer', {
    url,
    price: toDecimal(variant.price),
    priceCurrency: variant.price.currency,
    priceSpecification: formerPrice(variant),
    availability: `https://schema.org/${availability(product, variant)}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: shopReference(place.site.origin),
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

function priceRange({ price: { currency } }: Variant, variants: readonly Variant[]): Thing {
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
