import type { IncomingMessage } from 'node:http';
import { NoPage, notFoundPath } from '#cache/no-page.ts';
import { PlatformUnavailable } from '#platform/errors.ts';
import type { Answer, Problem, Render, Visit } from './exchange.ts';
import type { Ready } from './finish.ts';
import type { KeptPages } from './kept-pages.ts';
import type { Log } from './log.ts';
import { markdownType } from './page-headers.ts';
import { plainPage } from './plain-page.ts';
import { problemAnswer, problems, unavailable } from './problem.ts';

/** What a visitor is told of an error. Of an unforeseen one nothing: the log has it. */
export function problemFor(error: unknown): Problem {
  if (error instanceof NoPage) return problems.notFound;
  if (error instanceof PlatformUnavailable) return unavailable(error.retryAfter);
  return problems.internal;
}

/** Tells a problem in the shop's design or, to programs, as JSON. */
export async function tellProblem(problem: Problem, visit: Visit, means: Means): Promise<Answer | Ready> {
  const isPage = wantsPage(visit.url.pathname, visit.format === 'markdown' ? 'text/html' : visit.headers['accept']);
  if (!isPage) return problemAnswer(problem);
  if (visit.format === 'markdown') return markdownProblem(problem);
  for (const path of problem.status === 404 ? [notFoundPath, '/500'] : ['/500']) {
    try {
      return await tellBy(path, { ...visit, problem }, means);
    } catch (error) {
      if (!(error instanceof NoPage)) means.log.error({ id: visit.id, err: error }, `the error page ${path} failed`);
    }
  }
  return plainPage(problem);
}

export interface Means {
  readonly render: Render;
  readonly kept: KeptPages | undefined;
  readonly log: Log;
}

type Failed = Visit & { readonly problem: Problem };

/** That nothing is there is the same for everybody. */
async function tellBy(path: string, visit: Failed, { kept, render }: Means): Promise<Answer | Ready> {
  const page = path === notFoundPath ? await kept?.notFound(visit) : null;
  if (page) return page;
  const url = new URL(path, visit.url);
  return dressed(visit.problem, await render({ ...visit, method: 'GET', body: null, url }));
}

function markdownProblem({ status, message, headers = [] }: Problem): Answer {
  const own = [
    ['Content-Type', markdownType],
    ['Cache-Control', 'no-store'],
  ] as const;
  return { status, headers: [...own, ...headers], body: Buffer.from(`# ${message}\n`) };
}

/** Tells a problem without a renderer: for requests that deserve no work. */
export function tellBriefly(problem: Problem, { url = '', headers }: IncomingMessage): Answer {
  return wantsPage(url, headers.accept) ? plainPage(problem) : problemAnswer(problem);
}

/** API paths, files and callers that take no HTML get JSON. */
function wantsPage(path: string, accept = '*/*'): boolean {
  if (/^\/(?:api|health|_assets|media)\//.test(path)) return false;
  return accept.includes('text/html') || (accept.includes('*/*') && !accept.includes('json'));
}

function dressed(problem: Problem, page: Answer): Answer {
  const kept = page.headers.filter(([name]) => !/^(?:cache-control|set-cookie|location)$/i.test(name));
  return {
    status: problem.status,
    headers: [...kept, ['Cache-Control', 'no-store'], ...(problem.headers ?? [])],
    body: page.body,
  };
}
