import { optionFamily } from '#shop/listing/query/list-query-filters.ts';
import {
  add,
  addAll,
  type Bitset,
  countGroups,
  ensureCapacity,
  has,
  createBitset,
  numbersIn,
  popCount,
  size,
} from './bitset.ts';
import { createNumberColumn, type NumberColumn, push, type VariantColumns } from './product-columns.ts';

export type ValueOwner = 'product' | 'variant';

/** A value that can be filtered for. */
export interface FilterValue {
  readonly key: string;
  readonly folded: string;
  readonly label: string;
}

export interface IndexedFilterValue extends FilterValue {
  /** Option values belong to variants, all others to products. */
  readonly owner: ValueOwner;
  /** Equal for values of options that mean the same (`optionFamily`). */
  readonly family: string;
  readonly postings: FacetPostings;
  /** Whether a published product has or had it. Only then may a page say it to visitors. */
  isPublic: boolean;
}

/** Every value that a product had since the index was loaded. */
export interface FilterValueIndex {
  readonly all: readonly IndexedFilterValue[];
  ofKey(key: string): Iterable<IndexedFilterValue>;
  /** null when no product ever had it. */
  find(key: string, folded: string): IndexedFilterValue | null;
  /** As `find`, but null to visitors for a value that only unpublished products had. */
  findShown(key: string, folded: string, drafts: boolean): IndexedFilterValue | null;
  getOrAdd(value: FilterValue, owner: ValueOwner): IndexedFilterValue;
}

export function createFilterValueIndex(): FilterValueIndex {
  const all: IndexedFilterValue[] = [];
  const byKey = new Map<string, Map<string, IndexedFilterValue>>();
  const find = (key: string, folded: string): IndexedFilterValue | null => byKey.get(key)?.get(folded) ?? null;
  return {
    all,
    ofKey: (key) => byKey.get(key)?.values() ?? [],
    find,
    findShown: (key, folded, drafts) => {
      const value = find(key, folded);
      return value && (value.isPublic || drafts) ? value : null;
    },
    getOrAdd: (value, owner) =>
      byKey
        .getOrInsertComputed(value.key, () => new Map<string, IndexedFilterValue>())
        .getOrInsertComputed(value.folded, () => {
          const family = optionFamily(value.key);
          const added = { ...value, owner, family, postings: createFacetPostings(), isPublic: false };
          all.push(added);
          return added;
        }),
  };
}

/** The product rows, or variant numbers, that have a value. They only grow, all variants of a product at a time. */
export interface FacetPostings {
  readonly list: NumberColumn<Int32Array>;
  /** Replaces the list once it would be longer than a bitset. */
  bits: Bitset | null;
}

export function createFacetPostings(): FacetPostings {
  return { list: createNumberColumn(Int32Array), bits: null };
}

export function addPosting(postings: FacetPostings, number: number): void {
  if (postings.bits === null) return push(postings.list, number);
  postings.bits = ensureCapacity(postings.bits, number);
  add(postings.bits, number);
}

/** Replaces a list by a bitset where that is shorter. All numbers are below `end`. */
export function compactPostings(postings: FacetPostings, end: number): void {
  const { cells, length } = postings.list;
  if (postings.bits !== null || length * 32 < end) return;
  postings.bits = createBitset(end);
  for (let at = 0; at < length; at += 1) add(postings.bits, cells[at] ?? 0);
  Object.assign(postings.list, createNumberColumn(Int32Array));
}

/** Adds postings to a bitset, which must be long enough. */
export function addPostingsTo(bits: Bitset, { list, bits: many }: FacetPostings): void {
  if (many) return addAll(bits, many);
  for (let at = 0; at < list.length; at += 1) add(bits, list.cells[at] ?? 0);
}

/** The set that postings are counted in. */
export interface CandidateSet {
  readonly bits: Bitset;
  /** The numbers of the set where they are so few that visiting each is faster; else null. */
  readonly sparse: Int32Array | null;
}

export function createCandidateSet(bits: Bitset): CandidateSet {
  return { bits, sparse: size(bits) < bits.length ? numbersIn(bits) : null };
}

/** How many postings are in a set. */
export function countPostings({ list, bits }: FacetPostings, candidates: CandidateSet): number {
  if (bits === null) return countEach(list.cells.subarray(0, list.length), candidates.bits);
  if (candidates.sparse) return countEach(candidates.sparse, bits);
  let count = 0;
  const end = Math.min(bits.length, candidates.bits.length);
  for (let at = 0; at < end; at += 1) count += popCount((bits[at] ?? 0) & (candidates.bits[at] ?? 0));
  return count;
}

function countEach(numbers: Int32Array, bits: Bitset): number {
  let count = 0;
  for (const number of numbers) if (has(bits, number)) count += 1;
  return count;
}

type VariantGroups = Pick<VariantColumns, 'groupEnds' | 'rows'>;

/** How many products have a posted variant in a set. */
export function countPostedProducts(
  { list, bits }: FacetPostings,
  candidates: CandidateSet,
  variants: VariantGroups,
): number {
  if (bits === null) return countRows(list.cells.subarray(0, list.length), candidates.bits, variants);
  if (candidates.sparse) return countRows(candidates.sparse, bits, variants);
  return countGroups(candidates.bits, bits, variants.groupEnds);
}

/** Variants of one product are consecutive. */
function countRows(numbers: Int32Array, bits: Bitset, { rows }: VariantGroups): number {
  let count = 0;
  let row = -1;
  for (const variant of numbers) {
    if (rows.cells[variant] === row || !has(bits, variant)) continue;
    row = rows.cells[variant] ?? 0;
    count += 1;
  }
  return count;
}
