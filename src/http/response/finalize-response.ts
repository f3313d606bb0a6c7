import { createHash } from 'node:crypto';
import type {
  Encoding,
  FinalizedPage,
  FinalizedResponse,
  FlatHeaders,
  Header,
  PageResponse,
} from '#cache/entries/page-response.ts';
import type { EntryKind } from '#cache/entries/segmented-lru.ts';
import type { HeaderList, HttpResponse, RequestHeaders } from '../request/request-context.ts';
import { speculationRulesPath } from '../static/speculation-rules.ts';
import { compress, type CompressionEffort, decompress, isCompressibleType } from './content-negotiation.ts';

/** Finalizes a page that was rendered for all visitors, and decides whether it may be stored. */
export function finalizePage(page: PageResponse, security: FlatHeaders): FinalizedPage {
  const { status, headers: own, body, ...reads } = page;
  const kind = entryKindOf(page);
  const headers = pageHeaders(own, kind === null ? 'private' : 'public');
  const isPersonal = !own.every(isShareableHeader);
  return { ...reads, response: finalizeResponse({ status, headers, body }, security), kind, isPersonal };
}

/** The kind of cache entry that a page may be stored as; null: it must not be stored. */
function entryKindOf(page: PageResponse): EntryKind | null {
  if (page.complete === false || !page.headers.every(isShareableHeader)) return null;
  switch (page.status) {
    case 200:
      return 'positive';
    case 301:
    case 308:
    case 404:
    case 410:
      return 'negative';
    default:
      return null;
  }
}

function isShareableHeader([name, value]: Header): boolean {
  switch (name.toLowerCase()) {
    case 'set-cookie':
      return false;
    case 'cache-control':
      return !/\b(?:no-store|private)\b/i.test(value);
    case 'vary':
      return /^\s*accept-encoding\s*$/i.test(value);
    default:
      return true;
  }
}

/** Who may store a page that has no `Cache-Control` of its own. */
type CacheAudience = 'public' | 'private' | 'draft';

/** The headers of a page with those that depend on its audience and its type. */
export function pageHeaders(own: HeaderList, audience: CacheAudience): HeaderList {
  const isDraft = audience === 'draft';
  const type = headerValue(own, 'content-type') ?? '';
  const isHtml = type.startsWith('text/html');
  const headers = isDraft ? own.filter(([name]) => name.toLowerCase() !== 'cache-control') : [...own];
  if (headerValue(headers, 'cache-control') === undefined)
    headers.push(['Cache-Control', cacheControlFor(headerValue(own, 'set-cookie') === undefined ? audience : 'draft')]);
  if (isDraft) headers.push(['X-Robots-Tag', 'noindex']);
  if ((isHtml || type === markdownType) && headerValue(own, 'vary') === undefined)
    headers.push(['Vary', 'Accept, Accept-Encoding']);
  if (isHtml) headers.push(['Speculation-Rules', `"${speculationRulesPath}"`]);
  return headers;
}

function cacheControlFor(audience: CacheAudience): string {
  switch (audience) {
    case 'public':
      return 'public, no-cache';
    case 'private':
      return 'private, no-cache';
    case 'draft':
      return 'private, no-store';
    default:
      return audience satisfies never;
  }
}

/** The type of pages in Markdown. */
export const markdownType = 'text/markdown; charset=utf-8';

/**
 * Adds the headers that the request does not decide: security, `Content-Length` and, where the body can be compressed or
 * validated, `Vary` and `ETag`. Streams, partial content and encoded bodies keep the headers they have.
 */
export function finalizeResponse<Body extends HttpResponse['body']>(
  { status, headers: own, body }: HttpResponse<Body>,
  security: FlatHeaders,
): FinalizedResponse<Body> {
  const headers = [...security, ...own.flat()];
  if (headerValue(own, 'cross-origin-resource-policy') === undefined)
    headers.push('Cross-Origin-Resource-Policy', 'same-origin');
  const bytes: unknown = body;
  const isStream = bytes !== null && !(bytes instanceof Uint8Array);
  if (isStream || status === 304 || status === 204 || headerValue(own, 'content-length') !== undefined)
    return { status, headers, body, encoding: 'identity', isCompressible: false, etag: null, notModifiedHeaders: [] };
  const isText =
    bytes !== null &&
    headerValue(own, 'content-encoding') === undefined &&
    isCompressibleType(headerValue(own, 'content-type') ?? '');
  if (isText && headerValue(own, 'vary') === undefined) headers.push('Vary', 'Accept-Encoding');
  const ownEtag = headerValue(own, 'etag');
  const etag =
    isText && status === 200 && mayBeStored(own) ? (ownEtag ?? etagFor(bytes, 'identity', policyIn(security))) : null;
  if (etag !== null && ownEtag === undefined) headers.push('ETag', etag);
  headers.push('Content-Length', String(bytes?.length ?? 0));
  const isCompressible = isText && bytes.length >= minCompressedBytes;
  return withNotModifiedHeaders({ status, headers, body, encoding: 'identity', isCompressible, etag });
}

/** Browsers keep the policy of a stored page when they get a 304 for it, so a new policy needs a new validator. */
function policyIn(security: FlatHeaders): string {
  return flatHeader(security, 'content-security-policy') ?? '';
}

/** Bytes below which compression costs more than it saves. */
const minCompressedBytes = 600;

function mayBeStored(headers: HeaderList): boolean {
  return !/no-store/.test(headerValue(headers, 'cache-control') ?? '');
}

/**
 * Converts a finalized response to another encoding. Only its own bytes and headers are used, so that a stored response
 * can be encoded for a later request. One that compression does not help is returned as it is.
 */
export async function encodeResponse(
  response: FinalizedResponse,
  encoding: Encoding,
  effort: CompressionEffort = 'fast',
): Promise<FinalizedResponse> {
  if (!response.isCompressible || response.encoding === encoding) return response;
  const body = await compress(await decompress(response.body, response.encoding), encoding, effort);
  const headers = withoutHeaders(response.headers, encodingHeaders);
  const etag = response.etag && changeEtagEncoding(response.etag, response.encoding, encoding);
  if (etag !== null) headers.push('ETag', etag);
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  headers.push('Content-Length', String(body.length));
  return withNotModifiedHeaders({ ...response, headers, body, encoding, etag });
}

const encodingHeaders = /^(?:etag|content-encoding|content-length)$/i;

/** A 304 repeats the headers that do not describe its missing body (RFC 9110, 15.4.5). */
function withNotModifiedHeaders<Body>(
  response: Omit<FinalizedResponse<Body>, 'notModifiedHeaders'>,
): FinalizedResponse<Body> {
  const { etag, headers } = response;
  return { ...response, notModifiedHeaders: etag === null ? [] : withoutHeaders(headers, contentHeaders) };
}

const contentHeaders = /^content-(?!security)/i;

function withoutHeaders(headers: FlatHeaders, pattern: RegExp): string[] {
  return headers.filter((_, at) => !pattern.test(headers[at - (at % 2)] ?? ''));
}

function headerValue(headers: HeaderList, name: string): string | undefined {
  return headers.find(([each]) => each.toLowerCase() === name)?.[1];
}

/** A strong validator of these bytes, and of headers that belong to them, in an encoding; quoted as it is sent. */
export function etagFor(bytes: Uint8Array, encoding: Encoding = 'identity', headers = ''): string {
  const hash = createHash('sha256').update(headers).update(bytes).digest('base64url').slice(0, 22);
  return `"${hash}${etagSuffix(encoding)}"`;
}

function changeEtagEncoding(etag: string, from: Encoding, to: Encoding): string {
  return `${etag.slice(0, etag.length - etagSuffix(from).length - 1)}${etagSuffix(to)}"`;
}

function etagSuffix(encoding: Encoding): string {
  return encoding === 'identity' ? '' : `-${encoding}`;
}

/** What a condition is compared with. */
export interface ResponseValidators {
  readonly etag: string;
  /** Milliseconds since 1970, where there is a date. */
  readonly modified?: number;
}

/**
 * Whether the client has these bytes already (RFC 9110, 13.2.2): `If-None-Match` decides where it is sent, else
 * `If-Modified-Since`. Malformed conditions are false.
 */
export function isNotModified(headers: RequestHeaders, { etag, modified }: ResponseValidators): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags === etag || tags.trim() === '*' || new Set(tags.match(entityTagPattern)).has(etag);
  const since = headers['if-modified-since'];
  if (since === undefined || modified === undefined) return false;
  return Math.floor(modified / 1000) * 1000 <= Date.parse(since);
}

/**
 * Whether a client wants only a version that this is not (RFC 9110, 13.1.1 and 13.1.4): `If-Match` decides where it is
 * sent, else `If-Unmodified-Since`. A weak tag matches nothing; malformed conditions are ignored.
 */
export function isPreconditionFailed(
  { 'if-match': tags = '', 'if-unmodified-since': since = '' }: RequestConditions,
  headers: FlatHeaders,
): boolean {
  const listed = tags.match(listedTagPattern);
  if (listed) return !listed.includes(flatHeader(headers, 'etag') ?? '');
  if (tags.trim() === '*') return false;
  return Date.parse(flatHeader(headers, 'last-modified') ?? '') > Date.parse(since);
}

interface RequestConditions {
  readonly 'if-match'?: string | undefined;
  readonly 'if-unmodified-since'?: string | undefined;
}

const listedTagPattern = /(?:W\/)?"[\u0021\u0023-\u007e]*"/g;

function flatHeader(headers: FlatHeaders, name: string): string | undefined {
  const at = headers.findIndex((each, index) => index % 2 === 0 && each.toLowerCase() === name);
  return at < 0 ? undefined : headers[at + 1];
}

/** The quoted parts of a list; a weak tag equals the strong one, by the weak comparison. */
const entityTagPattern = /"[\u0021\u0023-\u007e]*"/g;
