import { LogUnavailableError } from '#cache/log/invalidation-log.ts';
import { FolderError } from '#storage/create-folder.ts';
import { ConfigurationError } from '#config.ts';
import { DatabaseUnusableError, PlatformContractError, PlatformUnavailableError } from '#commerce/errors.ts';
import { trackChanges } from '#connectors/embedded/change-tracker.ts';
import type { EmbeddedPlatform } from '#connectors/embedded/platform.ts';
import type { ChangeReference } from '#commerce/changes.ts';
import { editDistance } from '#shop/text/edit-distance.ts';
import { planInvalidation } from '#sync/plan-invalidation.ts';
import { MissingInputError, UsageError, type CliCommand, type CommandContext, type CommandOutcome } from './command.ts';
import { appendInvalidation } from './embedded-shop.ts';
import { OutputClosedError } from './terminal.ts';

/** Those of sysexits.h; `failed` when none of them applies. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 64,
  noInput: 66,
  unavailable: 69,
  broken: 70,
  configuration: 78,
} as const;

/** Runs the command that the first argument names; returns the exit code of the process. */
export async function dispatch(
  args: readonly string[],
  commands: readonly CliCommand[],
  context: CommandContext,
): Promise<number> {
  const { terminal } = context;
  const [name = 'help', ...rest] = args;
  if (name === 'help' || name === '--help' || name === '-h') return help(rest, commands, context);
  const command = commands.find((each) => each.name === name);
  if (!command) return reportUnknownCommand(name, commands, context);
  if (rest.includes('--help')) return help([name], commands, context);
  const state: { opened: OpenedShop | null } = { opened: null };
  // One connection: a second one would wait for the transaction of the first.
  const openShop = (): EmbeddedPlatform => {
    state.opened ??= trackShop(context.openShop());
    return state.opened.shop;
  };
  try {
    const outcome = await runToEnd(() => command.run(rest, { ...context, openShop }));
    await invalidateChanges(state.opened?.changes() ?? [], context);
    return exitCodes[outcome];
  } catch (error) {
    if (error instanceof UsageError)
      terminal.report(`${error.message}\nusage: npm run shop -- ${command.name} ${command.usage}`);
    else terminal.report(error instanceof Error ? error.message : String(error));
    return exitCodeOf(error);
  } finally {
    await state.opened?.shop.close();
  }
}

/** A command whose output nobody reads any more is done. */
async function runToEnd(run: () => Promise<CommandOutcome>): Promise<CommandOutcome> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof OutputClosedError) return 'done';
    throw error;
  }
}

interface OpenedShop {
  readonly shop: EmbeddedPlatform;
  /** What the command has changed so far. */
  readonly changes: () => readonly ChangeReference[];
}

function trackShop(shop: EmbeddedPlatform): OpenedShop {
  return { shop, changes: trackChanges(shop.store) };
}

/** The outbox sends every change too, but later: when a command has ended, every page shows what it changed. */
async function invalidateChanges(changes: readonly ChangeReference[], { config }: CommandContext): Promise<void> {
  try {
    await appendInvalidation(config, planInvalidation(changes));
  } catch (cause) {
    if (!(cause instanceof LogUnavailableError)) throw cause;
    throw new PlatformUnavailableError(
      'The change was saved, but CACHE_LOG does not respond, so pages may show it a few seconds late.',
      {
        cause,
      },
    );
  }
}

const unavailableErrors = [DatabaseUnusableError, PlatformUnavailableError, LogUnavailableError];

function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return exitCodes.usage;
  if (error instanceof ConfigurationError) return exitCodes.configuration;
  if (unavailableErrors.some((each) => error instanceof each)) return exitCodes.unavailable;
  if (error instanceof MissingInputError || error instanceof FolderError) return exitCodes.noInput;
  if (error instanceof PlatformContractError) return exitCodes.failed;
  return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? exitCodes.noInput : exitCodes.broken;
}

function help([name]: readonly string[], commands: readonly CliCommand[], { terminal }: CommandContext): number {
  const command = commands.find((each) => each.name === name);
  if (command) {
    for (const line of [
      `usage: npm run shop -- ${command.name} ${command.usage}`.trimEnd(),
      '',
      command.summary,
      ...command.details,
    ])
      terminal.print(line);
    return exitCodes.done;
  }
  const width = Math.max(...commands.map((each) => `${each.name} ${each.usage}`.length));
  terminal.print('usage: npm run shop -- <command>');
  terminal.print('');
  for (const each of commands) terminal.print(`  ${`${each.name} ${each.usage}`.padEnd(width)}  ${each.summary}`);
  terminal.print(`  ${'help <command>'.padEnd(width)}  Show the help of a command`);
  return name === undefined ? exitCodes.done : exitCodes.usage;
}

function reportUnknownCommand(name: string, commands: readonly CliCommand[], { terminal }: CommandContext): number {
  const [closest] = commands
    .map((command) => ({ command, distance: editDistance(name, command.name) }))
    .filter(({ command, distance }) => distance <= Math.max(1, Math.floor(command.name.length / 2)))
    .toSorted((one, other) => one.distance - other.distance);
  terminal.report(`Unknown command: ${name}.${closest ? ` Did you mean ${closest.command.name}?` : ''}`);
  terminal.report('Run `npm run shop -- help` for a list of commands.');
  return exitCodes.usage;
}
