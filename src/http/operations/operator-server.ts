import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { explainTag, explainTarget } from '#cache/explain.ts';
import type { PageCache } from '#cache/page-cache.ts';
import type { CacheTag } from '#cache/tags.ts';

export interface OperatorOptions {
  readonly cache: PageCache;
  /** Everything that Prometheus is told. */
  readonly metrics: () => string;
  /** Whoever asks why a page is what it is sends it as `Authorization: Bearer …`. */
  readonly token: string;
}

/**
 * What operators ask a process, on a port of its own that visitors do not reach: `/metrics` for Prometheus, and with
 * the token `/explain?path=` and `/explain?tag=`.
 */
export function createOperatorServer(options: OperatorOptions): Server {
  return createServer((request, response) => handleOperatorRequest(options, request, response));
}

function handleOperatorRequest(
  { cache, metrics, token }: OperatorOptions,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const url = URL.parse(request.url ?? '', 'http://operator.invalid');
  if (url?.pathname === '/metrics')
    return sendText(response, { status: 200, type: 'text/plain; version=0.0.4', body: metrics() });
  if (url?.pathname !== '/explain') return sendJson(response, 404, { error: { code: 'not_found' } });
  if (!isBearer(request.headers.authorization, token))
    return sendJson(response, 401, { error: { code: 'wrong_token' } });
  const [path, tag] = [url.searchParams.get('path'), url.searchParams.get('tag')];
  if (path !== null) return sendJson(response, 200, explainTarget(cache, path));
  if (tag !== null) return sendJson(response, 200, explainTag(cache, tag as CacheTag));
  return sendJson(response, 400, { error: { code: 'nothing_asked' } });
}

function isBearer(header: string | undefined, token: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
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
