import { attributeKey, type FilterAttribute } from '#shop/listing/filter-attributes.ts';
import {
  filterKeys,
  isDetailKey,
  isOptionKey,
  isSearchKey,
  optionFamily,
  sameOptionKeys,
} from '#shop/listing/query/list-query-filters.ts';
import { type Filters, listBounds } from '#shop/listing/listing.ts';
import { normalizeText } from '#shop/text/normalize.ts';
import { namingAny } from '#shop/lexicon/excluded-words.ts';
import { type Bitset, intersect, createBitset, subtract } from './index/bitset.ts';
import {
  addPostingsTo,
  type CandidateSet,
  type FilterValueIndex,
  type IndexedFilterValue,
  createCandidateSet,
} from './index/facet-postings.ts';
import type { ProductColumns } from './index/product-columns.ts';
import type { ProductIndex } from './index/product-index.ts';

/** Chosen values by the keys of their facets, and what else restricts a list. */
export interface ListFilter {
  /** The chosen values of facets of products. */
  readonly product: ReadonlyMap<string, readonly string[]>;
  /** The chosen values of facets of options. */
  readonly option: ReadonlyMap<string, readonly string[]>;
  /** null: both or none are chosen. */
  readonly available: boolean | null;
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly isReduced: boolean;
  /** Words that products must not have. */
  readonly without: readonly string[];
  /** Keys of details that the shop does not declare as attributes of its lists, so that they restrict nothing. */
  readonly ignored: readonly string[];
}

export function compileFilter(filters: Filters, attributes: readonly FilterAttribute[]): ListFilter {
  const [only, ...others] = [...new Set(filters.available)];
  const declared = new Set(attributes.map(attributeKey));
  const chosen = Array.from(filters.values, ([key, values]) => [key, values.map(normalizeText)] as const).filter(
    ([, values]) => values.length > 0,
  );
  const isIgnored = (key: string): boolean => isDetailKey(key) && !declared.has(key);
  return {
    product: new Map(chosen.filter(([key]) => !isOptionKey(key) && !isIgnored(key) && !isSearchKey(key))),
    option: new Map(chosen.filter(([key]) => isOptionKey(key)).slice(0, listBounds.namesPerKind)),
    available: others.length > 0 ? null : (only ?? null),
    priceMin: filters.priceMin,
    priceMax: filters.priceMax,
    isReduced: filters.values.has(filterKeys.reduced),
    without: filters.values.get(filterKeys.without) ?? [],
    ignored: chosen.map(([key]) => key).filter(isIgnored),
  };
}

/** The chosen values that no product ever had, or to visitors no published one, by their keys. */
export function unknownValues(
  { product, option }: ListFilter,
  known: FilterValueIndex,
  drafts: boolean,
): ReadonlyMap<string, readonly string[]> {
  const unknown = [...product, ...option].map(([key, values]) => {
    const keys = sameOptionKeys(key);
    return [key, values.filter((folded) => findShownValue(known, { keys, folded, drafts }) === null)] as const;
  });
  return new Map(unknown.filter(([, values]) => values.length > 0));
}

interface ShownValue {
  /** `sameOptionKeys` of the facet's key. */
  readonly keys: readonly string[];
  readonly folded: string;
  readonly drafts: boolean;
}

/** A value of a facet, of whichever option it is; null for one that nothing public ever had. */
export function findShownValue(
  known: FilterValueIndex,
  { keys, folded, drafts }: ShownValue,
): IndexedFilterValue | null {
  for (const key of keys) {
    const value = known.findShown(key, folded, drafts);
    if (value) return value;
  }
  return null;
}

/** By the family of the facet's key (`optionFamily`), the products or variants that have one of the chosen values. */
export interface FilterConditions {
  readonly products: ReadonlyMap<string, Bitset>;
  /** Includes the price range and excluded words, under their keys. */
  readonly variants: ReadonlyMap<string, Bitset>;
}

export function evaluateConditions(index: ProductIndex, candidates: Bitset, filter: ListFilter): FilterConditions {
  const { product, option, priceMin, priceMax, without } = filter;
  const { columns } = index;
  const having = (chosen: ListFilter['product'], end: number): [string, Bitset][] =>
    Array.from(chosen, ([key, folded]) => [optionFamily(key), matchAnyValue(index, { key, folded, end })]);
  const range: [string, Bitset][] =
    priceMin === null && priceMax === null
      ? []
      : [
          [
            filterKeys.price,
            matchPriceRange(columns, candidates, { min: priceMin ?? -Infinity, max: priceMax ?? Infinity }),
          ],
        ];
  const others: [string, Bitset][] =
    without.length === 0 ? [] : [[filterKeys.without, subtract(candidates, matchNaming(index, without))]];
  return {
    products: new Map(having(product, columns.ids.length)),
    variants: new Map([...having(option, columns.variants.ids.length), ...range, ...others]),
  };
}

/** The variants with an option value that is named by one of some words. */
function matchNaming({ values, columns }: ProductIndex, words: readonly string[]): Bitset {
  const bits = createBitset(columns.variants.ids.length);
  const isNaming = namingAny(words);
  for (const { owner, label, postings } of values.all)
    if (owner === 'variant' && isNaming(label)) addPostingsTo(bits, postings);
  return bits;
}

interface SelectedValues {
  readonly key: string;
  readonly folded: readonly string[];
  /** All product rows, or variant numbers, are below. */
  readonly end: number;
}

function matchAnyValue({ values }: ProductIndex, { key, folded, end }: SelectedValues): Bitset {
  const bits = createBitset(end);
  for (const same of sameOptionKeys(key)) {
    for (const each of folded) {
      const value = values.find(same, each);
      if (value) addPostingsTo(bits, value.postings);
    }
  }
  return bits;
}

interface PriceLimits {
  readonly min: number;
  readonly max: number;
}

/** Tests only the candidates, so that a short list does not read all prices. */
function matchPriceRange(
  { variants: { prices } }: ProductColumns,
  candidates: Bitset,
  { min, max }: PriceLimits,
): Bitset {
  const found = new Uint32Array(candidates.length);
  for (let at = 0; at < candidates.length; at += 1) {
    for (let word = candidates[at] ?? 0; word !== 0; word &= word - 1) {
      const lowest = word & -word;
      const price = prices.cells[(at << 5) + 31 - Math.clz32(lowest)] ?? 0;
      if (price >= min && price <= max) found[at] = (found[at] ?? 0) | lowest;
    }
  }
  return found;
}

/**
 * By the family of a value's key, what it is counted among: all that meets the conditions of the other facets. A facet without a
 * condition excludes nothing.
 */
export function candidatesPerFacet(
  base: Bitset,
  conditions: FilterConditions['products'],
): (family: string) => CandidateSet {
  const all = createCandidateSet(intersect(base, ...conditions.values()));
  const others = new Map<string, CandidateSet>();
  for (const key of conditions.keys()) {
    const rest = [...conditions].filter(([other]) => other !== key).map(([, bits]) => bits);
    others.set(key, createCandidateSet(intersect(base, ...rest)));
  }
  return (family) => others.get(family) ?? all;
}
