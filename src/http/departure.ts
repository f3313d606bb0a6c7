import type { ServerResponse } from 'node:http';

/** Aborted when the visitor goes away before the answer is out. */
export function departureOf(response: ServerResponse): AbortSignal {
  const departure = new AbortController();
  const leave = (): void => {
    if (!response.writableFinished) departure.abort();
  };
  response.once('close', leave);
  // An answer that waits behind another on its connection is not told when that closes.
  if (response.socket === null) response.req.socket.setMaxListeners(0).once('close', leave);
  return departure.signal;
}
