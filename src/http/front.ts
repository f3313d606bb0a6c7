import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import { cdnHeaders } from '#cache/cdn.ts';
import { routes } from '#routes.ts';
import { readBody } from './body.ts';
import { refuseBroken } from './broken-requests.ts';
import { judgeTarget } from './canonical-path.ts';
import { isCrossSite } from './cross-site.ts';
import { findDestination, type Destination } from './destinations.ts';
import { drainer, type Drainer } from './drain.ts';
import { problemFor, tellBriefly, tellProblem } from './error-pages.ts';
import type { Answer, Problem, Visit } from './exchange.ts';
import { finish, type Finished, type Ready } from './finish.ts';
import { judgeHost, originForm } from './host.ts';
import { limits as usualLimits, type Limits } from './limits.ts';
import type { HeldPage } from './kept-pages.ts';
import { openExchange, openVisit, readHeaders, type Exchange } from './open-visit.ts';
import { methodNotAllowed, problems, tooManyRequests } from './problem.ts';
import { asPage } from './page-headers.ts';
import { requestLine } from './request-log.ts';
import type { FlatHeaders } from './security-headers.ts';
import { letGoOfIdle, send } from './send.ts';
import { prepare, type FrontOptions, type Stand } from './stand.ts';

export interface Front {
  readonly server: Server;
  readonly drain: Drainer['drain'];
}

/** The HTTP server through which every request goes. */
export function createFront(options: FrontOptions): Front {
  const limits: Limits = { ...usualLimits, ...options.limits };
  const server = createServer(serverSettings(limits));
  const { draining, heard, drain } = drainer(server);
  const stand = prepare(options, { limits, draining });
  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    heard(request.socket);
    serve(stand, request, response);
  };
  for (const event of ['request', 'checkContinue', 'checkExpectation']) server.on(event, onRequest);
  refuseBroken(server, stand.security);
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
function serve(stand: Stand, request: IncomingMessage, response: ServerResponse): void {
  const exchange = openExchange(stand, request, response);
  const refusal = refuseUnread(stand, exchange);
  const held = refusal ? null : stand.sources.kept?.hit(request, stand.arrivalOf(response));
  if (held) sendHeld(stand, exchange, held);
  else void serveLater(stand, exchange, refusal);
}

function sendHeld(stand: Stand, exchange: Exchange, page: HeldPage): void {
  const { response } = exchange;
  const { status, headers, body } = page;
  response.writeHead(status, [...headers, ...ownHeaders(stand, exchange), ...headersForCdn(stand, exchange, page)]);
  response.end(body ?? undefined);
  letGoOfIdle(response, stand.limits.idleMs);
  stand.requests?.(requestLine(exchange));
}

async function serveLater(stand: Stand, exchange: Exchange, refusal: Problem | null): Promise<void> {
  const { response, id } = exchange;
  try {
    const finished = await conclude(stand, exchange, refusal);
    if (finished) {
      const own = [...ownHeaders(stand, exchange), ...headersForCdn(stand, exchange, finished)];
      await send(response, finished, { own, idleMs: stand.limits.idleMs });
    }
  } catch (error) {
    stand.log.error({ id, err: error }, 'an answer could not be sent');
    response.destroy();
  }
  stand.requests?.(requestLine(exchange));
}

/** Null when the visitor went away before there was anything to say. */
async function conclude(stand: Stand, exchange: Exchange, refusal: Problem | null): Promise<Finished | null> {
  const { request } = exchange;
  const answer = refusal ? tellBriefly(refusal, request) : await answerTarget(stand, exchange);
  if (answer && 'ready' in answer) return answer.ready;
  return answer && finish(answer, readHeaders(request), securityFor(stand, request));
}

/** Drafts may be shown in frames of sites that others may not be shown in. */
function securityFor({ security, draftSecurity, draftOf }: Stand, { headers }: IncomingMessage): FlatHeaders {
  return draftSecurity && draftOf(headers.cookie) ? draftSecurity : security;
}

/** What is refused at a glance, without parsing anything and without a page for it. */
function refuseUnread({ limits, hosts }: Stand, { request, host }: Exchange): Problem | null {
  const target = request.url ?? '';
  if (target.length > limits.urlBytes) return problems.urlTooLong;
  if (request.headers.expect !== undefined && !/^100-continue$/i.test(request.headers.expect)) {
    return problems.badExpectation;
  }
  return judgeHost(host, isAskedByMachines(target) ? null : hosts);
}

/** Probes and signed deliveries come to the machine's own address, whatever the shop is known under. */
function isAskedByMachines(target: string): boolean {
  return target.startsWith('/health/') || target === routes.webhooks();
}

async function answerTarget(stand: Stand, exchange: Exchange): Promise<Answer | Ready | null> {
  const inner = originForm(exchange.request.url ?? '', exchange.host ?? '');
  const target = judgeTarget(inner ?? '');
  if (target.kind === 'moved') return moved(target.location);
  if (target.kind === 'malformed') return tell(stand, openVisit(stand, exchange, '/'), problems.badPath);
  const visit = openVisit(stand, exchange, target.path + target.search);
  const result = await answerVisit(stand, exchange, visit).catch((error: unknown) => failure(stand, visit, error));
  return result && 'code' in result ? tell(stand, visit, result) : result;
}

async function answerVisit(stand: Stand, exchange: Exchange, visit: Visit): Promise<Outcome> {
  if (visit.url.search.split('&').length > stand.limits.queryParameters) return problems.tooManyParameters;
  const destination = findDestination(visit.url.pathname, stand.sources);
  const refusal = refuseMethod(stand, exchange, destination) ?? (await refuseHaste(stand, visit, destination));
  if (refusal) return refusal;
  if (visit.method !== 'POST') return destination.answer(visit);
  const body = await readBody(exchange.request, exchange.response, destination.bodyLimit);
  if (body === 'gone') return null;
  return body === 'too_large' ? problems.tooLarge : destination.answer({ ...visit, body });
}

type Outcome = Answer | Ready | Problem | null;

function refuseMethod(stand: Stand, { request, host }: Exchange, { methods }: Destination): Problem | null {
  const { method = '', headers } = request;
  if (!methods.some((each) => each === method)) return methodNotAllowed(methods);
  const fetchSite = headers['sec-fetch-site']?.toString();
  const hosts = [host ?? '', new URL(stand.origin()).host];
  return isCrossSite({ method, fetchSite, origin: headers.origin, hosts }) ? problems.crossSite : null;
}

async function refuseHaste({ countDeed }: Stand, visit: Visit, { rates }: Destination): Promise<Problem | null> {
  const rate = rates[visit.method];
  const wait = rate ? await countDeed(rate, visit.clientAddress) : null;
  return wait === null ? null : tooManyRequests(wait);
}

function failure({ log }: Stand, { id }: Visit, error: unknown): Problem {
  const problem = problemFor(error);
  if (problem.status >= 500) log.error({ id, err: error }, problem.code);
  return problem;
}

async function tell({ sources, log }: Stand, visit: Visit, problem: Problem): Promise<Answer | Ready> {
  const answer = await tellProblem(problem, visit, { render: sources.render, kept: sources.kept, log });
  return visit.draft && 'status' in answer ? asPage(answer, 'draft') : answer;
}

function moved(location: string): Answer {
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
function ownHeaders({ draining, limits }: Stand, { request, id }: Exchange): readonly string[] {
  const { 'content-length': length = 0, 'transfer-encoding': coding } = request.headers;
  const isLeft = !request.complete && request.readableFlowing !== true;
  const unread = isLeft && (coding !== undefined || Number(length) > limits.formBytes);
  return draining() || unread ? ['X-Request-Id', id, 'Connection', 'close'] : ['X-Request-Id', id];
}

/** Tags are for a CDN's eyes: only a trusted proxy is told them. */
function headersForCdn({ cdn }: Stand, { proxied }: Exchange, { held }: Pick<Finished, 'held'>): readonly string[] {
  if (!cdn || !proxied || held === undefined) return none;
  return cdnHeaders(cdn, held, Date.now()).flat();
}

const none: readonly string[] = [];
