import { normalizeText } from './fold.ts';
import { filterKey, valuesOf, withValues } from './list-query-filters.ts';
import type { Facet, ListQuery } from './listing.ts';

/** Whether a filter value may be several joined by commas, as other storefronts write them. */
export function mayHaveJoinedValues(query: ListQuery): boolean {
  return [...valuesOf(query.filters).values()].flat().some((value) => value.includes(','));
}

/**
 * Takes comma-joined values apart where every part is a known value and the whole is none. `facets` are those of the
 * list without filters.
 */
export function splitJoinedValues(query: ListQuery, facets: readonly Facet[]): ListQuery {
  const known = knownValues(facets);
  const split = [...valuesOf(query.filters)].map(([key, values]) => {
    const ofKey = known.get(key) ?? new Set<string>();
    return [key, values.flatMap((value) => splitValue(value, ofKey))] as const;
  });
  return { ...query, filters: withValues(query.filters, new Map(split)) };
}

function knownValues(facets: readonly Facet[]): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    facets.flatMap((facet) =>
      facet.kind === 'values'
        ? [[filterKey(facet.key), new Set(facet.values.map(({ value }) => normalizeText(value)))] as const]
        : [],
    ),
  );
}

function splitValue(value: string, known: ReadonlySet<string>): readonly string[] {
  const parts = value.split(',').map(normalizeText);
  return !known.has(value) && parts.every((part) => known.has(part)) ? parts : [value];
}
