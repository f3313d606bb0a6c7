import { timingSafeEqual } from 'node:crypto';

/** Compares texts in a time that does not depend on where they differ; their lengths are not secret. */
export function equalsInConstantTime(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
