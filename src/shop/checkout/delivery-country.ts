/** What suggests where goods go until the buyer says so. Countries are ISO 3166-1 alpha-2; empty: not known. */
export interface CountryCandidates {
  /** The country of the market that prices are shown for. */
  readonly market: string;
  /** The country of the shop. */
  readonly own: string;
  /** The countries that the shop delivers to, as it lists them; empty where it does not say. */
  readonly delivered: readonly string[];
}

/**
 * The country that delivery is calculated for until the buyer names another: the first of the market's, the shop's own
 * and the listed ones that is delivered to.
 */
export function defaultDeliveryCountry({ market, own, delivered }: CountryCandidates): string {
  const candidates = [market, own, ...delivered].filter((country) => country !== '');
  return candidates.find((country) => delivered.includes(country)) ?? candidates[0] ?? '';
}
