import { once } from 'node:events';
import type { Terminal } from './command.ts';

/** The process's own terminal: answers to standard output, all else to standard error. */
export function processTerminal(): Terminal {
  const { stdout, stderr } = process;
  let lastLine = '';
  return {
    say: (line) => stdout.write(`${line}\n`),
    tell: (line) => stderr.write(`${line}\n`),
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
