import type { Exchange } from './open-visit.ts';
import { pino, type Logger } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

export interface OpenLog {
  readonly log: Log;
  /** Writes what has been gathered. */
  readonly flush: () => void;
}

/** JSON lines on standard output. Lines are gathered for at most a quarter of a second. */
export function openLog(level: string): OpenLog {
  const destination = pino.destination({ fd: 1, minLength: 4096, sync: true, periodicFlush: 250 });
  return { log: pino({ level, base: null }, destination), flush: () => destination.flushSync() };
}

/** The one line of a request. Status 499: the visitor went away first. */
export function logRequest(log: Log, { request, response, id, began, written }: Exchange): void {
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
