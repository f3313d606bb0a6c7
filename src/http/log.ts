import { pino, type Logger } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'isLevelEnabled'>;

/** Takes finished lines of JSON, each with its end of line. */
export type WriteLine = (line: string) => void;

export interface OpenLog {
  readonly log: Log;
  /** For the lines of requests, which are too many to be put together by a logger; null: they are not wanted. */
  readonly requests: WriteLine | null;
  /** Writes what has been gathered. */
  readonly flush: () => void;
}

/** JSON lines on standard output. Lines are gathered for at most a quarter of a second. */
export function openLog(level: string): OpenLog {
  const destination = pino.destination({ fd: 1, minLength: 16_000, sync: true, periodicFlush: 250 });
  const log = pino({ level, base: null }, destination);
  return {
    log,
    requests: log.isLevelEnabled('info') ? (line) => void destination.write(line) : null,
    flush: () => destination.flushSync(),
  };
}
