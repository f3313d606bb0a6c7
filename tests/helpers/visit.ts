import type { RequestContext } from '../../src/http/exchange.ts';

/** A request as the front hands it on: JSON posted to the assistant unless told otherwise. */
export function chatRequest(body: unknown, overrides: Partial<RequestContext> = {}): RequestContext {
  return {
    id: 'request-1',
    method: 'POST',
    url: new URL('http://localhost/api/chat'),
    headers: { 'content-type': 'application/json' },
    clientAddress: '127.0.0.1',
    draft: null,
    format: 'html',
    body: new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)),
    signal: new AbortController().signal,
    ...overrides,
  };
}
