import type { CdnProvider } from './cdn.ts';
import type { LogFollower } from '../log/invalidation-log.ts';
import { writeMetric } from '../metrics.ts';
import { type BackOffLimits, backOffMs, type Runtime } from '../runtime.ts';
import { type CacheTag, tags } from '../tags.ts';

export interface CdnPurgerOptions {
  readonly cdn: CdnProvider;
  readonly url: string;
  readonly token?: string | undefined;
  /** Called with the error of a purge that failed and will be repeated. */
  readonly report: (error: unknown) => void;
  readonly fetch: typeof fetch;
  readonly runtime: Pick<Runtime, 'sleep' | 'random'>;
  /** Milliseconds for which tags are collected before a purge. */
  readonly batchMs?: number;
  /** Milliseconds between attempts after failures. */
  readonly backOff?: BackOffLimits;
  /** Each purge is repeated after this time: a page that was fetched before it may reach the CDN after it. */
  readonly repeatAfterMs?: number;
}

export interface CdnPurger {
  /** Receives the invalidations of the log. */
  readonly follower: LogFollower;
  /** Purges by result, in the text format of Prometheus. */
  readonly metrics: () => string;
  /** Sends the waiting purges, once. */
  stop(): Promise<void>;
}

/** More tags than this at once are a purge of everything. */
const maxWaitingTags = 2000;
const purgeTimeoutMs = 5000;

/** Purges invalidated tags from a CDN: collected, in requests of bounded size, repeated until each is accepted. */
export function createCdnPurger(options: CdnPurgerOptions): CdnPurger {
  const state: PurgerState = {
    waiting: new Set(),
    purges: { accepted: 0, failed: 0 },
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
        help: 'Purges of the CDN by result.',
        value: { label: 'result', values: state.purges },
      }),
    stop: async () => {
      state.stopping.abort();
      await state.running;
    },
  };
}

interface PurgerState {
  readonly waiting: Set<CacheTag>;
  readonly purges: { accepted: number; failed: number };
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
  const { batchMs = 50, backOff = defaultBackOff, runtime } = options;
  const { signal } = state.stopping;
  await runtime.sleep(batchMs, signal);
  while (state.waiting.size > 0) {
    const batch = [...state.waiting].slice(0, options.cdn.maxTagsPerPurge);
    for (const tag of batch) state.waiting.delete(tag);
    if (await purge(state, options, batch)) {
      state.failures = 0;
      void repeatLater(state, options, batch);
      continue;
    }
    if (signal.aborted) return;
    collectTags(state, batch);
    state.failures += 1;
    await runtime.sleep(backOffMs(state.failures, backOff, runtime.random), signal);
  }
}

const defaultBackOff: BackOffLimits = { baseMs: 1000, maxMs: 60_000 };

/** Once, without another attempt when it fails. */
async function repeatLater(state: PurgerState, options: CdnPurgerOptions, batch: readonly CacheTag[]): Promise<void> {
  const { repeatAfterMs = 3000, runtime } = options;
  const { signal } = state.stopping;
  await runtime.sleep(repeatAfterMs, signal);
  if (!signal.aborted) await purge(state, options, batch);
}

async function purge(state: PurgerState, options: CdnPurgerOptions, batch: readonly CacheTag[]): Promise<boolean> {
  const isAccepted = await sendPurge(options, batch);
  state.purges[isAccepted ? 'accepted' : 'failed'] += 1;
  return isAccepted;
}

async function sendPurge(options: CdnPurgerOptions, batch: readonly CacheTag[]): Promise<boolean> {
  const { cdn, url, token, report } = options;
  try {
    const response = await options.fetch(url, {
      ...cdn.purge(batch, token),
      redirect: 'error',
      signal: AbortSignal.timeout(purgeTimeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The CDN answered a purge with status ${response.status}`);
    return true;
  } catch (error) {
    report(error);
    return false;
  }
}
