/** A set of whole numbers from 0: number `n` is bit `n & 31` of word `n >> 5`. What lies behind the last word is not in it. */
export type Bitset = Uint32Array<ArrayBuffer>;

/** An empty set for numbers below `end`. */
export function makeBitset(end: number): Bitset {
  return new Uint32Array((end + 31) >>> 5);
}

/** The same set, no longer than numbers below `end` need. */
export function truncateBitset(bits: Bitset, end: number): Bitset {
  return bits.subarray(0, (end + 31) >>> 5);
}

export function has(bits: Bitset, number: number): boolean {
  return (((bits[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1;
}

/** The set itself or, where a number finds no place in it, a longer copy. */
export function ensureCapacity(bits: Bitset, number: number): Bitset {
  if (number >>> 5 < bits.length) return bits;
  const longer = makeBitset(2 * number + 1024);
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

/** What is in all of some sets. */
export function intersect(first: Bitset, ...others: readonly Bitset[]): Bitset {
  const found = first.slice(0, Math.min(first.length, ...others.map(({ length }) => length)));
  for (const other of others) {
    for (let at = 0; at < found.length; at += 1) found[at] = (found[at] ?? 0) & (other[at] ?? 0);
  }
  return found;
}

/** What is in a set and not in another. */
export function subtract(bits: Bitset, other: Bitset): Bitset {
  const found = bits.slice();
  const end = Math.min(found.length, other.length);
  for (let at = 0; at < end; at += 1) found[at] = (found[at] ?? 0) & ~(other[at] ?? 0);
  return found;
}

/** Adds to a set what is in another, as far as there is room for it. */
export function addAll(bits: Bitset, other: Bitset): void {
  const end = Math.min(bits.length, other.length);
  for (let at = 0; at < end; at += 1) bits[at] = (bits[at] ?? 0) | (other[at] ?? 0);
}

export function size(bits: Bitset): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += popCount(bits[at] ?? 0);
  return count;
}

/** How many bits of a word are set, counted in twos, fours and bytes. */
export function popCount(word: number): number {
  const twos = word - ((word >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The numbers of a set, rising. */
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
