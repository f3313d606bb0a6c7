import { parseArgs } from 'node:util';
import type { Config } from '#config.ts';
import type { EmbeddedPlatform } from '#connectors/embedded/platform.ts';

/** Where a command reads and writes, so that tests can stand in. */
export interface Terminal {
  /** One line to the answer of the command. */
  readonly say: (line: string) => void;
  /** One line about the command, which is no part of its answer. */
  readonly tell: (line: string) => void;
  /** A piece of the answer as it is. */
  readonly write: (text: string) => Promise<void>;
  /** Shows how much is done, 0 to 1; does nothing where nobody watches. */
  readonly progress: (share: number) => void;
}

export interface CommandContext {
  readonly terminal: Terminal;
  readonly config: Config;
  /** Opens the shop; the dispatcher closes it. */
  readonly openShop: () => EmbeddedPlatform;
  readonly now: () => Date;
}

export interface CliCommand {
  readonly name: string;
  /** What follows the name: `<sku> <amount>`. */
  readonly usage: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Further lines for `help <name>`. */
  readonly details: readonly string[];
  /** Throws Misuse for arguments it cannot take. */
  readonly run: (args: readonly string[], surroundings: CommandContext) => Promise<CommandOutcome>;
}

/** `failed`: the command was understood and could not be carried out; it has told why. */
export type CommandOutcome = 'done' | 'failed';

/** What the command works on is not there. */
export class MissingInputError extends Error {
  override readonly name = 'Absent';
}

/** The arguments are not what the command takes. */
export class UsageError extends Error {
  override readonly name = 'Misuse';
}

/** Splits arguments into words and flags (`--name`). Throws Misuse for a flag that is not known. */
export function splitFlags(
  args: readonly string[],
  known: readonly string[],
): { readonly words: readonly string[]; readonly flags: ReadonlySet<string> } {
  const flags = args.filter((arg) => arg.startsWith('--'));
  const unknown = flags.find((flag) => !known.includes(flag));
  if (unknown !== undefined) throw new UsageError(`There is no option ${unknown} here.`);
  return { words: args.filter((arg) => !arg.startsWith('--')), flags: new Set(flags) };
}

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
