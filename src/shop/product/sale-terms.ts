import type { Money } from './money.ts';

/** Which quantities of a variant are sold. */
export interface QuantityRule {
  readonly minimum: number;
  readonly maximum: number | null;
  /** Quantities are multiples of it. */
  readonly increment: number;
}

/** The price for larger quantities. */
export interface PriceBreak {
  readonly minimum: number;
  /** For one piece. */
  readonly price: Money;
}

/** A way to buy a product repeatedly or later, such as a subscription; a cart line carries its id. */
export interface SellingPlan {
  readonly id: string;
  /** Of the group of plans that it is shown in, e.g. `Subscribe and save`. */
  readonly group: string;
  readonly name: string;
  readonly description: string | null;
}

export interface PlanPrice {
  /** Id of the selling plan. */
  readonly plan: string;
  /** The price of one piece of one delivery. */
  readonly price: Money;
  readonly compareAt: Money | null;
}

/** The average of reviews, on a scale from `lowest` to `highest`. */
export interface ProductRating {
  readonly value: number;
  readonly lowest: number;
  readonly highest: number;
  readonly count: number;
}

export interface ProductTerms {
  /** The product is sold by selling plan only. */
  readonly needsSellingPlan: boolean;
  readonly sellingPlans: readonly SellingPlan[];
  readonly rating: ProductRating | null;
}

export interface VariantTerms {
  /** null: any quantity. */
  readonly quantityRule: QuantityRule | null;
  /** By rising minimum. */
  readonly priceBreaks: readonly PriceBreak[];
  /** Of the product's selling plans those that the variant is sold by. */
  readonly planPrices: readonly PlanPrice[];
  /** The price that the merchant of the platform says it is reduced from; null when it is not, and in the built-in shop. */
  readonly formerPrice: Money | null;
}

export interface QuantityLimits {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** More pieces than these are not told apart: no page says how many there are, and each sale would make it anew. */
export const maxCountedStock = 21;

export interface CountedVariant {
  /** `maxCountedStock` means at least as many, unless `isCountedInFull`. */
  readonly stock: number | null;
  readonly terms?: VariantTerms;
}

/** Whether the terms of a variant depend on quantities, so that all of its pieces are counted. */
export function isCountedInFull(terms: VariantTerms | undefined): boolean {
  if (!terms) return false;
  return terms.quantityRule !== null || terms.priceBreaks.length + terms.planPrices.length > 0;
}

/**
 * The quantities that a form offers: those of the variant's rule, as many as there are, and at most `bound`. `min` is
 * one of them.
 */
export function quantityLimits({ stock, terms }: CountedVariant, bound: number): QuantityLimits {
  const { minimum, maximum, increment } = terms?.quantityRule ?? { minimum: 1, maximum: null, increment: 1 };
  const step = Math.max(1, increment);
  const min = Math.max(1, Math.ceil(minimum / step)) * step;
  const counted = stock !== null && stock > 0 && (isCountedInFull(terms) || stock < maxCountedStock);
  const most = Math.min(counted ? stock : Infinity, maximum ?? Infinity, bound);
  return { min, max: Math.max(min, Math.floor(most / step) * step), step };
}

/** A selling plan with its price for one variant. */
export interface OfferedPlan extends SellingPlan {
  readonly price: Money;
}

/** The selling plans that a variant is sold by, in the order of the product. */
export function offeredPlans(
  { terms }: { readonly terms?: ProductTerms },
  { terms: ofVariant }: { readonly terms?: VariantTerms },
): readonly OfferedPlan[] {
  const prices = new Map(ofVariant?.planPrices.map(({ plan, price }) => [plan, price]));
  return (terms?.sellingPlans ?? []).flatMap((plan) => {
    const price = prices.get(plan.id);
    return price ? [{ ...plan, price }] : [];
  });
}
