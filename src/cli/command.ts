import type { Config } from '#config.ts';
import type { EmbeddedPlatform } from '#connectors/embedded/platform.ts';
import type { Terminal } from './terminal.ts';

export interface CliCommand {
  readonly name: string;
  /** The arguments, without the name: `<sku> <amount>`. */
  readonly usage: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Further lines for `help <name>`. */
  readonly details: readonly string[];
  /** Throws UsageError for invalid arguments. */
  readonly run: (args: readonly string[], context: CommandContext) => Promise<CommandOutcome>;
}

/** Commands by name. Each is loaded when it is called, because some need hundreds of modules that no other one does. */
export type CommandTable = Readonly<Record<string, () => Promise<CliCommand>>>;

export interface CommandContext {
  readonly terminal: Terminal;
  readonly config: Config;
  /** Opens the shop, once for each command; the dispatcher closes it. */
  readonly openShop: () => EmbeddedPlatform;
  readonly now: () => Date;
}

/** `failed`: the arguments are valid, but the command could not do it and has reported why. */
export type CommandOutcome = 'done' | 'failed';

/** What the command works on does not exist. */
export class MissingInputError extends Error {
  override readonly name = 'MissingInputError';
}

/** The arguments are invalid. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** The subcommand that was given, with its arguments: `show <number>`. Unset: the command has none, or another one. */
  usage?: string;
}
