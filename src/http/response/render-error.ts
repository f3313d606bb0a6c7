import type { IncomingMessage } from 'node:http';
import { NotFoundError } from '#cache/entries/page-response.ts';
import type { CacheResponse } from '#cache/page-cache.ts';
import { PlatformUnavailableError } from '#commerce/errors.ts';
import { routes } from '#routes.ts';
import type { ServerLog } from '../operations/log.ts';
import type { HttpProblem, HttpResponse, PageRenderer, RequestContext } from '../request/request-context.ts';
import { markdownType } from './finalize-response.ts';
import {
  jsonProblem,
  plainErrorPage,
  problems,
  type ServerLanguage,
  serviceUnavailable,
  translateProblem,
} from './problems.ts';

/** The problem that a client sees. Unexpected errors reveal nothing; the log has them. */
export function problemFor(error: unknown): HttpProblem {
  if (error instanceof NotFoundError) return problems.notFound;
  if (error instanceof PlatformUnavailableError) return serviceUnavailable(error.retryAfter);
  return problems.internal;
}

export interface ErrorPageOptions {
  readonly render: PageRenderer;
  /** The "not found" page from the cache; null: it must not be used for this request. */
  readonly notFoundPage: (() => Promise<CacheResponse>) | null;
  readonly log: ServerLog;
  readonly language: ServerLanguage;
}

/** A problem as a page in the shop's design, as Markdown, or as JSON for programs. */
export async function renderError(
  untranslated: HttpProblem,
  context: RequestContext,
  { render, notFoundPage, log, language }: ErrorPageOptions,
): Promise<HttpResponse | CacheResponse> {
  const problem = translateProblem(untranslated, language.messages);
  const isMarkdown = context.format === 'markdown';
  if (!acceptsPage(context.url.pathname, isMarkdown ? 'text/html' : context.headers['accept']))
    return jsonProblem(problem);
  if (isMarkdown) return markdownErrorPage(problem);
  for (const path of problem.status === 404 ? ['/404', '/500'] : ['/500']) {
    try {
      if (path === '/404' && notFoundPage) return await notFoundPage();
      const url = new URL(path, context.url);
      return withProblemStatus(problem, await render({ ...context, problem, method: 'GET', body: null, url }));
    } catch (error) {
      if (!(error instanceof NotFoundError)) log.error({ id: context.id, err: error }, `error page ${path} failed`);
    }
  }
  return plainErrorPage(problem, language);
}

function markdownErrorPage({ status, message, headers = [] }: HttpProblem): HttpResponse {
  const ownHeaders = [
    ['Content-Type', markdownType],
    ['Cache-Control', 'no-store'],
  ] as const;
  return { status, headers: [...ownHeaders, ...headers], body: Buffer.from(`# ${message}\n`) };
}

function withProblemStatus({ status, headers = [] }: HttpProblem, page: HttpResponse): HttpResponse {
  const pageHeaders = page.headers.filter(([name]) => !/^(?:cache-control|set-cookie|location)$/i.test(name));
  return { status, headers: [...pageHeaders, ['Cache-Control', 'no-store'], ...headers], body: page.body };
}

/** A problem without the renderer, for requests that are refused early. */
export function renderPlainError(
  problem: HttpProblem,
  { url = '', headers }: IncomingMessage,
  language: ServerLanguage,
): HttpResponse {
  const translated = translateProblem(problem, language.messages);
  return acceptsPage(url, headers.accept) ? plainErrorPage(translated, language) : jsonProblem(translated);
}

/** API paths, files and clients that do not accept HTML get JSON. People follow links to the path of draft mode. */
export function acceptsPage(path: string, accept = '*/*'): boolean {
  if (path === routes.draft()) return accept.includes('text/html');
  if (/^\/(?:api|health|_assets|media)\/|^[^?]*\.json(?:\?|$)/.test(path)) return false;
  return accept.includes('text/html') || (accept.includes('*/*') && !accept.includes('json'));
}
