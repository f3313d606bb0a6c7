/**
 * About the memory of a value and of what pages derive from it, such as HTML, which is `derivedShare` times as much, up to
 * the size of a long page. Counted once for each value that is stored, not for each use.
 */
export function estimateBytes(value: unknown, derivedShare = productDerivedShare): number {
  const own = ownBytes(value);
  return own + Math.min(derivedShare * own, maxDerivedBytes);
}

/** HTML and JSON-LD of the demo shop's products take two to three times their own memory. */
const productDerivedShare = 3;

/** A page shows few of many variants: with all that is derived from it, a product with 2,000 takes 0.9 MB. */
const maxDerivedBytes = 1024 * 1024;

const wordBytes = 8;
const objectBytes = 32;

function ownBytes(value: unknown): number {
  if (typeof value === 'string') return objectBytes + value.length;
  if (typeof value !== 'object' || value === null) return wordBytes;
  let sum = objectBytes;
  for (const part of partsOf(value)) sum += wordBytes + ownBytes(part);
  return sum;
}

function partsOf(value: object): Iterable<unknown> {
  if (Array.isArray(value)) return value;
  return value instanceof Map ? [...value].flat() : Object.values(value);
}
