import { popCount, type Bitset } from './bits.ts';

/**
 * Some numbers stand in groups, one group after the other: the variants of each product. A group is known by its last
 * number, and `lasts` are those of all groups. To find the groups of which a set has a number, each group is filled with
 * ones below its last: whatever the set has there carries, when it is added, into the last one's place.
 * The set must be as long as all groups are.
 */
export function findGroups(bits: Bitset, lasts: Bitset): Bitset {
  const found = new Uint32Array(bits.length);
  let carry = 0;
  for (let at = 0; at < bits.length; at += 1) {
    const word = bits[at] ?? 0;
    const last = lasts[at] ?? 0;
    const sum = ((word & ~last) + ~last + carry) | 0;
    carry = carryOf(word & ~last, ~last, sum);
    found[at] = (sum | word) & last;
  }
  return found;
}

/** How many groups have a number that is in both of two sets. */
export function countGroups(one: Bitset, other: Bitset, lasts: Bitset): number {
  const end = Math.min(one.length, other.length);
  let count = 0;
  let carry = 0;
  for (let at = 0; at < end; at += 1) {
    const word = (one[at] ?? 0) & (other[at] ?? 0);
    const last = lasts[at] ?? 0;
    const sum = ((word & ~last) + ~last + carry) | 0;
    carry = carryOf(word & ~last, ~last, sum);
    count += popCount((sum | word) & last);
  }
  // What is still carried ends in the last number of a group that goes on behind the shorter set.
  return count + carry;
}

/** What is left over, 0 or 1, when two words are added. */
function carryOf(one: number, other: number, sum: number): number {
  return ((one & other) | ((one | other) & ~sum)) >>> 31;
}
