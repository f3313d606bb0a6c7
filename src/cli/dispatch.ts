import { LogUnavailable } from '#cache/log/invalidation-log.ts';
import { ConfigurationError } from '#config.ts';
import { DatabaseUnusableError, PlatformContractError, PlatformUnavailableError } from '#commerce/errors.ts';
import { trackChanges } from '#connectors/embedded/change-tracker.ts';
import type { EmbeddedPlatform } from '#connectors/embedded/platform.ts';
import { editDistance } from '#catalog/search/query/spelling.ts';
import type { ChangeReference } from '#commerce/changes.ts';
import { planInvalidation } from '#sync/plan-invalidation.ts';
import { MissingInputError, UsageError, type CliCommand, type CommandContext } from './command.ts';
import { appendInvalidation } from './embedded-shop.ts';

/** As sysexits.h numbers them; `failed` is what everything else answers that could not be done. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 64,
  noInput: 66,
  unavailable: 69,
  broken: 70,
  configuration: 78,
} as const;

/** Runs the command that the arguments name; answers the exit code of the process. */
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
  const openedShops: OpenedShop[] = [];
  const openShop = (): EmbeddedPlatform => {
    const shop = context.openShop();
    openedShops.push({ shop, changes: trackChanges(shop.store) });
    return shop;
  };
  try {
    const outcome = await command.run(rest, { ...context, openShop });
    await invalidateChanges(openedShops, context);
    return exitCodes[outcome];
  } catch (error) {
    if (error instanceof UsageError)
      terminal.tell(`${error.message}\nusage: npm run shop -- ${command.name} ${command.usage}`);
    else terminal.tell(error instanceof Error ? error.message : String(error));
    return exitCodeOf(error);
  } finally {
    for (const { shop } of openedShops) await shop.close();
  }
}

interface OpenedShop {
  readonly shop: EmbeddedPlatform;
  /** What the command changed. */
  readonly changes: () => readonly ChangeReference[];
}

/** The outbox tells of every change too, some moments later: who has read the answer of a command finds it on the page. */
async function invalidateChanges(openedShops: readonly OpenedShop[], { config }: CommandContext): Promise<void> {
  const changes = openedShops.flatMap((each) => each.changes());
  try {
    await appendInvalidation(config, planInvalidation(changes));
  } catch (cause) {
    if (!(cause instanceof LogUnavailable)) throw cause;
    throw new PlatformUnavailableError(
      'It is done, but pages may show it some seconds late: CACHE_LOG does not answer.',
      {
        cause,
      },
    );
  }
}

const unavailableErrors = [DatabaseUnusableError, PlatformUnavailableError, LogUnavailable];

function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return exitCodes.usage;
  if (error instanceof ConfigurationError) return exitCodes.configuration;
  if (unavailableErrors.some((each) => error instanceof each)) return exitCodes.unavailable;
  if (error instanceof MissingInputError) return exitCodes.noInput;
  if (error instanceof PlatformContractError) return exitCodes.failed;
  return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? exitCodes.noInput : exitCodes.broken;
}

function help([name]: readonly string[], commands: readonly CliCommand[], { terminal }: CommandContext): number {
  const command = commands.find((each) => each.name === name);
  if (command) {
    for (const line of [`npm run shop -- ${command.name} ${command.usage}`, '', command.summary, ...command.details])
      terminal.say(line);
    return exitCodes.done;
  }
  const width = Math.max(...commands.map((each) => `${each.name} ${each.usage}`.length));
  terminal.say('npm run shop -- <command>');
  terminal.say('');
  for (const each of commands) terminal.say(`  ${`${each.name} ${each.usage}`.padEnd(width)}  ${each.summary}`);
  terminal.say(`  ${'help <command>'.padEnd(width)}  What a command does and takes`);
  return name === undefined ? exitCodes.done : exitCodes.usage;
}

function reportUnknownCommand(name: string, commands: readonly CliCommand[], { terminal }: CommandContext): number {
  const [closest] = commands
    .map((command) => ({ command, slips: editDistance(name, command.name) }))
    .filter(({ command, slips: distance }) => distance <= Math.max(1, Math.floor(command.name.length / 2)))
    .toSorted((one, other) => one.slips - other.slips);
  terminal.tell(`There is no command ${name}.${closest ? ` Did you mean ${closest.command.name}?` : ''}`);
  terminal.tell('npm run shop -- help lists them.');
  return exitCodes.usage;
}
