import type { FinalizedResponse } from '#cache/entries/page-response.ts';
import type { CacheResponse } from '#cache/page-cache.ts';
import type { LoadPage } from '#cache/revalidate.ts';
import { isCartLink, isCartView, routes } from '#routes.ts';
import { formKinds } from '#shop/content/visitor-form.ts';
import { parseRequestTarget } from '#shop/seo/canonical-path.ts';
import { toOriginForm } from './request/host.ts';
import { createRequestContext, type HttpExchange } from './request/open-request.ts';
import { readBody } from './request/read-body.ts';
import type {
  ApiRoute,
  HttpMethod,
  HttpProblem,
  HttpResponse,
  RateLimitBucket,
  RequestContext,
} from './request/request-context.ts';
import { chooseEncoding, chooseEncodingOnce } from './response/content-negotiation.ts';
import {
  encodeResponse,
  finalizePage,
  finalizeResponse,
  isPreconditionFailed,
  pageHeaders,
} from './response/finalize-response.ts';
import { methodNotAllowed, permanentRedirect, problems, tooManyRequests } from './response/problems.ts';
import { problemFor, renderError } from './response/render-error.ts';
import { ownOriginsOf } from './request/referer.ts';
import { isCrossSite } from './security/cross-site.ts';
import type { RouteSources, ServerContext } from './server-context.ts';
import type { MediaFiles } from './static/media-files.ts';

/** A response to send, with what is known of it when it is a page from the cache. */
export interface OutgoingResponse extends Partial<Omit<CacheResponse, 'response'>> {
  readonly response: FinalizedResponse<HttpResponse['body']>;
}

/** Answers a request that was not answered from the cache; null: the client disconnected before it was complete. */
export async function respond(server: ServerContext, exchange: HttpExchange): Promise<OutgoingResponse | null> {
  const target = parseRequestTarget(toOriginForm(exchange.request.url ?? '', exchange.host ?? '') ?? '');
  if (target.kind === 'redirect')
    return { response: finalizeResponse(permanentRedirect(target.location), server.securityHeaders('visitors')) };
  const isMalformed = target.kind === 'malformed';
  const context = createRequestContext(server, exchange, isMalformed ? '/' : target.path + target.search);
  const answer = isMalformed
    ? problems.badPath
    : await respondToContext(server, exchange, context).catch((error: unknown) =>
        problemFromError(server, context, error),
      );
  if (answer === null) return null;
  const result = 'code' in answer ? await renderProblem(server, context, answer) : answer;
  return 'response' in result ? result : finalizeAndEncode(server, context, result);
}

type RouteAnswer = HttpResponse | OutgoingResponse | HttpProblem;

async function respondToContext(
  server: ServerContext,
  exchange: HttpExchange,
  context: RequestContext,
): Promise<RouteAnswer | null> {
  if (context.url.search.split('&').length > server.limits.queryParameters) return problems.tooManyParameters;
  const route = matchRoute(context.url.pathname, server);
  const refusal =
    validateMethod(server, exchange, route) ??
    validateConditions(context) ??
    validateEncoding(context) ??
    validateMediaType(context, route) ??
    (await rateLimit(server, context, route));
  if (refusal) return refusal;
  if (context.method !== 'POST') return respondWithRoute(server, context, route);
  const body = await readBody(exchange.request, exchange.response, route.bodyLimit);
  if (body === 'aborted') return null;
  return body === 'too_large' ? problems.tooLarge : respondWithRoute(server, { ...context, body }, route);
}

/** What a path accepts, and its handler; null: the path is a page. */
export interface MatchedRoute {
  readonly methods: readonly HttpMethod[];
  /** Bytes. */
  readonly bodyLimit: number;
  /** Bodies must be forms. */
  readonly takesForms?: true;
  /** The counter that limits the rate of a method. */
  readonly rateLimits: Readonly<Partial<Record<HttpMethod, RateLimitBucket>>>;
  readonly handle: ((context: RequestContext) => Promise<HttpResponse | HttpProblem>) | null;
}

/** Finds the route of a canonical path. A path that is no file, no API path and not reserved may be a page. */
function matchRoute(path: string, { builtFiles, apiRoutes, mediaFiles, formBodyLimits }: RouteSources): MatchedRoute {
  const file = builtFiles.get(path);
  if (file) return { ...pageRoute, handle: file };
  const api = apiRoutes.get(path);
  if (api) return matchApiRoute(api);
  if (path.startsWith(mediaPrefix)) return matchMediaRoute(path.slice(mediaPrefix.length), mediaFiles);
  const bodyLimit = formBodyLimits.get(path);
  if (bodyLimit !== undefined) return { ...formRoute, bodyLimit, rateLimits: formRateLimits(path) };
  if (reservedPath.test(path)) return { ...pageRoute, methods: formMethods, handle: async () => problems.notFound };
  if (isCartLink(path)) return { ...pageRoute, rateLimits: { GET: 'write', HEAD: 'write' } };
  if (isCartView(path)) return { ...pageRoute, rateLimits: { GET: 'cart', HEAD: 'cart' } };
  return searchPaths.has(path) ? { ...pageRoute, rateLimits: { GET: 'search', HEAD: 'search' } } : pageRoute;
}

const mediaPrefix = routes.media('');
const formMethods: readonly HttpMethod[] = ['GET', 'HEAD', 'POST'];
const pageRoute: MatchedRoute = { methods: ['GET', 'HEAD'], bodyLimit: 0, rateLimits: {}, handle: null };
const formRoute: MatchedRoute = { ...pageRoute, methods: formMethods, takesForms: true };

function formRateLimits(path: string): MatchedRoute['rateLimits'] {
  if (mailForms.has(path)) return { POST: 'mail' };
  if (path === routes.orders() || path === routes.withdrawal()) return { POST: 'lookup' };
  return isCartView(path) ? { GET: 'cart', HEAD: 'cart', POST: 'write' } : { POST: 'write' };
}

/** Forms that send emails. */
const mailForms: ReadonlySet<string> = new Set([routes.stockAlert(), ...formKinds.map((kind) => routes.form(kind))]);

/** Paths that are never pages: the renderer's own, its error pages, and API paths without a handler. */
const reservedPath = /^\/(?:_.*|api(?:\/.*)?|404|500)$/;

/** Pages that query the platform with the words of the visitor. */
const searchPaths: ReadonlySet<string> = new Set([routes.search(), routes.suggest(), routes.suggestJson()]);

function matchApiRoute({ methods, bodyLimit, rate, handle }: ApiRoute): MatchedRoute {
  return { methods, bodyLimit, rateLimits: rate ? { GET: rate, HEAD: rate, POST: rate } : {}, handle };
}

function matchMediaRoute(file: string, mediaFiles: MediaFiles): MatchedRoute {
  return { ...pageRoute, handle: async (context) => (await mediaFiles(file, context)) ?? problems.notFound };
}

function validateMethod(
  { site, log }: ServerContext,
  exchange: HttpExchange,
  { methods }: MatchedRoute,
): HttpProblem | null {
  const { method = '', headers } = exchange.request;
  if (!methods.some((each) => each === method)) return methodNotAllowed(methods);
  if (method !== 'POST') return null;
  const fetchSite = headers['sec-fetch-site']?.toString();
  const ownOrigins = ownOriginsOf(site.origin, exchange);
  if (!isCrossSite({ method, fetchSite, origin: headers.origin, ownOrigins })) return null;
  if (headers.origin?.endsWith(`//${exchange.host ?? ''}`)) log.warn({ origin: headers.origin }, schemeAdvice);
  return problems.crossSite;
}

const schemeAdvice =
  'a form was refused because its page and the shop have different schemes: set PUBLIC_URL to the address of the shop, or TRUSTED_PROXIES to a proxy that sends X-Forwarded-Proto';

/** A write can meet no precondition: what it changes has no validator for `If-Match` to name (RFC 9110, 13.1.1). */
function validateConditions({ method, headers }: RequestContext): HttpProblem | null {
  return method === 'POST' && isPreconditionFailed(headers, []) ? problems.preconditionFailed : null;
}

/** A compressed body would be read as something else, or be larger than its limit once it is decompressed. */
function validateEncoding({ method, headers }: RequestContext): HttpProblem | null {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  return method !== 'POST' || encoding === '' || encoding === 'identity' ? null : problems.unsupportedEncoding;
}

/** A request without a type is left to the page, which finds no fields in it. */
function validateMediaType({ method, headers }: RequestContext, { takesForms }: MatchedRoute): HttpProblem | null {
  const type = headers['content-type'];
  if (method !== 'POST' || !takesForms || type === undefined || formTypes.test(type)) return null;
  return problems.unsupportedMediaType;
}

const formTypes = /^\s*(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

async function rateLimit(
  { consumeRateLimit }: ServerContext,
  context: RequestContext,
  { rateLimits }: MatchedRoute,
): Promise<HttpProblem | null> {
  const bucket = rateLimits[context.method];
  const retryAfter = bucket ? await consumeRateLimit(bucket, context.clientAddress) : null;
  return retryAfter === null ? null : tooManyRequests(retryAfter);
}

async function respondWithRoute(
  server: ServerContext,
  context: RequestContext,
  { handle }: MatchedRoute,
): Promise<RouteAnswer> {
  if (handle) return handle(context);
  const { cache } = server;
  const load = loadSharedPage(server, context);
  const cached = cache && mayShare(context) ? cache.respond(lookupFor(context), load) : null;
  if (cached) return cached;
  const page = await server.render(context);
  return { ...page, headers: pageHeaders(page.headers, context.draft ? 'draft' : 'private') };
}

/** Only a valid visit in draft mode is kept from the cache: an invented cookie must not make every request a render. */
function mayShare({ method, draft }: RequestContext): boolean {
  return method !== 'POST' && draft === null;
}

function lookupFor({ url, headers, format }: RequestContext) {
  return { target: url.pathname + url.search, encoding: chooseEncoding(headers['accept-encoding']), format };
}

/** Renders pages for all visitors: nothing of the request but its format reaches them. */
function loadSharedPage({ render, securityHeaders }: ServerContext, { id, url, format }: RequestContext): LoadPage {
  return async (target) => {
    const page = await render({
      id,
      method: 'GET',
      url: new URL(target, url),
      headers: {},
      clientAddress: '',
      body: null,
      draft: null,
      format,
      isShared: true,
      signal: new AbortController().signal,
    });
    // After the page was read: what it shows is on hosts that are known by now.
    return finalizePage(page, securityHeaders('visitors'));
  };
}

function problemFromError({ log }: ServerContext, { id }: RequestContext, error: unknown): HttpProblem {
  const problem = problemFor(error);
  if (problem.status >= 500) log.error({ id, err: error }, problem.code);
  return problem;
}

async function renderProblem(
  server: ServerContext,
  context: RequestContext,
  problem: HttpProblem,
): Promise<HttpResponse | OutgoingResponse> {
  const { render, log, cache, language } = server;
  const notFoundPage =
    cache && mayShare(context)
      ? async () => ({
          ...(await cache.respondNotFound(lookupFor(context), loadSharedPage(server, context))),
          entry: null,
        })
      : null;
  const result = await renderError(problem, context, { render, notFoundPage, log, language });
  return context.draft && !('response' in result)
    ? { ...result, headers: pageHeaders(result.headers, 'draft') }
    : result;
}

async function finalizeAndEncode(
  server: ServerContext,
  context: RequestContext,
  answer: HttpResponse,
): Promise<OutgoingResponse> {
  const response = finalizeResponse(answer, server.securityHeaders(context.draft ? 'editors' : 'visitors'));
  const { body } = response;
  if (!(body instanceof Uint8Array)) return { response };
  const encoding = chooseEncodingOnce(context.headers['accept-encoding']);
  return { response: await encodeResponse({ ...response, body }, encoding, 'once') };
}
