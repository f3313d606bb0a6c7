import { createHash } from 'node:crypto';
import type { CacheEntry } from '#cache/entries/cache-entry.ts';
import { type Encoding, entryKindOf, type PageEncoder } from '#cache/entries/page-response.ts';
import type { HttpResponse, RequestHeaders } from '../request/request-context.ts';
import type { FlatHeaders } from '../security/security-headers.ts';
import { speculationRulesPath } from '../static/speculation-rules.ts';
import { chooseEncoding, compress, decompress, isCompressible } from './content-negotiation.ts';

/** An answer as it goes over the wire, the request's own id aside. */
export interface FinalizedResponse {
  readonly status: number;
  readonly headers: FlatHeaders;
  readonly body: HttpResponse['body'];
  /** Of a page that others may keep: what a CDN is told of it. Absent on all that is no page. */
  readonly held?: CacheEntry | null;
}

/** An answer that is finished already. */
export interface FinalizedResult {
  readonly ready: FinalizedResponse;
}

/**
 * Makes an answer ready to send: with the security headers, compressed as the asker likes it, with its length and a
 * validator, or 304 when the asker holds it. Streams, parts and what is encoded already keep the body they have.
 */
export async function finalizeResponse(
  response: HttpResponse,
  requestHeaders: RequestHeaders,
  security: FlatHeaders,
): Promise<FinalizedResponse> {
  const { status, body } = response;
  const headers = [...security, ...response.headers.flat()];
  if (!headerValue(response, 'cross-origin-resource-policy'))
    headers.push('Cross-Origin-Resource-Policy', 'same-origin');
  if (body !== null && !(body instanceof Uint8Array)) return { status, headers, body };
  if (headerValue(response, 'content-encoding') || !isCompressible(headerValue(response, 'content-type') ?? '')) {
    return withContentLength({ status, headers, body }, response);
  }
  return body === null
    ? withContentLength({ status, headers, body }, response)
    : encodeBody({ status, headers, body }, response, requestHeaders);
}

async function encodeBody(
  unencoded: FinalizedResponse & { readonly body: Uint8Array },
  response: HttpResponse,
  requestHeaders: RequestHeaders,
): Promise<FinalizedResponse> {
  const { status, body } = unencoded;
  const encoding = body.length < minCompressedBytes ? 'identity' : chooseEncoding(requestHeaders['accept-encoding']);
  const headers = [...unencoded.headers, ...(headerValue(response, 'vary') ? [] : ['Vary', 'Accept-Encoding'])];
  if (status === 200 && !/no-store/.test(headerValue(response, 'cache-control') ?? '')) {
    const etag = headerValue(response, 'etag') ?? etagFor(body, encoding);
    if (!headerValue(response, 'etag')) headers.push('ETag', etag);
    if (isNotModified(requestHeaders, { etag })) return { status: 304, headers, body: null };
  }
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  return withContentLength({ status, headers, body: await compress(body, encoding, 'now') }, response);
}

/** Bytes below which compression costs more than it saves. */
const minCompressedBytes = 600;

function withContentLength(
  finalized: FinalizedResponse & { readonly body: Uint8Array | null },
  response: HttpResponse,
): FinalizedResponse {
  if (finalized.status === 304 || finalized.status === 204 || headerValue(response, 'content-length')) return finalized;
  return { ...finalized, headers: [...finalized.headers, 'Content-Length', String(finalized.body?.length ?? 0)] };
}

function headerValue({ headers }: HttpResponse, name: string): string | undefined {
  return headers.find(([each]) => each.toLowerCase() === name)?.[1];
}

/** Makes pages ready to send: with every header but age, cache status and the request's id. */
export function createPagePacker(security: FlatHeaders): PageEncoder {
  return {
    encode: async (page, wanted) => {
      const audience = entryKindOf({ ...page, tags: [] }) === null ? 'visitor' : 'everybody';
      const { headers, body } = await finalizeResponse(
        withPageHeaders(page, audience),
        { 'accept-encoding': wanted },
        security,
      );
      const encoding = flatHeaderValue(headers, 'Content-Encoding');
      return {
        headers,
        body: body instanceof Uint8Array ? body : page.body,
        etag: flatHeaderValue(headers, 'ETag') ?? '',
        encoding: encoding === 'br' || encoding === 'gzip' ? encoding : 'identity',
        validators: headerPairs(headers).flatMap(([name, value]) => (omittedFrom304.test(name) ? [] : [name, value])),
      };
    },
    decode: async ({ body, encoding }) => decompress(body, encoding),
  };
}

/** A 304 says again whatever is not about the body it does not have (RFC 9110, 15.4.5). */
const omittedFrom304 = /^content-(?!security)/i;

function flatHeaderValue(headers: FlatHeaders, name: string): string | undefined {
  return headerPairs(headers).find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1];
}

function headerPairs(headers: FlatHeaders): readonly (readonly [name: string, value: string])[] {
  return headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? ''] as const] : []));
}

/** What a page that says nothing of caching tells browsers and proxies. */
export type CacheAudience = 'everybody' | 'visitor' | 'draft';

const cacheControlByAudience: Readonly<Record<CacheAudience, string>> = {
  everybody: 'public, no-cache',
  visitor: 'private, no-cache',
  draft: 'private, no-store',
};

/** Of the pages that are there for programs. */
export const markdownType = 'text/markdown; charset=utf-8';

/** A page with the headers that every page has. */
export function withPageHeaders<T extends HttpResponse>(page: T, audience: CacheAudience): T {
  const has = (name: string): boolean => page.headers.some(([each]) => each.toLowerCase() === name);
  const isHtml = page.headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'));
  const cacheControl = has('set-cookie') ? cacheControlByAudience.draft : cacheControlByAudience[audience];
  const variesByAccept = isHtml || page.headers.some(([, value]) => value === markdownType);
  const ownHeaders =
    audience === 'draft' ? page.headers.filter(([name]) => name.toLowerCase() !== 'cache-control') : page.headers;
  return {
    ...page,
    headers: [
      ...ownHeaders,
      ...(has('cache-control') && audience !== 'draft' ? [] : ([['Cache-Control', cacheControl]] as const)),
      ...(audience === 'draft' ? ([['X-Robots-Tag', 'noindex']] as const) : []),
      ...(variesByAccept && !has('vary') ? ([['Vary', 'Accept, Accept-Encoding']] as const) : []),
      ...(isHtml ? ([['Speculation-Rules', `"${speculationRulesPath}"`]] as const) : []),
    ],
  };
}

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
