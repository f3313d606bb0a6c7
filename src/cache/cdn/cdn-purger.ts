import { setTimeout as pause } from 'node:timers/promises';
import type { CdnProvider } from './cdn.ts';
import type { LogFollower } from '../log/invalidation-log.ts';
import { writeMetric } from '../metrics.ts';
import { type CacheTag, tags } from '../tags.ts';

export interface CdnPurgerOptions {
  readonly cdn: CdnProvider;
  readonly url: string;
  readonly token?: string | undefined;
  /** Is told of a call that failed and will be made again. */
  readonly report: (error: unknown) => void;
  /** Milliseconds for which tags are gathered before a call. */
  readonly batchMs?: number;
  /** Milliseconds before the nth try after a failure. */
  readonly backOff?: (failures: number) => number;
  /** What a CDN fetched before a purge may reach it after: each purge is made again after so many milliseconds. */
  readonly repeatAfterMs?: number;
}

export interface CdnPurger {
  /** Follows the invalidation log. */
  readonly follower: LogFollower;
  /** Calls made, by whether they were taken, for Prometheus. */
  readonly metrics: () => string;
  /** Makes the calls that wait, once. */
  stop(): Promise<void>;
}

/** More tags than this at once are a purge of everything. */
const maxWaitingTags = 2000;
const purgeTimeoutMs = 5000;

/** Tells a CDN what to drop: gathered, in calls of bounded size one after the other, until each is taken. */
export function createCdnPurger(options: CdnPurgerOptions): CdnPurger {
  const state: PurgerState = {
    waiting: new Set(),
    calls: { taken: 0, failed: 0 },
    failures: 0,
    running: null,
    stopping: new AbortController(),
  };
  const follower: LogFollower = {
    apply: (invalidation) => enqueue(state, options, invalidation.tags),
    reset: () => enqueue(state, options, [tags.everything]),
  };
  return {
    follower,
    metrics: () =>
      writeMetric({
        name: 'storefront_cdn_purges_total',
        type: 'counter',
        help: 'Calls to the CDN, by whether it took them.',
        value: { label: 'result', values: state.calls },
      }),
    stop: async () => {
      state.stopping.abort();
      await state.running;
    },
  };
}

interface PurgerState {
  readonly waiting: Set<CacheTag>;
  readonly calls: { taken: number; failed: number };
  failures: number;
  running: Promise<void> | null;
  readonly stopping: AbortController;
}

function enqueue(state: PurgerState, options: CdnPurgerOptions, invalidatedTags: readonly CacheTag[]): void {
  collectTags(state, invalidatedTags);
  state.running ??= run(state, options).finally(() => {
    state.running = null;
  });
}

function collectTags({ waiting }: PurgerState, invalidatedTags: readonly CacheTag[]): void {
  if (waiting.has(tags.everything)) return;
  for (const tag of invalidatedTags) waiting.add(tag);
  if (waiting.size <= maxWaitingTags && !invalidatedTags.includes(tags.everything)) return;
  waiting.clear();
  waiting.add(tags.everything);
}

async function run(state: PurgerState, options: CdnPurgerOptions): Promise<void> {
  const { batchMs = 50, backOff = defaultBackOff } = options;
  await wait(state, batchMs);
  while (state.waiting.size > 0) {
    const batch = [...state.waiting].slice(0, options.cdn.maxTagsPerPurge);
    for (const tag of batch) state.waiting.delete(tag);
    if (await purge(state, options, batch)) {
      state.failures = 0;
      repeatLater(state, options, batch);
      continue;
    }
    if (state.stopping.signal.aborted) return;
    collectTags(state, batch);
    state.failures += 1;
    await wait(state, backOff(state.failures));
  }
}

function defaultBackOff(failures: number): number {
  return Math.min(60_000, 500 * 2 ** failures) * (0.5 + Math.random() / 2);
}

async function wait({ stopping }: PurgerState, milliseconds: number): Promise<void> {
  await pause(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
}

/** Once more, without a third time when that fails. */
function repeatLater(state: PurgerState, options: CdnPurgerOptions, batch: readonly CacheTag[]): void {
  const { repeatAfterMs = 3000 } = options;
  pause(repeatAfterMs, undefined, { signal: state.stopping.signal, ref: false }).then(
    async () => purge(state, options, batch),
    () => undefined,
  );
}

async function purge(state: PurgerState, options: CdnPurgerOptions, batch: readonly CacheTag[]): Promise<boolean> {
  const isAccepted = await sendPurge(options, batch);
  state.calls[isAccepted ? 'taken' : 'failed'] += 1;
  return isAccepted;
}

async function sendPurge({ cdn, url, token, report }: CdnPurgerOptions, batch: readonly CacheTag[]): Promise<boolean> {
  try {
    const response = await fetch(url, {
      ...cdn.purge(batch, token),
      redirect: 'error',
      signal: AbortSignal.timeout(purgeTimeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The CDN answered ${response.status} to a purge`);
    return true;
  } catch (error) {
    report(error);
    return false;
  }
}
