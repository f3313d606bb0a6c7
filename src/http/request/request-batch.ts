import type { ServerResponse } from 'node:http';
import type { RequestBatch } from '#cache/consistency/log-consistency.ts';

/** The arrival that the request of a response belongs to. */
export type RequestBatchOf = (response: Pick<ServerResponse, 'socket'>) => RequestBatch;

/**
 * Tells requests by the turn of the event loop that brought them. Only for handlers of a server's `request` event:
 * they run while the loop goes through what it found readable, and the turn ends after that.
 */
export function createRequestBatches(): RequestBatchOf {
  let currentBatch: RequestBatch | null = null;
  let remaining = 0;

  const startBatch = (): RequestBatch => {
    if (currentBatch === null) setImmediate(() => (currentBatch = null));
    remaining = maxBatchSize;
    return (currentBatch = {});
  };

  return ({ socket }) => {
    // It waits behind another on its connection, and may have been sent when that was already being looked at.
    if (socket === null) return {};
    const batch = currentBatch === null || remaining === 0 ? startBatch() : currentBatch;
    remaining -= 1;
    return batch;
  };
}

/** With over 1,024 connections readable at once, libuv looks a second time within a turn: arrivals are kept short. */
const maxBatchSize = 32;
