import { setTimeout as pause } from 'node:timers/promises';
import type { InvalidationLog } from '#cache/log/invalidation-log.ts';
import type { Events } from '#commerce/events.ts';
import { planInvalidation } from './plan-invalidation.ts';
import type { JobLease } from './job-lease.ts';

export interface ChangePollerOptions {
  readonly events: Pick<Events, 'changedSince'>;
  readonly log: Pick<InvalidationLog, 'append'>;
  /** Decides whose turn it is, and keeps the mark. */
  readonly lease: JobLease;
  readonly report: (error: unknown) => void;
}

export interface ChangePoller {
  stop(): Promise<void>;
}

/** How often is asked at least: what no event tells of is on the page after this long, and the time of one call. */
export const pollIntervalMs = 60_000;
const dueCheckMs = 1000;

/** Asks the platform for what changed without an event, for as long as the process runs. */
export function startChangePoller(options: ChangePollerOptions): ChangePoller {
  const stopping = new AbortController();
  const ended = runPoller(options, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}

async function runPoller(options: ChangePollerOptions, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await pollChanges(options).catch(options.report);
    await pause(dueCheckMs, undefined, { signal: stop, ref: false }).catch(() => undefined);
  }
}

/** One sweep, when one is due and no other process makes it. The mark moves on only when the log has what was found. */
export async function pollChanges({ events, log, lease }: Omit<ChangePollerOptions, 'report'>): Promise<boolean> {
  const leasedRun = lease.acquire(pollIntervalMs);
  if (!leasedRun) return false;
  const { mark: cursor, changes } = await events.changedSince(leasedRun.cursor);
  const invalidation = planInvalidation(changes);
  if (invalidation.tags.length > 0) await log.append(invalidation);
  leasedRun.complete(cursor);
  return true;
}
