import { connectShop, copyOptions } from '#app/platform/choose-platform.ts';
import { openCopiedPlatform, type CopiedPlatform } from '#app/platform/copied-platform.ts';
import { describeProgress } from '#app/platform/fill-copy.ts';
import { systemRuntime } from '#app/runtime.ts';
import { PlatformUnavailableError } from '#commerce/errors.ts';
import { writeInBulk } from '#storage/connection-memory.ts';
import { countRecords, readRefusedDeletions } from '#sync/engine/deletions.ts';
import { isCopyComplete, type ScanProgress } from '#sync/engine/first-scan.ts';
import { summarizePending } from '#sync/engine/reads/pending-reads.ts';
import { readBounds } from '#sync/engine/polls/poll-times.ts';
import { parseArguments } from '../arguments.ts';
import { checkLine } from '../run-checks.ts';
import { MissingInputError, type CliCommand, type CommandContext, type CommandOutcome } from '../command.ts';
import { counted } from '../terminal.ts';

/** Between two lines about the progress. */
const progressEveryMs = 1000;
/** For so long after its last batch a scan waits for a platform that does not answer any more. */
const patienceMs = 10 * 60_000;
const retryMs = 5000;

export const sync: CliCommand = {
  name: 'sync',
  usage: '',
  summary: 'Copy the catalog of the platform, or bring the copy up to date',
  details: [
    '',
    'The first run reads the whole catalog; after an interruption it continues where it was.',
    'A running shop keeps its copy up to date by itself.',
  ],
  run: async (args, context) => {
    parseArguments(args, { positionals: [0, 0] });
    return synchronizeOnce(context);
  },
};

/** Fills the copy of the configured platform's catalog, or brings it up to date. */
export async function synchronizeOnce(context: CommandContext): Promise<CommandOutcome> {
  const connected = await connectShop(context.config);
  if (!connected) throw new MissingInputError('The embedded shop has no copy of its catalog. Set PLATFORM first.');
  const shop = openCopiedPlatform(connected, copyOptions(context.config, context.terminal.report));
  try {
    return await writeInBulk([shop.copy.store, shop.copy.durable], () => synchronize(shop, context));
  } finally {
    await shop.close();
  }
}

/** Fills the copy or brings it up to date, and prints what it has. */
async function synchronize(
  shop: CopiedPlatform,
  { terminal }: Pick<CommandContext, 'terminal'>,
): Promise<CommandOutcome> {
  const { copy } = shop;
  let printedAt = -Infinity;
  const isComplete = isCopyComplete(copy);
  const print = (progress: ScanProgress): void => {
    if (performance.now() - printedAt < progressEveryMs) return;
    printedAt = performance.now();
    terminal.print(describeProgress(progress));
  };
  await fillPatiently(shop, { print, report: terminal.report });
  copy.removeOthers();
  if (isComplete) await shop.sync.runDue();
  const kinds = shop.feed?.kinds ?? [];
  const bounds = new Map(readBounds(copy, kinds).map((bound) => [bound.kind, bound.seconds]));
  for (const { kind } of kinds) {
    const refused = readRefusedDeletions(copy, kind);
    const records = countRecords(copy, kind);
    terminal.print(
      checkLine(kind, `${counted(records, 'record')}, changes without an event within ${bounds.get(kind)} s`),
    );
    if (refused)
      terminal.report(`${kind}: ${refused.missing} of ${refused.total} have disappeared, and nothing was deleted.`);
  }
  const { count } = summarizePending(copy.store);
  if (count > 0) terminal.print(`Still to be read: ${counted(count, 'announced change')}`);
  return 'done';
}

interface FillOutput {
  readonly print: (progress: ScanProgress) => void;
  readonly report: (line: string) => void;
}

/** Fills the copy. When the platform stops answering after something was read, it goes on once it answers again. */
async function fillPatiently({ sync }: CopiedPlatform, { print, report }: FillOutput): Promise<void> {
  const { clock, sleep } = systemRuntime;
  let readAt = -Infinity;
  let reported = '';
  const onProgress = (progress: ScanProgress): void => {
    if (!progress.wait && progress.phase !== 'lease') [readAt, reported] = [clock.steady(), ''];
    print(progress);
  };
  for (;;) {
    try {
      await sync.fill(onProgress);
      return;
    } catch (error) {
      const mayPass = error instanceof PlatformUnavailableError && error.isTemporary;
      if (!mayPass || clock.steady() - readAt > patienceMs) throw error;
      if (error.message !== reported)
        report(`${error.message} What has been read is kept, and the rest follows when it answers again.`);
      reported = error.message;
      await sleep(retryMs);
    }
  }
}
