import type { HttpResponse, HttpProblem } from './exchange.ts';

/** A problem as a page that needs nothing: no stylesheet, no platform, no renderer. */
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
