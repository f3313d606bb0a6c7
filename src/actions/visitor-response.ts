/** `Cache-Control` of what is shown to one visitor only. */
export const privateCacheControl = 'private, no-store';

/** 303: the browser follows with GET. `cookies` are values of `Set-Cookie`. */
export function seeOther(to: string, cookies: readonly string[] = []): Response {
  const headers = privateHeaders(cookies);
  headers.set('Location', to);
  return new Response(null, { status: 303, headers });
}

export function privateHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers({ 'Cache-Control': privateCacheControl });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}
