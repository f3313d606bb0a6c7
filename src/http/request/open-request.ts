import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CacheMoment } from '#cache/page-cache.ts';
import { chooseFormat } from '../response/content-negotiation.ts';
import type { PreparedResponse } from '../response/prepared-response.ts';
import { clientAddress, isTrustedProxy, peerAddress, type TrustedProxies } from './client-address.ts';
import { readHost } from './host.ts';
import { ownOriginsOf, withPublicOrigin } from './referer.ts';
import type { DraftSession, RequestContext, RequestHeaders } from './request-context.ts';

/** A request before anything of it is parsed. */
export interface HttpExchange {
  readonly request: IncomingMessage;
  readonly response: PreparedResponse;
  readonly id: string;
  readonly isFromTrustedProxy: boolean;
  /** The host that the request is for, with its port; null where it does not name exactly one valid host. */
  readonly host: string | null;
  /** How the client reached a trusted proxy, from its `X-Forwarded-Proto`; null where none says so. */
  readonly forwardedProtocol: 'http:' | 'https:' | null;
  readonly arrivedAt: CacheMoment;
  /** Bytes that the connection had sent to the client before. */
  readonly bytesWrittenBefore: number;
}

/** `X-Forwarded-Host`, `X-Forwarded-Proto` and `X-Request-Id` count when a trusted proxy sent the request. */
export function openExchange(
  { trustedProxies, arrivalOf }: ExchangeOptions,
  request: IncomingMessage,
  response: PreparedResponse,
): HttpExchange {
  const isFromTrustedProxy = trustedProxies !== null && isTrustedProxy(trustedProxies, peerAddress(request));
  const id = createRequestId(isFromTrustedProxy ? String(request.headers['x-request-id'] ?? '') : null);
  return {
    request,
    response,
    id,
    isFromTrustedProxy,
    host: readHost(request, isFromTrustedProxy),
    forwardedProtocol: isFromTrustedProxy ? readForwardedProtocol(request) : null,
    arrivedAt: arrivalOf(response),
    bytesWrittenBefore: request.socket.bytesWritten,
  };
}

export interface ExchangeOptions {
  readonly trustedProxies: TrustedProxies;
  readonly arrivalOf: ArrivalOf;
}

const processPrefix = randomBytes(6).toString('hex');
let requestCount = 0;

/** A unique id, or the one that a trusted proxy sent where it is well-formed. */
export function createRequestId(given: string | null): string {
  if (given !== null && /^[\w.-]{8,128}$/.test(given)) return given;
  requestCount += 1;
  return `${processPrefix}-${requestCount.toString(36)}`;
}

/** The last entry, which the trusted proxy wrote itself. */
function readForwardedProtocol({ headers }: Pick<IncomingMessage, 'headers'>): HttpExchange['forwardedProtocol'] {
  const last = String(headers['x-forwarded-proto'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
    .toLowerCase();
  return last === 'https' || last === 'http' ? `${last}:` : null;
}

export interface RequestContextOptions {
  readonly trustedProxies: TrustedProxies;
  readonly site: { readonly origin: string };
  readonly drafts: { readonly readSession: (cookie: string | undefined, url: URL) => DraftSession | null } | null;
  /** Matches a `Cookie` header with a draft cookie, valid or not; null: there is no draft mode. */
  readonly draftCookiePattern: RegExp | null;
}

/** The request as pages and API handlers see it, without its body. `target`: a canonical path and query. */
export function createRequestContext(
  options: RequestContextOptions,
  exchange: HttpExchange,
  target: string,
): RequestContext {
  const { request, response, id } = exchange;
  const { trustedProxies, site, drafts } = options;
  const { method, headers } = request;
  const url = new URL(site.origin + target);
  return {
    id,
    method: method === 'POST' || method === 'HEAD' ? method : 'GET',
    url,
    headers: readHeaders(exchange, site.origin),
    clientAddress: clientAddress(request, trustedProxies),
    body: null,
    draft: drafts && hasDraftCookie(options, headers.cookie) ? drafts.readSession(headers.cookie, url) : null,
    format: chooseFormat(headers.accept),
    signal: disconnectSignal(response),
  };
}

/** Whether a request has a draft cookie, valid or not, and may therefore be answered only after its session was read. */
export function hasDraftCookie(
  { draftCookiePattern }: Pick<RequestContextOptions, 'draftCookiePattern'>,
  cookie: string | undefined,
): boolean {
  return cookie !== undefined && draftCookiePattern !== null && draftCookiePattern.test(cookie);
}

function readHeaders(exchange: HttpExchange, site: string): RequestHeaders {
  const { headers } = exchange.request;
  const read = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  );
  const { referer } = headers;
  return referer === undefined
    ? read
    : { ...read, referer: withPublicOrigin(referer, site, ownOriginsOf(site, exchange)) };
}

/** Aborted when the client disconnects before the response is sent. */
export function disconnectSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const abortUnfinished = (): void => {
    if (!response.writableFinished) controller.abort();
  };
  response.once('close', abortUnfinished);
  // A response that waits behind another on its connection does not emit `close` with it.
  if (response.socket === null) response.req.socket.setMaxListeners(0).once('close', abortUnfinished);
  return controller.signal;
}

/** The moment at which the request of a response arrived. */
export type ArrivalOf = (response: Pick<ServerResponse, 'socket'>) => CacheMoment;

/**
 * Reads one moment for all requests that arrive in one turn of the event loop: each was sent before the first of them is
 * looked at. Only for listeners of a server's `request` event: they run while the event loop handles the readable sockets,
 * and the turn ends after that.
 */
export function createArrivals(readMoment: () => CacheMoment): ArrivalOf {
  let shared: CacheMoment | null = null;
  let remaining = 0;
  const endTurn = (): void => {
    shared = null;
  };
  return ({ socket }) => {
    // It waits behind another on its connection and may have been sent after that was received.
    if (socket === null) return readMoment();
    if (shared === null) setImmediate(endTurn);
    if (shared === null || remaining === 0) [shared, remaining] = [readMoment(), maxBatchSize];
    remaining -= 1;
    return shared;
  };
}

/** With more than 1,024 readable connections libuv polls again within a turn: batches are kept far smaller. */
const maxBatchSize = 32;
