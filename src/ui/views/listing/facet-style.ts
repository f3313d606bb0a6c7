import type { Facet } from '#shop/listing.ts';

type ValuesFacet = Extract<Facet, { readonly kind: 'values' }>;

const longestPill = 10;
const mostPills = 12;
const firstFacets = 5;
const shortList = 10;

/** How the values of a facet are drawn: colours as dots, a few short words as pills, all else as a list with counts. */
export function facetStyle(facet: ValuesFacet): 'swatches' | 'pills' | 'checks' {
  if (facet.values.some(({ swatch }) => swatch !== null)) return 'swatches';
  const isOption = facet.key.startsWith('filter.v.option.');
  const short = facet.values.every(({ label }) => label.length <= longestPill);
  return isOption && short && facet.values.length <= mostPills ? 'pills' : 'checks';
}

/** Facets that stand open at first: the short ones among the first five, and whatever a visitor has chosen in. */
export function isOpen(facet: Facet, index: number): boolean {
  if (facet.kind === 'price') return index < firstFacets;
  const long = facetStyle(facet) === 'checks' && facet.values.length > shortList;
  return (index < firstFacets && !long) || facet.values.some(({ selected }) => selected);
}
