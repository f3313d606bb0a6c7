import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { departureOf } from './departure.ts';
import type { Finished } from './finish.ts';

export interface Sending {
  /** Headers of this one answer, names and values in turn. */
  readonly own: readonly string[];
  readonly idleMs: number;
}

/** Puts a finished answer on the wire and resolves when it is out; a visitor who goes away ends it quietly. */
export async function send(response: ServerResponse, finished: Finished, { own, idleMs }: Sending): Promise<void> {
  const { status, headers, body } = finished;
  if (response.destroyed) return discard(body);
  response.writeHead(status, [...headers, ...own]);
  if (body === null || body instanceof Uint8Array) {
    response.end(body ?? undefined);
    letGoOfIdle(response, idleMs);
    return;
  }
  if (response.req.method === 'HEAD') {
    response.end();
    return discard(body);
  }
  response.flushHeaders();
  response.setTimeout(idleMs);
  const signal = departureOf(response);
  await pipeline(body, response, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

/**
 * Gives up on a visitor who takes nothing more of an answer for so long. Most answers are gone at once and are not
 * watched: a timer on every connection costs as much as all else that is done for a page from memory.
 */
export function letGoOfIdle(response: ServerResponse, idleMs: number): void {
  if (response.writableLength > 0) response.setTimeout(idleMs);
}

async function discard(body: Finished['body']): Promise<void> {
  if (body === null || body instanceof Uint8Array) return;
  if (body instanceof ReadableStream) await body.cancel();
  else body.destroy();
}
