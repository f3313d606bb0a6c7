import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { explainTag, explainTarget } from '#cache/explain.ts';
import type { PageCache } from '#cache/page-cache.ts';
import type { Tag } from '#cache/tags.ts';

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
  return createServer((request, response) => answer(options, request, response));
}

function answer({ cache, metrics, token }: OperatorOptions, request: IncomingMessage, response: ServerResponse): void {
  const url = URL.parse(request.url ?? '', 'http://operator.invalid');
  if (url?.pathname === '/metrics')
    return tell(response, { status: 200, type: 'text/plain; version=0.0.4', body: metrics() });
  if (url?.pathname !== '/explain') return tellJson(response, 404, { error: { code: 'not_found' } });
  if (!isBearer(request.headers.authorization, token))
    return tellJson(response, 401, { error: { code: 'wrong_token' } });
  const [path, tag] = [url.searchParams.get('path'), url.searchParams.get('tag')];
  if (path !== null) return tellJson(response, 200, explainTarget(cache, path));
  if (tag !== null) return tellJson(response, 200, explainTag(cache, tag as Tag));
  return tellJson(response, 400, { error: { code: 'nothing_asked' } });
}

function isBearer(header: string | undefined, token: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}

function tellJson(response: ServerResponse, status: number, value: unknown): void {
  tell(response, { status, type: 'application/json; charset=utf-8', body: JSON.stringify(value) });
}

interface Told {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

function tell(response: ServerResponse, { status, type, body }: Told): void {
  response
    .writeHead(status, ['Content-Type', type, 'Cache-Control', 'no-store', 'X-Content-Type-Options', 'nosniff'])
    .end(body);
}
