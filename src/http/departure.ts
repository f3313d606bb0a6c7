import type { ServerResponse } from 'node:http';

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
