import { type Logger, pino } from 'pino';
import type { ClockReading } from '#cache/runtime.ts';

export type ServerLog = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'isLevelEnabled'>;

/** Receives lines of JSON, each with its end of line. */
export type WriteLine = (line: string) => void;

export interface LogOutput {
  readonly log: ServerLog;
  /** For the lines of requests, which are too many to be formatted by a logger; null: the level excludes them. */
  readonly writeAccessLine: WriteLine | null;
  /** Writes buffered lines. */
  readonly flush: () => void;
}

/**
 * Logs JSON lines to standard output, in order. The lines of a `worker`, one of several processes with the same output,
 * begin with its number.
 */
export function openLog(level: string, worker?: number): LogOutput {
  const destination = pino.destination({ fd: 1, sync: true });
  const maxCharacters = worker === undefined ? maxBufferedCharacters : maxSharedCharacters;
  const buffer = bufferLines((lines) => void destination.write(lines), maxCharacters);
  const { flush } = buffer;
  const write: WriteLine =
    worker === undefined ? buffer.write : (line) => buffer.write(`{"worker":${worker},${line.slice(1)}`);
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

/** Collects lines for at most a quarter of a second: written one by one they cost four times as much. */
function bufferLines(
  output: WriteLine,
  maxCharacters: number,
): { readonly write: WriteLine; readonly flush: () => void } {
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
    if (lines.length >= maxCharacters) flush();
    else waiting ??= setTimeout(flush, maxBufferMs).unref();
  };
  return { write, flush };
}

const maxBufferedCharacters = 16_000;
/** Less than 4,096 bytes with the line that is added last: pipes do not mix writes of this size (`PIPE_BUF`). */
const maxSharedCharacters = 3000;
const maxBufferMs = 250;

/**
 * The line of a request, as the logger would format it at level info: pino takes 3 µs where a cached page takes 15, and
 * only the path needs escaping. Status 499: the client disconnected before the response.
 */
export function formatAccessLine({ request, response, id, arrivedAt, bytesWrittenBefore }: AccessLogEntry): string {
  const { method = '', url = '' } = request;
  const status = response.headersSent ? response.statusCode : 499;
  const elapsed = performance.now() - arrivedAt.steady;
  const time = Math.round(arrivedAt.wall + elapsed);
  const ms = Math.round(elapsed * 10) / 10;
  const bytes = request.socket.bytesWritten - bytesWrittenBefore;
  return `{"level":30,"time":${time},"id":"${id}","method":"${method}","path":${pathTextOf(url)},"status":${status},"ms":${ms},"bytes":${bytes}}\n`;
}

/** The path of a target as its line contains it. The same few pages are requested again and again. */
function pathTextOf(target: string): string {
  const known = pathTexts.get(target);
  if (known !== undefined) return known;
  if (pathTexts.size >= maxPathTexts) pathTexts.clear();
  const path = JSON.stringify(redactPath(target));
  if (target.length <= maxKnownCharacters) pathTexts.set(target, path);
  return path;
}

const pathTexts = new Map<string, string>();
const maxPathTexts = 1000;
const maxKnownCharacters = 200;

/** The part of an exchange that its line contains. */
export interface AccessLogEntry {
  readonly request: {
    readonly url?: string | undefined;
    readonly method?: string | undefined;
    readonly socket: CountedSocket;
  };
  readonly response: { readonly headersSent: boolean; readonly statusCode: number };
  readonly id: string;
  /** When the request arrived, by `performance.now()` and by `Date.now()`. */
  readonly arrivedAt: ClockReading;
  readonly bytesWrittenBefore: number;
}

interface CountedSocket {
  readonly bytesWritten: number;
}

/** A path without its query and without the token of an order, which must not be logged. */
export function redactPath(target: string): string {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  return path.replace(/(\/orders\/+).+/i, '$1[token]').slice(0, 512);
}
