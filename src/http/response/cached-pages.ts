import type { IncomingMessage } from 'node:http';
import type { RequestBatch } from '#cache/consistency/log-consistency.ts';
import type { CacheResponse, CacheLookup } from '#cache/respond.ts';
import type { PageCache } from '#cache/page-cache.ts';
import { hasDraftCookie } from '#content/preview/draft-session.ts';
import { chooseEncoding, chooseFormat } from './content-negotiation.ts';
import type { PageRenderer, RequestContext } from '../request/request-context.ts';
import { type FinalizedResponse, type FinalizedResult, isNotModified } from './finalize-response.ts';
import { limits } from '../limits.ts';

/** A page that has to be neither made nor waited for. */
export interface CachedPageResponse extends FinalizedResponse {
  readonly body: Uint8Array | null;
}

/** Pages that are the same for everybody, from memory where that is right. */
export interface CachedPages {
  /** A page that is held ready, before anything is parsed; null when the request has to go the long way. */
  readonly hit: (request: IncomingMessage, arrival: RequestBatch) => CachedPageResponse | null;
  /** The page of a visit; null when it is not for everybody. */
  readonly respond: (visit: RequestContext) => Promise<FinalizedResult> | null;
  /** The page that says that nothing is at the address of a visit; null when it is not for everybody. */
  readonly notFound: (visit: RequestContext) => Promise<FinalizedResult> | null;
}

export function createCachedPages(cache: PageCache, render: PageRenderer): CachedPages {
  return {
    hit: (request, arrival) => lookupCached(cache, request, arrival),
    respond: (context) => {
      const target = context.url.pathname + context.url.search;
      if (!isShareable(context) || cache.keys.keyOf(target) === null) return null;
      const lookup = { target, ...negotiate(context) };
      return cache
        .respond(lookup, (key) => render(anonymousContext(context, key)))
        .then((page) => toFinalizedResult(page, context));
    },
    notFound: (context) => {
      if (!isShareable(context)) return null;
      const renderNotFound = (path: string) => render(anonymousContext(context, path));
      // What is told of it to a CDN would be held under this address, which nothing of it names.
      return cache
        .respondNotFound(negotiate(context), renderNotFound)
        .then((page) => toFinalizedResult({ ...page, entry: null }, context));
    },
  };
}

function isShareable({ method, headers }: RequestContext): boolean {
  return method !== 'POST' && !hasDraftCookie(headers['cookie']);
}

function negotiate({ headers, format }: RequestContext): Omit<CacheLookup, 'target'> {
  return { encoding: chooseEncoding(headers['accept-encoding']), format };
}

function toFinalizedResult(page: CacheResponse, { headers }: RequestContext): FinalizedResult {
  return { ready: toCachedResponse(page, headers['if-none-match']) };
}

function lookupCached(
  cache: PageCache,
  { method, url = '', headers }: IncomingMessage,
  arrival: RequestBatch,
): CachedPageResponse | null {
  if ((method !== 'GET' && method !== 'HEAD') || hasDraftCookie(headers.cookie)) return null;
  if (url.includes('?') && url.split('&').length > limits.queryParameters) return null;
  const encoding = chooseEncoding(headers['accept-encoding']?.toString());
  const page = cache.hit({ target: url, encoding, format: chooseFormat(headers.accept) }, arrival);
  return page && toCachedResponse(page, headers['if-none-match']);
}

/** A visit with nothing in it of the visitor's: what a page is made for that all are shown. */
function anonymousContext(context: RequestContext, target: string): RequestContext {
  return {
    id: context.id,
    method: 'GET',
    url: new URL(target, context.url),
    headers: {},
    clientAddress: '',
    body: null,
    draft: null,
    format: context.format,
    signal: new AbortController().signal,
  };
}

function toCachedResponse(
  { status, encodedBody, age, cacheStatus, entry }: CacheResponse,
  ifNoneMatch: string | undefined,
): CachedPageResponse {
  const cacheStatusHeaders = ['Age', String(age), 'Cache-Status', cacheStatus];
  if (
    ifNoneMatch !== undefined &&
    encodedBody.etag !== '' &&
    isNotModified({ 'if-none-match': ifNoneMatch }, encodedBody)
  ) {
    return { status: 304, headers: [...encodedBody.validators, ...cacheStatusHeaders], body: null, held: entry };
  }
  return { status, headers: [...encodedBody.headers, ...cacheStatusHeaders], body: encodedBody.body, held: entry };
}
