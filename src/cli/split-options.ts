import { parseArgs } from 'node:util';
import { UsageError } from './command.ts';

export interface SplitOptions {
  readonly words: readonly string[];
  /** By name, with the value that follows (`--at never`); the empty text for those without. */
  readonly options: ReadonlyMap<string, string>;
}

/** Splits arguments into words and options: those that take a value and those that do not. Throws Misuse. */
export function splitOptions(
  args: readonly string[],
  valued: readonly string[],
  flags: readonly string[] = [],
): SplitOptions {
  const known = [
    ...valued.map((name) => [name, { type: 'string' }] as const),
    ...flags.map((name) => [name, { type: 'boolean' }] as const),
  ];
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries(known),
      allowPositionals: true,
    });
    const options = Object.entries(values).map(([name, value]) => [name, value === true ? '' : String(value)] as const);
    return { words: positionals, options: new Map(options) };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
