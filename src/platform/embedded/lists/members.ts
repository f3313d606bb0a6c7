import { add, popCount, has, makeBitset, numbersIn, size, addAll, ensureCapacity, type Bitset } from './bits.ts';
import { makeNumberColumn, push, type NumberColumn } from './column.ts';
import type { VariantColumns } from './columns.ts';
import { countGroups } from './groups.ts';

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
