/** A set of non-negative integers: `n` is bit `n & 31` of word `n >> 5`. Numbers beyond the last word are not in it. */
export type Bitset = Uint32Array<ArrayBuffer>;

/** An empty set for numbers below `end`. */
export function createBitset(end: number): Bitset {
  return new Uint32Array((end + 31) >>> 5);
}

/** A view of the set without the words beyond `end`. */
export function truncateBitset(bits: Bitset, end: number): Bitset {
  return bits.subarray(0, (end + 31) >>> 5);
}

export function has(bits: Bitset, number: number): boolean {
  return (((bits[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1;
}

/** The set itself, or a longer copy where it has no word for a number. */
export function ensureCapacity(bits: Bitset, number: number): Bitset {
  if (number >>> 5 < bits.length) return bits;
  const longer = createBitset(2 * number + 1024);
  longer.set(bits);
  return longer;
}

/** The set must be long enough. */
export function add(bits: Bitset, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31));
}

export function remove(bits: Bitset, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] ?? 0) & ~(1 << (number & 31));
}

/** The numbers that are in all sets. */
export function intersect(first: Bitset, ...others: readonly Bitset[]): Bitset {
  const found = first.slice(0, Math.min(first.length, ...others.map(({ length }) => length)));
  for (const other of others) {
    for (let at = 0; at < found.length; at += 1) found[at] = (found[at] ?? 0) & (other[at] ?? 0);
  }
  return found;
}

/** The numbers that are in one set and not in another. */
export function subtract(bits: Bitset, other: Bitset): Bitset {
  const found = bits.slice();
  const end = Math.min(found.length, other.length);
  for (let at = 0; at < end; at += 1) found[at] = (found[at] ?? 0) & ~(other[at] ?? 0);
  return found;
}

/** Adds the numbers of another set, up to the length of the first. */
export function addAll(bits: Bitset, other: Bitset): void {
  const end = Math.min(bits.length, other.length);
  for (let at = 0; at < end; at += 1) bits[at] = (bits[at] ?? 0) | (other[at] ?? 0);
}

export function size(bits: Bitset): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += popCount(bits[at] ?? 0);
  return count;
}

/** How many bits of a word are set. */
export function popCount(word: number): number {
  const twos = word - ((word >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The numbers of a set in ascending order. */
export function numbersIn(bits: Bitset): Int32Array<ArrayBuffer> {
  const numbers = new Int32Array(size(bits));
  let length = 0;
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) {
      numbers[length] = (at << 5) + 31 - Math.clz32(word & -word);
      length += 1;
    }
  }
  return numbers;
}

/**
 * The ends of the groups that have a number in a set. Groups are ranges of consecutive numbers, such as the variants of
 * each product; `groupEnds` has the last number of each. Each group is filled with ones below its end: a number of the set,
 * when it is added, carries into the end. The set must cover all groups.
 */
export function findGroups(bits: Bitset, groupEnds: Bitset): Bitset {
  const found = new Uint32Array(bits.length);
  let carry = 0;
  for (let at = 0; at < bits.length; at += 1) {
    const word = bits[at] ?? 0;
    const last = groupEnds[at] ?? 0;
    const sum = ((word & ~last) + ~last + carry) | 0;
    carry = carryOf(word & ~last, ~last, sum);
    found[at] = (sum | word) & last;
  }
  return found;
}

/** How many groups have a number that is in both of two sets. */
export function countGroups(one: Bitset, other: Bitset, groupEnds: Bitset): number {
  const end = Math.min(one.length, other.length);
  let count = 0;
  let carry = 0;
  for (let at = 0; at < end; at += 1) {
    const word = (one[at] ?? 0) & (other[at] ?? 0);
    const last = groupEnds[at] ?? 0;
    const sum = ((word & ~last) + ~last + carry) | 0;
    carry = carryOf(word & ~last, ~last, sum);
    count += popCount((sum | word) & last);
  }
  // A remaining carry belongs to a group that ends beyond the shorter set.
  return count + carry;
}

/** The carry, 0 or 1, of the sum of two words. */
function carryOf(one: number, other: number, sum: number): number {
  return ((one & other) | ((one | other) & ~sum)) >>> 31;
}
