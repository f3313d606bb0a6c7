import type { Messages } from '#messages/messages.ts';
import { defaultAttributes } from '#shop/listing/filter-attributes.ts';
import { filterKeys } from '#shop/listing/list-query-filters.ts';
import type { Facet } from '#shop/listing/listing.ts';

/** Facets with the built-in labels in the language of the shop; labels that the shop chose itself stay as they are. */
export function translateFacets(facets: readonly Facet[], messages: Messages['listing']['facets']): readonly Facet[] {
  const labels: Readonly<Record<string, string>> = {
    [filterKeys.availability]: messages.availability,
    [filterKeys.price]: messages.price,
    [filterKeys.type]: messages.type,
    [filterKeys.vendor]: messages.vendor,
    [filterKeys.tag]: messages.tag,
  };
  return facets.map((facet) => {
    const label = isBuiltIn(facet.label) ? (labels[facet.key] ?? facet.label) : facet.label;
    if (facet.kind !== 'values' || facet.key !== filterKeys.availability) return { ...facet, label };
    const { inStock, soldOut } = messages;
    return {
      ...facet,
      label,
      values: facet.values.map((each) => ({ ...each, label: each.value === '1' ? inStock : soldOut })),
    };
  });
}

const builtInLabels: ReadonlySet<string | null> = new Set([
  'Availability',
  'Price',
  ...defaultAttributes.map(({ label }) => label),
]);

function isBuiltIn(label: string): boolean {
  return builtInLabels.has(label);
}
