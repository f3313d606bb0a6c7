import { filterKeys, optionKey } from '#shop/listing/list-query-filters.ts';
import type { Facet, FacetValue } from '#shop/listing/listing.ts';
import type { ListFilter } from './filter.ts';
import { countFacets, type FacetCounts } from './facet-counts.ts';
import type { ListResult } from './result-set.ts';
import type { FilterValueIndex } from './facet-postings.ts';
import { text } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';

/** What facets are made of. */
interface CountedFacets {
  readonly counts: FacetCounts;
  readonly choice: ListFilter;
  readonly values: FilterValueIndex;
}

/** Every facet that a list has, each counted as if nothing were chosen in it and all else were. */
export function readFacets(store: Database, { index, resultSet }: ListResult): readonly Facet[] {
  const counted = { counts: countFacets(index, resultSet), choice: resultSet.filter, values: index.values };
  const keys = new Set([...counted.counts.values.keys(), ...resultSet.filter.option.keys()]);
  const facet = (key: string, label: string): readonly Facet[] => {
    const values = facetValues(counted, key, isOptionKey(key) ? readSwatches(store, key) : noSwatches);
    return values.length === 0 ? [] : [{ kind: 'values', key, label, values }];
  };
  return [
    ...availabilityFacet(counted),
    ...priceFacet(counted),
    ...facet(filterKeys.type, 'Type'),
    ...[...keys]
      .filter(isOptionKey)
      .sort()
      .flatMap((key) => facet(key, optionLabel(key))),
    ...facet(filterKeys.vendor, 'Maker'),
    ...facet(filterKeys.tag, 'Tag'),
  ];
}

function availabilityFacet({ counts: { available, soldOut }, choice }: CountedFacets): readonly Facet[] {
  const value = (key: '0' | '1', label: string, count: number): FacetValue => {
    const selected = choice.available !== null && choice.available === (key === '1');
    return { value: key, label, count, selected, swatch: null };
  };
  const values = [value('1', 'In stock', available), value('0', 'Sold out', soldOut)];
  const shown = values.filter(({ count, selected }) => count > 0 || selected);
  if (shown.length === 0) return [];
  return [{ kind: 'values', key: filterKeys.availability, label: 'Availability', values: shown }];
}

function priceFacet({ counts: { prices } }: CountedFacets): readonly Facet[] {
  if (!prices) return [];
  const [min, max] = prices;
  return [{ kind: 'price', key: filterKeys.price, label: 'Price', min, max }];
}

/**
 * The values of a facet, the most frequent first. A chosen value that nothing has any more stays, with 0, so that it can
 * be taken back.
 */
function facetValues(
  { counts, choice, values }: CountedFacets,
  key: string,
  swatches: ReadonlyMap<string, string>,
): readonly FacetValue[] {
  const chosen = choice.product.get(key) ?? choice.option.get(key) ?? [];
  const present = counts.values.get(key) ?? [];
  const shown = present.map(({ value: { folded, label }, count }) => ({
    value: folded,
    label,
    count,
    selected: chosen.includes(folded),
    swatch: swatches.get(folded) ?? null,
  }));
  const found = new Set(present.map(({ value }) => value.folded));
  const gone = chosen
    .filter((folded) => !found.has(folded))
    .map((folded) => ({
      value: folded,
      label: values.find(key, folded)?.label ?? folded,
      count: 0,
      selected: true,
      swatch: null,
    }));
  return [...shown, ...gone].toSorted((a, b) => b.count - a.count || compare(a.label, b.label));
}

const { compare } = new Intl.Collator('en', { numeric: true });

const noSwatches: ReadonlyMap<string, string> = new Map();

/** The colour that was last given to each value, by the value's folded form. */
function readSwatches(store: Database, key: string): ReadonlyMap<string, string> {
  const rows = store.all('SELECT folded, swatch FROM swatch WHERE key = ?', key);
  return new Map(rows.map((row) => [text(row, 'folded'), text(row, 'swatch')]));
}

function isOptionKey(key: string): boolean {
  return key.startsWith(optionKey(''));
}

function optionLabel(key: string): string {
  const name = key.slice(optionKey('').length);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
