/** A way for an order to reach its buyer. Amounts in minor units of the shop's currency. */
export interface DeliveryMethod {
  readonly id: string;
  readonly name: string;
  /** Working days on the way, shortest and longest. */
  readonly days: readonly [number, number];
  readonly price: number;
  /** From this sum of goods, after discounts, it costs `reducedPrice`. */
  readonly reducedFrom: number | null;
  readonly reducedPrice: number;
}

/** What a method costs for goods of this sum after discounts. */
export function deliveryPrice({ price, reducedFrom, reducedPrice }: DeliveryMethod, subtotal: number): number {
  return reducedFrom !== null && subtotal >= reducedFrom ? reducedPrice : price;
}

/** The tax in an amount that includes it, rounded half up. `rate` in per cent. */
export function includedTax(amount: number, rate: number): number {
  return Math.round((amount * rate) / (100 + rate));
}
