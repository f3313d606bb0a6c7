/**
 * About the memory of a value and of what pages derive from it, such as HTML, which is `derivedShare` times as much. Counted
 * once for each value that is stored, not for each use.
 */
export function estimateBytes(value: unknown, derivedShare = productDerivedShare): number {
  return (1 + derivedShare) * ownBytes(value);
}

/** HTML and JSON-LD of the demo shop's products take two to three times their own memory. */
const productDerivedShare = 3;

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
