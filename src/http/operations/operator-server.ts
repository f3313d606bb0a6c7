import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { explainTag, explainTarget } from '#cache/explain.ts';
import type { PageCache } from '#cache/page-cache.ts';
import type { Clock } from '#cache/runtime.ts';
import type { CacheTag } from '#cache/tags.ts';
import { equalsInConstantTime } from '../security/constant-time.ts';

export interface OperatorOptions {
  readonly cache: PageCache;
  readonly clock: Clock;
  /** All metrics in the text format of Prometheus. */
  readonly metrics: () => string;
  /** Required for `/explain`, as `Authorization: Bearer …`. */
  readonly token: string;
}

/**
 * The operator API, on a port of its own that visitors cannot reach: `/metrics` for Prometheus and, with the token,
 * `/explain?path=` and `/explain?tag=`.
 */
export function createOperatorServer(options: OperatorOptions): Server {
  return createServer((request, response) => handleOperatorRequest(options, request, response));
}

function handleOperatorRequest(
  { cache, clock, metrics, token }: OperatorOptions,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const url = URL.parse(request.url ?? '', 'http://operator.invalid');
  if (url?.pathname === '/metrics')
    return sendText(response, { status: 200, type: 'text/plain; version=0.0.4', body: metrics() });
  if (url?.pathname !== '/explain') return sendJson(response, 404, { error: { code: 'not_found' } });
  if (!equalsInConstantTime(request.headers.authorization ?? '', `Bearer ${token}`))
    return sendJson(response, 401, { error: { code: 'wrong_token' } });
  const [path, tag] = [url.searchParams.get('path'), url.searchParams.get('tag')];
  if (path !== null) return sendJson(response, 200, explainTarget(cache, path, clock));
  if (tag !== null) return sendJson(response, 200, explainTag(cache, tag as CacheTag, clock));
  return sendJson(response, 400, { error: { code: 'nothing_asked' } });
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  sendText(response, { status, type: 'application/json; charset=utf-8', body: JSON.stringify(value) });
}

interface OperatorResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

function sendText(response: ServerResponse, { status, type, body }: OperatorResponse): void {
  response
    .writeHead(status, ['Content-Type', type, 'Cache-Control', 'no-store', 'X-Content-Type-Options', 'nosniff'])
    .end(body);
}
