/** Places are told apart in so many bits, beside the 32 of a float: together they fit a number exactly. */
const maxPlaces = 2 ** 21;

const float = new Float32Array(1);
const bits = new Uint32Array(float.buffer);

/**
 * The places of the greatest of up to two million values that are not negative, the greatest first, equal ones in their
 * order. Values are compared as floats of 32 bits.
 */
export function topIndices(values: readonly number[], count = values.length): readonly number[] {
  // Value and place make one number, less for what comes first, so that they are sorted without asking for either.
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

/** Floats that are not negative have the order of their bits. */
function bitsOf(value: number): number {
  float[0] = value;
  return bits[0] ?? 0;
}
