import type { CacheEntry } from '#cache/held.ts';
import { chooseEncoding, compress, isCompressible } from './encoding.ts';
import type { HttpResponse, RequestHeaders } from './exchange.ts';
import type { FlatHeaders } from './security-headers.ts';
import { etagFor, isNotModified } from './validators.ts';

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
