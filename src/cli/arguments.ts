import { parseArgs } from 'node:util';
import { closestName } from '#shop/text/edit-distance.ts';
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
  const types = Object.fromEntries([
    ...options.map((name) => [name, { type: 'string' }] as const),
    ...flags.map((name) => [name, { type: 'boolean' }] as const),
  ]);
  const { tokens } = parseArgs({
    args: [...args],
    options: types,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens)
    if (token.kind === 'option' && !Object.hasOwn(types, token.name))
      throw new UsageError(unknownOption(token.rawName, Object.keys(types)));
  try {
    return parseArgs({ args: [...args], options: types, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function unknownOption(written: string, names: readonly string[]): string {
  const known = names.map((name) => `--${name}`);
  const suggestion = didYouMean(written, known);
  if (suggestion !== '') return `Unknown option: ${written}.${suggestion}`;
  return `Unknown option: ${written}. ${known.length === 0 ? 'There are no options.' : `Expected one of: ${known.join(', ')}.`}`;
}

/** ` Did you mean import?`, or nothing where no name is similar. */
export function didYouMean(written: string, names: readonly string[]): string {
  const meant = closestName(written, names);
  return meant === null ? '' : ` Did you mean ${meant}?`;
}
