import { normalizeText } from './fold.ts';
import { isGlobalGtin } from './gtin.ts';
import type { Product, Variant } from './product.ts';
import { offerData, priceRangeData } from './structured-data-offer.ts';
import { absolutePicture, absoluteUrl, thing, type Json, type SiteIdentity, type Thing } from './structured-data.ts';
import { variantLinks, variantUrl, type VariantScheme } from './variant-url.ts';

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
