import { didYouMean } from './arguments.ts';
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
  if (!subcommand) throw unknownSubcommand(name, Object.keys(subcommands));
  try {
    return await subcommand.run(args, context);
  } catch (error) {
    if (error instanceof UsageError) error.usage = `${name} ${subcommand.usage}`;
    throw error;
  }
}

function unknownSubcommand(name: string, names: readonly string[]): UsageError {
  const expected = `Expected one of: ${names.join(', ')}.`;
  return new UsageError(name === '' ? expected : `Unknown subcommand: ${name}.${didYouMean(name, names)} ${expected}`);
}

/** Two lines of help for each subcommand: how it is called and what it does. */
export function describeSubcommands(command: string, subcommands: Subcommands): readonly string[] {
  return Object.entries(subcommands).flatMap(([name, { usage, summary }]) => [
    `  ${command} ${name} ${usage}`.trimEnd(),
    `      ${summary}`,
  ]);
}
