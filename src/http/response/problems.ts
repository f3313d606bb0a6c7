import { english } from '#messages/en/messages.ts';
import type { Messages } from '#messages/messages.ts';
import { escapeHtml } from '#shop/text/html/escape.ts';
import type { HeaderList, HttpProblem, HttpResponse } from '../request/request-context.ts';

type ProblemCode = keyof typeof english.problems;

/** A problem with its English text; `translateProblem` says it in the language of the shop. */
export function createProblem(status: number, code: ProblemCode, headers: HeaderList = []): HttpProblem {
  return { status, code, message: english.problems[code], headers };
}

/** The problem with its translated message; one that has no translation stays as it is. */
export function translateProblem(problem: HttpProblem, messages: Pick<Messages, 'problems'>): HttpProblem {
  const { code } = problem;
  const problems: Readonly<Record<string, string>> = messages.problems;
  return { ...problem, message: (Object.hasOwn(problems, code) && problems[code]) || problem.message };
}

const formTypes = 'application/x-www-form-urlencoded, multipart/form-data';

/** The problems that the server itself reports. */
export const problems = {
  badRequest: createProblem(400, 'bad_request'),
  badHost: createProblem(400, 'bad_host'),
  badPath: createProblem(400, 'bad_path'),
  tooManyParameters: createProblem(400, 'too_many_parameters'),
  crossSite: createProblem(403, 'cross_site'),
  notFound: createProblem(404, 'not_found'),
  timeout: createProblem(408, 'timeout'),
  preconditionFailed: createProblem(412, 'precondition_failed'),
  tooLarge: createProblem(413, 'too_large'),
  urlTooLong: createProblem(414, 'url_too_long'),
  unsupportedMediaType: createProblem(415, 'unsupported_media_type', [['Accept', formTypes]]),
  /** RFC 9110, 12.5.3: `identity` is the only coding that bodies may have. */
  unsupportedEncoding: createProblem(415, 'unsupported_content_encoding', [['Accept-Encoding', 'identity']]),
  badExpectation: createProblem(417, 'bad_expectation'),
  foreignHost: createProblem(421, 'foreign_host'),
  headersTooLarge: createProblem(431, 'headers_too_large'),
  internal: createProblem(500, 'internal'),
  unknownCoding: createProblem(501, 'unknown_transfer_coding'),
} as const;

export function methodNotAllowed(methods: readonly string[]): HttpProblem {
  return createProblem(405, 'method_not_allowed', [['Allow', methods.join(', ')]]);
}

export function tooManyRequests(retryAfter: number): HttpProblem {
  return createProblem(429, 'too_many_requests', [['Retry-After', String(retryAfter)]]);
}

/** The platform does not answer; `retryAfter` in seconds. */
export function serviceUnavailable(retryAfter: number): HttpProblem {
  return createProblem(503, 'unavailable', [['Retry-After', String(retryAfter)]]);
}

/** A problem as API routes return it: `{"error":{"code","message"}}`. */
export function jsonProblem(problem: HttpProblem): HttpResponse<Uint8Array> {
  const { status, code, message, headers = [] } = problem;
  return jsonResponse(status, { error: { code, message } }, headers);
}

/** A JSON response that must not be stored, unless `headers` say otherwise. */
export function jsonResponse(status: number, value: unknown, headers: HeaderList = []): HttpResponse<Uint8Array> {
  const cacheControl = headers.some(([name]) => name === 'Cache-Control') ? [] : [noStore];
  return {
    status,
    headers: [['Content-Type', 'application/json; charset=utf-8'], ...cacheControl, ...headers],
    body: Buffer.from(JSON.stringify(value)),
  };
}

const noStore = ['Cache-Control', 'no-store'] as const;

/** A redirect of a path to its canonical spelling. */
export function permanentRedirect(location: string): HttpResponse {
  return { status: 308, headers: [['Location', location], noStore], body: null };
}

/** The language in which the server itself answers. */
export interface ServerLanguage {
  /** BCP 47. */
  readonly locale: string;
  readonly messages: Pick<Messages, 'problems' | 'errors'>;
}

/** A problem as a page that depends on nothing: no stylesheet, no platform, no renderer. */
export function plainErrorPage(problem: HttpProblem, { locale, messages }: ServerLanguage): HttpResponse {
  const { status, headers = [] } = problem;
  const message = escapeHtml(problem.message);
  return {
    status,
    headers: [['Content-Type', 'text/html; charset=utf-8'], ['Cache-Control', 'no-store'], ...headers],
    body: Buffer.from(`<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${message}</title>
</head>
<body>
<main>
<h1>${message}</h1>
<p>${status} <a href="/">${escapeHtml(messages.errors.goHome)}</a></p>
</main>
</body>
</html>
`),
  };
}
