import { createServer, type IncomingMessage, type Server, type ServerOptions } from 'node:http';
import { cdnHeaders } from '#cache/cdn/cdn.ts';
import type { CacheResponse } from '#cache/page-cache.ts';
import { routes } from '#routes.ts';
import { type Limits, limits as defaultLimits } from './limits.ts';
import { createDrainer, type DrainTimeouts } from './operations/drain.ts';
import { formatAccessLine } from './operations/log.ts';
import { validateHost } from './request/host.ts';
import { handleClientErrors } from './request/malformed-requests.ts';
import { disconnectSignal, hasDraftCookie, type HttpExchange, openExchange } from './request/open-request.ts';
import type { HttpProblem } from './request/request-context.ts';
import { chooseEncoding, chooseFormat } from './response/content-negotiation.ts';
import { finalizeResponse, isNotModified, isPreconditionFailed } from './response/finalize-response.ts';
import { problems } from './response/problems.ts';
import { keepQuery } from './response/keep-query.ts';
import { formatPageHead, listPageHeaders } from './response/page-head.ts';
import { PreparedResponse } from './response/prepared-response.ts';
import { renderPlainError } from './response/render-error.ts';
import { discardStream, streamResponse } from './response/stream-response.ts';
import { type OutgoingResponse, respond } from './router.ts';
import { createServerContext, type HttpServerOptions, type ServerContext } from './server-context.ts';

export interface HttpServer {
  readonly server: Server;
  /** Stops listening and resolves when every connection is closed. */
  readonly drain: (timeouts: DrainTimeouts) => Promise<void>;
}

/**
 * The HTTP server. This file checks limits and host, looks pages up in the cache and sends; `router.ts` creates the
 * responses that are not in the cache.
 */
export function createHttpServer(options: HttpServerOptions): HttpServer {
  const limits: Limits = { ...defaultLimits, ...options.limits };
  const server = createServer({ ...serverSettings(limits), ServerResponse: PreparedResponse });
  const { drainState, drain } = createDrainer(server);
  const context = createServerContext(options, { limits, drainState });
  const onRequest = (request: IncomingMessage, response: PreparedResponse): void =>
    handleRequest(context, request, response);
  for (const event of ['request', 'checkContinue', 'checkExpectation']) server.on(event, onRequest);
  handleClientErrors(server, context);
  return { server, drain };
}

function serverSettings(limits: Limits): ServerOptions {
  return {
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.timeoutCheckMs,
    insecureHTTPParser: false,
    requireHostHeader: false,
  };
}

/** Handles a request from its first checks to its log line. A cached page is sent before this function returns. */
function handleRequest(server: ServerContext, request: IncomingMessage, response: PreparedResponse): void {
  const exchange = openExchange(server, request, response);
  const refusal = refuseEarly(server, exchange);
  const cached = refusal ? null : findCached(server, exchange);
  if (!cached) return void handleUncached(server, exchange, refusal);
  void send(server, exchange, cached);
  server.writeAccessLine?.(formatAccessLine(exchange));
}

/** Refuses without parsing the request and without rendering a page. */
function refuseEarly({ limits, allowedHosts }: ServerContext, { request, host }: HttpExchange): HttpProblem | null {
  const target = request.url ?? '';
  if (target.length > limits.urlBytes) return problems.urlTooLong;
  const { expect, 'transfer-encoding': coding } = request.headers;
  if (coding !== undefined && isCodedBeforeChunks(coding)) return problems.unknownCoding;
  if (expect !== undefined && !/^100-continue$/i.test(expect)) return problems.badExpectation;
  if (isHostlessProbe(request)) return null;
  const refusal = validateHost(host, allowedHosts);
  return refusal === problems.foreignHost && acceptsAnyHost(target) ? null : refusal;
}

/** Load balancers send probes in HTTP/1.0, which has no Host (RFC 9112, 3.2). */
function isHostlessProbe({ url = '', httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion === '1.0' && headers.host === undefined && url.startsWith(healthPrefix);
}

/** A coding besides the chunks would have to be decoded; one that does not end with chunks is refused by the parser. */
function isCodedBeforeChunks(transferEncoding: string): boolean {
  return /,\s*chunked\s*$/i.test(transferEncoding);
}

/** Probes and signed deliveries use the address of the machine, whatever the host of the shop is. */
function acceptsAnyHost(target: string): boolean {
  return target.startsWith(healthPrefix) || webhookPaths.has(target);
}

const healthPrefix = '/health/';
const webhookPaths: ReadonlySet<string> = new Set([routes.webhooks(), routes.contentWebhooks()]);

/** Looks a page up before anything of the request is parsed; null: the request needs the router. */
function findCached(server: ServerContext, { request, arrivedAt }: HttpExchange): CacheResponse | null {
  const { method, url: target = '', headers } = request;
  if (!server.cache || (method !== 'GET' && method !== 'HEAD') || hasDraftCookie(server, headers.cookie)) return null;
  if (target.includes('?') && target.split('&').length > server.limits.queryParameters) return null;
  const encoding = chooseEncoding(headers['accept-encoding']?.toString());
  return server.cache.hit({ target, encoding, format: chooseFormat(headers.accept) }, arrivedAt);
}

async function handleUncached(
  server: ServerContext,
  exchange: HttpExchange,
  refusal: HttpProblem | null,
): Promise<void> {
  const { request, response, id } = exchange;
  server.lastResponses.set(request.socket, response);
  try {
    const outgoing = refusal ? refusalOf(server, request, refusal) : await respond(server, exchange);
    if (outgoing) await send(server, exchange, outgoing);
  } catch (error) {
    server.log.error({ id, err: error }, 'sending the response failed');
    response.destroy();
  }
  server.writeAccessLine?.(formatAccessLine(exchange));
}

function refusalOf(
  { securityHeaders, language }: ServerContext,
  request: IncomingMessage,
  problem: HttpProblem,
): OutgoingResponse {
  return { response: finalizeResponse(renderPlainError(problem, request, language), securityHeaders('visitors')) };
}

/** Sends bytes at once, and returns null; resolves when a stream was sent or the client disconnected. */
function send(server: ServerContext, exchange: HttpExchange, outgoing: OutgoingResponse): Promise<void> | null {
  const { request, response } = exchange;
  const { body, etag } = outgoing.response;
  const isStream = body !== null && !(body instanceof Uint8Array);
  if (response.destroyed) return isStream ? discardStream(body) : null;
  if (isRefusedByCondition(request, outgoing)) {
    if (isStream) void discardStream(body);
    return send(server, exchange, refusalOf(server, request, problems.preconditionFailed));
  }
  const ifNoneMatch = request.headers['if-none-match'];
  const isUnchanged =
    ifNoneMatch !== undefined && etag !== null && isNotModified({ 'if-none-match': ifNoneMatch }, { etag });
  writeHead(server, exchange, { outgoing, isUnchanged });
  if (isStream) return streamResponse(response, body, { signal: disconnectSignal(response), ...server.limits });
  response.end(isUnchanged ? undefined : (body ?? undefined));
  // Nearly all responses are written at once; a timer would cost as much as the rest of a cache hit.
  if (response.writableLength > 0) watchClient(server, exchange);
  return null;
}

/** A client that stops reading is disconnected. */
function watchClient({ lastResponses, limits }: ServerContext, { request, response }: HttpExchange): void {
  lastResponses.set(request.socket, response);
  response.setTimeout(limits.idleMs);
}

/** Preconditions apply only to otherwise successful responses (RFC 9110, 13.2.1). Writes are checked before. */
function isRefusedByCondition({ method, headers }: IncomingMessage, { response }: OutgoingResponse): boolean {
  const { 'if-match': ifMatch, 'if-unmodified-since': unmodifiedSince } = headers;
  if (ifMatch === undefined && unmodifiedSince === undefined) return false;
  if (method === 'POST' || ![200, 206, 304].includes(response.status)) return false;
  return isPreconditionFailed(headers, response.headers);
}

interface HeaderChoice {
  readonly outgoing: OutgoingResponse;
  readonly isUnchanged: boolean;
}

/** Sends status and headers; those of a page as one text, where nothing is added and its connection stays open. */
function writeHead(server: ServerContext, exchange: HttpExchange, { outgoing, isUnchanged }: HeaderChoice): void {
  const { response, id, request } = exchange;
  const { age, cacheStatus } = outgoing;
  const status = isUnchanged ? 304 : outgoing.response.status;
  const stored = isUnchanged ? outgoing.response.notModifiedHeaders : outgoing.response.headers;
  const headers = status === 301 ? keepQuery(stored, request.url ?? '') : stored;
  const added = addedHeaders(server, exchange, outgoing);
  if (age === undefined || cacheStatus === undefined)
    return void response.writeHead(status, [...headers, 'X-Request-Id', id, ...added]);
  const head = { status, headers, id, age, cacheStatus };
  if (headers !== stored || added.length > 0 || !response.canKeepAlive)
    return void response.writeHead(status, [...listPageHeaders(head), ...added]);
  response.writePreparedHead(status, formatPageHead(head, { now: Date.now(), keepAliveMs: server.limits.keepAliveMs }));
}

function addedHeaders(server: ServerContext, exchange: HttpExchange, { entry }: OutgoingResponse): readonly string[] {
  const closing = closesConnection(server, exchange) ? ['Connection', 'close'] : noHeaders;
  // Cache tags are sent to trusted proxies only.
  const isForCdn = server.cdn && exchange.isFromTrustedProxy && entry !== undefined;
  return isForCdn ? [...closing, ...cdnHeaders(server.cdn, entry, Date.now()).flat()] : closing;
}

const noHeaders: readonly string[] = [];

/** The connection is closed while draining, and when much of a request body is left unread on it. */
function closesConnection({ drainState, limits }: ServerContext, { request }: HttpExchange): boolean {
  if (drainState.isDraining) return true;
  if (request.complete || request.readableFlowing === true) return false;
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  return coding !== undefined || (length !== undefined && Number(length) > limits.formBytes);
}
