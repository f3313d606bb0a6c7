/**
 * The indices of the greatest of up to two million non-negative values, greatest first, equal ones in their order. Values
 * are compared as 32-bit floats.
 */
export function topIndices(values: readonly number[], count = values.length): readonly number[] {
  // Value and index make one number, so that sorting needs no comparator.
  const keys = new Float64Array(Math.min(values.length, 4 * count));
  let [kept, last] = [0, Infinity];
  for (const [place, value] of values.entries()) {
    const key = (2 ** 32 - 1 - bitsOf(value)) * maxPlaces + place;
    if (key > last) continue;
    if (kept === keys.length) {
      keys.sort();
      kept = count;
      last = keys[count - 1] ?? Infinity;
    }
    if (key < last) keys[kept++] = key;
  }
  return Array.from(keys.subarray(0, kept).sort().subarray(0, count), (key) => key % maxPlaces);
}

/** Bits of an index, besides the 32 of a float: together they fit a number exactly. */
const maxPlaces = 2 ** 21;

/** Non-negative floats sort like their bits. */
function bitsOf(value: number): number {
  float[0] = value;
  return bits[0] ?? 0;
}

const float = new Float32Array(1);
const bits = new Uint32Array(float.buffer);
