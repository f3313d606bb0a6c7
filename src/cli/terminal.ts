import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Where a command writes. */
export interface Terminal {
  /** Writes a line of the result. */
  readonly print: (line: string) => void;
  /** Writes a line about the command that is not part of its result. */
  readonly report: (line: string) => void;
  /** Writes a part of the result as it is. Rejects with OutputClosedError when nobody reads it any more. */
  readonly write: (text: string) => Promise<void>;
  /** Shows the progress, 0 to 1: as a bar on a terminal, else as a line now and then. */
  readonly progress: (share: number) => void;
}

/** The program that reads the output ended, as `head` does once it has its lines. */
export class OutputClosedError extends Error {
  override readonly name = 'OutputClosedError';
}

/** How often progress is a line where there is no terminal to draw a bar on, for example in a log. */
const lineEveryMs = 10_000;

/** The terminal of the process: results go to standard output, everything else to standard error. */
export function processTerminal(): Terminal {
  const { stdout, stderr } = process;
  let isClosed = false;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    isClosed = true;
  });
  let lastLine = '';
  let hasBar = false;
  let lastProgress = performance.now();
  const endBar = (): void => {
    if (hasBar) stderr.write('\n');
    hasBar = false;
  };
  const drawBar = (share: number): void => {
    const line = progressBar(share, Math.min(60, (stderr.columns ?? 80) - 8));
    if (line === lastLine) return;
    lastLine = line;
    stderr.write(`\r${line}`);
    hasBar = true;
    if (share >= 1) endBar();
  };
  const printProgress = (share: number): void => {
    if (performance.now() - lastProgress < lineEveryMs) return;
    lastProgress = performance.now();
    stderr.write(`${Math.round(share * 100)} %\n`);
  };
  return {
    print: (line) => {
      if (!isClosed) stdout.write(`${line}\n`);
    },
    report: (line) => {
      endBar();
      stderr.write(`${line}\n`);
    },
    write: async (text) => {
      if (!isClosed && !stdout.write(text))
        await Promise.race([once(stdout, 'drain'), once(stdout, 'close')]).catch(() => {});
      if (isClosed) throw new OutputClosedError('The output was closed.');
    },
    progress: stderr.isTTY ? drawBar : printProgress,
  };
}

/** Writes pieces of a text to a file, or as a result where none is named. Rejects as `write` does, or if the file cannot be written. */
export async function writePieces(
  pieces: Iterable<string>,
  path: string | undefined,
  { write }: Terminal,
): Promise<void> {
  if (path === undefined) for (const piece of pieces) await write(piece);
  else await pipeline(Readable.from(pieces), createWriteStream(path));
}

/** `[#####-----]  50 %` */
export function progressBar(share: number, width: number): string {
  const done = Math.round(Math.min(1, Math.max(0, share)) * width);
  return `[${'#'.repeat(done)}${'-'.repeat(width - done)}] ${String(Math.round(share * 100)).padStart(3)} %`;
}

/** A number with its noun: `1 product`, `2 products`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
