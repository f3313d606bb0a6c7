import { filterKeys, optionKey } from '#shop/list-query-filters.ts';
import type { Facet, FacetValue } from '#shop/listing.ts';
import type { Choice } from './lists/choice.ts';
import type { Value, Values } from './lists/item.ts';
import type { Tally } from './lists/tally.ts';
import { text } from './row.ts';
import type { Store } from './store.ts';

/** What facets are made of. */
export interface Counted {
  readonly tally: Tally;
  readonly values: Values;
  readonly choice: Choice;
}

/** Every facet that a list has, each counted as if nothing were chosen in it and all else were. */
export function readFacets(store: Store, counted: Counted): readonly Facet[] {
  const present = presentValues(counted);
  const options = [...new Set([...present.keys(), ...counted.choice.option.keys()])].filter(isOption).sort();
  const facet = (key: string, label: string): readonly Facet[] => {
    const values = facetValues(present.get(key) ?? [], counted, {
      key,
      swatches: isOption(key) ? readSwatches(store, key) : noSwatches,
    });
    return values.length === 0 ? [] : [{ kind: 'values', key, label, values }];
  };
  return [
    ...availabilityFacet(counted),
    ...priceFacet(counted),
    ...facet(filterKeys.type, 'Type'),
    ...options.flatMap((key) => facet(key, labelOf(key))),
    ...facet(filterKeys.vendor, 'Maker'),
    ...facet(filterKeys.tag, 'Tag'),
  ];
}

/** Values that anything is counted for, by their facet. */
function presentValues({ tally: { counts }, values }: Counted): ReadonlyMap<string, readonly Value[]> {
  return Map.groupBy(
    values.all.filter((_, number) => (counts[number] ?? 0) > 0),
    ({ key }) => key,
  );
}

function availabilityFacet({ tally: { available, soldOut }, choice }: Counted): readonly Facet[] {
  const value = (key: '0' | '1', label: string, count: number): FacetValue => {
    const selected = choice.available !== null && choice.available === (key === '1');
    return { value: key, label, count, selected, swatch: null };
  };
  const values = [value('1', 'In stock', available), value('0', 'Sold out', soldOut)];
  const shown = values.filter(({ count, selected }) => count > 0 || selected);
  if (shown.length === 0) return [];
  return [{ kind: 'values', key: filterKeys.availability, label: 'Availability', values: shown }];
}

function priceFacet({ tally: { prices } }: Counted): readonly Facet[] {
  if (!prices) return [];
  const [min, max] = prices;
  return [{ kind: 'price', key: filterKeys.price, label: 'Price', min, max }];
}

interface Place {
  readonly key: string;
  readonly swatches: ReadonlyMap<string, string>;
}

/**
 * The values of a facet, the most frequent first. A chosen value that nothing has any more stays, with 0, so that it can
 * be taken back.
 */
function facetValues(
  present: readonly Value[],
  { tally, values, choice }: Counted,
  { key, swatches }: Place,
): readonly FacetValue[] {
  const chosen = choice.product.get(key) ?? choice.option.get(key) ?? [];
  const countOf = (folded: string): number => tally.counts[values.find(key, folded) ?? -1] ?? 0;
  const shown = present.map(({ folded, label }) => ({
    value: folded,
    label,
    count: countOf(folded),
    selected: chosen.includes(folded),
    swatch: swatches.get(folded) ?? null,
  }));
  const gone = chosen
    .filter((folded) => countOf(folded) === 0)
    .map((folded) => ({
      value: folded,
      label: labelOfValue(values, key, folded),
      count: 0,
      selected: true,
      swatch: null,
    }));
  return [...shown, ...gone].toSorted((a, b) => b.count - a.count || compare(a.label, b.label));
}

function labelOfValue(values: Values, key: string, folded: string): string {
  return values.all[values.find(key, folded) ?? -1]?.label ?? folded;
}

const { compare } = new Intl.Collator('en', { numeric: true });

const noSwatches: ReadonlyMap<string, string> = new Map();

/** The colour that was last given to each value, by the value's folded form. */
function readSwatches(store: Store, key: string): ReadonlyMap<string, string> {
  const rows = store.all('SELECT folded, swatch FROM swatch WHERE key = ?', key);
  return new Map(rows.map((row) => [text(row, 'folded'), text(row, 'swatch')]));
}

function isOption(key: string): boolean {
  return key.startsWith(optionKey(''));
}

function labelOf(key: string): string {
  const name = key.slice(optionKey('').length);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
