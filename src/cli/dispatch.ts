import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { exitCodes } from '#app/exit-codes.ts';
import { LogUnavailableError } from '#cache/log/invalidation-log.ts';
import { FolderError } from '#storage/create-folder.ts';
import { ConfigurationError } from '#config.ts';
import { DatabaseUnusableError, PlatformContractError, PlatformUnavailableError } from '#commerce/errors.ts';
import { trackChanges } from '#connectors/embedded/change-tracker.ts';
import type { EmbeddedPlatform } from '#connectors/embedded/platform.ts';
import type { ChangeReference } from '#commerce/changes.ts';
import { planInvalidation } from '#sync/plan-invalidation.ts';
import { didYouMean } from './arguments.ts';
import {
  type CliCommand,
  type CommandContext,
  type CommandOutcome,
  type CommandTable,
  MissingInputError,
  UsageError,
} from './command.ts';
import { appendInvalidation } from './embedded-shop.ts';
import { OutputClosedError, type Terminal } from './terminal.ts';

/** Runs the command that the first argument names; returns the exit code of the process. */
export async function dispatch(
  args: readonly string[],
  commands: CommandTable,
  context: CommandContext,
): Promise<number> {
  const { terminal } = context;
  const [name = 'help', ...rest] = args;
  if (name === 'help' || name === '--help' || name === '-h') return help(rest, commands, context);
  const command = await loadCommand(name, commands);
  if (!command) return reportUnknownCommand(name, commands, context);
  if (rest.includes('--help')) return help([name], commands, context);
  const state: { opened: OpenedShop | null } = { opened: null };
  // One connection: a second one would wait for the transaction of the first.
  const openShop = (): EmbeddedPlatform => {
    state.opened ??= trackShop(context.openShop());
    return state.opened.shop;
  };
  const attempt = async (work: () => Promise<CommandOutcome>): Promise<number> => {
    try {
      return exitCodes[await work()];
    } catch (error) {
      terminal.report(describeError(error, command));
      return exitCodeOf(error);
    }
  };
  try {
    const code = await attempt(() => runToEnd(() => command.run(rest, { ...context, openShop })));
    // Also after a failure: what came before it was saved.
    const invalidated = await attempt(() => invalidateChanges(state.opened, context));
    return code === exitCodes.done ? invalidated : code;
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
async function invalidateChanges(opened: OpenedShop | null, { config }: CommandContext): Promise<CommandOutcome> {
  const changes = opened?.changes() ?? [];
  try {
    await appendInvalidation(config, planInvalidation(changes));
    return 'done';
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

function describeError(error: unknown, command: CliCommand): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof UsageError) return `${error.message}\n${usageLine(command.name, error.usage ?? command.usage)}`;
  return describeFileError(error) ?? error.message;
}

/** Of an error of the file system that a wrong path explains; null for others. */
function describeFileError({ code, path = '', syscall }: NodeJS.ErrnoException): string | null {
  if (code === 'EACCES') return `This user may not open ${path}.`;
  if (code === 'EISDIR') return 'Expected a file, not a folder.';
  if (code !== 'ENOENT') return null;
  const folder = dirname(path);
  return syscall === 'open' && !existsSync(folder) ? `There is no folder ${folder}.` : `There is no file ${path}.`;
}

const unavailableErrors = [DatabaseUnusableError, PlatformUnavailableError, LogUnavailableError];

function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return exitCodes.usage;
  if (error instanceof ConfigurationError) return exitCodes.configuration;
  if (unavailableErrors.some((each) => error instanceof each)) return exitCodes.unavailable;
  if (error instanceof MissingInputError || error instanceof FolderError) return exitCodes.noInput;
  if (error instanceof PlatformContractError) return exitCodes.failed;
  const isFileError = error instanceof Error && describeFileError(error) !== null;
  return isFileError ? exitCodes.noInput : exitCodes.crashed;
}

async function loadCommand(name: string, commands: CommandTable): Promise<CliCommand | null> {
  return (Object.hasOwn(commands, name) && (await commands[name]?.())) || null;
}

async function help(
  [name]: readonly string[],
  commands: CommandTable,
  { terminal }: Pick<CommandContext, 'terminal'>,
): Promise<number> {
  if (name !== undefined) return helpOf(name, commands, terminal);
  const all = await Promise.all(Object.values(commands).map((load) => load()));
  const entries = [...all, { name: 'help <command>', summary: 'Show the arguments and options of a command' }];
  const width = Math.max(...entries.map((each) => each.name.length));
  terminal.print('usage: npm run shop -- <command>\n');
  for (const each of entries) terminal.print(`  ${each.name.padEnd(width)}  ${each.summary}`);
  return exitCodes.done;
}

async function helpOf(name: string, commands: CommandTable, terminal: Terminal): Promise<number> {
  const command = await loadCommand(name, commands);
  if (!command) return reportUnknownCommand(name, commands, { terminal });
  for (const line of [usageLine(command.name, command.usage), '', command.summary, ...command.details])
    terminal.print(line);
  return exitCodes.done;
}

function usageLine(name: string, usage: string): string {
  return `usage: npm run shop -- ${name} ${usage}`.trimEnd();
}

function reportUnknownCommand(
  name: string,
  commands: CommandTable,
  { terminal }: Pick<CommandContext, 'terminal'>,
): number {
  terminal.report(`Unknown command: ${name}.${didYouMean(name, Object.keys(commands))}`);
  terminal.report('Run `npm run shop -- help` for a list of commands.');
  return exitCodes.usage;
}
