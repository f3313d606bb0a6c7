import { randomBytes } from 'node:crypto';

const start = randomBytes(6).toString('hex');
let count = 0;

/** A name for one request, unlike any other's: the one that a trusted proxy gave it, where it gave a plain one. */
export function requestId(given: string | null): string {
  if (given !== null && /^[\w.-]{8,128}$/.test(given)) return given;
  count += 1;
  return `${start}-${count.toString(36)}`;
}
