import { setTimeout as pause } from 'node:timers/promises';
import type { InvalidationLog } from '#cache/log.ts';
import type { Events } from '#platform/port.ts';
import { planInvalidation } from './plan.ts';
import type { Turns } from './turns.ts';

export interface SweeperOptions {
  readonly events: Pick<Events, 'changedSince'>;
  readonly log: Pick<InvalidationLog, 'append'>;
  /** Decides whose turn it is, and keeps the mark. */
  readonly turns: Turns;
  readonly report: (error: unknown) => void;
}

export interface Sweeper {
  stop(): Promise<void>;
}

/** How often is asked at least: what no event tells of is on the page after this long, and the time of one call. */
export const sweepEveryMs = 60_000;
const lookMs = 1000;

/** Asks the platform for what changed without an event, for as long as the process runs. */
export function startSweeping(options: SweeperOptions): Sweeper {
  const stopping = new AbortController();
  const ended = run(options, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}

async function run(options: SweeperOptions, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await sweep(options).catch(options.report);
    await pause(lookMs, undefined, { signal: stop, ref: false }).catch(() => undefined);
  }
}

/** One sweep, when one is due and no other process makes it. The mark moves on only when the log has what was found. */
export async function sweep({ events, log, turns }: Omit<SweeperOptions, 'report'>): Promise<boolean> {
  const turn = turns.take(sweepEveryMs);
  if (!turn) return false;
  const { mark, changes } = await events.changedSince(turn.mark);
  const invalidation = planInvalidation(changes);
  if (invalidation.tags.length > 0) await log.append(invalidation);
  turn.done(mark);
  return true;
}
