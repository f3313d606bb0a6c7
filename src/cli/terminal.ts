import { once } from 'node:events';

/** Where a command writes. */
export interface Terminal {
  /** Writes a line of the result. */
  readonly print: (line: string) => void;
  /** Writes a line about the command that is not part of its result. */
  readonly report: (line: string) => void;
  /** Writes a part of the result as it is. */
  readonly write: (text: string) => Promise<void>;
  /** Shows the progress, 0 to 1, if the user can see it. */
  readonly progress: (share: number) => void;
}

/** The terminal of the process: results go to standard output, everything else to standard error. */
export function processTerminal(): Terminal {
  const { stdout, stderr } = process;
  let lastLine = '';
  return {
    print: (line) => stdout.write(`${line}\n`),
    report: (line) => stderr.write(`${line}\n`),
    write: async (text) => {
      if (!stdout.write(text)) await once(stdout, 'drain');
    },
    progress: (share) => {
      const line = progressBar(share, Math.min(60, (stderr.columns ?? 80) - 8));
      if (!stderr.isTTY || line === lastLine) return;
      lastLine = line;
      stderr.write(`\r${line}${share >= 1 ? '\n' : ''}`);
    },
  };
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
