import type { Log } from './log.ts';
import type { Exchange } from './open-visit.ts';

/** The one line of a request. Status 499: the visitor went away first. */
export function logRequest(log: Log, { request, response, id, began, written }: Exchange): void {
  if (!log.isLevelEnabled('info')) return;
  log.info({
    id,
    method: request.method,
    path: loggedPath(request.url ?? ''),
    status: response.headersSent ? response.statusCode : 499,
    ms: Math.round((performance.now() - began) * 10) / 10,
    bytes: request.socket.bytesWritten - written,
  });
}

/** A path as the log may hold it: without a query, and without the token that opens an order. */
export function loggedPath(target: string): string {
  const [path = ''] = target.split('?', 1);
  return path.replace(/(\/orders\/+).+/i, '$1[token]').slice(0, 512);
}
