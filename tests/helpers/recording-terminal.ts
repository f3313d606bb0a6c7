import type { Terminal } from '#cli/terminal.ts';

export interface RecordingTerminal {
  readonly terminal: Terminal;
  readonly output: readonly string[];
  readonly errors: readonly string[];
}

/** A terminal that keeps what is written to it, each line as `shorten` returns it. */
export function recordingTerminal(shorten: (line: string) => string = (line) => line): RecordingTerminal {
  const [output, errors]: [string[], string[]] = [[], []];
  const terminal: Terminal = {
    print: (line) => void output.push(shorten(line)),
    report: (line) => void errors.push(shorten(line)),
    write: async (text) => void output.push(text),
    progress: () => {},
  };
  return { terminal, output, errors };
}
