import type { Runtime } from '#cache/runtime.ts';
import type { ScanWait } from '#commerce/feed.ts';
import { isCopyComplete, type ScanProgress } from '#sync/engine/first-scan.ts';
import { keepRunning } from '../runtime.ts';
import type { CopiedPlatform } from './copied-platform.ts';

export interface FillOptions {
  readonly runtime: Runtime;
  /** Resolves as soon as the shop itself is known, and fills the copy meanwhile. */
  readonly opensEarly: boolean;
  /** Receives a line about the progress from time to time, and one for each new reason why nothing can be read. */
  readonly print: (line: string) => void;
}

const retryMs = 5000;
const progressEveryMs = 5000;

/** Fills an empty copy before pages are read from it; tries until the platform answers. Resolves when the shop may open. */
export async function fillCopy(
  { sync, copy }: Pick<CopiedPlatform, 'sync' | 'copy'>,
  { runtime, opensEarly, print }: FillOptions,
): Promise<void> {
  const { promise: profileRead, resolve } = Promise.withResolvers<void>();
  const printProgress = limitRate(runtime, print);
  const printFailure = withoutRepetition(print);
  const onProgress = (progress: ScanProgress): void => {
    if (progress.phase !== 'profile' && progress.phase !== 'lease') resolve();
    printProgress(progress);
  };
  const fill = async (): Promise<void> => {
    while (!isCopyComplete(copy)) {
      try {
        await sync.fill(onProgress);
      } catch (error) {
        printFailure(`The catalog cannot be read yet: ${error instanceof Error ? error.message : String(error)}`);
        await runtime.sleep(retryMs);
      }
    }
    copy.removeOthers();
  };
  await keepRunning(opensEarly ? Promise.race([fill(), profileRead]) : fill());
}

/** A reason is printed once, until there is another one. */
function withoutRepetition(print: (line: string) => void): (line: string) => void {
  let last = '';
  return (line) => {
    if (line !== last) print(line);
    last = line;
  };
}

function limitRate({ clock }: Runtime, print: (line: string) => void): (progress: ScanProgress) => void {
  let last = -Infinity;
  return (progress) => {
    if (clock.steady() - last < progressEveryMs) return;
    last = clock.steady();
    print(`The catalog is being copied: ${describeProgress(progress)}`);
  };
}

/** A line such as `product: 1,200 of 10,000, 450 per second, 20 s remaining`. */
export function describeProgress({ phase, count, total, rate, remainingSeconds, wait }: ScanProgress): string {
  if (phase === 'lease') return 'waiting for another process that copies it, or was killed in the last 30 seconds';
  if (wait) return `${phase}: ${describeWait(wait)}`;
  return [
    `${phase}: ${number(count)}${total === null ? '' : ` of ${number(total)}`}`,
    ...(rate > 0 ? [`${number(rate)} per second`] : []),
    ...(remainingSeconds === null ? [] : [`${number(remainingSeconds)} s remaining`]),
  ].join(', ');
}

function describeWait({ reason, count }: ScanWait): string {
  switch (reason) {
    case 'prepared':
      return `the platform lists all of them${count ? `, ${number(count)} so far` : ''}`;
    case 'queued':
      return 'the platform has to finish other lists of this app first';
    case 'unanswered':
      return 'the platform does not answer, and is asked again';
    default:
      return reason satisfies never;
  }
}

function number(value: number): string {
  return Math.round(value).toLocaleString('en');
}
