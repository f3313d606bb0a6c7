import { randomBytes } from 'node:crypto';

const processPrefix = randomBytes(6).toString('hex');
let requestCount = 0;

/** A name for one request, unlike any other's: the one that a trusted proxy gave it, where it gave a plain one. */
export function createRequestId(given: string | null): string {
  if (given !== null && /^[\w.-]{8,128}$/.test(given)) return given;
  requestCount += 1;
  return `${processPrefix}-${requestCount.toString(36)}`;
}
