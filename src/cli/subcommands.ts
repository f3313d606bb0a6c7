import { type CliCommand, type CommandContext, type CommandOutcome, UsageError } from './command.ts';

/** A part of a command, named by its first argument. */
export type Subcommand = Pick<CliCommand, 'usage' | 'summary' | 'run'>;

export type Subcommands = Readonly<Record<string, Subcommand>>;

/** Runs the subcommand that the first argument names. Throws UsageError for another one. */
export async function runSubcommand(
  subcommands: Subcommands,
  [name = '', ...args]: readonly string[],
  context: CommandContext,
): Promise<CommandOutcome> {
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (!subcommand) throw new UsageError(`Expected one of: ${Object.keys(subcommands).join(', ')}`);
  return subcommand.run(args, context);
}

/** One line of help for each subcommand. */
export function describeSubcommands(command: string, subcommands: Subcommands): readonly string[] {
  const entries = Object.entries(subcommands).map(
    ([name, { usage, summary }]) => [`${name} ${usage}`, summary] as const,
  );
  const width = Math.max(...entries.map(([words]) => words.length));
  return entries.map(([words, summary]) => `  ${command} ${words.padEnd(width)}  ${summary}`);
}
