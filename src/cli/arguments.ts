import { parseArgs } from 'node:util';
import { UsageError } from './command.ts';

export interface ArgumentRules {
  /** Smallest and largest number of positional arguments. */
  readonly positionals: readonly [number, number];
  /** Names of options with a value: `--at <time>`. */
  readonly options?: readonly string[];
  /** Names of options without a value: `--dry-run`. */
  readonly flags?: readonly string[];
}

export interface CommandArguments {
  readonly positionals: readonly string[];
  readonly options: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
}

/** Parses the arguments of a command. Throws UsageError. */
export function parseArguments(args: readonly string[], rules: ArgumentRules): CommandArguments {
  const { positionals, values } = parseOptions(args, rules);
  const [min, max] = rules.positionals;
  const extra = positionals[max];
  if (extra !== undefined) throw new UsageError(`Unexpected argument: ${extra}`);
  if (positionals.length < min) throw new UsageError('Missing argument.');
  const entries = Object.entries(values);
  return {
    positionals,
    options: new Map(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
    flags: new Set(entries.flatMap(([name, value]) => (value === true ? [name] : []))),
  };
}

function parseOptions(args: readonly string[], { options = [], flags = [] }: ArgumentRules) {
  const types = [
    ...options.map((name) => [name, { type: 'string' }] as const),
    ...flags.map((name) => [name, { type: 'boolean' }] as const),
  ];
  try {
    return parseArgs({ args: [...args], options: Object.fromEntries(types), allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
