import { LogUnavailable } from '#cache/log.ts';
import { ConfigurationError } from '#config.ts';
import { DatabaseUnusable, PlatformBroken, PlatformUnavailable } from '#platform/errors.ts';
import { watchChanges } from '#platform/embedded/own-changes.ts';
import type { Embedded } from '#platform/embedded/platform.ts';
import { slipsBetween } from '#platform/embedded/search/spelling.ts';
import type { Change } from '#platform/port.ts';
import { planInvalidation } from '#webhooks/plan.ts';
import { Absent, Misuse, type Command, type Surroundings } from './command.ts';
import { invalidate } from './invalidate.ts';

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
  commands: readonly Command[],
  surroundings: Surroundings,
): Promise<number> {
  const { terminal } = surroundings;
  const [name = 'help', ...rest] = args;
  if (name === 'help' || name === '--help' || name === '-h') return help(rest, commands, surroundings);
  const command = commands.find((each) => each.name === name);
  if (!command) return unknown(name, commands, surroundings);
  if (rest.includes('--help')) return help([name], commands, surroundings);
  const opened: Opened[] = [];
  const openShop = (): Embedded => {
    const shop = surroundings.openShop();
    opened.push({ shop, changes: watchChanges(shop.store) });
    return shop;
  };
  try {
    const outcome = await command.run(rest, { ...surroundings, openShop });
    await showAtOnce(opened, surroundings);
    return exitCodes[outcome];
  } catch (error) {
    if (error instanceof Misuse)
      terminal.tell(`${error.message}\nusage: npm run shop -- ${command.name} ${command.usage}`);
    else terminal.tell(error instanceof Error ? error.message : String(error));
    return codeOf(error);
  } finally {
    for (const { shop } of opened) await shop.close();
  }
}

interface Opened {
  readonly shop: Embedded;
  /** What the command changed. */
  readonly changes: () => readonly Change[];
}

/** The outbox tells of every change too, some moments later: who has read the answer of a command finds it on the page. */
async function showAtOnce(opened: readonly Opened[], { config }: Surroundings): Promise<void> {
  const changes = opened.flatMap((each) => each.changes());
  try {
    await invalidate(config, planInvalidation(changes));
  } catch (cause) {
    if (!(cause instanceof LogUnavailable)) throw cause;
    throw new PlatformUnavailable('It is done, but pages may show it some seconds late: CACHE_LOG does not answer.', {
      cause,
    });
  }
}

const unavailable = [DatabaseUnusable, PlatformUnavailable, LogUnavailable];

function codeOf(error: unknown): number {
  if (error instanceof Misuse) return exitCodes.usage;
  if (error instanceof ConfigurationError) return exitCodes.configuration;
  if (unavailable.some((each) => error instanceof each)) return exitCodes.unavailable;
  if (error instanceof Absent) return exitCodes.noInput;
  if (error instanceof PlatformBroken) return exitCodes.failed;
  return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? exitCodes.noInput : exitCodes.broken;
}

function help([name]: readonly string[], commands: readonly Command[], { terminal }: Surroundings): number {
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

function unknown(name: string, commands: readonly Command[], { terminal }: Surroundings): number {
  const [closest] = commands
    .map((command) => ({ command, slips: slipsBetween(name, command.name) }))
    .filter(({ command, slips }) => slips <= Math.max(1, Math.floor(command.name.length / 2)))
    .toSorted((one, other) => one.slips - other.slips);
  terminal.tell(`There is no command ${name}.${closest ? ` Did you mean ${closest.command.name}?` : ''}`);
  terminal.tell('npm run shop -- help lists them.');
  return exitCodes.usage;
}
