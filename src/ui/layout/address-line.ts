import type { Address } from '#shop/profile.ts';

/** An address in one line, without what is not known of it; empty when nothing is. */
export function formatAddress({ street, postcode, city, countryName }: Address): string {
  const place = [postcode, city].filter((part) => part !== '').join(' ');
  return [street, place, countryName].filter((part) => part !== '').join(', ');
}
