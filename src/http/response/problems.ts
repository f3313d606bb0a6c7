import type { HeaderList, HttpProblem, HttpResponse } from '../request/request-context.ts';

/** The problems that the server itself reports. */
export const problems = {
  badRequest: { status: 400, code: 'bad_request', message: 'This request is not well-formed HTTP.' },
  badHost: { status: 400, code: 'bad_host', message: 'The request does not name one valid host.' },
  badPath: { status: 400, code: 'bad_path', message: 'This address is malformed.' },
  tooManyParameters: { status: 400, code: 'too_many_parameters', message: 'This address has too many parameters.' },
  crossSite: { status: 403, code: 'cross_site', message: 'This was sent from another site and was not accepted.' },
  notFound: { status: 404, code: 'not_found', message: 'There is nothing at this address.' },
  timeout: { status: 408, code: 'timeout', message: 'The request took too long to arrive.' },
  preconditionFailed: {
    status: 412,
    code: 'precondition_failed',
    message: 'What is at this address is no longer what the request expects.',
  },
  tooLarge: { status: 413, code: 'too_large', message: 'What was sent is too large.' },
  urlTooLong: { status: 414, code: 'url_too_long', message: 'This address is too long.' },
  unsupportedMediaType: {
    status: 415,
    code: 'unsupported_media_type',
    message: 'This address takes forms only.',
    headers: [['Accept', 'application/x-www-form-urlencoded, multipart/form-data']],
  },
  badExpectation: { status: 417, code: 'bad_expectation', message: 'The expectation of this request cannot be met.' },
  foreignHost: { status: 421, code: 'foreign_host', message: 'This shop does not answer for that host.' },
  headersTooLarge: { status: 431, code: 'headers_too_large', message: 'The headers of this request are too large.' },
  internal: { status: 500, code: 'internal', message: 'Something went wrong on our side.' },
  unknownCoding: {
    status: 501,
    code: 'unknown_transfer_coding',
    message: 'A request body may be sent in chunks, but in no other transfer coding.',
  },
} as const satisfies Record<string, HttpProblem>;

export function methodNotAllowed(methods: readonly string[]): HttpProblem {
  return {
    status: 405,
    code: 'method_not_allowed',
    message: 'This address does not take that method.',
    headers: [['Allow', methods.join(', ')]],
  };
}

export function tooManyRequests(retryAfter: number): HttpProblem {
  return {
    status: 429,
    code: 'too_many_requests',
    message: 'That was a lot in a short time. Please wait a moment and try again.',
    headers: [['Retry-After', String(retryAfter)]],
  };
}

/** The platform does not answer; `retryAfter` in seconds. */
export function serviceUnavailable(retryAfter: number): HttpProblem {
  return {
    status: 503,
    code: 'unavailable',
    message: 'The shop cannot be reached right now. Please try again in a moment.',
    headers: [['Retry-After', String(retryAfter)]],
  };
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

/** A problem as a page that depends on nothing: no stylesheet, no platform, no renderer. */
export function plainErrorPage(problem: HttpProblem): HttpResponse {
  const { status, message, headers = [] } = problem;
  return {
    status,
    headers: [['Content-Type', 'text/html; charset=utf-8'], ['Cache-Control', 'no-store'], ...headers],
    body: Buffer.from(`<!doctype html>
<html lang="en">
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
<p>Error ${status}. <a href="/">Go to the shop</a></p>
</main>
</body>
</html>
`),
  };
}
