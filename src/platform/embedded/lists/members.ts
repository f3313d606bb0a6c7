import { add, bitCount, has, makeBits, numbersIn, size, unite, withRoom, type Bits } from './bits.ts';
import { makeColumn, push, type Column } from './column.ts';
import type { VariantColumns } from './columns.ts';
import { countGroups } from './groups.ts';

/** The rows of products, or the places of variants, that have a value. They only grow, a product's variants at a time. */
export interface Members {
  readonly list: Column<Int32Array>;
  /** Instead of the list once they are many. */
  bits: Bits | null;
}

export function makeMembers(): Members {
  return { list: makeColumn(Int32Array), bits: null };
}

export function addMember(members: Members, number: number): void {
  if (members.bits === null) return push(members.list, number);
  members.bits = withRoom(members.bits, number);
  add(members.bits, number);
}

/** Makes a set of a list that is longer than one. `end`: there is no number from there on. */
export function settle(members: Members, end: number): void {
  const { cells, length } = members.list;
  if (members.bits !== null || length * 32 < end) return;
  members.bits = makeBits(end);
  for (let at = 0; at < length; at += 1) add(members.bits, cells[at] ?? 0);
  Object.assign(members.list, makeColumn(Int32Array));
}

/** Adds members to a set that has room for them. */
export function uniteMembers(bits: Bits, { list, bits: many }: Members): void {
  if (many) return unite(bits, many);
  for (let at = 0; at < list.length; at += 1) add(bits, list.cells[at] ?? 0);
}

/** What members are counted in. */
export interface Some {
  readonly bits: Bits;
  /** The numbers of the set where they are so few that it is faster to take them one by one. */
  readonly few: Int32Array | null;
}

export function someOf(bits: Bits): Some {
  return { bits, few: size(bits) < bits.length ? numbersIn(bits) : null };
}

/** How many members are in a set. */
export function countMembers({ list, bits }: Members, some: Some): number {
  if (bits === null) return countEach(list.cells.subarray(0, list.length), some.bits);
  if (some.few) return countEach(some.few, bits);
  let count = 0;
  const end = Math.min(bits.length, some.bits.length);
  for (let at = 0; at < end; at += 1) count += bitCount((bits[at] ?? 0) & (some.bits[at] ?? 0));
  return count;
}

function countEach(numbers: Int32Array, bits: Bits): number {
  let count = 0;
  for (const number of numbers) if (has(bits, number)) count += 1;
  return count;
}

type Variants = Pick<VariantColumns, 'lasts' | 'rows'>;

/** How many products have a member, which is a variant, in a set. */
export function countProducts({ list, bits }: Members, some: Some, variants: Variants): number {
  if (bits === null) return countRows(list.cells.subarray(0, list.length), some.bits, variants);
  if (some.few) return countRows(some.few, bits, variants);
  return countGroups(some.bits, bits, variants.lasts);
}

/** The variants of a product stand together. */
function countRows(numbers: Int32Array, bits: Bits, { rows }: Variants): number {
  let count = 0;
  let row = -1;
  for (const variant of numbers) {
    if (rows.cells[variant] === row || !has(bits, variant)) continue;
    row = rows.cells[variant] ?? 0;
    count += 1;
  }
  return count;
}
