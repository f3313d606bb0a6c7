/** Places are told apart in so many bits, beside the 32 of a float: together they fit a number exactly. */
const places = 2 ** 21;

const float = new Float32Array(1);
const bits = new Uint32Array(float.buffer);

/**
 * The places of up to two million values that are not negative, the greatest value first, equal ones in their order.
 * Values are compared as floats of 32 bits.
 */
export function greatestFirst(values: readonly number[]): readonly number[] {
  // Value and place make one number, so that they are sorted without asking for either.
  const keys = Float64Array.from(values, (value, place) => (2 ** 32 - 1 - bitsOf(value)) * places + place);
  return Array.from(keys.sort(), (key) => key % places);
}

/** Floats that are not negative have the order of their bits. */
function bitsOf(value: number): number {
  float[0] = value;
  return bits[0] ?? 0;
}
