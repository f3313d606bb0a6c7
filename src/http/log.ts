import { pino, type Logger } from 'pino';

export type ServerLog = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'isLevelEnabled'>;

/** Takes finished lines of JSON, each with its end of line. */
export type WriteLine = (line: string) => void;

export interface LogOutput {
  readonly log: ServerLog;
  /** For the lines of requests, which are too many to be put together by a logger; null: they are not wanted. */
  readonly writeAccessLine: WriteLine | null;
  /** Writes what has been gathered. */
  readonly flush: () => void;
}

/** JSON lines on standard output, in the order in which they came. */
export function openLog(level: string): LogOutput {
  const destination = pino.destination({ fd: 1, sync: true });
  const { write, flush } = bufferLines((lines) => void destination.write(lines));
  const log = pino({ level, base: null }, { write });
  process.once('exit', flush);
  return {
    log,
    writeAccessLine: log.isLevelEnabled('info') ? write : null,
    flush: () => {
      flush();
      destination.flushSync();
    },
  };
}

/** Lines are handed on many at a time, after at most a quarter of a second: one by one they cost four times as much. */
function bufferLines(output: WriteLine): { readonly write: WriteLine; readonly flush: () => void } {
  let lines = '';
  let waiting: NodeJS.Timeout | undefined;

  const flush = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
    if (lines !== '') output(lines);
    lines = '';
  };
  const write = (line: string): void => {
    lines += line;
    if (lines.length >= maxBufferedCharacters) flush();
    else waiting ??= setTimeout(flush, maxBufferMs).unref();
  };
  return { write, flush };
}

const maxBufferedCharacters = 16_000;
const maxBufferMs = 250;
