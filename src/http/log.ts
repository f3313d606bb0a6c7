import { pino, type Logger } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'isLevelEnabled'>;

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
