import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '../limits.ts';

/** The bytes of a body; `aborted` when the client disconnected before its end. */
export type BodyReadResult = Uint8Array | 'too_large' | 'aborted';

/**
 * Reads a body of at most `limit` bytes, whatever its declared length. One that is declared to be larger is refused at
 * once. Up to twice the limit the rest is read and discarded, so that the client can read the refusal; beyond that
 * nothing more is read.
 */
export function readBody(request: IncomingMessage, response: ServerResponse, limit: number): Promise<BodyReadResult> {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > limit) {
    if (declared <= limit * 2 && !expectsContinue(request)) drainRejectedBody(request);
    return Promise.resolve('too_large');
  }
  if (expectsContinue(request)) response.writeContinue();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else chunks.length = 0;
      if (size <= limit * 2) return;
      request.pause();
      resolve('too_large');
    });
    request.on('end', () => resolve(size > limit ? 'too_large' : Buffer.concat(chunks)));
    request.on('close', () => resolve('aborted'));
    request.on('error', () => resolve('aborted'));
  });
}

/** Disconnects a client that is still sending after a while. */
function drainRejectedBody(request: IncomingMessage): void {
  request.resume();
  setTimeout(() => request.complete || request.socket.destroy(), limits.discardMs).unref();
}

function expectsContinue(request: IncomingMessage): boolean {
  return request.headers.expect?.toLowerCase() === '100-continue';
}
