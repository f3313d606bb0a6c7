import { sizeOrder } from '#shop/listing/size-order.ts';
import { attributeKey, type FilterAttribute, type ListedFilter } from '#shop/listing/filter-attributes.ts';
import {
  attributeName,
  byCodeUnit,
  filterKeys,
  isOptionKey,
  optionFamily,
  sameOptionKeys,
} from '#shop/listing/query/list-query-filters.ts';
import type { Facet, FacetValue } from '#shop/listing/listing.ts';
import type { Database } from '#storage/database.ts';
import { text } from '#storage/row.ts';
import { countFacets, type FacetCounts, type FacetValueCount } from './facet-counts.ts';
import type { FilterValueIndex } from './index/facet-postings.ts';
import { findShownValue, type ListFilter } from './filter.ts';
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
  const options = shownOptions(counted);
  const attributes = filters.filter(isAttribute);
  return filters.flatMap((each) => {
    if (isAttribute(each))
      return expandOptions(each, options, attributes).flatMap((attribute) => attributeFacet(store, counted, attribute));
    return each.source === 'price' ? priceFacet(counted, each.label) : availabilityFacet(counted, each.label);
  });
}

/** One key for all options of a list that mean the same: the one it is filtered by, or that of the most products. */
function shownOptions({ counts, filter }: CountedFacets): readonly string[] {
  const keys = [...counts.values.keys()].filter(isOptionKey);
  const products = (key: string): number => (counts.values.get(key) ?? []).reduce((sum, { count }) => sum + count, 0);
  const byUse = keys.toSorted((one, other) => products(other) - products(one) || byCodeUnit(one, other));
  const shown = new Map<string, string>();
  for (const key of [...filter.option.keys(), ...byUse]) shown.getOrInsert(optionFamily(key), key);
  return [...shown.values()];
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
  const declared = new Set(attributes.map((each) => optionFamily(attributeKey(each) ?? '')));
  const others = options.filter((option) => !declared.has(optionFamily(option))).toSorted();
  return others.map((option) => ({ key: option, label: null, sort }));
}

/** The facet of an attribute; empty where there is no value to choose or to remove. */
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

/** The values that a page shows: the most frequent ones, and always the chosen ones, so that they can be removed. */
function mostFrequent(values: readonly FacetValue[]): readonly FacetValue[] {
  if (values.length <= maxFacetValues) return values;
  const ranked = values.toSorted((one, other) => Number(other.selected) - Number(one.selected) || byCount(one, other));
  return ranked.slice(0, Math.max(maxFacetValues, values.filter(({ selected }) => selected).length));
}

/** A chosen value that no product has any more stays, with 0, so that it can be removed; never public ones do not. */
function facetValues(
  { counts, filter, values, drafts }: CountedFacets,
  key: string,
  swatches: ReadonlyMap<string, string>,
): readonly FacetValue[] {
  const keys = sameOptionKeys(key);
  const chosen = keys.flatMap((same) => filter.product.get(same) ?? filter.option.get(same) ?? []);
  const present = uniteValues(keys.flatMap((same) => presentValues(counts, same)));
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
    .flatMap((folded) => findShownValue(values, { keys, folded, drafts }) ?? [])
    .map(({ folded, label }) => ({ value: folded, label, count: 0, selected: true, swatch: null }));
  return [...shown, ...gone];
}

function presentValues({ values }: FacetCounts, key: string): readonly (readonly FacetValueCount[])[] {
  const counted = values.get(key);
  return counted ? [counted] : [];
}

/**
 * The values of options that mean the same, each once and as most products spell it. A product with two such options counts
 * for both.
 */
function uniteValues(options: readonly (readonly FacetValueCount[])[]): readonly FacetValueCount[] {
  const [only = [], ...others] = options;
  if (others.length === 0) return only;
  const united = new Map<string, FacetValueCount>();
  for (const { value, count } of options.flat().toSorted((one, other) => other.count - one.count)) {
    const { value: spelled, count: sum } = united.get(value.folded) ?? { value, count: 0 };
    united.set(value.folded, { value: spelled, count: sum + count });
  }
  return [...united.values()];
}

const noSwatches: ReadonlyMap<string, string> = new Map();

/** The colour that was last given to each value, by the value's normalized form. */
function readSwatches(store: Database, key: string): ReadonlyMap<string, string> {
  const keys = JSON.stringify(sameOptionKeys(key));
  const rows = store.all('SELECT folded, swatch FROM swatch WHERE key IN (SELECT value FROM json_each(?))', keys);
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
