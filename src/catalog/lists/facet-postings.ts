import {
  add,
  addAll,
  type Bitset,
  countGroups,
  ensureCapacity,
  has,
  makeBitset,
  numbersIn,
  popCount,
  size,
} from './bitset.ts';
import { makeNumberColumn, type NumberColumn, push, type VariantColumns } from './product-columns.ts';

export type ValueOwner = 'product' | 'variant';

/** A value that can be filtered for. */
export interface FilterValue {
  readonly key: string;
  readonly folded: string;
  readonly label: string;
}

export interface IndexedFilterValue extends FilterValue {
  /** What has it: products, or variants where it is an option's. */
  readonly owner: ValueOwner;
  readonly members: FacetPostings;
}

/** Every value that products had since they were first read. */
export interface FilterValueIndex {
  readonly all: readonly IndexedFilterValue[];
  /** null when nothing ever had it. */
  find(key: string, folded: string): IndexedFilterValue | null;
  /** A value as it is known, from now on if it was not. */
  getOrAdd(value: FilterValue, owner: ValueOwner): IndexedFilterValue;
}

export function makeFilterValueIndex(): FilterValueIndex {
  const all: IndexedFilterValue[] = [];
  const byName = new Map<string, IndexedFilterValue>();
  const nameOf = (key: string, folded: string): string => `${key}\n${folded}`;
  return {
    all,
    find: (key, folded) => byName.get(nameOf(key, folded)) ?? null,
    getOrAdd: (value, owner) => {
      const found = byName.get(nameOf(value.key, value.folded));
      if (found) return found;
      const added = { ...value, owner, members: makeFacetPostings() };
      byName.set(nameOf(value.key, value.folded), added);
      all.push(added);
      return added;
    },
  };
}

/** The rows of products, or the places of variants, that have a value. They only grow, a product's variants at a time. */
export interface FacetPostings {
  readonly list: NumberColumn<Int32Array>;
  /** Instead of the list once they are many. */
  bits: Bitset | null;
}

export function makeFacetPostings(): FacetPostings {
  return { list: makeNumberColumn(Int32Array), bits: null };
}

export function addPosting(postings: FacetPostings, number: number): void {
  if (postings.bits === null) return push(postings.list, number);
  postings.bits = ensureCapacity(postings.bits, number);
  add(postings.bits, number);
}

/** Makes a set of a list that is longer than one. `end`: there is no number from there on. */
export function compactPostings(postings: FacetPostings, end: number): void {
  const { cells, length } = postings.list;
  if (postings.bits !== null || length * 32 < end) return;
  postings.bits = makeBitset(end);
  for (let at = 0; at < length; at += 1) add(postings.bits, cells[at] ?? 0);
  Object.assign(postings.list, makeNumberColumn(Int32Array));
}

/** Adds members to a set that has room for them. */
export function addPostingsTo(bits: Bitset, { list, bits: many }: FacetPostings): void {
  if (many) return addAll(bits, many);
  for (let at = 0; at < list.length; at += 1) add(bits, list.cells[at] ?? 0);
}

/** What members are counted in. */
export interface CandidateSet {
  readonly bits: Bitset;
  /** The numbers of the set where they are so few that it is faster to take them one by one. */
  readonly sparse: Int32Array | null;
}

export function makeCandidateSet(bits: Bitset): CandidateSet {
  return { bits, sparse: size(bits) < bits.length ? numbersIn(bits) : null };
}

/** How many members are in a set. */
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

type VariantGroups = Pick<VariantColumns, 'lasts' | 'rows'>;

/** How many products have a member, which is a variant, in a set. */
export function countPostedProducts(
  { list, bits }: FacetPostings,
  candidates: CandidateSet,
  variants: VariantGroups,
): number {
  if (bits === null) return countRows(list.cells.subarray(0, list.length), candidates.bits, variants);
  if (candidates.sparse) return countRows(candidates.sparse, bits, variants);
  return countGroups(candidates.bits, bits, variants.lasts);
}

/** The variants of a product stand together. */
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
