import { createHash } from 'node:crypto';
import type { Encoding } from '#cache/page.ts';
import type { RequestHeaders } from './exchange.ts';

/** A strong validator of these bytes in this encoding, quoted as it is sent. */
export function etagFor(bytes: Uint8Array, encoding: Encoding): string {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
}

/** What there is to compare a condition with. */
export interface ResponseValidators {
  readonly etag: string;
  /** Milliseconds since 1970, where the thing has a date. */
  readonly modified?: number;
}

/**
 * Whether the asker already holds these bytes (RFC 9110, 13.2.2): `If-None-Match` decides where it is sent, else
 * `If-Modified-Since`. What cannot be understood holds nothing.
 */
export function isNotModified(headers: RequestHeaders, { etag, modified }: ResponseValidators): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags === etag || tags.trim() === '*' || new Set(tags.match(entityTagPattern)).has(etag);
  const since = headers['if-modified-since'];
  if (since === undefined || modified === undefined) return false;
  return Math.floor(modified / 1000) * 1000 <= Date.parse(since);
}

/** The quoted parts of a list; a weak tag counts as its strong twin, as the weak comparison has it. */
const entityTagPattern = /"[\u0021\u0023-\u007e]*"/g;
