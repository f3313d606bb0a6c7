import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type StreamBody = ReadableStream<Uint8Array> | Readable;

/** Sends a stream behind headers that were written; resolves when it ends or the client disconnects. */
export async function streamResponse(
  response: ServerResponse,
  body: StreamBody,
  { signal, idleMs }: { readonly signal: AbortSignal; readonly idleMs: number },
): Promise<void> {
  if (response.req.method === 'HEAD') {
    response.end();
    return discardStream(body);
  }
  response.flushHeaders();
  response.setTimeout(idleMs);
  await pipeline(body, response, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

/** Releases the resources of a stream that is not sent. */
export async function discardStream(body: StreamBody): Promise<void> {
  if (body instanceof ReadableStream) await body.cancel();
  else body.destroy();
}
