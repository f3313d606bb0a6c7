import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { FinalizedResponse } from './finalize-response.ts';

export interface SendOptions {
  /** Headers of this one answer, names and values in turn. */
  readonly extraHeaders: readonly string[];
  readonly idleMs: number;
}

/** Puts a finished answer on the wire and resolves when it is out; a visitor who goes away ends it quietly. */
export async function sendResponse(
  response: ServerResponse,
  finalized: FinalizedResponse,
  { extraHeaders, idleMs }: SendOptions,
): Promise<void> {
  const { status, headers, body } = finalized;
  if (response.destroyed) return discardBody(body);
  response.writeHead(status, [...headers, ...extraHeaders]);
  if (body === null || body instanceof Uint8Array) {
    response.end(body ?? undefined);
    closeWhenIdle(response, idleMs);
    return;
  }
  if (response.req.method === 'HEAD') {
    response.end();
    return discardBody(body);
  }
  response.flushHeaders();
  response.setTimeout(idleMs);
  const signal = disconnectSignal(response);
  await pipeline(body, response, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

/**
 * Gives up on a visitor who takes nothing more of an answer for so long. Most answers are gone at once and are not
 * watched: a timer on every connection costs as much as all else that is done for a page from memory.
 */
export function closeWhenIdle(response: ServerResponse, idleMs: number): void {
  if (response.writableLength > 0) response.setTimeout(idleMs);
}

async function discardBody(body: FinalizedResponse['body']): Promise<void> {
  if (body === null || body instanceof Uint8Array) return;
  if (body instanceof ReadableStream) await body.cancel();
  else body.destroy();
}

/** Aborted when the visitor goes away before the answer is out. */
export function disconnectSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const abortUnfinished = (): void => {
    if (!response.writableFinished) controller.abort();
  };
  response.once('close', abortUnfinished);
  // An answer that waits behind another on its connection is not told when that closes.
  if (response.socket === null) response.req.socket.setMaxListeners(0).once('close', abortUnfinished);
  return controller.signal;
}
