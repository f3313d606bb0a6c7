import type { Facet } from '#shop/listing/listing.ts';
import { fractionDigits } from '#shop/product/money.ts';
import { cachedFormatters } from '#shop/text/intl.ts';
import type { PriceFormat } from '../listing-labels.ts';

type FacetWithValues = Extract<Facet, { readonly kind: 'values' }>;

const maxPillCharacters = 10;
const maxPills = 12;
const openFacets = 5;
const maxOpenValues = 10;

/** The style of a facet's values: swatches where they have colors, pills for few short option values, else a list with counts. */
export function facetStyle(facet: FacetWithValues): 'swatches' | 'pills' | 'checks' {
  if (facet.values.some(({ swatch }) => swatch !== null)) return 'swatches';
  const isOption = facet.key.startsWith('filter.v.option.');
  const short = facet.values.every(({ label }) => label.length <= maxPillCharacters);
  return isOption && short && facet.values.length <= maxPills ? 'pills' : 'checks';
}

/** Whether a facet is open initially: short ones among the first five, and those with a selected value. */
export function isFacetOpen(facet: Facet, index: number): boolean {
  if (facet.kind === 'price') return index < openFacets;
  const long = facetStyle(facet) === 'checks' && facet.values.length > maxOpenValues;
  return (index < openFacets && !long) || facet.values.some(({ selected }) => selected);
}

/** Minor units as the value of a number field: `20`, `20.5`. */
export function toFieldValue(amount: number, { currency }: PriceFormat): string {
  return String(amount / 10 ** fractionDigits(currency));
}

/** The symbol of a currency in a locale: `€`. */
export function currencySymbol({ locale, currency }: PriceFormat): string {
  return currencySymbols(locale, currency);
}

const currencySymbols = cachedFormatters((locale, currency: string) => {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
});
