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

/** A request to the operator API: its target and its `Authorization` header. */
export interface OperatorRequest {
  readonly url: string;
  readonly authorization: string;
}

export interface OperatorResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export type AnswerOperatorRequest = (request: OperatorRequest) => OperatorResponse | Promise<OperatorResponse>;

/**
 * The operator API, on a port of its own that visitors cannot reach: `/metrics` for Prometheus and, with the token,
 * `/explain?path=` and `/explain?tag=`.
 */
export function createOperatorServer(answer: AnswerOperatorRequest): Server {
  return createServer((request, response) => void respond(answer, request, response));
}

async function respond(
  answer: AnswerOperatorRequest,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, type, body } = await answer({
    url: request.url ?? '',
    authorization: request.headers.authorization ?? '',
  });
  response
    .writeHead(status, ['Content-Type', type, 'Cache-Control', 'no-store', 'X-Content-Type-Options', 'nosniff'])
    .end(body);
}

/** Answers for one process. */
export function answerOperatorRequest({ cache, clock, metrics, token }: OperatorOptions): AnswerOperatorRequest {
  return ({ url: target, authorization }) => {
    const url = URL.parse(target, 'http://operator.invalid');
    if (url?.pathname === '/metrics') return { status: 200, type: 'text/plain; version=0.0.4', body: metrics() };
    if (url?.pathname !== '/explain') return json(404, { error: { code: 'not_found' } });
    if (!equalsInConstantTime(authorization, `Bearer ${token}`)) return json(401, { error: { code: 'wrong_token' } });
    const [path, tag] = [url.searchParams.get('path'), url.searchParams.get('tag')];
    if (path !== null) return json(200, explainTarget(cache, path, clock));
    if (tag !== null) return json(200, explainTag(cache, tag as CacheTag, clock));
    return json(400, { error: { code: 'nothing_asked' } });
  };
}

function json(status: number, value: unknown): OperatorResponse {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(value) };
}
