import { fold } from './fold.ts';
import { isTradeNumber } from './gtin.ts';
import type { Product, Variant } from './product.ts';
import { offerData, priceRangeData } from './structured-data-offer.ts';
import { absolutePicture, absoluteUrl, thing, type Json, type Site, type Thing } from './structured-data.ts';
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
      offers: offerData(first, { product, origin: place.site.origin, url }),
    });
  }
  return thing('ProductGroup', {
    ...commonFields(product, place),
    productGroupID: product.id,
    variesBy: product.options.map(({ name }) => schemaProperty(name) ?? name),
    hasVariant: variantsOf(product, place),
    offers: product.variants.length > describedVariants ? priceRangeData(first, product.variants) : null,
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
      offers: offerData(variant, { product, origin: place.site.origin, url }),
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
