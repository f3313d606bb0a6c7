import { sizeOrder } from '#shop/listing/size-order.ts';
import { attributeKey, type FilterAttribute, type ListedFilter } from '#shop/listing/filter-attributes.ts';
import { attributeName, filterKeys, isOptionKey } from '#shop/listing/list-query-filters.ts';
import type { Facet, FacetValue } from '#shop/listing/listing.ts';
import type { Database } from '#storage/database.ts';
import { text } from '#storage/row.ts';
import { countFacets, type FacetCounts } from './facet-counts.ts';
import type { FilterValueIndex } from './index/facet-postings.ts';
import type { ListFilter } from './filter.ts';
import type { ListResult } from './result-set.ts';

interface CountedFacets {
  readonly counts: FacetCounts;
  readonly filter: ListFilter;
  readonly values: FilterValueIndex;
  readonly drafts: boolean;
}

/**
 * The facets of a list, in the order of the filters, of those that some product has a value of. Each is counted as if
 * nothing were chosen in it and all else were.
 */
export function readFacets(
  store: Database,
  { index, resultSet, drafts }: ListResult,
  filters: readonly ListedFilter[],
): readonly Facet[] {
  const { filter } = resultSet;
  const counted = { counts: countFacets(index, resultSet), filter, values: index.values, drafts };
  const options = [...new Set([...counted.counts.values.keys(), ...filter.option.keys()])].filter(isOptionKey);
  const attributes = filters.filter(isAttribute);
  return filters.flatMap((each) => {
    if (isAttribute(each))
      return expandOptions(each, options, attributes).flatMap((attribute) => attributeFacet(store, counted, attribute));
    return each.source === 'price' ? priceFacet(counted, each.label) : availabilityFacet(counted, each.label);
  });
}

function isAttribute(filter: ListedFilter): filter is FilterAttribute {
  return filter.source !== 'availability' && filter.source !== 'price';
}

function availabilityFacet(
  { counts: { available, soldOut }, filter }: CountedFacets,
  heading: string,
): readonly Facet[] {
  const value = (key: '0' | '1', label: string, count: number): FacetValue => {
    const selected = filter.available !== null && filter.available === (key === '1');
    return { value: key, label, count, selected, swatch: null };
  };
  const values = [value('1', 'In stock', available), value('0', 'Sold out', soldOut)];
  const shown = values.filter(({ count, selected }) => count > 0 || selected);
  if (shown.length === 0) return [];
  return [{ kind: 'values', key: filterKeys.availability, label: heading, values: shown }];
}

function priceFacet({ counts: { prices } }: CountedFacets, label: string): readonly Facet[] {
  if (!prices) return [];
  const [min, max] = prices;
  return [{ kind: 'price', key: filterKeys.price, label, min, max }];
}

interface FacetAttribute extends Pick<FilterAttribute, 'label' | 'sort'> {
  readonly key: string;
}

/** An attribute with its key; the one of all other options as those that a list has, by their keys. */
function expandOptions(
  attribute: FilterAttribute,
  options: readonly string[],
  attributes: readonly FilterAttribute[],
): readonly FacetAttribute[] {
  const { label, sort } = attribute;
  const key = attributeKey(attribute);
  if (key !== null) return [{ key, label, sort }];
  const declared = new Set(attributes.map(attributeKey));
  const others = options.filter((option) => !declared.has(option)).toSorted();
  return others.map((option) => ({ key: option, label: null, sort }));
}

/** No facet where there is no value to choose or to take back. */
function attributeFacet(
  store: Database,
  counted: CountedFacets,
  { key, label, sort }: FacetAttribute,
): readonly Facet[] {
  const values = facetValues(counted, key, isOptionKey(key) ? readSwatches(store, key) : noSwatches);
  if (values.length === 0) return [];
  const shown = inOrder(mostFrequent(values), sort);
  return [{ kind: 'values', key, label: label ?? optionLabel(store, key), values: shown }];
}

/** More values than anybody reads would only make the page large. */
const maxFacetValues = 500;

/** As many values as a page shows, those of the most products; chosen ones always, so that they can be taken back. */
function mostFrequent(values: readonly FacetValue[]): readonly FacetValue[] {
  if (values.length <= maxFacetValues) return values;
  const ranked = values.toSorted((one, other) => Number(other.selected) - Number(one.selected) || byCount(one, other));
  return ranked.slice(0, Math.max(maxFacetValues, values.filter(({ selected }) => selected).length));
}

/** A chosen value that nothing has any more stays, with 0, so that it can be taken back. One that nothing public ever had is left out. */
function facetValues(
  { counts, filter, values, drafts }: CountedFacets,
  key: string,
  swatches: ReadonlyMap<string, string>,
): readonly FacetValue[] {
  const chosen = filter.product.get(key) ?? filter.option.get(key) ?? [];
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
    .flatMap((folded) => values.findShown(key, folded, drafts) ?? [])
    .map(({ folded, label }) => ({ value: folded, label, count: 0, selected: true, swatch: null }));
  return [...shown, ...gone];
}

const noSwatches: ReadonlyMap<string, string> = new Map();

/** The colour that was last given to each value, by the value's normalized form. */
function readSwatches(store: Database, key: string): ReadonlyMap<string, string> {
  const rows = store.all('SELECT folded, swatch FROM swatch WHERE key = ?', key);
  return new Map(rows.map((row) => [text(row, 'folded'), text(row, 'swatch')]));
}

/** Sizes and measures go from small to large, as people look for them. */
function inOrder(values: readonly FacetValue[], sort: FilterAttribute['sort']): readonly FacetValue[] {
  const bySize = sizeOrder(values.map(({ label }) => label));
  return values.toSorted(bySize ? (one, other) => bySize(one.label, other.label) : valueOrders[sort]);
}

const { compare } = new Intl.Collator('en', { numeric: true });

type CountedLabel = Pick<FacetValue, 'label' | 'count'>;

const byLabel = (one: CountedLabel, other: CountedLabel): number => compare(one.label, other.label);

export const byCount = (one: CountedLabel, other: CountedLabel): number =>
  other.count - one.count || byLabel(one, other);

const valueOrders = { label: byLabel, count: byCount } as const;

/** The name of an option as the shop spells it; one without capitals gets one: `Größe`, `USB cable`, `iPad case`. */
function optionLabel(store: Database, key: string): string {
  const row = store.first('SELECT name FROM option_name WHERE key = ?', key);
  const name = row ? text(row, 'name') : attributeName(key);
  return /\p{Lu}/u.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1);
}
