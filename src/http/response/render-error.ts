import type { IncomingMessage } from 'node:http';
import { NotFoundError, notFoundPath } from '#cache/entries/page-response.ts';
import { PlatformUnavailableError } from '#commerce/errors.ts';
import type { HttpResponse, HttpProblem, PageRenderer, RequestContext } from '../request/request-context.ts';
import { type FinalizedResult, markdownType } from './finalize-response.ts';
import type { CachedPages } from './cached-pages.ts';
import type { ServerLog } from '../operations/log.ts';
import { jsonProblem, plainErrorPage, problems, serviceUnavailable } from './problems.ts';

/** What a visitor is told of an error. Of an unforeseen one nothing: the log has it. */
export function problemFor(error: unknown): HttpProblem {
  if (error instanceof NotFoundError) return problems.notFound;
  if (error instanceof PlatformUnavailableError) return serviceUnavailable(error.retryAfter);
  return problems.internal;
}

/** Tells a problem in the shop's design or, to programs, as JSON. */
export async function renderError(
  problem: HttpProblem,
  context: RequestContext,
  options: ErrorPageOptions,
): Promise<HttpResponse | FinalizedResult> {
  const isPageRequest = acceptsPage(
    context.url.pathname,
    context.format === 'markdown' ? 'text/html' : context.headers['accept'],
  );
  if (!isPageRequest) return jsonProblem(problem);
  if (context.format === 'markdown') return markdownErrorPage(problem);
  for (const path of problem.status === 404 ? [notFoundPath, '/500'] : ['/500']) {
    try {
      return await renderErrorPage(path, { ...context, problem }, options);
    } catch (error) {
      if (!(error instanceof NotFoundError))
        options.log.error({ id: context.id, err: error }, `the error page ${path} failed`);
    }
  }
  return plainErrorPage(problem);
}

export interface ErrorPageOptions {
  readonly render: PageRenderer;
  readonly cachedPages: CachedPages | undefined;
  readonly log: ServerLog;
}

type FailedRequestContext = RequestContext & { readonly problem: HttpProblem };

/** That nothing is there is the same for everybody. */
async function renderErrorPage(
  path: string,
  context: FailedRequestContext,
  { cachedPages, render }: ErrorPageOptions,
): Promise<HttpResponse | FinalizedResult> {
  const page = path === notFoundPath ? await cachedPages?.notFound(context) : null;
  if (page) return page;
  const url = new URL(path, context.url);
  return withProblemStatus(context.problem, await render({ ...context, method: 'GET', body: null, url }));
}

function markdownErrorPage({ status, message, headers = [] }: HttpProblem): HttpResponse {
  const ownHeaders = [
    ['Content-Type', markdownType],
    ['Cache-Control', 'no-store'],
  ] as const;
  return { status, headers: [...ownHeaders, ...headers], body: Buffer.from(`# ${message}\n`) };
}

/** Tells a problem without a renderer: for requests that deserve no work. */
export function renderPlainError(problem: HttpProblem, { url = '', headers }: IncomingMessage): HttpResponse {
  return acceptsPage(url, headers.accept) ? plainErrorPage(problem) : jsonProblem(problem);
}

/** API paths, files and callers that take no HTML get JSON. */
function acceptsPage(path: string, accept = '*/*'): boolean {
  if (/^\/(?:api|health|_assets|media)\//.test(path)) return false;
  return accept.includes('text/html') || (accept.includes('*/*') && !accept.includes('json'));
}

function withProblemStatus(problem: HttpProblem, page: HttpResponse): HttpResponse {
  const pageHeaders = page.headers.filter(([name]) => !/^(?:cache-control|set-cookie|location)$/i.test(name));
  return {
    status: problem.status,
    headers: [...pageHeaders, ['Cache-Control', 'no-store'], ...(problem.headers ?? [])],
    body: page.body,
  };
}
