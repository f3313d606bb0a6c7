import { normalizeText } from '#shop/fold.ts';
import { filterKeys, optionKey } from '#shop/list-query-filters.ts';
import { listBounds, type Filters } from '#shop/listing.ts';

/** The values chosen for each facet of product or option values, without the facets that nothing is chosen in. */
export interface ListFilter {
  readonly product: ReadonlyMap<string, readonly string[]>;
  /** Of no more options than a list's URL may ask for. */
  readonly option: ReadonlyMap<string, readonly string[]>;
  /** null: both or none are chosen. */
  readonly available: boolean | null;
  readonly priceMin: number | null;
  readonly priceMax: number | null;
}

export function compileFilter(filters: Filters): ListFilter {
  const [only, ...others] = [...new Set(filters.available)];
  const options = Array.from(filters.options, ([name, values]) => [optionKey(name), values] as const);
  return {
    product: withSelections([
      [filterKeys.type, filters.types],
      [filterKeys.vendor, filters.vendors],
      [filterKeys.tag, filters.tags],
    ]),
    option: withSelections(options.slice(0, listBounds.optionNames)),
    available: others.length > 0 ? null : (only ?? null),
    priceMin: filters.priceMin,
    priceMax: filters.priceMax,
  };
}

function withSelections(
  choices: readonly (readonly [string, readonly string[]])[],
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    choices.filter(([, values]) => values.length > 0).map(([key, values]) => [key, values.map(normalizeText)]),
  );
}
