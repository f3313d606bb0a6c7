import type { Variant } from './product.ts';

/** When a sold-out variant is expected, and until when that is true: a day that has passed is not announced. */
export interface ExpectedStock {
  /** Calendar day of the shop, `YYYY-MM-DD`. */
  readonly day: string;
  /** The end of that day: a page that names it may be kept no longer. */
  readonly until: Date;
}

/** null for a variant that is available, and where the shop names no day or one that has passed at `now`. */
export function expectedStock(
  { available, expectedOn }: Pick<Variant, 'available' | 'expectedOn'>,
  timeZone: string,
  now: Date,
): ExpectedStock | null {
  if (available || expectedOn === undefined) return null;
  const nextDay = Temporal.PlainDate.from(expectedOn).add({ days: 1 });
  const until = new Date(nextDay.toZonedDateTime(timeZone).epochMilliseconds);
  return until > now ? { day: expectedOn, until } : null;
}

/** The largest number of pieces in stock that buyers are told. */
const maxStated = 3;

/** Whether so few pieces are in stock that buyers are told how many; null: the number is not known. */
export function isStockLow(stock: number | null): stock is number {
  return stock !== null && stock > 0 && stock <= maxStated;
}
