import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import { cdnHeaders } from '#cache/cdn/cdn.ts';
import { routes } from '#routes.ts';
import { type Limits, limits as usualLimits } from './limits.ts';
import { type ConnectionDrainer, createDrainer } from './operations/drain.ts';
import { formatAccessLine } from './operations/log.ts';
import { parseRequestTarget } from './request/canonical-path.ts';
import { handleClientErrors } from './request/malformed-requests.ts';
import { createRequestContext, type HttpExchange, openExchange, readHeaders } from './request/open-request.ts';
import { readBody } from './request/read-body.ts';
import type { HttpProblem, HttpResponse, RequestContext } from './request/request-context.ts';
import type { CachedPageResponse } from './response/cached-pages.ts';
import {
  type FinalizedResponse,
  type FinalizedResult,
  finalizeResponse,
  withPageHeaders,
} from './response/finalize-response.ts';
import { methodNotAllowed, problems, tooManyRequests } from './response/problems.ts';
import { problemFor, renderError, renderPlainError } from './response/render-error.ts';
import { closeWhenIdle, sendResponse } from './response/send-response.ts';
import { type MatchedRoute, matchRoute } from './router.ts';
import { isCrossSite, toOriginForm, validateHost } from './security/request-origin.ts';
import type { FlatHeaders } from './security/security-headers.ts';
import { createServerContext, type HttpServerOptions, type ServerContext } from './server-context.ts';

export interface HttpServer {
  readonly server: Server;
  readonly drain: ConnectionDrainer['drain'];
}

/** The HTTP server through which every request goes. */
export function createHttpServer(options: HttpServerOptions): HttpServer {
  const limits: Limits = { ...usualLimits, ...options.limits };
  const server = createServer(serverSettings(limits));
  const { draining, markUsed, drain } = createDrainer(server);
  const serverContext = createServerContext(options, { limits, draining });
  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    markUsed(request.socket);
    handleRequest(serverContext, request, response);
  };
  for (const event of ['request', 'checkContinue', 'checkExpectation']) server.on(event, onRequest);
  handleClientErrors(server, serverContext.securityHeaders);
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

/** Every request, from its first look to its line in the log. A page held ready is on its way before this returns. */
function handleRequest(serverContext: ServerContext, request: IncomingMessage, response: ServerResponse): void {
  const exchange = openExchange(serverContext, request, response);
  const refusal = refuseEarly(serverContext, exchange);
  const cachedResponse = refusal
    ? null
    : serverContext.routeSources.cachedPages?.hit(request, serverContext.requestBatchOf(response));
  if (cachedResponse) sendCachedResponse(serverContext, exchange, cachedResponse);
  else void handleUncached(serverContext, exchange, refusal);
}

function sendCachedResponse(
  serverContext: ServerContext,
  exchange: HttpExchange,
  cachedResponse: CachedPageResponse,
): void {
  const { response } = exchange;
  const { status, headers, body } = cachedResponse;
  response.writeHead(status, [
    ...headers,
    ...requestIdHeaders(serverContext, exchange),
    ...cdnHeadersFor(serverContext, exchange, cachedResponse),
  ]);
  response.end(body ?? undefined);
  closeWhenIdle(response, serverContext.limits.idleMs);
  serverContext.writeAccessLine?.(formatAccessLine(exchange));
}

async function handleUncached(
  serverContext: ServerContext,
  exchange: HttpExchange,
  refusal: HttpProblem | null,
): Promise<void> {
  const { response, id } = exchange;
  try {
    const finalized = await createResponse(serverContext, exchange, refusal);
    if (finalized) {
      const extraHeaders = [
        ...requestIdHeaders(serverContext, exchange),
        ...cdnHeadersFor(serverContext, exchange, finalized),
      ];
      await sendResponse(response, finalized, { extraHeaders, idleMs: serverContext.limits.idleMs });
    }
  } catch (error) {
    serverContext.log.error({ id, err: error }, 'an answer could not be sent');
    response.destroy();
  }
  serverContext.writeAccessLine?.(formatAccessLine(exchange));
}

/** Null when the visitor went away before there was anything to say. */
async function createResponse(
  serverContext: ServerContext,
  exchange: HttpExchange,
  refusal: HttpProblem | null,
): Promise<FinalizedResponse | null> {
  const { request } = exchange;
  const response = refusal ? renderPlainError(refusal, request) : await respondToTarget(serverContext, exchange);
  if (response && 'ready' in response) return response.ready;
  return response && finalizeResponse(response, readHeaders(request), securityHeadersFor(serverContext, request));
}

/** Drafts may be shown in frames of sites that others may not be shown in. */
function securityHeadersFor(
  { securityHeaders, draftSecurityHeaders, readDraftSession }: ServerContext,
  { headers }: IncomingMessage,
): FlatHeaders {
  return draftSecurityHeaders && readDraftSession(headers.cookie) ? draftSecurityHeaders : securityHeaders;
}

/** What is refused at a glance, without parsing anything and without a page for it. */
function refuseEarly({ limits, allowedHosts }: ServerContext, { request, host }: HttpExchange): HttpProblem | null {
  const target = request.url ?? '';
  if (target.length > limits.urlBytes) return problems.urlTooLong;
  if (request.headers.expect !== undefined && !/^100-continue$/i.test(request.headers.expect)) {
    return problems.badExpectation;
  }
  return validateHost(host, acceptsAnyHost(target) ? null : allowedHosts);
}

/** Probes and signed deliveries come to the machine's own address, whatever the shop is known under. */
function acceptsAnyHost(target: string): boolean {
  return target.startsWith('/health/') || target === routes.webhooks();
}

async function respondToTarget(
  serverContext: ServerContext,
  exchange: HttpExchange,
): Promise<HttpResponse | FinalizedResult | null> {
  const originTarget = toOriginForm(exchange.request.url ?? '', exchange.host ?? '');
  const target = parseRequestTarget(originTarget ?? '');
  if (target.kind === 'moved') return permanentRedirect(target.location);
  if (target.kind === 'malformed')
    return renderProblem(serverContext, createRequestContext(serverContext, exchange, '/'), problems.badPath);
  const context = createRequestContext(serverContext, exchange, target.path + target.search);
  const result = await respondToRequest(serverContext, exchange, context).catch((error: unknown) =>
    problemFromError(serverContext, context, error),
  );
  return result && 'code' in result ? renderProblem(serverContext, context, result) : result;
}

async function respondToRequest(
  serverContext: ServerContext,
  exchange: HttpExchange,
  context: RequestContext,
): Promise<RequestOutcome> {
  if (context.url.search.split('&').length > serverContext.limits.queryParameters) return problems.tooManyParameters;
  const route = matchRoute(context.url.pathname, serverContext.routeSources);
  const refusal = validateMethod(serverContext, exchange, route) ?? (await rateLimit(serverContext, context, route));
  if (refusal) return refusal;
  if (context.method !== 'POST') return route.respond(context);
  const body = await readBody(exchange.request, exchange.response, route.bodyLimit);
  if (body === 'gone') return null;
  return body === 'too_large' ? problems.tooLarge : route.respond({ ...context, body });
}

type RequestOutcome = HttpResponse | FinalizedResult | HttpProblem | null;

function validateMethod(
  serverContext: ServerContext,
  { request, host }: HttpExchange,
  { methods }: MatchedRoute,
): HttpProblem | null {
  const { method = '', headers } = request;
  if (!methods.some((each) => each === method)) return methodNotAllowed(methods);
  const fetchSite = headers['sec-fetch-site']?.toString();
  const hosts = [host ?? '', new URL(serverContext.origin()).host];
  return isCrossSite({ method, fetchSite, origin: headers.origin, hosts }) ? problems.crossSite : null;
}

async function rateLimit(
  { consumeRateLimit }: ServerContext,
  context: RequestContext,
  { rateLimits }: MatchedRoute,
): Promise<HttpProblem | null> {
  const bucket = rateLimits[context.method];
  const retryAfter = bucket ? await consumeRateLimit(bucket, context.clientAddress) : null;
  return retryAfter === null ? null : tooManyRequests(retryAfter);
}

function problemFromError({ log }: ServerContext, { id }: RequestContext, error: unknown): HttpProblem {
  const problem = problemFor(error);
  if (problem.status >= 500) log.error({ id, err: error }, problem.code);
  return problem;
}

async function renderProblem(
  { routeSources, log }: ServerContext,
  context: RequestContext,
  problem: HttpProblem,
): Promise<HttpResponse | FinalizedResult> {
  const response = await renderError(problem, context, {
    render: routeSources.render,
    cachedPages: routeSources.cachedPages,
    log,
  });
  return context.draft && 'status' in response ? withPageHeaders(response, 'draft') : response;
}

function permanentRedirect(location: string): HttpResponse {
  return {
    status: 308,
    headers: [
      ['Location', location],
      ['Cache-Control', 'no-store'],
    ],
    body: null,
  };
}

/** Headers of this one request; the connection is given up while draining, or with much of a body left unread on it. */
function requestIdHeaders({ draining, limits }: ServerContext, { request, id }: HttpExchange): readonly string[] {
  const { 'content-length': length = 0, 'transfer-encoding': coding } = request.headers;
  const isBodyUnread = !request.complete && request.readableFlowing !== true;
  const hasLargeUnreadBody = isBodyUnread && (coding !== undefined || Number(length) > limits.formBytes);
  return draining() || hasLargeUnreadBody ? ['X-Request-Id', id, 'Connection', 'close'] : ['X-Request-Id', id];
}

/** Tags are for a CDN's eyes: only a trusted proxy is told them. */
function cdnHeadersFor(
  { cdn }: ServerContext,
  { isFromTrustedProxy }: HttpExchange,
  { held }: Pick<FinalizedResponse, 'held'>,
): readonly string[] {
  if (!cdn || !isFromTrustedProxy || held === undefined) return noHeaders;
  return cdnHeaders(cdn, held, Date.now()).flat();
}

const noHeaders: readonly string[] = [];
