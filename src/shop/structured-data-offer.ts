import { toDecimal } from './money.ts';
import type { Product, Variant } from './product.ts';
import { shopReference, thing, type Thing } from './structured-data.ts';

export interface OfferContext {
  readonly product: Product;
  /** Of the shop that sells it. */
  readonly origin: string;
  /** The address that opens the variant. */
  readonly url: string;
}

/** What a variant costs and whether it can be had. */
export function offerData(variant: Variant, { product, origin, url }: OfferContext): Thing {
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
export function priceRangeData({ price: { currency } }: Variant, variants: readonly Variant[]): Thing {
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
