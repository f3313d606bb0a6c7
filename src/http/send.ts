import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { departureOf } from './departure.ts';
import type { Finished } from './finish.ts';

/** Puts a finished answer on the wire and resolves when it is out; a visitor who goes away ends it quietly. */
export async function send(response: ServerResponse, finished: Finished, own: readonly string[]): Promise<void> {
  const { status, headers, body } = finished;
  if (response.destroyed) return discard(body);
  response.writeHead(status, [...headers, ...own]);
  if (body === null || body instanceof Uint8Array) {
    response.end(body ?? undefined);
    return;
  }
  if (response.req.method === 'HEAD') {
    response.end();
    return discard(body);
  }
  response.flushHeaders();
  const signal = departureOf(response);
  await pipeline(body, response, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

async function discard(body: Finished['body']): Promise<void> {
  if (body === null || body instanceof Uint8Array) return;
  if (body instanceof ReadableStream) await body.cancel();
  else body.destroy();
}
