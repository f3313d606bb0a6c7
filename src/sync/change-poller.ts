import type { InvalidationLog } from '#cache/log/invalidation-log.ts';
import type { Runtime } from '#cache/runtime.ts';
import type { Feed } from '#commerce/feed.ts';
import type { JobLease } from './job-lease.ts';
import { planInvalidation } from './plan-invalidation.ts';

export interface ChangePollerOptions {
  readonly changes: NonNullable<Feed['changes']>;
  readonly log: Pick<InvalidationLog, 'append'>;
  /** Selects the process that polls, and stores the cursor. */
  readonly lease: JobLease;
  readonly sleep: Runtime['sleep'];
  readonly report: (error: unknown) => void;
}

export interface ChangePoller {
  stop(): Promise<void>;
}

/** A change without an event is visible after at most this time and that of one call to the platform. */
export const pollIntervalMs = 60_000;
const dueCheckMs = 1000;

/** Polls the platform for changes that have no events, until it is stopped. */
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
    await pollChanges(options, stop).catch(options.report);
    await options.sleep(dueCheckMs, stop);
  }
}

/** Polls once, if a poll is due and no other process has it. The cursor advances only after the log has the changes. */
export async function pollChanges(
  options: Pick<ChangePollerOptions, 'changes' | 'log' | 'lease'>,
  signal: AbortSignal,
): Promise<'polled' | 'not_due'> {
  const { log, lease } = options;
  const run = lease.acquire(pollIntervalMs);
  if (!run) return 'not_due';
  const { cursor, changes } = await options.changes(run.cursor, signal);
  const invalidation = planInvalidation(changes);
  if (invalidation.tags.length > 0) await log.append(invalidation);
  run.complete(cursor);
  return 'polled';
}
